import type { AnsweredRevision } from '../revision/revision.ts';
import type { Sport } from '../../core/codes/sport.ts';
import { assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import { phaseSchema } from './phase.schema.ts';
import type { Deps } from '../kernel/ports.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { changeSeason } from './seasonChange.ts';
import type { PhaseRow } from '../revision/seasonSnapshot.ts';
import { parse } from '../kernel/validation.ts';

const SPORT_NAMES: Readonly<Record<Sport, string>> = {
  running: 'Running',
  cycling: 'Cycling',
  swimming: 'Swimming',
  strength: 'Strength',
};

/**
 * Changes hours, description, focus areas or sports of a phase, whichever are sent; regeneration keeps them. Throws NotFound, and
 * InvalidInput, also where a sport that the race type needs is left out. `of` names the only athlete whose phase it may be.
 */
export async function updatePhase(
  deps: Deps,
  viewer: Viewer,
  phaseId: string | null,
  input: unknown,
  of?: string | null,
): Promise<{ athleteId: string; planId: string; phase: PhaseRow; revision: AnsweredRevision }> {
  assertMayWrite(viewer);
  const where = { AND: [{ id: phaseId ?? '' }, visibleTo(viewer).phase] };
  const found = phaseId === null ? null : await deps.db.phase.findFirst({ where, select: { athleteId: true } });
  if (!found || (of !== undefined && found.athleteId !== of)) throw new NotFound('Phase not found.');
  const { result: phase, ...changed } = await changeSeason(deps, viewer, found.athleteId, async ({ season }) => {
    const { description, ...given } = parse(phaseSchema, input);
    const old = season.phases.find(({ id }) => id === phaseId);
    if (!old) throw new NotFound('Phase not found.');
    assertBaseSports(old, given.sportPreferences);
    const isDescribed = (input as Record<string, unknown>).description !== undefined;
    const edited: PhaseRow = { ...old, ...given, ...(isDescribed && { description }) };
    const after = sameData(old, edited) ? old : { ...edited, isEdited: true };
    const phases = season.phases.map((each) => (each.id === after.id ? after : each));
    return { after: { ...season, phases }, summary: `Edited the phase ${after.phaseName}.`, result: after };
  });
  return { ...changed, phase };
}

function assertBaseSports({ baseSports }: PhaseRow, chosen: readonly Sport[] | undefined): void {
  const missing = chosen ? baseSports.filter((sport) => !chosen.includes(sport)) : [];
  if (missing.length === 0) return;
  throw new InvalidInput(
    missing.map((sport) => ({
      path: 'sportPreferences',
      message: `${SPORT_NAMES[sport]} is required for your race type.`,
    })),
  );
}
