import { addDays, type Day, mondayOf } from '../../calendar/calendar.ts';
import type { AdaptationDraft } from './adaptationDraft.ts';

/** A part of what would be planned on a day, as a part of what is. */
export type PartOfPlan = (day: Day, part: number) => number;

/**
 * Where the season knew of most of the break, as of blocked dates, it has lowered the weeks after it itself: of those two lowerings the greater
 * counts, not both.
 */
export function partsOfPlan({ context }: AdaptationDraft, { days, backOn }: { days: number; backOn: Day }): PartOfPlan {
  const mondays = (from: Day, count: number) =>
    Array.from({ length: count }, (_, i) => addDays(mondayOf(from), -7 * i));
  const targetOf = (day: Day) => context.week(day).target;
  const breakFrom = addDays(backOn, -days);
  const known = mondays(addDays(backOn, -1), Math.ceil(days / 7)).filter(
    (monday) => monday >= breakFrom && targetOf(monday)?.plannedHours === 0,
  );
  const wasKnown = 7 * known.length >= days / 2;
  const before = mondays(addDays(breakFrom, -1), 4).map(targetOf);
  const load = before.find((target) => target?.kind === 'load')?.plannedHours;
  if (!wasKnown || load === undefined) return (_, part) => part;
  return (day, part) => Math.min(1, part / Math.min(1, (targetOf(day)?.plannedHours ?? load) / load));
}
