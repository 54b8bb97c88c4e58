import { type Day, weekdayIndex } from '../../api/core/calendar/calendar.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

export const dayOfMonth = (day: Day) => Number(day.slice(8));
const month = (day: Day) => MONTHS[Number(day.slice(5, 7)) - 1]!;
const year = (day: Day) => day.slice(0, 4);

/** 'Mon'. */
export const shortWeekday = (day: Day) => WEEKDAYS[weekdayIndex(day)]!;

/** 'Mon 23 Nov'. */
export const shortDay = (day: Day) => `${shortWeekday(day)} ${dayOfMonth(day)} ${month(day)}`;

/** '23 Nov'. */
export const dayAndMonth = (day: Day) => `${dayOfMonth(day)} ${month(day)}`;

/** '23 Nov 2026'. */
export const fullDate = (day: Day) => `${dayOfMonth(day)} ${month(day)} ${year(day)}`;

/** '23 – 29 Nov', '30 Nov – 6 Dec', '28 Dec 2026 – 3 Jan 2027'. */
export function dateRange(from: Day, to: Day): string {
  if (year(from) !== year(to)) return `${fullDate(from)} – ${fullDate(to)}`;
  if (month(from) !== month(to)) return `${dayOfMonth(from)} ${month(from)} – ${dayOfMonth(to)} ${month(to)}`;
  return `${dayOfMonth(from)} – ${dayOfMonth(to)} ${month(to)}`;
}
