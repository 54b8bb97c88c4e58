import type { AnsweredRevision } from '../revision/revision.ts';
import type { Viewer } from '../kernel/access.ts';
import { sportPreferencesSchema } from './phase.schema.ts';
import type { Deps } from '../kernel/ports.ts';
import { changeSeason } from './seasonChange.ts';
import { parse } from '../kernel/validation.ts';

/** Replaces the sports of the season; phases and schedule follow when the plan is regenerated. Throws InvalidInput for none. */
export async function updateSportPreferences(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  input: unknown,
): Promise<{ athleteId: string; planId: string; revision: AnsweredRevision }> {
  return changeSeason(deps, viewer, athleteId, async ({ season }) => {
    const { sportPreferences } = parse(sportPreferencesSchema, input);
    const after = { ...season, plan: { ...season.plan, sportPreferences } };
    return { after, summary: `Set the sports of the season to ${sportPreferences.join(', ')}.`, result: null };
  });
}
