import {
  isOpen,
  type PlanningContext,
  planningContextOf,
  type ScheduledWorkout,
  type ScheduleLimits,
} from '../../rules/context.ts';
import type { Finding } from '../../rules/finding.ts';
import { beyondPlan } from '../../rules/minutesOfWeek.ts';
import { measureSchedule, ruleOf, asDone } from '../../rules/rules.ts';
import type { WorkoutChange } from '../changes.ts';
import { makeOperation } from '../operations.ts';
import { applyOne } from './applyOne.ts';

/** Rounds of putting right; each takes load away, so that it ends. */
const MAX_STEPS = 60;

/**
 * Takes load away until the limits hold again after other changes: a shorter long run, for example, also limits the long runs after it.
 * Workouts that a person placed and finished workouts are never changed, so a limit that they break stays broken. Limits in
 * `tolerated` are left broken too. What is told alone is put right only where the changes since `before` broke it, or putting right did.
 */
export function settle(
  workouts: readonly ScheduledWorkout[],
  limits: ScheduleLimits | PlanningContext,
  tolerated: readonly Finding[] = [],
  before: readonly ScheduledWorkout[] = workouts,
): WorkoutChange[] {
  const context = 'week' in limits ? limits : planningContextOf(limits);
  const changes: WorkoutChange[] = [];
  let now = workouts;
  const told = measureSchedule(before, context).filter(({ holds, code }) => !holds && code === null);
  const stuck = new Set<string>([...tolerated, ...told].map(keyOf));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const found = measureSchedule(now, context).filter(({ holds }) => !holds);
    const broken = found.find((each) => !stuck.has(keyOf(each)));
    if (broken === undefined) break;
    const change = changeFor(now, broken, context);
    const result = change === null ? null : applyOne(now, change, context);
    if (change === null || result === null || 'code' in result || result.workouts === now) {
      stuck.add(keyOf(broken));
      continue;
    }
    now = result.workouts;
    changes.push(change);
  }
  return changes;
}

const keyOf = ({ code, rule, week, day, workoutId = '' }: Finding) =>
  code === null ? `${rule} ${week}` : `${rule} ${day ?? week} ${workoutId}`;

function changeFor(
  workouts: readonly ScheduledWorkout[],
  broken: Finding,
  context: PlanningContext,
): WorkoutChange | null {
  const { code, rule, week, day, workoutId } = broken;
  const here = asDone(workouts).filter(
    ({ scheduledDate, status }) =>
      status !== 'skipped' && (day === null ? context.week(scheduledDate).monday === week : scheduledDate === day),
  );
  const open = here.filter((each) => isOpen(each, context.limits.today) && !each.locked);
  const free = workoutId === undefined ? open : open.filter(({ id }) => id === workoutId);
  const { minutes, uncounted } = beyondPlan(here);
  const remedy = ruleOf(rule).remedy(broken, { here, free, overdone: minutes - uncounted });
  if (remedy === null) return null;
  return makeOperation(workouts, remedy, {
    reasonCode: `LIMIT_${code ?? 'LONG_DAY'}`,
    source: 'rule',
    inputs: { rule, limit: broken.limit, value: broken.value },
  });
}
