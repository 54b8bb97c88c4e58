import type { WorkoutType } from '../workout.ts';
import {
  BRICK_MIN_RIDE,
  MAX_DAYS_BETWEEN_SPORT,
  MIN_KEY_SESSION,
  MIN_LONG_SESSION,
  MIN_SESSION,
} from '../constants/week.ts';
import { recoveryCap } from './raceNearness.ts';
import { type DayPlan, type Draft, layoutKey, type LengthRule, type WeekContext } from './draft.ts';

/** Order in which long-workout days are taken: Saturday, Sunday, then Monday to Friday. */
const LONG_ORDER = [5, 6, 0, 1, 2, 3, 4] as const;
/** Without a long-workout day: Sunday, Saturday, then the latest. */
const FREE_LONG_ORDER = [6, 5, 4, 3, 2, 1, 0] as const;

const usedMinutes = (day: DayPlan): number => day.drafts.reduce((sum, { minutes }) => sum + minutes, 0);
/** Minutes that the day still takes. */
export const roomOf = (day: DayPlan): number => Math.min(day.cap, day.sessionCap) - usedMinutes(day);
export const sessionsOn = (day: DayPlan): number => day.drafts.length + day.kept.length;
const runs = (type: WorkoutType) => type === 'run' || type === 'brick';

/** Sport types of a session: a brick is a ride and a run. */
const partsOf = (type: WorkoutType): readonly WorkoutType[] => PARTS[type];

const PARTS: Readonly<Record<WorkoutType, readonly WorkoutType[]>> = {
  run: ['run'],
  bike: ['bike'],
  swim: ['swim'],
  strength: ['strength'],
  brick: ['bike', 'run'],
  race: ['race'],
};

function shareSport(a: WorkoutType, b: WorkoutType): boolean {
  return a === b || PARTS[a].includes(b) || PARTS[b].includes(a);
}

function holdsType(day: DayPlan | undefined, type: WorkoutType): boolean {
  if (day === undefined) return false;
  for (const draft of day.drafts) if (shareSport(draft.workoutType, type)) return true;
  for (const kept of day.kept) if (shareSport(kept.workoutType, type)) return true;
  return false;
}

/** True when a day number is hard because of a session that stands: kept, of the past week, or planned here. */
export function isHardDay(context: WeekContext, number: number): boolean {
  if (context.memory.hardDays.has(number)) return true;
  return context.days[number - context.monday]?.drafts.some(({ isHard }) => isHard) ?? false;
}

export function isLongRunDay(context: WeekContext, number: number): boolean {
  if (context.memory.longRunDays.has(number)) return true;
  return (
    context.days[number - context.monday]?.drafts.some(({ isLong, workoutType }) => isLong && workoutType === 'run') ??
    false
  );
}

function isLongDay(context: WeekContext, number: number): boolean {
  const day = context.days[number - context.monday];
  return day !== undefined && (day.drafts.some(({ isLong }) => isLong) || day.kept.some(({ isLong }) => isLong));
}

export function hasStrength(context: WeekContext, number: number): boolean {
  if (context.memory.strengthDays.has(number)) return true;
  return context.days[number - context.monday]?.drafts.some(({ workoutType }) => workoutType === 'strength') ?? false;
}

function runsOn(context: WeekContext, number: number): boolean {
  if (context.memory.runDays.has(number)) return true;
  return holdsType(context.days[number - context.monday], 'run');
}

/** One of the athlete's long-workout days, unless its own limit leaves no room for a long session. */
export function isLongWorkoutDay({ athlete }: WeekContext, day: DayPlan): boolean {
  const { longWorkoutDays, maxMinutesByDay } = athlete.preferences;
  return longWorkoutDays.includes(day.weekday) && (maxMinutesByDay?.[day.weekday] ?? Infinity) >= MIN_LONG_SESSION;
}

/** May a hard session lie on this day: races, neighbouring hard days, long runs and strength of the day before. */
export function mayBeHard(context: WeekContext, day: DayPlan): boolean {
  return (
    day.mayBeHard &&
    !isHardDay(context, day.number - 1) &&
    !isHardDay(context, day.number) &&
    !isHardDay(context, day.number + 1) &&
    !isLongRunDay(context, day.number - 1) &&
    !hasStrength(context, day.number - 1)
  );
}

/** Rules that no session may break wherever it goes. `limit` is the most sessions that the day may hold. */
export function mayHold(context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean {
  if (day.status !== 'open' || sessionsOn(day) >= limit) return false;
  if (roomOf(day) < smallestOf(draft)) return false;
  if (draft.workoutType !== 'strength' && draft.workoutType !== 'race' && !recovered(context, day, draft)) return false;
  if (runs(draft.workoutType)) {
    if (
      context.restrictions.run.noConsecutiveDays &&
      (runsOn(context, day.number - 1) || runsOn(context, day.number + 1))
    )
      return false;
    if (context.restrictions.run.noConsecutiveDays && runsOn(context, day.number)) return false;
  }
  if (draft.isHard && draft.sport !== 'strength' && !mayBeHard(context, day)) return false;
  if (draft.isLong && hasStrength(context, day.number - 1)) return false;
  if (draft.isLong && draft.workoutType === 'run' && isHardDay(context, day.number + 1)) return false;
  if (draft.workoutType === 'strength') {
    const next = day.number + 1;
    // Sunday stays free of it for a long Monday
    if (day.index === 6 && context.athlete.preferences.longWorkoutDays.includes('monday')) return false;
    if (isHardDay(context, next) || isLongDay(context, next) || holdsType(day, 'strength')) return false;
    // heavy strength joins a hard day and so leaves the others easy; light strength keeps away from them
    return draft.isHard === isHardDay(context, day.number);
  }
  return true;
}

export function smallestOf(draft: Draft): number {
  if (draft.workoutType === 'brick') return BRICK_MIN_RIDE + draft.brickRunMinutes;
  return draft.role === 'key' ? Math.min(MIN_KEY_SESSION, draft.minutes) : Math.min(MIN_SESSION, draft.minutes);
}

function recovered(context: WeekContext, day: DayPlan, draft: Draft): boolean {
  const sports = draft.workoutType === 'brick' ? (['cycling', 'running'] as const) : ([draft.sport] as const);
  return sports.every((sport) => sport === 'strength' || recoveryCap(day.number, sport, context.races) >= MIN_SESSION);
}

/** What limits the minutes of a full day. */
export function dayRule({ sessionCap, cap }: DayPlan): LengthRule {
  return Number.isFinite(sessionCap) && sessionCap <= cap ? 'race-near' : 'day-cap';
}

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
