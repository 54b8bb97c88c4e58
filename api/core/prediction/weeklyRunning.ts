import { addDays, type Day, mondayOf } from '../calendar/calendar.ts';
import { TANDA_MIN_WEEKS, TANDA_WEEKS } from '../constants/prediction.ts';
import type { WeeklyRunning } from './predictRace.ts';

/** A run of which distance and moving time were recorded. */
export interface RecordedRun {
  day: Day;
  distanceM: number;
  movingSec: number;
}

/** First day of the whole weeks that are looked at. */
export const runningSince = (today: Day): Day => addDays(mondayOf(today), -7 * TANDA_WEEKS);

/** Mean running of the last whole weeks; null: too few of them hold a run to tell. */
export function weeklyRunningOf(runs: readonly RecordedRun[], today: Day): WeeklyRunning | null {
  const counted = runs.filter(
    ({ day, distanceM }) => day >= runningSince(today) && day < mondayOf(today) && distanceM > 0,
  );
  if (new Set(counted.map(({ day }) => mondayOf(day))).size < TANDA_MIN_WEEKS) return null;
  const km = counted.reduce((sum, { distanceM }) => sum + distanceM, 0) / 1000;
  const seconds = counted.reduce((sum, { movingSec }) => sum + movingSec, 0);
  return { km: km / TANDA_WEEKS, secPerKm: seconds / km };
}
