import { addDays, type Day, mondayOf, weeksBetween } from '../../../api/core/calendar/calendar.ts';

const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The first day of the month that lies so many months from that of the day. */
export function monthAfter(day: Day, months: 1 | -1): Day {
  return months === 1 ? firstOf(addDays(firstOf(day), 31)) : firstOf(addDays(firstOf(day), -1));
}

/** The whole weeks of the month that holds the day. */
export function monthSpan(day: Day): { firstDay: Day; weeks: number } {
  const firstDay = mondayOf(firstOf(day));
  return { firstDay, weeks: weeksBetween(firstDay, addDays(monthAfter(day, 1), -1)) + 1 };
}
