import { seasonOutlook, type SeasonOutlook } from '../core/seasonOutlook.ts';
import { readSeasonState } from '../domain/seasonPlan.ts';
import type { SeasonState } from '../domain/seasonState.ts';
import { type Context, viewerOf } from './builder.ts';

const states = new WeakMap<Context, Map<string, Promise<SeasonState>>>();
const outlooks = new WeakMap<SeasonState, SeasonOutlook>();

/** The athlete's season plan with all that is reckoned from it: loaded once for all fields of one answer. */
export function seasonStateFor(context: Context, athleteId: string): Promise<SeasonState> {
  const known = states.get(context) ?? new Map<string, Promise<SeasonState>>();
  states.set(context, known);
  const found = known.get(athleteId) ?? readSeasonState(context.deps, viewerOf(context), athleteId);
  known.set(athleteId, found);
  return found;
}

/** After a write the next field reads anew. */
export function forgetSeasonState(context: Context): void {
  states.delete(context);
}

/** Weeks, load and race-day form, reckoned once for all fields of one answer. */
export async function outlookFor(context: Context, athleteId: string): Promise<{ state: SeasonState; outlook: SeasonOutlook }> {
  const state = await seasonStateFor(context, athleteId);
  const outlook = outlooks.get(state) ?? seasonOutlook(state.input);
  outlooks.set(state, outlook);
  return { state, outlook };
}
