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
import { NUMBER, numberOf, ORDINAL, ordinalOf } from './numbers.ts';
import type { DateTag, Found, Horizon } from './tags.ts';

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_NAME =
  '(monday|mon|tuesday|tues|tue|wednesday|weds|wed|thursday|thurs|thur|thu|friday|fri|saturday|sat|sunday|sun)';
const PART = '(?: (morning|lunchtime|lunch|midday|noon|afternoon|evening|night)(?! (?:shift|shifts|flight)))?';
const WORKOUT_AHEAD =
  '(?= (?:long|easy|short|hard|threshold|tempo|recovery|interval|vo2|run|ride|bike|swim|brick|strength|gym|workout|session|training))';

const range = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, Math.min(400, daysBetween(from, to) + 1)) }, (_, index) => addDays(from, index));

const single = (day: Day, more: Partial<DateTag> = {}): DateTag => ({ t: 'date', days: [day], grain: 'day', ...more });
const span = (from: Day, to: Day, more: Partial<DateTag> = {}): DateTag => ({
  t: 'date',
  days: range(from, to),
  grain: 'range',
  ...more,
});

const weekdayNamed = (name: string): Weekday => WEEKDAYS.find((weekday) => weekday.startsWith(name.slice(0, 3)))!;

const TIMES: Readonly<Record<string, DateTag['time']>> = tableOf({
  morning: 'morning',
  lunchtime: 'midday',
  lunch: 'midday',
  midday: 'midday',
  noon: 'midday',
  afternoon: 'afternoon',
  evening: 'evening',
  night: 'evening',
});
const at = (part: string | undefined): Pick<DateTag, 'time'> => (part === undefined ? {} : { time: TIMES[part]! });

/** The days of these weekdays within the schedule, from today on. */
export function recurring(weekdays: readonly Weekday[], { today, lastDay }: Horizon): DateTag {
  const days = range(today, lastDay).filter((day) => weekdays.includes(WEEKDAYS[weekdayIndex(day)]!));
  return { t: 'date', days, grain: 'recurring', weekdays };
}

