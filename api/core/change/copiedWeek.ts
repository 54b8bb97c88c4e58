import { addDays, type Day, weekdayOf } from '../calendar/calendar.ts';
import { shortName } from '../calendar/dayNames.ts';
import type { WorkoutChange } from './changes.ts';
import {
  isOpen,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../rules/context.ts';
import { brokenLimits } from '../rules/rules.ts';
import { longDaysText } from '../rules/longDay.ts';
import { worsened } from '../rules/worsened.ts';
import { compare } from '../units/compare.ts';
import { applyOperations, type Cause, makeOperation } from './operations.ts';
import { weekAround } from './operations/nearest.ts';
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
 * The schedule with workouts of somebody else, as far as the athlete's own limits have a place for them: each keeps its day or goes to the
 * nearest one of the week that holds it, the long and the hard ones first. What a person wrote (locked) is left out where no day does;
 * the planner's own become less until the limits hold. Limits that the schedule broke before stay as they are. Regeneration keeps what
 * has been copied.
 */
export function withCopiesWithinLimits(room: Workouts, copies: Workouts, limits: ScheduleLimits): CopiedWeek {
  const context = planningContextOf(limits);
  const changes: WorkoutChange[] = [];
  let now = room;
  for (const copy of [...copies].sort((a, b) => Number(b.locked) - Number(a.locked) || byWeight(a, b))) {
    const { workout, change } = placed(copy, now, context);
    if (workout !== null) now = [...now, workout];
    if (change !== null) changes.push(change);
  }
  const settled = settle(now, context, brokenLimits(room, context), room);
  const { workouts, applied } = applyOperations(now, settled, context);
  return {
    workouts: withCopies(
      workouts.filter(({ id }) => !copies.some((copy) => copy.id === id)),
      workouts.filter(({ id }) => copies.some((copy) => copy.id === id)),
    ),
    changes: [...changes, ...settled.filter(({ id }) => applied.includes(id))],
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
