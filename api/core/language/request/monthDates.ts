import { addDays, type Day, daysBetween, mondayOf, weekdayIndex, WEEKDAYS } from '../../calendar/calendar.ts';
import {
  MONTH,
  MONTHS,
  DAY_NAME,
  single,
  span,
  weekdayNamed,
  dayOf,
  dayInYear,
  dayOfMonth,
  lastOfMonth,
  slashed,
  yearAfter,
  monthSpan,
  type DateReader,
} from './dateParts.ts';
import { ORDINAL, ordinalOf } from './numbers.ts';
import { tableOf } from '../../units/tableOf.ts';

const HOLIDAYS: Readonly<Record<string, readonly [month: number, date: number]>> = tableOf({
  'christmas eve': [12, 24],
  christmas: [12, 25],
  'christmas day': [12, 25],
  'boxing day': [12, 26],
  "new year 's eve": [12, 31],
  'new year': [1, 1],
  "new year 's": [1, 1],
  "new year 's day": [1, 1],
});

/** Days by their number, by a month, or both. */
export const MONTH_DATES: readonly DateReader[] = [
  // "over Christmas" and "before Christmas" are no day
  [
    `(?<=\\b(until|on|from|for) )(?:the )?(christmas(?: eve| day)?|boxing day|new year(?: 's)?(?: eve| day)?)(?! (?:holidays?|break|period|party|dinner|lunch|week))`,
    (m, { today }) => {
      const holiday = HOLIDAYS[m[2]!.replace(/^new year (?=eve|day)/, "new year 's ")];
      if (holiday === undefined) return null;
      const near = dayInYear(...holiday, today)!;
      return single(m[1] === 'until' && near < today ? yearAfter(near) : near);
    },
  ],
  [
    '(\\d{4})-(\\d{1,2})-(\\d{1,2})',
    (m) => {
      const day = dayOf(Number(m[1]), Number(m[2]), Number(m[3]));
      return day === null ? null : single(day);
    },
  ],
  [
    `(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:-|to|until) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}`,
    (m, { today }) => monthSpan(m[3]!, m[1]!, m[2]!, today),
  ],
  [
    `${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:-|to|until) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! (?:minutes|hours))`,
    (m, { today }) => monthSpan(m[1]!, m[2]!, m[3]!, today),
  ],
  [
    `(?:the )?week (?:of|from|starting|beginning)(?: on)?(?: monday)?(?: the)? (?:${ORDINAL}(?:(?: of)? ${MONTH})?|${MONTH} (\\d{1,2})(?:st|nd|rd|th)?)`,
    (m, { today }) => {
      const date = m[4] === undefined ? ordinalOf(m[1]!) : Number(m[4]);
      const month = m[2] ?? m[3];
      const day =
        month === undefined ? dayOfMonth(date, today) : dayInYear(MONTHS.indexOf(month.slice(0, 3)) + 1, date, today);
      return day === null ? null : span(mondayOf(day), addDays(mondayOf(day), 6), { week: true });
    },
  ],
  // "14, 15 and 16 January"
  [
    `(?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?:(?: ,)?(?: and)? \\d{1,2}(?:st|nd|rd|th)?){1,6})(?: of)? ${MONTH}`,
    (m, { today }) => {
      const month = MONTHS.indexOf(m[2]!.slice(0, 3)) + 1;
      const days = [...m[1]!.matchAll(/\d{1,2}/g)].map(([date]) => dayInYear(month, Number(date), today));
      const isRising = days.every((day, index) => day !== null && (index === 0 || days[index - 1]! < day));
      if (!isRising) return null;
      const parts = days.map((day) => single(day!));
      return { t: 'date', days: parts.flatMap((part) => part.days), grain: 'day', parts };
    },
  ],
  // "Mon 11": a number that is of that weekday, and not of a month that is named
  [
    `${DAY_NAME} (?:the )?(\\d{1,2})(?! (?:minutes|hours|percent|km|k|miles|mi|x|am|pm|days|weeks|:)|[:./-])(?! (?:of )?${MONTH})`,
    (m, { today }) => {
      const day = dayOfMonth(Number(m[2]), today);
      return day !== null && weekdayIndex(day) === WEEKDAYS.indexOf(weekdayNamed(m[1]!)) ? single(day) : null;
    },
  ],
  [
    `(?:the )?(?:${ORDINAL}|(\\d{1,2}))(?: of)? ${MONTH}(?: ,)?(?: (\\d{4}))?`,
    (m, { today }) => {
      const month = MONTHS.indexOf(m[3]!.slice(0, 3)) + 1;
      const date = m[1] === undefined ? Number(m[2]) : ordinalOf(m[1]);
      const day = m[4] === undefined ? dayInYear(month, date, today) : dayOf(Number(m[4]), month, date);
      return day === null ? null : single(day);
    },
  ],
  [
    `${MONTH} (?:the )?(?:${ORDINAL}|(\\d{1,2}))(?! (?:minutes|hours|km|k))(?: ,)?(?: (\\d{4}))?`,
    (m, { today }) => {
      const month = MONTHS.indexOf(m[1]!.slice(0, 3)) + 1;
      const date = m[2] === undefined ? Number(m[3]) : ordinalOf(m[2]);
      const day = m[4] === undefined ? dayInYear(month, date, today) : dayOf(Number(m[4]), month, date);
      return day === null ? null : single(day);
    },
  ],
  [
    '(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{2,4}))?(?! (?:minutes|hours|km|k|percent|miles|mi))',
    (m, horizon) => {
      if (!m[0].includes('/') && m[3] === undefined) return null;
      return slashed(Number(m[1]), Number(m[2]), horizon);
    },
  ],
  [
    `(?:in|during|throughout|for) (?:all of |the (?:whole|rest|remainder) of )?${MONTH}(?! \\d)`,
    (m, { today }) => {
      const first = dayInYear(MONTHS.indexOf(m[1]!.slice(0, 3)) + 1, 1, today);
      return first === null
        ? null
        : span(first < today && lastOfMonth(first) >= today ? today : first, lastOfMonth(first), { month: true });
    },
  ],
  [
    `(?:the )?end of (?:the month of )?${MONTH}`,
    (m, { today }) => {
      const first = dayInYear(MONTHS.indexOf(m[1]!.slice(0, 3)) + 1, 1, today);
      return first === null ? null : single(lastOfMonth(first));
    },
  ],
  // "16/17", "19/20/21 January", "16th/17th"
  [
    `(?:the )?(\\d{1,2}(?:st|nd|rd|th)?(?: ?/ ?\\d{1,2}(?:st|nd|rd|th)?){1,4})(?: (?:of )?${MONTH})?(?! (?:minutes|hours|percent|km|k))`,
    (m, { today }) => {
      const dates = [...m[1]!.matchAll(/\d{1,2}/g)].map(([date]) => Number(date));
      const isRising = dates.every((date, index) => index === 0 || date === dates[index - 1]! + 1);
      const isNamed = m[2] !== undefined || /[a-z]/.test(m[1]!) || dates.length > 2 || dates[1]! > 12;
      if (!isRising || !isNamed) return null;
      const month = m[2] === undefined ? null : MONTHS.indexOf(m[2].slice(0, 3)) + 1;
      const days = dates.map((date) => (month === null ? dayOfMonth(date, today) : dayInYear(month, date, today)));
      if (days.some((day) => day === null)) return null;
      const parts = days.map((day) => single(day!));
      return { t: 'date', days: parts.flatMap((part) => part.days), grain: 'day', parts };
    },
  ],
  // "the second half of January", "mid January"
  [
    `(?:in |during )?(?:the )?(first half|second half|middle|last week|first week) of (?:${MONTH}|(?:the|this) month)|(?:in )?(mid) ${MONTH}`,
    (m, { today }) => {
      const month = m[2] ?? m[4];
      const first =
        month === undefined ? `${today.slice(0, 8)}01` : dayInYear(MONTHS.indexOf(month.slice(0, 3)) + 1, 1, today);
      if (first === null) return null;
      const last = lastOfMonth(first);
      const [from, to] = {
        'first half': [first, addDays(first, 14)],
        'second half': [addDays(first, 15), last],
        middle: [addDays(first, 9), addDays(first, 19)],
        mid: [addDays(first, 9), addDays(first, 19)],
        'first week': [first, addDays(first, 6)],
        'last week': [addDays(last, -6), last],
      }[m[1] ?? m[3]!]! as [Day, Day];
      return span(from < today && to >= today ? today : from, to, { month: true });
    },
  ],
  [
    `(?<=(?:^| )(?:from|since|until|till|before|by|starting|in) )${MONTH}(?: on(?:wards)?)?(?! \\d)`,
    (m, { today }) => {
      const first = dayInYear(MONTHS.indexOf(m[1]!.slice(0, 3)) + 1, 1, today);
      return first === null ? null : single(first);
    },
  ],
  ['(?:the )?end of (?:the|this) month', (_, { today }) => single(lastOfMonth(today))],
  // "the weekend of the 16th"
  [
    `(?:the )?weekend (?:of|around|on|starting|from) (?:the )?${ORDINAL}(?:(?: of)? ${MONTH})?`,
    (m, { today }) => {
      const date = ordinalOf(m[1]!);
      const day =
        m[2] === undefined ? dayOfMonth(date, today) : dayInYear(MONTHS.indexOf(m[2].slice(0, 3)) + 1, date, today);
      return day === null ? null : span(addDays(mondayOf(day), 5), addDays(mondayOf(day), 6), { week: true });
    },
  ],
  // "weekend 16/17"
  [
    '(?:the )?weekend (?:of |on |the )*(\\d{1,2})(?:st|nd|rd|th)?(?: ?/ ?| ?- ?| and )(\\d{1,2})(?:st|nd|rd|th)?(?! (?:min|km|h))',
    (m, { today }) => {
      const [from, to] = [dayOfMonth(Number(m[1]), today), dayOfMonth(Number(m[2]), today)];
      return from === null || to === null || daysBetween(from, to) !== 1 ? null : span(from, to, { week: true });
    },
  ],
];
