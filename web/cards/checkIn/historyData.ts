import { addDays, type Day, weeksBetween } from '../../../api/core/calendar/calendar.ts';

/** The weeks that the charts look back on, the current one among them. */
export const WEEKS_SHOWN = 12;

/** The Mondays of the last weeks, oldest first. */
export function lastWeeks(monday: Day): Day[] {
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(monday, 7 * (index - WEEKS_SHOWN + 1)));
}

interface Answered {
  readonly weekStartDate: Day;
}

/** The check-in of each of those weeks; null: there was none. */
export function byWeek<CheckIn extends Answered>(monday: Day, checkIns: readonly CheckIn[]): (CheckIn | null)[] {
  const weeks: (CheckIn | null)[] = lastWeeks(monday).map(() => null);
  for (const checkIn of checkIns) {
    const place = WEEKS_SHOWN - 1 - weeksBetween(checkIn.weekStartDate, monday);
    if (place >= 0 && place < WEEKS_SHOWN) weeks[place] = checkIn;
  }
  return weeks;
}

/** Values in a row without a gap, with the place of each; a line is drawn through one run only. */
export function runs(values: readonly (number | null)[]): { at: number; value: number }[][] {
  const found: { at: number; value: number }[][] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    const last = found.at(-1);
    if (last && last.at(-1)!.at === at - 1) last.push({ at, value });
    else found.push([{ at, value }]);
  });
  return found;
}
