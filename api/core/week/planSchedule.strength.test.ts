import { daysBetween } from '../calendar/calendar.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { strengthKeepsOut } from '../../test/core/weekRules/spacing.ts';
import { planSchedule } from './planSchedule.ts';

const athlete = runner(
  { weeklyHoursAvailable: 8, longWorkoutDays: ['sunday'] },
  {
    currentWeeklyHours: 5.5,
    assessments: [
      { sport: 'running', experienceLevel: 'advanced', currentFitnessLevel: 'high', weeklyVolume: '5.5 hours' },
    ],
  },
);

test('strength twice a week: heavy in build weeks, never after a long run, and with a day between where one is open', () => {
  const input = running(athlete);
  const weeks = planned(planSchedule(input));
  const strength = weeks.map(({ workouts }) => workouts.filter(({ workoutType }) => workoutType === 'strength'));
  expect(strength.flat().some(({ isHard }) => isHard)).toBe(true);
  expect(strengthKeepsOut(input, weeks)).toEqual([]);
  const twice = strength.filter(({ length }) => length === 2);
  expect(twice.length).toBeGreaterThan(4);
  const together = twice.filter(
    ([first, second]) => Math.abs(daysBetween(first!.scheduledDate, second!.scheduledDate)) === 1,
  );
  expect(together.map(([first]) => first!.scheduledDate)).toEqual([]);
});
