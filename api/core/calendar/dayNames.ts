import { type Day, type Weekday, weekdayOf } from './calendar.ts';

/** 'monday' as a word in a sentence: 'Monday'. */
export const weekdayName = (weekday: Weekday): string => NAMES[weekday];

const NAMES: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** 'January' first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** '1 December'. */
export const dateName = (day: Day): string => `${Number(day.slice(8))} ${MONTH_NAMES[Number(day.slice(5, 7)) - 1]}`;

/** 'Tuesday 1 December'. */
export function dayName(day: Day): string {
  return `${weekdayName(weekdayOf(day))} ${dateName(day)}`;
}

/** '1 December 2026'. */
export const dateForPeople = (day: Day): string => `${dateName(day)} ${day.slice(0, 4)}`;

/** 'monday' in a table: 'Mon'. */
export const shortName = (weekday: Weekday): string => weekdayName(weekday).slice(0, 3);
/** 'Sat 12 Dec'. */
export function shortDate(day: Day): string {
  const [, date, month] = dayName(day).split(' ');
  return `${shortName(weekdayOf(day))} ${date} ${month!.slice(0, 3)}`;
}

/** 'December 2026'. */
export const monthName = (day: Day): string => `${MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
