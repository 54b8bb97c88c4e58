import { addDays, mondayOf, weekdayIndex, WEEKDAYS } from '../../calendar/calendar.ts';
import {
  MONTH,
  MONTHS,
  DAY_NAME,
  PART,
  WORKOUT_AHEAD,
  range,
  single,
  span,
  weekdayNamed,
  partOfDay,
  recurring,
  dayInYear,
  dayOfMonth,
  lastOfMonth,
  weekFrom,
  weekend,
  weekday,
  daysOf,
  type DateReader,
} from './dateParts.ts';
import { NUMBER, numberOf, ORDINAL, ordinalOf } from './numbers.ts';

/** Words of an absence, right before how long it is. */
const ABSENT =
  '(?:^| )(?:away|off|out|gone|abroad|travelling|sailing|skiing|snowboarding|surfing|camping|backpacking|holiday|vacation|trip|cruise|conference|course|leave)';

/** Days by their weekday, or by how far they are from today, from a race or from a week. */
export const NEAR_DATES: readonly DateReader[] = [
  // the week before a race, from its Monday
  [
    '(?:in |during )?(?:the |my )?(?:race week|week of (?:the|my) race|last week before (?:the|my) race)',
    (_, { raceDay, today }) => {
      if (raceDay == null) return null;
      const monday = mondayOf(raceDay);
      return span(monday < today ? today : monday, raceDay, { week: true });
    },
  ],
  // "the day before the race", "two days before race day", "the Saturday before the race"
  [
    `(?:on )?(?:the )?(?:eve of|(?:(?:${NUMBER} )?days?|${DAY_NAME}) before) (?:the |my )?(?:race(?: day)?|half(?: marathon)?|marathon)(?! (?:week|pace)\\b)`,
    (m, { raceDay }) => {
      if (raceDay == null) return null;
      const named = m[2] === undefined ? null : weekdayNamed(m[2]);
      if (named === null) return single(addDays(raceDay, -(m[1] === undefined ? 1 : numberOf(m[1]))));
      return single(addDays(raceDay, -(((weekdayIndex(raceDay) - WEEKDAYS.indexOf(named) + 6) % 7) + 1)));
    },
  ],
  // "the day before the 16th", "the day after the wedding on Saturday"
  [
    `(?:on )?(?:the )?(?:day|evening|night) (before|after) (?:(?:the|my|our|his|her|an?) (?:(?!no\\b|not\\b|and\\b)[a-z]+ ){1,3}on )?(?:(?:the )?${ORDINAL}(?! half)|${DAY_NAME}(?! ?s\\b))`,
    (m, { today }) => {
      const day =
        m[2] === undefined ? weekday(undefined, m[3]!, undefined, today).days[0]! : dayOfMonth(ordinalOf(m[2]), today);
      return day === null ? null : single(addDays(day, m[1] === 'before' ? -1 : 1));
    },
  ],
  // "Thursday week", as the British say it: a week after the Thursday to come
  [
    `(?:a week on ${DAY_NAME}|${DAY_NAME} week(?! (?:\\d|of\\b|was)))`,
    (m, { today }) => single(addDays(weekday(undefined, m[1] ?? m[2]!, undefined, today).days[0]!, 7)),
  ],
  [
    `(?:a fortnight on ${DAY_NAME}|${DAY_NAME} fortnight)`,
    (m, { today }) => single(addDays(weekday(undefined, m[1] ?? m[2]!, undefined, today).days[0]!, 14)),
  ],
  // "sailing 10 days from Saturday": that long, and no day that far ahead
  [
    `(?<=${ABSENT}(?: (?:to|in) [a-z]+)?(?: for)?(?: about| around)? )${NUMBER} (days?|weeks?|nights?|fortnights?)(?= (?:from|starting|beginning) )`,
    (m, { today }) => span(today, addDays(today, daysOf(m[1]!, m[2]!) - 1), { lasts: true }),
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
      return single(addDays(start, daysOf(m[1]!, m[2]!)));
    },
  ],
  [
    `${DAY_NAME} in ${NUMBER} weeks?`,
    (m, { today }) => single(addDays(weekday(undefined, m[1]!, undefined, today).days[0]!, 7 * numberOf(m[2]!))),
  ],
  [`${NUMBER} (days?|weeks?|months?) ago`, (m, { today }) => single(addDays(today, -daysOf(m[1]!, m[2]!)))],
  ['tomorrow and (?:the )?day after(?: that| tomorrow)?', (_, { today }) => span(addDays(today, 1), addDays(today, 2))],
  ['(?:the )?day after tomorrow', (_, { today }) => single(addDays(today, 2))],
  [
    '(?:today|this)(?: (morning|lunchtime|lunch|midday|noon|afternoon|evening|night))',
    (m, { today }) => single(today, partOfDay(m[1])),
  ],
  ['tonight', (_, { today }) => single(today, { time: 'evening' })],
  ['(?:later )?today', (_, { today }) => single(today)],
  [`tomorrow${PART}`, (m, { today }) => single(addDays(today, 1), partOfDay(m[1]))],
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
    '(?:the )?(second half|end|back end) of (?:the|this) week|later (?:this|in the) week',
    ([, part = ''], { today }) => {
      const sunday = addDays(mondayOf(today), 6);
      const first = addDays(sunday, part.endsWith('end') ? -2 : -3);
      return span(today > first ? today : first, sunday);
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
  [
    '(?<=(?:^| )next week .*)(?:the )?(?:following week|(?:week|one) after(?= |$)(?! next))',
    (_, { today }) => weekFrom(today, 2),
  ],
  ['(?:the )?(?:following week|week after)', (_, { today }) => weekFrom(today, 1)],
  ['(?:the )?(?:whole of |all of |all )?(?:next|coming) week', (_, { today }) => weekFrom(today, 1)],
  [
    'last month',
    (_, { today }) => {
      const end = addDays(`${today.slice(0, 8)}01`, -1);
      return span(`${end.slice(0, 8)}01`, end, { month: true });
    },
  ],
  ['last week', (_, { today }) => span(addDays(mondayOf(today), -7), addDays(mondayOf(today), -1), { week: true })],
  ['(?:the )?next weekend', (_, { today }) => weekend(today, 1)],
  ['(?:the )?weekend after next', (_, { today }) => weekend(today, 2)],
  // "calendar week 3", as offices count them: the week of 4 January is the first
  [
    '(?:in )?(?:the )?(?:(?:calendar|iso) week|cw|kw) ?(\\d{1,2})|(?:in )?week (\\d{1,2}) of (?:the year|20\\d\\d)',
    (m, { today }) => {
      const weeks = 7 * (Number(m[1] ?? m[2]) - 1);
      const mondays = [0, 1].map((years) => addDays(mondayOf(`${Number(today.slice(0, 4)) + years}-01-04`), weeks));
      const monday = mondays.find((each) => addDays(each, 6) >= today);
      if (monday === undefined || weeks < 0) return null;
      return span(monday < today ? today : monday, addDays(monday, 6), { week: true });
    },
  ],
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
      // "in the coming weeks" are those that are planned
      const count = m[1] ?? (m[0].endsWith('coming weeks') ? 'four' : 'few');
      return span(today, addDays(today, daysOf(count, m[2]!) - 1), { lasts: true });
    },
  ],
  // "doctor says two weeks off"
  [
    `(?<=(?:^| )(?:doctors?|doc|gp|dr|nurse|hospital|physio|dentist|surgeon|osteo|signed)(?: [a-z]+){0,5} )(?:for )?${NUMBER} (days?|weeks?|months?)(?: (?:off|of|rest|complete|total|full|in bed)){0,3}`,
    (m, { today }) => span(today, addDays(today, daysOf(m[1]!, m[2]!) - 1), { lasts: true, ordered: true }),
  ],
  [
    `for (?:about |around |at least |maybe )?(?:the )?${NUMBER} (days?|weeks?|months?|fortnights?)`,
    (m, { today }) => span(today, addDays(today, daysOf(m[1]!, m[2]!) - 1), { lasts: true }),
  ],
  // "5 days off from the 12th", "ten days without swimming"
  [
    `(?<!\\b(?:those|these) )(?!(?:an?|one) day)${NUMBER} (days?|weeks?|fortnights?)(?= (?:off|away|out|without|completely|rest|of rest|no)(?: |$))`,
    (m, { today }) => span(today, addDays(today, daysOf(m[1]!, m[2]!) - 1), { lasts: true }),
  ],
  ['(?:a |one )?fortnight', (_, { today }) => span(today, addDays(today, 13), { lasts: true })],
  [`in ${NUMBER} (days?|weeks?)(?: time)?`, (m, { today }) => single(addDays(today, daysOf(m[1]!, m[2]!)))],
  [
    '(?:the )?(?:rest of |whole |all )?(?:this|the) month',
    (_, { today }) => span(today, lastOfMonth(today), { lasts: true }),
  ],
  [
    `(?<=(?:until|before|through) )(?:the |my |our )?(?:next )?(?:big |goal |a )?race(?: day)?`,
    (_, { raceDay }) => (raceDay == null ? null : single(raceDay)),
  ],
  [
    '(?:sometime |some day |some time )?(?:soon|next month|in spring|in summer|next year)|for (?:a (?:little |short |good )?(?:bit|while)(?! of)|the time being)',
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
