import type { WorkoutType } from '../codes/workout.ts';
import type { ActiveRule } from '../principles/active.ts';
import type { BodyOf } from '../principles/rule.ts';
import { has, sortOf, type Sorts } from '../principles/sort.ts';
import type { Draft, WeekContext } from './draft.ts';

/** What the weeks before leave of a number of workouts. */
function mostLeft(context: WeekContext, { whole }: Sorts, { most, weeks }: BodyOf<'count'>): number {
  if (weeks === 1) return most;
  const before = context.rules!.near.filter(
    ({ sort, number }) => has(whole, sort) && number < context.monday && number >= context.monday - 7 * (weeks - 1),
  );
  return Math.max(0, most - before.length);
}

/** The rule whose number of long workouts the weeks before have used up; null: none. */
export function spentBy(context: WeekContext, draft: Draft): ActiveRule | null {
  const sort = sortOf(draft);
  for (const active of context.rules!.set.moving) {
    const { body } = active.rule;
    if (body.kind !== 'count' || body.weeks === 1 || body.what.quality !== 'long') continue;
    if (has(active.of.whole, sort) && mostLeft(context, active.of, body) === 0) return active;
  }
  return null;
}

/** Most workouts of a type a week, and the rule that says so; null: none does. */
export function mostWorkouts(
  context: WeekContext,
  workoutType: WorkoutType | null,
): { active: ActiveRule; most: number } | null {
  let least: { active: ActiveRule; most: number } | null = null;
  for (const active of context.rules?.set.counts ?? []) {
    const { body } = active.rule;
    const applies =
      workoutType === null
        ? body.what.types.length === 0
        : body.what.types.length === 1 && body.what.types[0] === workoutType;
    if (!applies) continue;
    const most = mostLeft(context, active.of, body);
    if (least === null || most < least.most) least = { active, most };
  }
  return least;
}
