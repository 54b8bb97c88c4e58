import type { Weekday } from '../calendar/calendar.ts';
import { addDays } from '../calendar/calendar.ts';
import { planned, runner, running } from '../../test/core/schedules.ts';
import { planSchedule } from './planSchedule.ts';

/** Warnings of a half-marathon season on these days, and the weeks that hold less than 92 % of their hours. */
function halfMarathon(unavailableDays: readonly Weekday[]) {
  const athlete = runner(
    { weeklyHoursAvailable: 6, longWorkoutDays: ['sunday'], unavailableDays: [...unavailableDays] },
    { currentWeeklyHours: 5 },
  );
  const raceDate = addDays('2027-01-04', 7 * 16 - 1);
  const result = planSchedule(
    running(athlete, [{ raceName: 'Lake', raceType: 'half-marathon', raceDate, priority: 'A' }]),
  );
  const short = planned(result).filter(({ kind, plannedHours, workouts }) => {
    const minutes = workouts.reduce(
      (sum, { workoutType, duration }) => sum + (workoutType === 'race' ? 0 : duration),
      0,
    );
    return (kind === 'load' || kind === 'step') && minutes < 0.92 * 60 * plannedHours;
  });
  if (!result.ok) throw new Error(result.conflict.message);
  return { short, said: result.warnings.filter(({ code }) => code === 'HOURS_NOT_PLACED') };
}

test('two free days a week cannot hold six hours: said once, with the weeks, the days and a way out', () => {
  const { short, said } = halfMarathon(['monday', 'wednesday', 'thursday', 'friday', 'saturday']);
  expect(short.length).toBeGreaterThan(8);
  expect(said).toEqual([
    {
      code: 'HOURS_NOT_PLACED',
      message: expect.stringMatching(
        new RegExp(`^${short.length} weeks hold less than planned: .* Its 2 free days and `),
      ),
      recommendation: expect.stringMatching(
        /^Make another day free, or raise the limits of days; else count on \d+(\.\d)? h\.$/,
      ),
    },
  ]);
});

test('nothing is said where all find a place', () => {
  expect(halfMarathon([])).toEqual({ short: [], said: [] });
});
