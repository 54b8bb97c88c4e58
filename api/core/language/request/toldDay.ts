import { addDays, type Day, isDay, weekdayIndex, WEEKDAYS } from '../../calendar/calendar.ts';
import { DAY_NAME, dayOf, MONTH, MONTHS, weekdayNamed } from './dateParts.ts';
import { NUMBER, numberOf } from './numbers.ts';

type Told = readonly [words: string, read: (match: RegExpExecArray, today: Day) => Day | null];

const DATE = '(\\d{1,2})(?:st|nd|rd|th)?';

/** The last such date up to today, of a month by its name; null: there is none. */
export function lastDate(month: string, date: string, today: Day): Day | null {
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
  [`(?:on )?(?:the )?${DATE} (?:of )?${MONTH}`, ([, date, month], today) => lastDate(month!, date!, today)],
  [`(?:on )?${MONTH} (?:the )?${DATE}(?![\\d:.])`, ([, month, date], today) => lastDate(month!, date!, today)],
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

/** The day that a text tells of something done, in whatever case it is written; null: it tells of none. */
export function toldDay(text: string, today: Day): Day | null {
  for (const { words, read } of READ) {
    const match = words.exec(text.toLowerCase());
    if (match !== null) return read(match, today);
  }
  return null;
}
