import { addDays, type Day, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import {
  isOpen,
  minutesOf,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../rules/context.ts';
import type { Finding } from '../rules/finding.ts';
import { longDaysText } from '../rules/longDay.ts';
import { brokenLimits, measureSchedule } from '../rules/rules.ts';
import { worsened } from '../rules/worsened.ts';
import { compare } from '../units/compare.ts';
import { inFives, toFives, upToFives } from '../workout/inFives.ts';
import { RANKS } from '../workout/prescription/choose.ts';
import type { WorkoutChange } from './changes.ts';
import { applyOperations, type Cause, makeOperation, type Operation } from './operations.ts';
import { remadeForAthlete } from './operations/remadeForAthlete.ts';
import { weekAround } from './operations/nearest.ts';
import { byWeight, nearestDay } from './operations/nearestDay.ts';
import { settle } from './operations/settle.ts';
import { timeText } from '../units/timeText.ts';

type Workouts = readonly ScheduledWorkout[];

export interface CopiedWeek {
  workouts: Workouts;
  /** What the limits made of the copies, one by one, then of the other workouts; empty where everything stands as it was copied. */
  changes: readonly WorkoutChange[];
}

/** Without what is still ahead in the week of that Monday: a copied week comes in its place. What is done, skipped, past or a race stays. */
export function roomInWeek(workouts: Workouts, monday: Day, today: Day): ScheduledWorkout[] {
  const sunday = addDays(monday, 6);
  return workouts.filter(
    (workout) => !(isOpen(workout, today) && monday <= workout.scheduledDate && workout.scheduledDate <= sunday),
  );
}

/**
 * The schedule with workouts that a person copied to these days, as they are: whoever copies their own week may, and its proof tells
 * what it breaks.
 */
export const withCopies = (room: Workouts, copies: Workouts): ScheduledWorkout[] =>
  [...room, ...copies.map((copy) => ({ ...copy, locked: true }))].sort(byDay);

/**
 * The schedule with workouts of somebody else in the week of that Monday, as far as the athlete's own limits have a place for them. What a
 * person wrote (locked) is taken as it is or left out; the planner's own are made for the athlete. What is more than the week holds is left
 * out and taken off, then each keeps its day or goes to the nearest one of the week that holds it, the long and the hard ones first, then
 * load is taken away. No limit is broken further than before. Regeneration keeps what has been copied.
 */
export function withCopiesWithinLimits(
  before: Workouts,
  copies: Workouts,
  limits: ScheduleLimits,
  monday: Day,
): CopiedWeek {
  const context = planningContextOf(limits);
  const room = roomInWeek(before, monday, limits.today);
  const causes: Causes = new Map();
  const made = scaledToWeek(room, copies, context, causes);
  let now = room;
  for (const copy of made) {
    const placed = placedIn(now, copy, context, causes);
    if (placed !== null) now = [...now, placed];
  }
  const broken = brokenLimits(before, context);
  const known = new Set(broken.map(keyOf));
  const tolerated = brokenLimits(room, context).filter((each) => known.has(keyOf(each)));
  const settled = settle(now, context, tolerated, before);
  const { workouts, applied } = applyOperations(now, settled, context);
  const done = settled.filter(({ id }) => applied.includes(id));
  for (const { op, workoutId = '', reasonCode, source = 'rule', inputs = {} } of done)
    causes.set(`${op} ${workoutId}`, { reasonCode, source, inputs });
  const isCopy = ({ id }: ScheduledWorkout) => copies.some((copy) => copy.id === id);
  return {
    workouts: withCopies(
      workouts.filter((each) => !isCopy(each)),
      workouts.filter(isCopy),
    ),
    changes: [
      ...copies.flatMap((copy) => netChanges([...room, ...copies], copy, workouts, causes)),
      ...done.filter(({ workoutId }) => !copies.some(({ id }) => id === workoutId)),
    ],
  };
}

/** Why a copy was changed, by "operation id". */
type Causes = Map<string, Cause>;

const causeOf = ({ code, rule, limit, value }: Pick<Finding, 'code' | 'rule' | 'limit' | 'value'>): Cause => ({
  reasonCode: `LIMIT_${code ?? 'LONG_DAY'}`,
  source: 'rule',
  inputs: { rule, limit, value },
});
const INJURED = causeOf({ code: 'INJURY', rule: 'INJURY', limit: '', value: '' });

const keyOf = ({ rule, week, day, workoutId = '' }: Finding): string => `${rule} ${day ?? week} ${workoutId}`;

/** A copy keeps at least this part of its length; where that is too much still, the lightest are left out. */
const MIN_PART = 0.5;
const leastOf = ({ locked, duration }: ScheduledWorkout) =>
  locked ? duration : Math.min(duration, Math.max(MIN_WORKOUT, toFives(MIN_PART * duration)));

/** The copies as the athlete's week holds them, what weighs most first: some left out, the planner's own made for the athlete and shorter. */
function scaledToWeek(room: Workouts, copies: Workouts, context: PlanningContext, causes: Causes): ScheduledWorkout[] {
  const week = copies[0] && mondayOf(copies[0].scheduledDate);
  const most = measureSchedule([...room, ...copies], context)
    .filter((each) => each.rule === 'WEEK_MINUTES' && each.week === week)
    .reduce<Finding | null>((a, b) => (b.excess > (a?.excess ?? 0) ? b : a), null);
  const allowed = most === null ? Number.POSITIVE_INFINITY : minutesOf(copies) - most.excess;
  const kept: ScheduledWorkout[] = [];
  for (const copy of copies.toSorted((a, b) => Number(b.locked) - Number(a.locked) || byWeight(a, b))) {
    const least = [...kept, copy].reduce((sum, each) => sum + leastOf(each), 0);
    if (least <= allowed) kept.push(copy);
    else causes.set(`remove ${copy.id}`, causeOf(most!));
  }
  const free = minutesOf(kept.filter(({ locked }) => !locked));
  let excess = minutesOf(kept) - allowed;
  const part = 1 - excess / free;
  return kept.flatMap((copy) => {
    const cut = excess > 0 && !copy.locked ? cutOf(copy, part, excess) : 0;
    excess -= cut;
    if (cut > 0) causes.set(`resize ${copy.id}`, causeOf(most!));
    const made = remadeForAthlete(copy, copy.duration - cut, context, room);
    if (made === null) causes.set(`remove ${copy.id}`, INJURED);
    if (made?.isOther) causes.set(`replace ${copy.id}`, INJURED);
    return made === null ? [] : [made.workout];
  });
}

/** Minutes off a workout, in steps of five where they can be. */
function cutOf(copy: ScheduledWorkout, part: number, excess: number): number {
  const share = copy.duration - inFives(copy.duration * part);
  return Math.min(share, upToFives(excess), copy.duration - leastOf(copy));
}

/** The copy on its day or on the nearest one that holds it; null: it is left out, where nothing of it can become less. */
function placedIn(
  others: Workouts,
  copy: ScheduledWorkout,
  context: PlanningContext,
  causes: Causes,
): ScheduledWorkout | null {
  const broken = brokenBy(copy, others, context);
  if (broken.length === 0) return copy;
  const { longWorkoutDays } = context.limits.athlete.preferences;
  // the same sport twice a day only where it was so
  const isTaken = (day: Day) =>
    others.some(({ scheduledDate, workoutType }) => scheduledDate === day && workoutType === copy.workoutType);
  const near = weekAround(copy.scheduledDate).filter((day) => day === copy.scheduledDate || !isTaken(day));
  const longDays = copy.isLong ? near.filter((day) => longWorkoutDays.includes(weekdayOf(day))) : [];
  const toDate = nearestDay(copy, others, context, [...longDays, ...near]);
  if (toDate === copy.scheduledDate) return copy;
  if (toDate !== null) {
    causes.set(`move ${copy.id}`, causeOf(broken[0]!));
    return { ...copy, scheduledDate: toDate, dayOfWeek: weekdayOf(toDate) };
  }
  const final = copy.locked ? broken[0] : broken.find(({ code }) => code === 'PRINCIPLE');
  if (final === undefined) return copy;
  causes.set(`remove ${copy.id}`, causeOf(final));
  return null;
}

type Broken = Pick<Finding, 'code' | 'rule' | 'limit' | 'value'>;

/** The limits that the copy breaks on its day, or the one that puts the long workout on another. */
function brokenBy(copy: ScheduledWorkout, others: Workouts, context: PlanningContext): readonly Broken[] {
  const firm = worsened(brokenLimits(others, context), brokenLimits([...others, copy], context));
  if (firm.length > 0) return firm;
  const { longWorkoutDays } = context.limits.athlete.preferences;
  if (!copy.isLong || longWorkoutDays.length === 0 || longWorkoutDays.includes(copy.dayOfWeek)) return [];
  const value = `${shortName(copy.dayOfWeek)}, ${timeText(copy.duration)}`;
  return [{ code: null, rule: 'LONG_DAY', limit: longDaysText(longWorkoutDays), value }];
}

const OPS = ['resize', 'ease', 'move'] as const;

/** What became of a copy, told once for each thing that is other than it was copied. */
function netChanges(all: Workouts, copy: ScheduledWorkout, after: Workouts, causes: Causes): WorkoutChange[] {
  const { id: workoutId, scheduledDate, duration, intensity } = copy;
  const is = after.find(({ id }) => id === workoutId);
  // one change brings another along: what is eased may be shorter, too
  const any = OPS.map((op) => causes.get(`${op} ${workoutId}`)).find((cause) => cause !== undefined);
  const told = (operation: Operation): WorkoutChange =>
    makeOperation(all, operation, causes.get(`${operation.op} ${workoutId}`) ?? any ?? INJURED)!;
  if (!is) return [told({ op: 'remove', workoutId })];
  const moved = is.scheduledDate === scheduledDate ? [] : [told({ op: 'move', workoutId, toDate: is.scheduledDate })];
  if (causes.has(`replace ${workoutId}`)) {
    const { workoutType, duration: minutes } = is;
    return [...moved, told({ op: 'replace', workoutId, workoutType, minutes, intensity: is.intensity })];
  }
  return [
    ...moved,
    ...(is.duration === duration ? [] : [told({ op: 'resize', workoutId, minutes: is.duration })]),
    ...(RANKS[is.intensity] >= RANKS[intensity] ? [] : [told({ op: 'ease', workoutId, intensity: is.intensity })]),
  ];
}

/**
 * A workout of somebody else on one day of the athlete's schedule, and the limits that it would break further; a null workout: an injury
 * does not allow it.
 */
export function copyWithinLimits(before: Workouts, copy: ScheduledWorkout, limits: ScheduleLimits) {
  const context = planningContextOf(limits);
  const made = remadeForAthlete(copy, copy.duration, context, before);
  const workout = made === null || made.isOther ? null : made.workout;
  const worse = workout && worsened(brokenLimits(before, context), brokenLimits([...before, workout], context));
  return { workout: workout && { ...workout, locked: true }, worse: worse ?? [] };
}

const byDay = (a: ScheduledWorkout, b: ScheduledWorkout) => compare(a.scheduledDate, b.scheduledDate);
