import { mondayOf } from '../../calendar/calendar.ts';
import { fromTo, inWeekOf } from './dates.ts';
import type { DateTag, Tag } from './tags.ts';

/** All of its days are of one week, which is not this one: that week is spoken of. */
function isOfWeek({ days, grain, parts, week, inWeek }: DateTag, today: string): boolean {
  const [first] = days;
  if (first === undefined || grain === 'recurring') return false;
  if (parts !== undefined) return parts.every((part) => isOfWeek(part, today));
  const isSpan = days.length > 2 && mondayOf(first) === mondayOf(days.at(-1)!);
  return ((isSpan && (week === true || grain === 'range')) || inWeek === true) && mondayOf(first) > today;
}

const LEADS_THERE: ReadonlySet<string> = new Set(['to', 'until', 'before', 'from', 'insteadOf']);

/**
 * "Next week is packed, so nothing on Wednesday", "the swim of next week to Friday": bare weekdays behind a week that was named are
 * of that week, up to the next day that is named otherwise, or the end of the sentence.
 */
export function inTheirWeek(tags: readonly Tag[], today: string): Tag[] {
  let week: DateTag | null = null;
  return tags.map((tag, at) => {
    if (tag.t === 'stop') week = null;
    if (tag.t !== 'date') return tag;
    const before = tags[at - 1];
    if (isOfWeek(tag, today)) {
      const isGoal = before?.t === 'prep' && LEADS_THERE.has(before.prep);
      week = isGoal || tag.possessive === true ? null : tag;
      return tag;
    }
    if (week !== null && tag.ends !== undefined)
      return fromTo(inWeekOf(tag.ends[0], week), inWeekOf(tag.ends[1], week));
    const isBare = tag.bare !== undefined || tag.parts?.every(({ bare }) => bare !== undefined) === true;
    if (!isBare || tag.possessive === true) {
      week = null;
      return tag;
    }
    return week === null ? tag : inWeekOf(tag, week);
  });
}
