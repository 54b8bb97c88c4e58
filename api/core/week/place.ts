import { MAX_DAYS_BETWEEN_SPORT, MIN_SESSION } from '../constants/week.ts';
import type { WorkoutType } from '../workout.ts';
import {
  dayRule,
  holdsType,
  isLongDay,
  isLongRunDay,
  isLongWorkoutDay,
  mayBeHard,
  mayHold,
  partsOf,
  roomOf,
  usedMinutes,
} from './dayRules.ts';
import { type DayPlan, type Draft, layoutKey, type WeekContext } from './draft.ts';

/** Order in which long-workout days are taken: Saturday, Sunday, then Monday to Friday. */
const LONG_ORDER = [5, 6, 0, 1, 2, 3, 4] as const;
/** Without a long-workout day: Sunday, Saturday, then the latest. */
const FREE_LONG_ORDER = [6, 5, 4, 3, 2, 1, 0] as const;

/** Puts a session on a day, shortened to the day's room. */
export function put(day: DayPlan, draft: Draft): void {
  const room = roomOf(day);
  if (draft.minutes > room) {
    draft.minutes = room;
    draft.lengthRule = dayRule(day);
  }
  draft.dayIndex = day.index;
  day.drafts.push(draft);
}

/**
 * Places long sessions, longest first, on the athlete's long-workout days, else Sunday, Saturday, or the latest day; two
 * never share a day. What finds no day becomes an ordinary session.
 */
export function placeLong(context: WeekContext, drafts: readonly Draft[], limit: number): Draft[] {
  const unplaced: Draft[] = [];
  const longest = [...drafts].sort((a, b) => b.minutes - a.minutes);
  for (const draft of longest) {
    if (draft.isHard && !context.days.some((day) => mayHold(context, day, draft, limit))) draft.isHard = false;
    const fits = (index: number) =>
      mayHold(context, context.days[index]!, draft, limit) && !isLongDay(context, context.monday + index);
    const onLongDays = () =>
      LONG_ORDER.filter((index) => isLongWorkoutDay(context, context.days[index]!) && fits(index));
    let preferred = onLongDays();
    const isFirst = draft === longest[0];
    if (isFirst && draft.isHard && preferred.length === 0) {
      // away from the long-workout days it would have to be shorter than what they hold: an easy one stays long
      draft.isHard = false;
      preferred = onLongDays();
      draft.isHard = preferred.length === 0;
    }
    const free = FREE_LONG_ORDER.filter(
      (index) => !preferred.includes(index as (typeof preferred)[number]) && fits(index),
    );
    // the week's longest session belongs on a long-workout day even when the day shortens it
    const day =
      roomiest(context, preferred, draft.minutes, isFirst) ??
      roomiest(context, [...preferred, ...free], draft.minutes, true);
    if (day === undefined) unplaced.push(draft);
    else put(day, draft);
  }
  return unplaced;
}

/** The first of the days with room for the minutes, else (when `mayShorten`) the one with the most room. */
function roomiest(
  context: WeekContext,
  indexes: readonly number[],
  minutes: number,
  mayShorten: boolean,
): DayPlan | undefined {
  const days = indexes.map((index) => context.days[index]!);
  const fitting = days.find((day) => roomOf(day) >= minutes);
  if (fitting || !mayShorten) return fitting;
  return days.reduce<DayPlan | undefined>(
    (best, day) => (best === undefined || roomOf(day) > roomOf(best) ? day : best),
    undefined,
  );
}

/** Days for hard sessions: no two adjacent, earliest first, the day before a long session only when nothing else is left. */
export function hardDays(context: WeekContext, count: number): DayPlan[] {
  if (count <= 0) return [];
  const open = context.days.filter((day) => {
    if (day.status !== 'open' || roomOf(day) < MIN_SESSION || isLongDay(context, day.number)) return false;
    return mayBeHard(context, day);
  });
  const beforeLong = (day: DayPlan) => isLongRunDay(context, day.number + 1);
  const relaxed = spread(open, count);
  const rested = spread(
    open.filter((day) => !beforeLong(day)),
    count,
  );
  return rested.length >= relaxed.length ? rested : relaxed;
}

