import { addDays, type Day, mondayOf, weekdayOf } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import type { WorkoutChange } from './changes.ts';
import {
  isOpen,
  minutesOf,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../rules/context.ts';
import type { Finding } from '../rules/finding.ts';
import { brokenLimits, measureSchedule } from '../rules/rules.ts';
import { longDaysText } from '../rules/longDay.ts';
import { worsened } from '../rules/worsened.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { compare } from '../units/compare.ts';
import { applyOperations, type Cause, makeOperation } from './operations.ts';
import { weekAround } from './operations/nearest.ts';
import { applyOne } from './operations/applyOne.ts';
import { byWeight, nearestDay } from './operations/nearestDay.ts';
import { settle } from './operations/settle.ts';

type Workouts = readonly ScheduledWorkout[];

export interface CopiedWeek {
  workouts: Workouts;
  /** What the limits made of it, in order; empty where everything stands as it was copied. */
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
 * The schedule with workouts of somebody else, as far as the athlete's own limits have a place for them: what is more than their week holds
 * is taken off each, then each keeps its day or goes to the nearest one of the week that holds it, the long and the hard ones first. What a
 * person wrote (locked) is not made anew: it is left out where no day holds it. The rest becomes less until the limits hold; those that
 * the schedule broke before stay as they are. Regeneration keeps what has been copied.
 */
export function withCopiesWithinLimits(room: Workouts, copies: Workouts, limits: ScheduleLimits): CopiedWeek {
  const context = planningContextOf(limits);
  const isCopy = ({ id }: ScheduledWorkout) => copies.some((copy) => copy.id === id);
  const scaled = scaledToWeek(room, copies, context);
  const changes = [...scaled.changes];
  let now = room;
  for (const copy of scaled.workouts.toSorted((a, b) => Number(b.locked) - Number(a.locked) || byWeight(a, b))) {
    const { workout, change } = placed(copy, now, context);
    if (workout !== null) now = [...now, workout];
    if (change !== null) changes.push(change);
  }
  const settled = settle(now, context, brokenLimits(room, context), room);
  const { workouts, applied } = applyOperations(now, settled, context);
  changes.push(...settled.filter(({ id }) => applied.includes(id)));
  return {
    workouts: withCopies(
      workouts.filter((each) => !isCopy(each)),
      workouts.filter(isCopy),
    ),
    changes: changes.filter(({ workoutId }, i) => !changes.slice(i + 1).some((later) => isRemoved(later, workoutId))),
  };
}

const isRemoved = ({ op, workoutId }: WorkoutChange, id: string | undefined) => op === 'remove' && workoutId === id;

/** A copy keeps at least this part of its length; what is too much even then is left out. */
const LEAST_PART = 0.5;

/** The copies, each by the same part shorter where together they are more than the week of the athlete holds. */
function scaledToWeek(room: Workouts, copies: Workouts, context: PlanningContext): CopiedWeek {
  const all = [...room, ...copies];
  const week = copies[0] && mondayOf(copies[0].scheduledDate);
  const found = measureSchedule(all, context).filter((each) => each.rule === 'WEEK_MINUTES' && each.week === week);
  const most = found.reduce<Finding | null>((a, b) => (b.excess > (a?.excess ?? 0) ? b : a), null);
  const free = copies.filter(({ locked }) => !locked);
  if (most === null || free.length === 0) return { workouts: copies, changes: [] };
  const part = Math.max(LEAST_PART, 1 - most.excess / minutesOf(free));
  const { rule, limit, value } = most;
  const cause: Cause = { reasonCode: 'LIMIT_LOAD', source: 'rule', inputs: { rule, limit, value } };
  const changes = free.flatMap(({ id, duration }): WorkoutChange[] => {
    const minutes = Math.max(MIN_WORKOUT, 5 * Math.floor((duration * part) / 5));
    return minutes < duration ? [makeOperation(all, { op: 'resize', workoutId: id, minutes }, cause)!] : [];
  });
  const made = changes.reduce<Workouts>((now, change) => {
    const after = applyOne(now, change, context);
    return 'code' in after ? now : after.workouts;
  }, all);
  return {
    workouts: made.filter(({ id }) => copies.some((copy) => copy.id === id)),
    // the sentence says the length that the workout really gets
    changes: changes.flatMap(({ workoutId, durationBefore = 0 }) => {
      const { duration: minutes } = made.find(({ id }) => id === workoutId)!;
      return minutes < durationBefore
        ? [makeOperation(all, { op: 'resize', workoutId: workoutId!, minutes }, cause)!]
        : [];
    }),
  };
}

interface Placed {
  /** Null: it is left out. */
  workout: ScheduledWorkout | null;
  /** Null: it stands as it was copied. */
  change: WorkoutChange | null;
}

function placed(copy: ScheduledWorkout, others: Workouts, context: PlanningContext): Placed {
  const all = [...others, copy];
  const broken = brokenBy(copy, others, context);
  if (broken === null) return { workout: copy, change: null };
  const cause: Cause = { reasonCode: `LIMIT_${broken.code ?? 'LONG_DAY'}`, source: 'rule', inputs: broken.inputs };
  const { longWorkoutDays } = context.limits.athlete.preferences;
  const near = weekAround(copy.scheduledDate);
  const longDays = copy.isLong ? near.filter((day) => longWorkoutDays.includes(weekdayOf(day))) : [];
  const toDate = nearestDay(copy, others, context, [...longDays, ...near]);
  if (toDate === copy.scheduledDate) return { workout: copy, change: null };
  if (toDate !== null) {
    const workout = { ...copy, scheduledDate: toDate, dayOfWeek: weekdayOf(toDate) };
    return { workout, change: makeOperation(all, { op: 'move', workoutId: copy.id, toDate }, cause) };
  }
  if (!copy.locked) return { workout: copy, change: null };
  return { workout: null, change: makeOperation(all, { op: 'remove', workoutId: copy.id }, cause) };
}

/** The first limit that the copy breaks on its day, then the one that puts the long workout on another; null: none. */
function brokenBy(copy: ScheduledWorkout, others: Workouts, context: PlanningContext) {
  const firm = worsened(brokenLimits(others, context), brokenLimits([...others, copy], context))[0];
  if (firm !== undefined) {
    const { code, rule, limit, value } = firm;
    return { code, inputs: { rule, limit, value } };
  }
  const { longWorkoutDays } = context.limits.athlete.preferences;
  if (!copy.isLong || longWorkoutDays.length === 0 || longWorkoutDays.includes(copy.dayOfWeek)) return null;
  const value = `${shortName(copy.dayOfWeek)}, ${copy.duration} min`;
  return { code: null, inputs: { rule: 'LONG_DAY', limit: longDaysText(longWorkoutDays), value } };
}

const byDay = (a: ScheduledWorkout, b: ScheduledWorkout) => compare(a.scheduledDate, b.scheduledDate);
