import { type Day, dayFromNumber, dayNumber } from '../calendar/calendar.ts';

/** The seven days of the week of this Monday. */
export function daysFrom(monday: Day): Day[] {
  const first = dayNumber(monday);
  const days: Day[] = [];
  for (let number = first; number < first + 7; number += 1) days.push(dayFromNumber(number));
  return days;
}
