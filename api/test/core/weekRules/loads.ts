import { addDays, weekdayIndex } from '../../../core/calendar/calendar.ts';
import { expectedRpe } from '../../../core/workout/tss.ts';
import type { PlannedWeek } from '../../../core/week/schedule.ts';
import { zoneSecondsOf } from '../../../core/workout/prescription/stepSums.ts';
import type { PlannedWorkout } from '../../../core/workout/workout.ts';
import { perWeek, type Rule, training } from './reading.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function daily(week: PlannedWeek, loadOf: (workout: PlannedWorkout) => number): number[] {
  const loads = [0, 0, 0, 0, 0, 0, 0];
  for (const workout of training(week)) loads[weekdayIndex(workout.scheduledDate)]! += loadOf(workout);
  return loads;
}

/** 41, soft: a week's load against the mean of four, at most 1.3 where all four are loading or step-back weeks of 3 h on average. */
export const steadyLoad: Rule = ({ today }, weeks) =>
  weeks
    .filter((week, i) => {
      const four = weeks.slice(Math.max(0, i - 3), i + 1);
      if (four.length < 4 || four[0]!.weekStartDate < today || week.kind !== 'load') return false;
      if (
        four.some(
          ({ kind, workouts }) =>
            (kind !== 'load' && kind !== 'step') || workouts.some(({ workoutType }) => workoutType === 'race'),
        )
      )
        return false;
      if (sum(four.map(({ plannedHours }) => plannedHours)) / 4 < 3) return false;
      const loads = four.map((each) => sum(daily(each, ({ tss }) => tss)));
      return loads.at(-1)! > (1.3 * sum(loads)) / 4;
    })
    .map(({ weekStartDate }) => weekStartDate);

/** 42, soft: the days of a week differ; monotony of session RPE at most 2. */
export const variedDays: Rule = ({ today }, weeks) =>
  perWeek(
    weeks,
    (week) => {
      if (week.weekStartDate < today) return true;
      const loads = daily(
        week,
        ({ workoutType, intensity, duration }) => duration * expectedRpe(workoutType, intensity),
      );
      const mean = sum(loads) / 7;
      const spread = Math.sqrt(sum(loads.map((load) => (load - mean) ** 2)) / 7);
      return spread === 0 || mean / spread <= 2;
    },
    ({ weekEndDate }) => addDays(weekEndDate, -6),
  );

/** 35, soft: three quarters of the endurance time of weeks of 3 h are easy. */
export const easyEnough: Rule = (_input, weeks) =>
  perWeek(
    weeks,
    (week) => {
      const zones = training(week).map(({ steps, workoutType }) => zoneSecondsOf(steps, workoutType));
      const easy = sum(zones.map(({ z1 }) => z1));
      return week.plannedHours < 3 || easy >= 0.75 * (easy + sum(zones.map(({ z2, z3 }) => z2 + z3)));
    },
    ({ weekEndDate }) => weekEndDate,
  );
