import { type Day, dayFromNumber, dayNumber } from '../calendar/calendar.ts';

/** The seven days of the week of this Monday. */
export function daysFrom(monday: Day): Day[] {
  const first = dayNumber(monday);
  return Array.from({ length: 7 }, (_, i) => dayFromNumber(first + i));
}
