import type { Day } from '../../core/calendar/calendar.ts';
import { sameData } from '../revision/scheduledWorkout.ts';
import { type SeasonSnapshot } from '../revision/seasonSnapshot.ts';
import { type MadeFrom, madeFromOf, madeFromOnFile } from './madeFrom.ts';

export const REGENERATION_REASONS = ['races', 'results', 'sports', 'hours'] as const;
/** What changed since the phases were made. */
export type RegenerationReason = (typeof REGENERATION_REASONS)[number];

/** What tells whether the phases of a season are still those of its races, sports and hours. */
export interface SeasonSources {
  season: Pick<SeasonSnapshot, 'plan' | 'races'>;
  input: { today: Day; athlete: { preferences: { weeklyHoursAvailable: number } } };
}

/** Why the phases no longer follow from the season; empty: they do, or nobody noted what they were made of. */
export function regenerationReasons({
  season,
  input: { athlete, today },
}: SeasonSources): readonly RegenerationReason[] {
  const { seasonEnd } = season.plan;
  const madeFrom = madeFromOnFile(season);
  const beyond = season.races.some(({ raceDate }) => raceDate > seasonEnd && raceDate >= today);
  if (!madeFrom) return beyond ? ['races'] : [];
  const now = madeFromOf(season.races, season.plan.sportPreferences, athlete.preferences.weeklyHoursAvailable);
  const bare = ({ races }: MadeFrom) =>
    races.map(({ id, raceType, raceDate, priority }) => ({ id, raceType, raceDate, priority })).sort(byId);
  const results = ({ races }: MadeFrom) => races.map(({ id, recoveryOfFour }) => ({ id, recoveryOfFour })).sort(byId);
  const isOther: Record<RegenerationReason, boolean> = {
    races: beyond || !sameData(bare(now), bare(madeFrom)),
    results: sameData(bare(now), bare(madeFrom)) && !sameData(results(now), results(madeFrom)),
    sports: !sameData([...now.sports].sort(), [...madeFrom.sports].sort()),
    hours: now.weeklyHoursAvailable !== madeFrom.weeklyHoursAvailable,
  };
  return REGENERATION_REASONS.filter((reason) => isOther[reason]);
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
