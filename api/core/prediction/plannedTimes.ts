import type { Athlete } from '../athlete/athlete.ts';
import type { Day } from '../calendar/calendar.ts';
import type { Race } from '../race/race.ts';
import { plannedSeconds } from './goal.ts';
import { knownOf } from './knownOf.ts';
import { predictRace } from './predictRace.ts';

/**
 * The races with the seconds that each took, or will take by goal or prediction. One of which nothing is known is left as it is: then
 * its type says how long it is. What was run before is evidence for what is to come.
 */
export function withPlannedTimes<R extends Race>(
  races: readonly R[],
  { thresholds }: Pick<Athlete, 'thresholds'>,
  today: Day,
): R[] {
  const known = knownOf(thresholds, races, today);
  return races.map((race) => {
    const took = race.result?.finishSeconds ?? null;
    const seconds = took ?? plannedSeconds(predictRace(race.raceType, known), race.goalTimeSec ?? null);
    return seconds === null ? race : { ...race, plannedSec: seconds };
  });
}
