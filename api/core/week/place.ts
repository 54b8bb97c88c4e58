import { HARD_SPACING_DAYS } from '../constants/hardDays.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { holdsType, isHardDay, isLongDay, isLongRunDay } from '../rules/placement.ts';
import { inFives } from '../workout/inFives.ts';
import { partsOf } from '../workout/sport.ts';
import { holdsBackToBack } from './backToBack.ts';
import { rideOf } from './bricks.ts';
import { dayRule, fits, isLongWorkoutDay, mayBeHard, mayHold, roomOf, usedMinutes } from './dayRules.ts';
import { type DayPlan, type Draft, layoutKey, type WeekContext } from './draft.ts';
import { isLate, isOverdue, isTooLate } from './overdue.ts';
import type { ActiveRule } from '../principles/active.ts';
import { sortForbiddenBy, forbiddenBy, preferenceCost, shape } from './weekRules.ts';

/** Order in which long-workout days are taken: Saturday, Sunday, then Monday to Friday. */
const LONG_ORDER = [5, 6, 0, 1, 2, 3, 4] as const;
/** Without a long-workout day: Sunday, Saturday, then the latest. */
const FREE_LONG_ORDER = [6, 5, 4, 3, 2, 1, 0] as const;

const HARD = { isLong: false, isHard: true };

/** Puts a workout on a day, shortened to the day's room. */
export function put(day: DayPlan, draft: Draft): void {
  const room = roomOf(day);
  if (draft.minutes > room) {
    draft.minutes = inFives(room);
    draft.lengthRule = dayRule(day);
  }
  draft.dayIndex = day.index;
  day.drafts.push(draft);
}

/**
 * Places long workouts, longest first, on the athlete's long-workout days, else Sunday, Saturday, or the latest day; two
 * never share a day. A sport that nothing else in the week trains, `easy` included, keeps to the days before it has rested
 * too long, if there are any. What finds no day becomes an ordinary workout.
 */
export function placeLong(
  context: WeekContext,
  drafts: readonly Draft[],
  easy: readonly Draft[],
  limit: number,
): Draft[] {
  const unplaced: Draft[] = [];
  const longest = [...drafts].sort((a, b) => b.minutes - a.minutes);
  for (const draft of longest) {
    const isFirst = draft === longest[0];
    const waiting = [...longest.slice(longest.indexOf(draft) + 1), ...unplaced, ...easy];
    const wait: Waiting = { waiting, limit };
    if (draft.isHard && !anyTakes(context, context.days, draft, wait)) draft.isHard = false;
    if (draft.workoutType === 'brick') {
      const [ride, brick] = [rideOf(draft), { ...draft, isHard: false }];
      const longDays = isFirst ? context.days.filter((day) => isLongWorkoutDay(context, day)) : [];
      // a ride where it belongs comes before a brick elsewhere
      if (
        [longDays, context.days].some(
          (days) => anyTakes(context, days, ride, wait) && !anyTakes(context, days, brick, wait),
        )
      )
        Object.assign(draft, ride);
    }
    // where every day is too late, any will do
    const ways: Waiting = anyTakes(context, context.days, draft, wait) ? wait : { waiting: null, limit };
    let preferred = longDaysFor(context, draft, ways);
    if (isFirst && draft.isHard && preferred.length === 0) {
      // away from the long-workout days it would have to be shorter than what they hold: an easy one stays long
      draft.isHard = false;
      preferred = longDaysFor(context, draft, ways);
      draft.isHard = preferred.length === 0;
    }
    const free = FREE_LONG_ORDER.filter(
      (index) => !preferred.includes(index) && takesLong(context, context.days[index]!, draft, ways),
    );
    // the week's longest workout belongs on a long-workout day even when the day shortens it
    const day =
      roomiest(context, preferred, draft.minutes, isFirst) ??
      roomiest(context, [...preferred, ...free], draft.minutes, true);
    if (day !== undefined && context.rules !== null) nameKeptOff(context, draft, day, limit);
    if (day === undefined) unplaced.push(draft);
    else put(day, draft);
  }
  return unplaced;
}

