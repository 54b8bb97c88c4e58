import { addDays, type Day, daysBetween, isDay, weekdayIndex, WEEKDAYS } from '../../calendar/calendar.ts';
import type { ThresholdName } from '../../codes/threshold.ts';
import { testedBy, type TestedType } from '../../workout/thresholdTest.ts';
import { DAY_NAME, dayOf, MONTH, MONTHS, weekdayNamed } from './dateParts.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { RequestInput } from './request.ts';

type Told = readonly [words: string, read: (match: RegExpExecArray, today: Day) => Day | null];

const DATE = '(\\d{1,2})(?:st|nd|rd|th)?';

/** The last such day up to today. */
function latest(month: string, date: string, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1].map((each) => dayOf(each, MONTHS.indexOf(month.slice(0, 3)) + 1, Number(date)));
  return days.find((day) => day !== null && day <= today) ?? null;
}

/** Days on which something was done, as people tell them afterwards. */
const TOLD: readonly Told[] = [
  ['(?:on )?(\\d{4}-\\d{2}-\\d{2})', ([, day]) => (isDay(day!) ? day! : null)],
  ['(?:the )?day before yesterday', (_, today) => addDays(today, -2)],
  ['yesterday(?: morning| afternoon| evening| night)?|last night', (_, today) => addDays(today, -1)],
  [`${NUMBER} days? (?:ago|back)`, ([, count], today) => addDays(today, -numberOf(count!))],
  [`${NUMBER} weeks? (?:ago|back)`, ([, count], today) => addDays(today, -7 * numberOf(count!))],
  [`(?:on )?(?:the )?${DATE} (?:of )?${MONTH}`, ([, date, month], today) => latest(month!, date!, today)],
  [`(?:on )?${MONTH} (?:the )?${DATE}(?![\\d:.])`, ([, month, date], today) => latest(month!, date!, today)],
  [
    `(?:on )?(last |this |past )*${DAY_NAME}(?: morning| afternoon| evening| night)?`,
    ([, last, name], today) => {
      const back = (weekdayIndex(today) - WEEKDAYS.indexOf(weekdayNamed(name!)) + 7) % 7;
      return addDays(today, -(back === 0 && last === 'last ' ? 7 : back));
    },
  ],
];

/** Any of them, without groups, as part of a larger pattern. */
export const DAY_WORDS = `(?:${TOLD.map(([words]) => words.replaceAll(/\((?!\?)/g, '(?:')).join('|')})(?![a-z\\d])`;

const READ = TOLD.map(([words, read]) => ({ words: new RegExp(`\\b(?:${words})(?![a-z\\d])`), read }));

function dayToldIn(text: string, today: Day): Day | null {
  for (const { words, read } of READ) {
    const match = words.exec(text.toLowerCase());
    if (match !== null) return read(match, today);
  }
  return null;
}

/** So long after a test its result may be told without its day [D]. */
const TOLD_AFTER_DAYS = 14;

const TESTED: Readonly<Partial<Record<ThresholdName, TestedType>>> = {
  ftp: 'bike',
  runThresholdSpeed: 'run',
  css: 'swim',
};

/** The day on which the effort was made: as it is told, else that of the last test of the schedule, where a test is what is told of. */
export function testDay(
  { threshold, effort }: { threshold: ThresholdName; effort: object | null },
  { text, limits: { today }, workouts }: Pick<RequestInput, 'text' | 'limits' | 'workouts'>,
): Day {
  const told = dayToldIn(text, today);
  if (told !== null) return told < today ? told : today;
  if (effort === null && !/\btest/i.test(text)) return today;
  if (/\b(?:today|this morning|just)\b/i.test(text)) return today;
  const tests = workouts.filter(
    ({ templateId, scheduledDate, status }) =>
      status !== 'skipped' &&
      testedBy(templateId ?? null) === TESTED[threshold] &&
      scheduledDate <= today &&
      daysBetween(scheduledDate, today) <= TOLD_AFTER_DAYS,
  );
  return (
    tests.reduce<Day | null>(
      (last, { scheduledDate }) => (last === null || scheduledDate > last ? scheduledDate : last),
      null,
    ) ?? today
  );
}
