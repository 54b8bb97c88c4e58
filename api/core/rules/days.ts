import { addDays, type Day } from '../calendar/calendar.ts';

/** The seven days of the week of this Monday. */
export const daysFrom = (monday: Day): Day[] => Array.from({ length: 7 }, (_, i) => addDays(monday, i));
