import {
  addDays,
  type Day,
  daysBetween,
  isDay,
  mondayOf,
  type Weekday,
  weekdayIndex,
  WEEKDAYS,
} from '../../calendar/calendar.ts';
import { tableOf } from '../../units/tableOf.ts';
import { numberOf } from './numbers.ts';
import type { DateTag, Horizon } from './tags.ts';

export const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
export const DAY_NAME =
  '(monday|mon|tuesday|tues|tue|wednesday|weds|wed|thursday|thurs|thur|thu|friday|fri|saturday|sat|sunday|sun)';
export const PART = '(?: (morning|lunchtime|lunch|midday|noon|afternoon|evening|night)(?! (?:shift|shifts|flight)))?';
export const WORKOUT_AHEAD =
  '(?= (?:long|easy|short|hard|threshold|tempo|recovery|interval|vo2|run|ride|bike|swim|brick|strength|gym|workout|session|training))';

export const range = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, Math.min(400, daysBetween(from, to) + 1)) }, (_, index) => addDays(from, index));

export const single = (day: Day, more: Partial<DateTag> = {}): DateTag => ({
  t: 'date',
  days: [day],
  grain: 'day',
  ...more,
});
export const span = (from: Day, to: Day, more: Partial<DateTag> = {}): DateTag => ({
  t: 'date',
  days: range(from, to),
  grain: 'range',
  ...more,
});

export const weekdayNamed = (name: string): Weekday =>
  WEEKDAYS.find((weekday) => weekday.startsWith(name.slice(0, 3)))!;

export const TIMES: Readonly<Record<string, DateTag['time']>> = tableOf({
  morning: 'morning',
  lunchtime: 'midday',
  lunch: 'midday',
  midday: 'midday',
  noon: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
});
export const partOfDay = (part: string | undefined): Pick<DateTag, 'time'> =>
  part === undefined ? {} : { time: TIMES[part]! };

/** The days of these weekdays within the schedule, from today on. */
export function recurring(weekdays: readonly Weekday[], { today, lastDay }: Horizon): DateTag {
  const days = range(today, lastDay).filter((day) => weekdays.includes(WEEKDAYS[weekdayIndex(day)]!));
  return { t: 'date', days, grain: 'recurring', weekdays };
}

export const padded = (value: number) => String(value).padStart(2, '0');
export const dayOf = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${padded(month)}-${padded(date)}`;
  return isDay(day) ? day : null;
};

/** A day and month without a year: this year's, or next year's when that is nearer; a little while ago stays in the past. */
export function dayInYear(month: number, date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const candidates = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, date) ?? []);
  const near = candidates.filter((day) => daysBetween(today, day) >= -60);
  return near[0] ?? null;
}

/** The same date of the next year; of 29 February the day after a year. */
export const yearAfter = (day: Day): Day =>
  dayOf(Number(day.slice(0, 4)) + 1, Number(day.slice(5, 7)), Number(day.slice(8))) ?? addDays(day, 365);

/** The 14th: of this month while it lies ahead or was just this week, else of the next. */
export function dayOfMonth(date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const here = dayOf(year, month, date);
  if (here !== null && here >= addDays(today, -6)) return here;
  const next = month === 12 ? dayOf(year + 1, 1, date) : dayOf(year, month + 1, date);
  return next ?? here;
}

/** The last day of that month. */
export const lastOfMonth = (day: Day): Day => addDays(addDays(`${day.slice(0, 8)}28`, 4).replace(/\d\d$/, '01'), -1);

export function slashed(first: number, second: number, { today, firstDay, lastDay }: Horizon): DateTag | null {
  const options = [
    ...new Set(
      [dayInYear(second, first, today), dayInYear(first, second, today)].filter((day): day is Day => day !== null),
    ),
  ];
  const inside = options.filter((day) => day >= firstDay && day <= lastDay);
  const ahead = inside.length > 0 ? inside : options.filter((day) => day >= today);
  if (ahead.length > 1) return { ...single(ahead[0]!), ambiguous: [ahead[0]!, ahead[1]!] };
  const day = ahead[0] ?? options[0];
  return day === undefined ? null : single(day);
}

export function monthSpan(monthName: string, first: string, last: string, today: Day): DateTag | null {
  const month = MONTHS.indexOf(monthName.slice(0, 3)) + 1;
  const [from, to] = [dayInYear(month, Number(first), today), dayInYear(month, Number(last), today)];
  return from === null || to === null || to < from ? null : span(from, to);
}

/** Words that name days, and what they name; null: not here. */
export type DateReader = readonly [words: string, read: (match: RegExpExecArray, horizon: Horizon) => DateTag | null];

export const weekFrom = (today: Day, weeks: number): DateTag => {
  const monday = addDays(mondayOf(today), 7 * weeks);
  return span(weeks === 0 ? today : monday, addDays(monday, 6), { week: true });
};
export const weekend = (today: Day, weeks: number): DateTag => {
  const saturday = addDays(mondayOf(today), 5 + 7 * weeks);
  return span(weeks === 0 && today > saturday ? today : saturday, addDays(saturday, 1), { week: true });
};

export function weekday(which: string | undefined, name: string, part: string | undefined, today: Day): DateTag {
  const wanted = weekdayNamed(name);
  const here = addDays(mondayOf(today), WEEKDAYS.indexOf(wanted));
  const time = partOfDay(part);
  if (which === 'next') return single(addDays(here, 7), time);
  if (which === 'last' || which === 'past') return single(here < today ? here : addDays(here, -7), time);
  return single(here < today ? addDays(here, 7) : here, { ...(which === undefined && { bare: wanted }), ...time });
}

export const daysOf = (count: string, unit: string): number =>
  Math.round(
    numberOf(count) *
      (unit.startsWith('week') ? 7 : unit.startsWith('month') ? 28 : unit.startsWith('fortnight') ? 14 : 1),
  );
