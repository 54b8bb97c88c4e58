import type { Day } from '../../calendar/calendar.ts';
import {
  isOpen,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../../rules/context.ts';
import type { Finding } from '../../rules/finding.ts';
import { measureSchedule } from '../../rules/rules.ts';
import type { WorkoutChange } from '../changes.ts';
import { applyOperations, makeOperation } from '../operations.ts';
import { weekAround } from './nearest.ts';
import { nearestDay } from './nearestDay.ts';
import { settle } from './settle.ts';

interface Bounds {
  /** Days to which nothing goes. */
  closed?: ReadonlySet<Day>;
  /** Workouts, by id, that are left as they are. */
  staying?: ReadonlySet<string>;
  /** Strength may be left out: not where nobody has spoken of leaving anything out. */
  leavesOut?: boolean;
}

const isOfStrength = ({ rule }: Finding): boolean => rule === 'STRENGTH_SHARE' || rule === 'STRENGTH_EVE';

/**
 * What puts strength right after changes of other workouts, which may leave too much of it in their weeks, or have it stand on the eve of
 * what came there: it goes to another day of its week, becomes shorter, or, where that is allowed, is left out. What was so before the changes stays so.
 */
export function settleStrength(
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
  context: PlanningContext,
  { closed = new Set(), staying = new Set(), leavesOut = false }: Bounds = {},
): WorkoutChange[] {
  const now = after.map((each) => (staying.has(each.id) ? { ...each, locked: true } : each));
  const broken = (workouts: readonly ScheduledWorkout[]) =>
    measureSchedule(workouts, context).filter(({ holds }) => !holds);
  const known = broken(before).filter(isOfStrength);
  const changes: WorkoutChange[] = [];
  let settled: readonly ScheduledWorkout[] = now;
  for (const found of broken(now).filter(({ rule }) => rule === 'STRENGTH_EVE')) {
    if (
      known.some(
        ({ rule, workoutId, day }) => rule === found.rule && workoutId === found.workoutId && day === found.day,
      )
    )
      continue;
    const change = awayFromEve(settled, found, context, closed);
    if (change === null) continue;
    settled = applyOperations(settled, [change], context).workouts;
    changes.push(change);
  }
  const rest = settle(settled, context, [...known, ...broken(now).filter((each) => !isOfStrength(each))]);
  return [...changes, ...rest.filter(({ op }) => leavesOut || op !== 'remove')];
}

/** The workouts after those changes, with strength put right. */
export function withStrengthSettled(
  before: readonly ScheduledWorkout[],
  after: readonly ScheduledWorkout[],
  limits: ScheduleLimits,
): readonly ScheduledWorkout[] {
  if (after === before) return after;
  const context = planningContextOf(limits);
  return applyOperations(after, settleStrength(before, after, context), context).workouts;
}

/** To the nearest day of its week that holds; null: there is none, or it is not to be touched. */
function awayFromEve(
  workouts: readonly ScheduledWorkout[],
  { workoutId, rule, limit, value }: Finding,
  context: PlanningContext,
  closed: ReadonlySet<Day>,
): WorkoutChange | null {
  const workout = workouts.find(({ id }) => id === workoutId);
  if (workout === undefined || workout.locked || !isOpen(workout, context.limits.today)) return null;
  const others = workouts.filter(({ id }) => id !== workout.id);
  const isDemanding = (day: Day) =>
    others.some(({ scheduledDate, isHard, isLong }) => scheduledDate === day && (isHard || isLong));
  const open = weekAround(workout.scheduledDate).filter((day) => !closed.has(day));
  const days = [...open.filter((day) => !isDemanding(day)), ...open.filter(isDemanding)];
  const toDate = nearestDay(workout, others, context, days);
  const cause = { reasonCode: 'LIMIT_STRENGTH', source: 'rule', inputs: { rule, limit, value } } as const;
  return toDate === null ? null : makeOperation(workouts, { op: 'move', workoutId: workout.id, toDate }, cause);
}