// no functions within functions here: they are made again for every workout of every week

interface Waiting {
  /** Workouts that find their days later; null: a day may be too late. */
  waiting: readonly Draft[] | null;
  /** Most workouts that a day may hold. */
  limit: number;
}

function takesLong(context: WeekContext, day: DayPlan, draft: Draft, { waiting, limit }: Waiting): boolean {
  return (
    mayHold(context, day, draft, limit) &&
    !isLongDay(context, day.number) &&
    (waiting === null || !isTooLate(context, day, draft, waiting))
  );
}

function anyTakes(context: WeekContext, days: readonly DayPlan[], draft: Draft, wait: Waiting): boolean {
  for (const day of days) if (takesLong(context, day, draft, wait)) return true;
  return false;
}

function longDaysFor(context: WeekContext, draft: Draft, wait: Waiting): readonly number[] {
  return LONG_ORDER.filter(
    (index) => isLongWorkoutDay(context, context.days[index]!) && takesLong(context, context.days[index]!, draft, wait),
  );
}

/** Principles that kept a long workout off a day that it would have been put on before this one. */
function nameKeptOff(context: WeekContext, draft: Draft, chosen: DayPlan, limit: number): void {
  const { longWorkoutDays } = context.athlete.preferences;
  const ranked = [
    ...LONG_ORDER.filter((index) => longWorkoutDays.includes(context.days[index]!.weekday)),
    ...FREE_LONG_ORDER,
  ];
  for (const index of ranked) {
    const day = context.days[index]!;
    if (day === chosen) {
      if (roomOf(day) >= draft.minutes) return;
      continue;
    }
    const by = forbiddenBy(context, day, draft);
    if (by === null || isLongDay(context, day.number) || !fits(context, day, draft, limit)) continue;
    // one that would shorten the workout comes before this one where it would do so less
    if (roomOf(day) >= draft.minutes || roomOf(day) > roomOf(chosen)) return shape(context, draft, by);
  }
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

/**
 * Days for hard workouts: no two adjacent, earliest first, the day before a long workout only when nothing else is left.
 * `byRules`: principles may close days.
 */
export function daysForHardWorkouts(context: WeekContext, count: number, byRules = true): DayPlan[] {
  if (count <= 0) return [];
  const open = context.days.filter((day) => {
    if (day.status !== 'open' || roomOf(day) < MIN_WORKOUT || isLongDay(context, day.number)) return false;
    return mayBeHard(context, day) && (!byRules || sortForbiddenBy(context, day, HARD) === null);
  });
  const relaxed = spread(open, count);
  const rested = spread(
    open.filter((day) => !isLongRunDay(context, day.number + 1)),
    count,
  );
  return rested.length >= relaxed.length ? rested : relaxed;
}

function spread(days: readonly DayPlan[], count: number): DayPlan[] {
  const chosen: DayPlan[] = [];
  for (const day of days) {
    const last = chosen.at(-1);
    if (chosen.length < count && (last === undefined || day.number - last.number >= HARD_SPACING_DAYS))
      chosen.push(day);
  }
  return chosen;
}

/**
 * Places easy workouts, each on the day where it costs least: first one of every sport that has none yet, then longest
 * first. Gives back what found no day.
 */
export function placeEasy(context: WeekContext, drafts: readonly Draft[], limit: number): Draft[] {
  const unplaced: Draft[] = [];
  if (drafts.length === 0) return unplaced;
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
 * Places one workout of every sport that would rest too long by the end of the week, before others take the early days; those
 * with more than `choice` days for it wait. Gives back the others.
 */
export function placeDue(context: WeekContext, drafts: readonly Draft[], limit: number, choice = Infinity): Draft[] {
  const left = [...drafts];
  if (context.week.kind === 'race') return left;
  for (const type of ['run', 'bike', 'swim'] as const) {
    const inTime = context.days.filter((day) => !isOverdue(context, day, type));
    if (inTime.length === context.days.length || inTime.some((day) => holdsType(day, type))) continue;
    const draft = left.filter(({ workoutType }) => workoutType === type).sort((a, b) => a.minutes - b.minutes)[0];
    if (draft === undefined) continue;
    if (choice < Infinity && inTime.filter((day) => mayHold(context, day, draft, limit)).length > choice) continue;
    const day = cheapest(context, draft, limit, inTime);
    if (day === undefined) continue;
    put(day, draft);
    left.splice(left.indexOf(draft), 1);
  }
  return left;
}

/** The day where the workout costs least; undefined: none may hold it. */
export function cheapest(
  context: WeekContext,
  draft: Draft,
  limit: number,
  days: readonly DayPlan[] = context.days,
): DayPlan | undefined {
  if (context.rules !== null) return cheapestByRules(context, draft, limit, days);
  let best: DayPlan | undefined;
  let bestCost: readonly number[] = [];
  for (const day of days) {
    if (!mayHold(context, day, draft, limit)) continue;
    const cost = costOf(context, day, draft);
    if (best === undefined || isLess(cost, bestCost)) {
      best = day;
      bestCost = cost;
    }
  }
  return best;
}

/** As cheapest where principles hold: what they would rather not have comes last, and a rule that changes the day is named. */
function cheapestByRules(
  context: WeekContext,
  draft: Draft,
  limit: number,
  days: readonly DayPlan[],
): DayPlan | undefined {
  let best: DayPlan | undefined;
  let bestCost: readonly number[] = [];
  let second: DayPlan | undefined;
  let secondCost: readonly number[] = [];
  let against: ActiveRule | null = null;
  let againstCost: readonly number[] = [];
  for (const day of days) {
    if (!fits(context, day, draft, limit)) continue;
    const cost = costOf(context, day, draft);
    if (best !== undefined && !isLess(cost, bestCost)) continue;
    const forbidden = forbiddenBy(context, day, draft);
    const by = forbidden ?? preferenceCost(context, day, draft);
    if (by === null) {
      best = day;
      bestCost = cost;
      continue;
    }
    if (forbidden === null && (second === undefined || isLess(cost, secondCost))) [second, secondCost] = [day, cost];
    if (against === null || isLess(cost, againstCost)) [against, againstCost] = [by, cost];
  }
  const chosen = best ?? second;
  if (against !== null && chosen === undefined) context.rules!.fired.add(against);
  else if (against !== null && chosen !== undefined && isLess(againstCost, best === undefined ? secondCost : bestCost))
    shape(context, draft, against);
  return chosen;
}

/** The day after the long run before an ultra is where the longest of the easy runs belongs. */
const isSecondLong = (context: WeekContext, { number }: DayPlan, { workoutType, isHard }: Draft): boolean =>
  workoutType === 'run' && !isHard && holdsBackToBack(context) && isLongRunDay(context, number - 1);

export function costOf(context: WeekContext, day: DayPlan, draft: Draft): readonly number[] {
  const near =
    holdsType(context.days[day.index - 1], draft.workoutType) ||
    holdsType(context.days[day.index + 1], draft.workoutType)
      ? 1
      : 0;
  if (draft.sport === 'strength')
    return [
      isLongDay(context, day.number) ? 1 : 0,
      roomOf(day) < draft.minutes ? 1 : 0,
      near,
      // it joins hard work, so that easy days stay easy
      isHardDay(context, day.number) ? 0 : 1,
      usedMinutes(day),
      day.index,
    ];
  const same = holdsType(day, draft.workoutType) ? 2 : isSecondLong(context, day, draft) ? -2 : 0;
  const long = isLongDay(context, day.number) ? 60 : 0;
  const minutes = usedMinutes(day) + day.kept.reduce((sum, { duration }) => sum + duration, 0);
  const habit = context.memory.layout.has(layoutKey(day.index, draft.workoutType)) ? 0 : 1;
  const shortens = roomOf(day) < draft.minutes ? 1 : 0;
  return [isLate(context, day, draft) ? 1 : 0, shortens, same + near, minutes + long, habit, day.index];
}

export function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
