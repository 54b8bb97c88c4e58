import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { monthName } from '../../../api/core/calendar/dayNames.ts';

/** Thursday of the week of that Monday: a week belongs to the month and the year that hold four of its days. */
const middleOf = (monday: Day): Day => addDays(monday, 3);

/** The same day of the year before or after, as far as it says which year is meant. */
export const yearAfter = (day: Day, years: 1 | -1): Day => `${Number(day.slice(0, 4)) + years}-07-01`;

/** Days of the first and of the last week of the year that holds the day: 4 January and 28 December always are. */
export const yearSpan = (day: Day): { from: Day; to: Day } => ({
  from: `${day.slice(0, 4)}-01-04`,
  to: `${day.slice(0, 4)}-12-28`,
});

/** Weeks by the month that most of their days are in, in their order. */
export function monthsOf<Week extends { readonly weekStartDate: Day }>(weeks: readonly Week[]): Month<Week>[] {
  const months: Month<Week>[] = [];
  for (const week of weeks) {
    const month = `${middleOf(week.weekStartDate).slice(0, 7)}-01`;
    const last = months.at(-1);
    if (last?.month === month) last.weeks.push(week);
    else months.push({ month, weeks: [week] });
  }
  return months;
}

interface Month<Week> {
  month: Day;
  weeks: Week[];
}

/** The months in their order, those side by side that hold nothing as one. */
export function stretchesOf<Week>(
  months: readonly Month<Week>[],
  isEmpty: (week: Week) => boolean,
): { first: Day; last: Day; weeks: Week[]; isEmpty: boolean }[] {
  const stretches: { first: Day; last: Day; weeks: Week[]; isEmpty: boolean }[] = [];
  for (const { month, weeks } of months) {
    const before = stretches.at(-1);
    const holdsNothing = weeks.every(isEmpty);
    if (before?.isEmpty && holdsNothing) before.last = month;
    else stretches.push({ first: month, last: month, weeks, isEmpty: holdsNothing });
  }
  return stretches;
}

/** "May 2026", "January – June 2026". */
export const stretchName = (first: Day, last: Day): string =>
  first === last ? monthName(first) : `${monthName(first).split(' ')[0]} – ${monthName(last)}`;

export interface Meant {
  readonly plannedMinutes: number;
  readonly outline: { readonly targetHours: number } | null | undefined;
}

/** Minutes that its workouts are planned to take; where there are none yet, what the season means the week to hold. */
export const meantMinutes = ({ plannedMinutes, outline }: Meant): number =>
  plannedMinutes > 0 ? plannedMinutes : 60 * (outline?.targetHours ?? 0);
