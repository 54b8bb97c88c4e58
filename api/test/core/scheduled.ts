import { dayNumber } from '../../core/calendar/calendar.ts';
import type { ScheduledWorkout, ScheduleLimits } from '../../core/rules/context.ts';
import type { PlannedWeek } from '../../core/week/schedule.ts';
import type { ScheduleInput } from '../../core/rules/scheduleInput.ts';

/** A schedule as it stands before anything is done. */
export interface ScheduledWeeks {
  workouts: readonly ScheduledWorkout[];
  limits: ScheduleLimits;
  weeks: readonly PlannedWeek[];
}

/** Four of the planned weeks, the earlier ones done as planned; ids are w0, w1, … in the order of the plan. */
export function fourWeeks(input: ScheduleInput, planned: readonly PlannedWeek[], skip: number): ScheduledWeeks {
  const { athlete, sports, races, raceType, season } = input;
  const first = Math.max(0, Math.min(skip, planned.length - 4));
  const weeks = planned.slice(first, first + 4);
  const workouts = weeks
    .flatMap((week) => week.workouts)
    .map((workout, i): ScheduledWorkout => ({
      ...workout,
      id: `w${i}`,
      status: 'scheduled',
      locked: false,
      madeBy: 'planner',
    }));
  const firstDay = weeks[0]!.weekStartDate;
  const today = firstDay > input.today ? firstDay : input.today;
  // the planner looks back six weeks
  const past = [
    ...input.past,
    ...planned
      .slice(0, first)
      .flatMap((week) => week.workouts)
      .filter(({ scheduledDate }) => dayNumber(scheduledDate) >= dayNumber(firstDay) - 42),
  ];
  const limits = {
    today,
    athlete,
    sports,
    races,
    raceType,
    season,
    past,
    firstDay,
    lastDay: weeks.at(-1)!.weekEndDate,
  };
  return { workouts, limits, weeks };
}
