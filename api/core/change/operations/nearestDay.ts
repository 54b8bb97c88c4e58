import { type Day, weekdayOf } from '../../calendar/calendar.ts';
import { RANKS } from '../../workout/prescription/choose.ts';
import type { PlanningContext, ScheduledWorkout } from '../../rules/context.ts';
import type { Finding } from '../../rules/finding.ts';
import { brokenLimits } from '../../rules/rules.ts';
import { weekAround } from './nearest.ts';

/** The long and the hard workouts first: what a week can least do without chooses its day first. */
export function byWeight(a: ScheduledWorkout, b: ScheduledWorkout): number {
  return (
    Number(b.isLong) - Number(a.isLong) ||
    RANKS[b.intensity] - RANKS[a.intensity] ||
    b.duration - a.duration ||
    (a.id < b.id ? -1 : 1)
  );
}

const keyOf = ({ code, week, day, workoutId = '' }: Finding): string => `${code} ${day ?? week} ${workoutId}`;

/** The first of these days, the nearest of the week where none are named, on which the workout breaks no limit that would hold without it; null: there is none. */
export function nearestDay(
  workout: ScheduledWorkout,
  without: readonly ScheduledWorkout[],
  context: PlanningContext,
  days: readonly Day[] = weekAround(workout.scheduledDate),
): Day | null {
  const { today, firstDay, lastDay } = context.limits;
  const broken = new Map(brokenLimits(without, context).map((check) => [keyOf(check), check.excess]));
  const isFree = (day: Day) =>
    brokenLimits([...without, { ...workout, scheduledDate: day, dayOfWeek: weekdayOf(day) }], context).every(
      (check) => check.excess <= (broken.get(keyOf(check)) ?? 0),
    );
  const isOpenDay = (day: Day) => day >= today && day >= firstDay && day <= lastDay;
  return days.find((day) => isOpenDay(day) && isFree(day)) ?? null;
}
