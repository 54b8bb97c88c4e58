import type { WeekTarget } from '../season/season.ts';

/** Weeks back to which the growth of a week's hours is measured. */
const WEEKS_BEFORE = 4;

/** Largest planned hours of the four weeks before one of a season; null: nothing was planned in them, so that nothing grows from them. */
export function largestBefore(weeks: readonly Pick<WeekTarget, 'plannedHours'>[], index: number): number | null {
  const before = weeks.slice(Math.max(0, index - WEEKS_BEFORE), Math.max(0, index));
  return Math.max(0, ...before.map(({ plannedHours }) => plannedHours)) || null;
}
