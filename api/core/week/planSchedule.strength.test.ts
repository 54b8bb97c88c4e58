import { daysBetween } from '../calendar/calendar.ts';
import { marathon, planned, runner, running } from '../../test/core/schedules.ts';
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

const strengthOf = (input: Parameters<typeof planSchedule>[0]) =>
  planned(planSchedule(input)).map(({ phaseType, kind, weekStartDate, plannedHours, workouts }) => ({
    phaseType,
    kind,
    weekStartDate,
    plannedHours,
    count: workouts.filter(({ workoutType }) => workoutType === 'strength').length,
  }));

test.each([
  [39, 1],
  [40, 2],
])('at %i race-specific weeks of six hours hold %i of strength', (age, most) => {
  const weeks = strengthOf(running({ ...athlete, age })).filter(
    ({ phaseType, kind, plannedHours }) => phaseType === 'race-specific' && kind === 'load' && plannedHours >= 6,
  );
  expect(weeks.length).toBeGreaterThan(1);
  expect(Math.max(...weeks.map(({ count }) => count))).toBe(most);
});

test.each([
  ['2027-03-08', 'B', 0],
  ['2027-03-10', 'B', 0],
  ['2027-03-14', 'B', 0],
  ['2027-03-08', 'C', 2],
] as const)('a race on %s of priority %s leaves %i of strength in its week', (raceDate, priority, count) => {
  const race = { raceName: 'Park', raceType: '10k', raceDate, priority } as const;
  const week = strengthOf(running(athlete, [marathon, race])).find(
    ({ weekStartDate }) => weekStartDate === '2027-03-08',
  );
  expect(week?.count).toBe(count);
});

test.each([2.9, 3, 3.1, 3.4, 4])(
  'nobody of %f hours begins to lift in the last four weeks before the race',
  (hours) => {
    const small = {
      ...athlete,
      age: 62,
      currentWeeklyHours: 2,
      preferences: { ...athlete.preferences, weeklyHoursAvailable: hours },
    };
    const race = { raceName: 'Town', raceType: '10k', raceDate: '2027-04-18', priority: 'A' } as const;
    const first = strengthOf(running(small, [race])).find(({ count }) => count > 0);
    const before = first === undefined ? Infinity : daysBetween(first.weekStartDate, race.raceDate);
    expect(before).toBeGreaterThanOrEqual(28);
  },
);
