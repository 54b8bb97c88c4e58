import { addDays, daysBetween, mondayOf, WEEKDAYS } from '../../calendar/calendar.ts';
import { phrasesOf } from './phrasesOf.ts';
import { span } from './dateParts.ts';
import { MONTH_DATES } from './monthDates.ts';
import { NEAR_DATES } from './nearDates.ts';
import type { DateTag, Found, Horizon } from './tags.ts';

/** The first that fits counts: what names more stands before what names less. */
const DATES = phrasesOf([...MONTH_DATES, ...NEAR_DATES]);

/** The date written at this place of the text, if one is. */
export function dateAt(text: string, from: number, horizon: Horizon): Found | null {
  for (const [pattern, read] of DATES.at(text, from)) {
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
