import { adapt } from './adapt.ts';
import { addDays, dayNumber } from '../calendar/calendar.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { after, answers, before, calm, monday, on, skipped, week } from '../../test/core/calmWeeks.ts';

/** A day of training each day, but one skipped for tiredness so many days ago. */
const tired = (...daysAgo: number[]) =>
  Array.from({ length: 25 }, (_, i) => before(i + 1, daysAgo.includes(i + 1) ? skipped('fatigue') : {}));

test.each([
  [[6], 'easy', false],
  [[7], 'hard', false],
  [[1, 7], 'recovery', true],
  [[1, 8], 'easy', false],
  // two within a week speak for two weeks
  [[13, 19], 'easy', true],
  [[14, 20], 'hard', false],
])('tired %p days ago: the next hard workout is %s, again %p', (daysAgo, intensity, again) => {
  const input = on(monday, { history: tired(...daysAgo) });
  expect(week(after(input))[0]).toMatchObject({ intensity });
  const { operations } = adapt(input);
  expect(operations.some(({ reasonCode }) => reasonCode === 'TIRED_AGAIN')).toBe(again);
  const cause = operations.find(({ reasonCode }) => reasonCode === (again ? 'TIRED_AGAIN' : 'TIRED'));
  const inputs = { skipped: again ? 2 : 1, last: expect.any(String) as unknown, readiness: null };
  expect(cause?.inputs).toEqual(intensity === 'hard' ? undefined : inputs);
});

test('the readiness that is known stands beside the skips', () => {
  const low = answers({ mood: 5, stress: 6, sleep: 4, mentalReadiness: 4 });
  const { operations } = adapt(on(monday, { history: tired(1), checkIns: [low] }));
  expect(operations.find(({ reasonCode }) => reasonCode === 'TIRED_AGAIN')?.inputs).toEqual({
    skipped: 1,
    last: expect.any(String),
    readiness: expect.any(Number),
  });
});

test.each([
  [2, true],
  [3, false],
])('a run skipped for an injury %d days ago takes out today’s and asks where it hurts: %p', (daysAgo, gone) => {
  const run = calm.workouts.find(({ workoutType }) => workoutType === 'run')!;
  const skip = { ...before(0, skipped('injury')), scheduledDate: addDays(run.scheduledDate, -daysAgo) };
  const others = Array.from({ length: 12 }, (_, i) => ({
    ...before(0),
    workoutType: 'swim' as const,
    scheduledDate: addDays(run.scheduledDate, -i - 1),
  }));
  const input = on(run.scheduledDate, { history: [skip, ...others] });
  expect(after(input).some(({ id }) => id === run.id)).toBe(!gone);
  expect(adapt(input).proposals.some(({ code }) => code === 'INJURY_AREA')).toBe(gone);
});

/** Days from Monday of the first week on: when a sport was skipped, and which of its later workouts go and stay. */
test.each([
  ['bike', 0, ['bike 1'], ['bike 3', 'strength 1']],
  ['bike', 10, ['bike 10', 'brick 12'], ['swim 11', 'run 13']],
  ['swim', 9, ['swim 11'], ['run 9', 'bike 10', 'brick 12']],
  ['brick', 8, ['bike 8', 'run 9'], ['swim 8', 'swim 11']],
  ['brick', 11, ['brick 12', 'run 13'], ['swim 15']],
] as const)('a %s skipped for an injury on day %d takes out %j and leaves %j', (workoutType, day, gone, left) => {
  const today = addDays(monday, day);
  const skip = { ...before(0, skipped('injury')), workoutType, scheduledDate: today };
  const trained = Array.from({ length: 12 }, (_, i) => ({
    ...before(0),
    workoutType: 'swim' as const,
    scheduledDate: addDays(today, -i - 1),
  }));
  const named = (workouts: readonly ScheduledWorkout[]) =>
    workouts.map((each) => `${each.workoutType} ${dayNumber(each.scheduledDate) - dayNumber(monday)}`);
  const now = named(after(on(today, { history: [skip, ...trained] })));
  expect(named(calm.workouts)).toEqual(expect.arrayContaining([...gone]));
  for (const each of gone) expect(now).not.toContain(each);
  expect(now).toEqual(expect.arrayContaining([...left]));
});
