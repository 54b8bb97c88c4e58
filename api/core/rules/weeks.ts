import { groupedBy } from '../units/groupedBy.ts';
import { type Day, weekNumber } from '../calendar/calendar.ts';
import type { MeasuredWorkout, ScheduleLimits } from './context.ts';
import { runsOfSchedule } from './longRunGrowth.ts';
import { daysFrom } from './days.ts';
import type { MeasuredWeek } from './rule.ts';

type ByWeek = ReadonlyMap<number, readonly MeasuredWorkout[]>;

function within(byWeek: ByWeek, first: number, last: number): MeasuredWorkout[] {
  const found: MeasuredWorkout[] = [];
  for (let week = first; week <= last; week += 1) found.push(...(byWeek.get(week) ?? []));
  return found;
}

/** The weeks of a schedule by their Mondays, each with what lies around it, so that none has to look through the workouts of all. */
export function weeksOf(workouts: readonly MeasuredWorkout[], limits: ScheduleLimits): (monday: Day) => MeasuredWeek {
  const stand: MeasuredWorkout[] = [];
  const skipped: MeasuredWorkout[] = [];
  for (const workout of workouts) (workout.status === 'skipped' ? skipped : stand).push(workout);
  const byWeek = groupedBy(stand, ({ scheduledDate }) => weekNumber(scheduledDate));
  const runs = runsOfSchedule(limits, stand);
  return (monday) => {
    const week = weekNumber(monday);
    const known: MeasuredWorkout[][] = [];
    return {
      monday,
      days: daysFrom(monday),
      here: byWeek.get(week) ?? [],
      skipped: skipped.filter(({ scheduledDate }) => weekNumber(scheduledDate) === week),
      around: (weeks) => (known[weeks] ??= within(byWeek, week - weeks, week + weeks)),
      runs,
    };
  };
}
