import type { GraphQLResolveInfo } from 'graphql';
import { seasonOutlook, type SeasonOutlook } from '../core/season/seasonOutlook.ts';
import { readSeasonState } from '../domain/season/seasonPlan.ts';
import type { SeasonState } from '../domain/season/seasonState.ts';
import { viewerOf } from './builder.ts';
import type { Context } from './context.ts';

interface Known {
  /** What is being answered: the next event of a subscription is another one. */
  root: unknown;
  byAthlete: Map<string, Promise<SeasonState>>;
}

const states = new WeakMap<Context, Known>();
const outlooks = new WeakMap<SeasonState, SeasonOutlook>();

type Answering = Pick<GraphQLResolveInfo, 'rootValue'>;

/** The athlete's season plan with all that is reckoned from it: loaded once for all fields of one answer. */
export function seasonStateFor(
  context: Context,
  athleteId: string,
  { rootValue: root }: Answering,
): Promise<SeasonState> {
  const found = states.get(context);
  const known = found && found.root === root ? found : { root, byAthlete: new Map<string, Promise<SeasonState>>() };
  states.set(context, known);
  const state = known.byAthlete.get(athleteId) ?? readSeasonState(context.deps, viewerOf(context), athleteId);
  known.byAthlete.set(athleteId, state);
  return state;
}

/** After a write the next field reads anew. */
export function forgetSeasonState(context: Context): void {
  states.delete(context);
}

/** Weeks, load and race-day form, reckoned once for all fields of one answer. */
export async function outlookFor(
  context: Context,
  athleteId: string,
  answering: Answering,
): Promise<{ state: SeasonState; outlook: SeasonOutlook }> {
  const state = await seasonStateFor(context, athleteId, answering);
  const outlook = outlooks.get(state) ?? seasonOutlook(state.input);
  outlooks.set(state, outlook);
  return { state, outlook };
}