function spread(days: readonly DayPlan[], count: number): DayPlan[] {
  const chosen: DayPlan[] = [];
  for (const day of days) {
    const last = chosen.at(-1);
    if (chosen.length < count && (last === undefined || day.number - last.number >= 2)) chosen.push(day);
  }
  return chosen;
}

/**
 * Places easy sessions, each on the day where it costs least: first one of every sport that has none yet, then longest
 * first. Gives back what found no day.
 */
export function placeEasy(context: WeekContext, drafts: readonly Draft[], limit: number): Draft[] {
  const unplaced: Draft[] = [];
  const seen = new Set<WorkoutType>();
  for (const day of context.days) {
    for (const { workoutType } of day.drafts) for (const part of partsOf(workoutType)) seen.add(part);
    for (const { workoutType } of day.kept) for (const part of partsOf(workoutType)) seen.add(part);
  }
  const longest = [...drafts].sort((a, b) => b.minutes - a.minutes);
  const first = longest.filter(({ workoutType }) => !seen.has(workoutType) && seen.add(workoutType));
  for (const draft of [...first, ...longest.filter((other) => !first.includes(other))]) {
    const day = cheapest(context, draft, limit);
    if (day === undefined) unplaced.push(draft);
    else put(day, draft);
  }
  return unplaced;
}

/**
 * Places one session of every sport that would rest too long by the end of the week, before the hard days take the early
 * ones. Gives back the others.
 */
export function placeDue(context: WeekContext, drafts: readonly Draft[], limit: number): Draft[] {
  const left = [...drafts];
  for (const type of ['run', 'bike', 'swim'] as const) {
    const last = context.memory.lastDayOfType[type];
    if (last === undefined || context.week.kind === 'race') continue;
    const isInTime = (day: DayPlan) => day.number - last <= MAX_DAYS_BETWEEN_SPORT;
    if (context.days.every(isInTime) || context.days.some((day) => isInTime(day) && holdsType(day, type))) continue;
    const draft = left.filter(({ workoutType }) => workoutType === type).sort((a, b) => a.minutes - b.minutes)[0];
    const day = draft && cheapest(context, draft, limit, isInTime);
    if (draft === undefined || day === undefined) continue;
    put(day, draft);
    left.splice(left.indexOf(draft), 1);
  }
  return left;
}

function cheapest(
  context: WeekContext,
  draft: Draft,
  limit: number,
  isAllowed: (day: DayPlan) => boolean = () => true,
): DayPlan | undefined {
  let best: DayPlan | undefined;
  let bestCost: readonly number[] = [];
  for (const day of context.days) {
    if (!isAllowed(day) || !mayHold(context, day, draft, limit)) continue;
    const cost = costOf(context, day, draft);
    if (best === undefined || isLess(cost, bestCost)) {
      best = day;
      bestCost = cost;
    }
  }
  return best;
}

/** The sport would have rested too long by this day, and nothing else of it lies in the week so far. */
export function isLate(context: WeekContext, day: DayPlan, { workoutType }: Draft): boolean {
  const last = context.memory.lastDayOfType[workoutType];
  return (
    last !== undefined &&
    day.number - last > MAX_DAYS_BETWEEN_SPORT &&
    !context.days.some((other) => holdsType(other, workoutType))
  );
}

function costOf(context: WeekContext, day: DayPlan, draft: Draft): readonly number[] {
  if (draft.sport === 'strength')
    return [roomOf(day) < draft.minutes ? 1 : 0, isLongDay(context, day.number) ? 1 : 0, usedMinutes(day), day.index];
  const same = holdsType(day, draft.workoutType) ? 2 : 0;
  const near =
    holdsType(context.days[day.index - 1], draft.workoutType) ||
    holdsType(context.days[day.index + 1], draft.workoutType)
      ? 1
      : 0;
  const long = isLongDay(context, day.number) ? 60 : 0;
  const minutes = usedMinutes(day) + day.kept.reduce((sum, { duration }) => sum + duration, 0);
  const habit = context.memory.layout.has(layoutKey(day.index, draft.workoutType)) ? 0 : 1;
  const shortens = roomOf(day) < draft.minutes ? 1 : 0;
  return [isLate(context, day, draft) ? 1 : 0, shortens, same + near, minutes + long, habit, day.index];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