const padded = (value: number) => String(value).padStart(2, '0');
const dayOf = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${padded(month)}-${padded(date)}`;
  return isDay(day) ? day : null;
};

/** A day and month without a year: this year's, or next year's when that is nearer; a little while ago stays in the past. */
function dayInYear(month: number, date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const candidates = [year - 1, year, year + 1].flatMap((each) => dayOf(each, month, date) ?? []);
  const near = candidates.filter((day) => daysBetween(today, day) >= -60);
  return near[0] ?? null;
}

/** The 14th: of this month while it lies ahead or was just this week, else of the next. */
function dayOfMonth(date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const here = dayOf(year, month, date);
  if (here !== null && here >= addDays(today, -6)) return here;
  const next = month === 12 ? dayOf(year + 1, 1, date) : dayOf(year, month + 1, date);
  return next ?? here;
}

/** The last day of that month. */
const lastOfMonth = (day: Day): Day => addDays(addDays(`${day.slice(0, 8)}28`, 4).replace(/\d\d$/, '01'), -1);

function slashed(first: number, second: number, { today, firstDay, lastDay }: Horizon): DateTag | null {
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

function monthSpan(monthName: string, first: string, last: string, today: Day): DateTag | null {
  const month = MONTHS.indexOf(monthName.slice(0, 3)) + 1;
  const [from, to] = [dayInYear(month, Number(first), today), dayInYear(month, Number(last), today)];
  return from === null || to === null || to < from ? null : span(from, to);
}

type Reader = (match: RegExpExecArray, horizon: Horizon) => DateTag | null;

const weekFrom = (today: Day, weeks: number): DateTag => {
  const monday = addDays(mondayOf(today), 7 * weeks);
  return span(weeks === 0 ? today : monday, addDays(monday, 6), { week: true });
};
const weekend = (today: Day, weeks: number): DateTag => {
  const saturday = addDays(mondayOf(today), 5 + 7 * weeks);
  return span(weeks === 0 && today > saturday ? today : saturday, addDays(saturday, 1), { week: true });
};

function weekday(which: string | undefined, name: string, part: string | undefined, today: Day): DateTag {
  const wanted = weekdayNamed(name);
  const here = addDays(mondayOf(today), WEEKDAYS.indexOf(wanted));
  const time = at(part);
  if (which === 'next') return single(addDays(here, 7), time);
  if (which === 'last' || which === 'past') return single(here < today ? here : addDays(here, -7), time);
  return single(here < today ? addDays(here, 7) : here, { ...(which === undefined && { bare: wanted }), ...time });
}

const length = (count: string, unit: string): number =>
  Math.round(
    numberOf(count) *
      (unit.startsWith('week') ? 7 : unit.startsWith('month') ? 28 : unit.startsWith('fortnight') ? 14 : 1),
  );

const READERS: readonly (readonly [string, Reader])[] = [
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
    `(?:in |during )?(?:the )?(first half|second half|middle|last week|first week) of ${MONTH}|(?:in )?(mid) ${MONTH}`,
    (m, { today }) => {
      const first = dayInYear(MONTHS.indexOf((m[2] ?? m[4])!.slice(0, 3)) + 1, 1, today);
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
  // the week before a race, from its Monday
  [
    '(?:in |during )?(?:the |my )?(?:race week|week of (?:the|my) race|last week before (?:the|my) race)',
    (_, { raceDay, today }) => {
      if (raceDay == null) return null;
      const monday = mondayOf(raceDay);
      return span(monday < today ? today : monday, raceDay, { week: true });
    },
  ],
  // "Thursday week", as the British say it: a week after the Thursday to come
  [
    `(?:a week on ${DAY_NAME}|${DAY_NAME} week(?! (?:\\d|of\\b|was)))`,
    (m, { today }) => single(addDays(weekday(undefined, m[1] ?? m[2]!, undefined, today).days[0]!, 7)),
  ],
  [
    `${NUMBER} (days?|weeks?|fortnights?) (?:from|after) (?:now|today|(tomorrow)|(?:this |next )?${DAY_NAME})`,
    (m, { today }) => {
      const start =
        m[3] !== undefined
          ? addDays(today, 1)
          : m[4] === undefined
            ? today
            : weekday(undefined, m[4], undefined, today).days[0]!;
      return single(addDays(start, length(m[1]!, m[2]!)));
    },
  ],
  [
    `${DAY_NAME} in ${NUMBER} weeks?`,
    (m, { today }) => single(addDays(weekday(undefined, m[1]!, undefined, today).days[0]!, 7 * numberOf(m[2]!))),
  ],
  [`${NUMBER} (days?|weeks?|months?) ago`, (m, { today }) => single(addDays(today, -length(m[1]!, m[2]!)))],
  ['tomorrow and (?:the )?day after(?: that| tomorrow)?', (_, { today }) => span(addDays(today, 1), addDays(today, 2))],
  ['(?:the )?day after tomorrow', (_, { today }) => single(addDays(today, 2))],
  [
    '(?:today|this)(?: (morning|lunchtime|lunch|midday|noon|afternoon|evening|night))',
    (m, { today }) => single(today, at(m[1])),
  ],
  ['tonight', (_, { today }) => single(today, { time: 'evening' })],
  ['(?:later )?today', (_, { today }) => single(today)],
  [`tomorrow${PART}`, (m, { today }) => single(addDays(today, 1), at(m[1]))],
  ['yesterday(?: (?:morning|afternoon|evening))?|last night', (_, { today }) => single(addDays(today, -1))],
  [
    '(?:all |every |each |most )?(?:weekdays|work ?days|week days|working days|week nights|weeknights)|during the week|every weekday|each weekday|on weekday|(?:a )?weekday',
    (_, h) => recurring(WEEKDAYS.slice(0, 5), h),
  ],
  ['(?:all |every |each )?weekends|every weekend|each weekend', (_, h) => recurring(WEEKDAYS.slice(5), h)],
  // "the last Thursday of January", "the second Saturday in the month"
  [
    `(?:on )?(?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|last) ${DAY_NAME} (?:of|in) (?:${MONTH}|(?:the|this) month)`,
    (m, { today }) => {
      const first =
        m[3] === undefined ? `${today.slice(0, 8)}01` : dayInYear(MONTHS.indexOf(m[3].slice(0, 3)) + 1, 1, today);
      if (first === null) return null;
      const weekdays = range(first, lastOfMonth(first)).filter(
        (day) => weekdayIndex(day) === WEEKDAYS.indexOf(weekdayNamed(m[2]!)),
      );
      const day = weekdays.at(m[1] === 'last' ? -1 : ordinalOf(m[1]!) - 1);
      return day === undefined ? null : single(day);
    },
  ],
  [
    `(?:every|each|any|(?<=(?:^| )on )an?|all(?= [a-z]+days)) ${DAY_NAME}s?${PART}`,
    (m, h) => recurring([weekdayNamed(m[1]!)], h),
  ],
  [`all (?:of |day )?(?:on )?${DAY_NAME}`, (m, { today }) => weekday(undefined, m[1]!, undefined, today)],
  [
    `(?:(this coming|this|next|coming|last|past) )?${DAY_NAME}s${WORKOUT_AHEAD}`,
    (m, { today }) => ({ ...weekday(m[1], m[2]!, undefined, today), possessive: true }),
  ],
  [
    `${DAY_NAME}s(?= (?:on )?(?:today|tonight|tomorrow|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*(?<!s))(?: |$))`,
    (m, { today }) => ({ ...weekday(undefined, m[1]!, undefined, today), possessive: true }),
  ],
  [`(monday|tuesday|wednesday|thursday|friday|saturday|sunday)s${PART}`, (m, h) => recurring([weekdayNamed(m[1]!)], h)],
  [
    '(?:the )?(?:second half|end|back end) of (?:the|this) week|later (?:this|in the) week',
    (_, { today }) => {
      const sunday = addDays(mondayOf(today), 6);
      const thursday = addDays(sunday, -3);
      return span(today > thursday ? today : thursday, sunday);
    },
  ],
  [
    '(?:the )?(?:start|beginning) of next week|early next week',
    (_, { today }) => span(addDays(mondayOf(today), 7), addDays(mondayOf(today), 9)),
  ],
  [
    '(?:the )?(?:end) of next week|late next week|later next week',
    (_, { today }) => span(addDays(mondayOf(today), 10), addDays(mondayOf(today), 13)),
  ],
  [
    '(?:this week and (?:the )?next(?: week| one)?|this and (?:the )?next week)',
    (_, { today }) => span(today, addDays(mondayOf(today), 13)),
  ],
  [
    '(?:for )?(?:the )?(?:rest|remainder) of (?:the|this) week|(?:all|this whole|the whole|this entire|the entire|this|the current) week(?! after)(?!end)',
    (_, { today }) => weekFrom(today, 0),
  ],
  ['(?:the )?week after next', (_, { today }) => weekFrom(today, 2)],
  ['(?:the )?(?:following week|week after)', (_, { today }) => weekFrom(today, 1)],
  ['(?:the )?(?:whole of |all of |all )?(?:next|coming) week', (_, { today }) => weekFrom(today, 1)],
  ['last week', (_, { today }) => span(addDays(mondayOf(today), -7), addDays(mondayOf(today), -1), { week: true })],
  ['(?:the )?next weekend', (_, { today }) => weekend(today, 1)],
  ['(?:the )?weekend after next', (_, { today }) => weekend(today, 2)],
  // "week 3" as the schedule counts its weeks
  [
    '(?:in |of )?(?:the )?week (?:number )?(\\d{1,3})(?! (?:minutes|hours|percent|km|k|miles|mi|days|x|times))',
    (m, { today, weekOne }) => {
      if (weekOne === undefined || m[1] === '0') return null;
      const monday = addDays(weekOne, 7 * (Number(m[1]) - 1));
      return span(monday < today && addDays(monday, 6) >= today ? today : monday, addDays(monday, 6), { week: true });
    },
  ],
  ['last weekend', (_, { today }) => span(addDays(mondayOf(today), -2), addDays(mondayOf(today), -1), { week: true })],
  ['(?:this coming |this |the coming |the |at the |over the )?weekend', (_, { today }) => weekend(today, 0)],
  [
    `(?:for |over |during |in )?(?:the )?(?:next|coming|following) (?:${NUMBER} )?(days|weeks|month|months|fortnight)`,
    (m, { today }) => {
      if (m[2] === 'month' && m[1] === undefined)
        return /for|over|the/.test(m[0])
          ? span(today, addDays(today, 27), { lasts: true })
          : { ...span(today, today), vague: true };
      return span(today, addDays(today, length(m[1] ?? 'few', m[2]!) - 1), { lasts: true });
    },
  ],
  // "doctor says two weeks off"
  [
    `(?<=(?:^| )(?:doctors?|doc|gp|dr|nurse|hospital|physio|signed)(?: [a-z]+){0,5} )(?:for )?${NUMBER} (days?|weeks?|months?)(?: (?:off|of|rest|complete|total|full|in bed)){0,3}`,
    (m, { today }) => span(today, addDays(today, length(m[1]!, m[2]!) - 1), { lasts: true, ordered: true }),
  ],
  [
    `for (?:about |around |at least |maybe )?(?:the )?${NUMBER} (days?|weeks?|months?|fortnights?)`,
    (m, { today }) => span(today, addDays(today, length(m[1]!, m[2]!) - 1), { lasts: true }),
  ],
  // "5 days off from the 12th", "ten days without swimming"
  [
    `(?!(?:an?|one) day)${NUMBER} (days?|weeks?|fortnights?)(?= (?:off|away|out|without|completely|rest|of rest|no)(?: |$))`,
    (m, { today }) => span(today, addDays(today, length(m[1]!, m[2]!) - 1), { lasts: true }),
  ],
  ['(?:a |one )?fortnight', (_, { today }) => span(today, addDays(today, 13), { lasts: true })],
  [`in ${NUMBER} (days?|weeks?)(?: time)?`, (m, { today }) => single(addDays(today, length(m[1]!, m[2]!)))],
  [
    '(?:the )?(?:rest of |whole |all )?(?:this|the) month',
    (_, { today }) => span(today, lastOfMonth(today), { lasts: true }),
  ],
  [
    `(?<=(?:until|before|through) )(?:the |my |our )?(?:next )?(?:big |goal |a )?race(?: day)?`,
    (_, { raceDay }) => (raceDay == null ? null : single(raceDay)),
  ],
  [
    '(?:sometime |some day |some time )?(?:soon|next month|in spring|in summer|next year)',
    (_, { today }) => ({ ...span(today, today), vague: true }),
  ],
  [
    `(?:on )?(?:the )?${ORDINAL}(?! (?:one|session|run|ride|swim|workout|of|option|week|day|half)\\b)`,
    (m, { today }) => {
      const day = dayOfMonth(ordinalOf(m[1]!), today);
      const meant = /\d/.test(m[0]) || (m[0].includes('the ') && ordinalOf(m[1]!) > 3);
      return day === null || !meant ? null : single(day);
    },
  ],
  [
    `(?:(this coming|this|next|coming|last|past) )?${DAY_NAME}${PART}`,
    (m, { today }) => weekday(m[1], m[2]!, m[3], today),
  ],
];

const COMPILED = READERS.map(([source, read]) => [new RegExp(`(?:${source})(?= |$)`, 'y'), read] as const);

/** The date written at this place of the text, if one is. */
export function dateAt(text: string, from: number, horizon: Horizon): Found | null {
  for (const [pattern, read] of COMPILED) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) continue;
    const tag = read(match, horizon);
    if (tag === null) continue;
    const rest = text.slice(from + match[0].length);
    const possessive = rest.startsWith(" 's");
    return { tags: [possessive ? { ...tag, possessive } : tag], length: match[0].length + (possessive ? 3 : 0) };
  }
  return null;
}

/** The same weekday in the week of `week`. */
export function inWeekOf(date: DateTag, week: DateTag): DateTag {
  if (date.parts !== undefined) {
    const parts = date.parts.map((part) => inWeekOf(part, week));
    return { ...date, parts, days: parts.flatMap(({ days }) => days) };
  }
  if (date.week === true && date.days.length <= 2)
    return span(addDays(mondayOf(week.days[0]!), 5), addDays(mondayOf(week.days[0]!), 6), { week: true });
  if (date.bare === undefined) return date;
  return {
    ...date,
    days: [addDays(mondayOf(week.days[0]!), WEEKDAYS.indexOf(date.bare))],
    bare: undefined,
    inWeek: true,
  };
}

/** Every day from the first of one to the last of the other. */
export function fromTo(first: DateTag, last: DateTag): DateTag {
  const from = first.days[0]!;
  let to = last.days.at(-1)!;
  if (to < from && last.bare !== undefined) to = addDays(to, 7 * Math.ceil(daysBetween(to, from) / 7));
  const ends = first.bare !== undefined && last.bare !== undefined ? { ends: [first, last] as const } : {};
  return to < from ? { ...first, grain: 'range' } : span(from, to, ends);
}
