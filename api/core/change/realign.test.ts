import { addDays } from '../calendar/calendar.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { RANKS } from '../workout/prescription/choose.ts';
import { calm, hard, minutes, monday, week } from '../../test/core/calmWeeks.ts';
import { applyOperations } from './operations.ts';
import { realign } from './realign.ts';

/** The four weeks as they would be, each workout turned into what is wanted of it. */
const wanted = (of: (workout: ScheduledWorkout) => ScheduledWorkout) =>
  [0, 1, 2, 3].map((n) => ({ monday: addDays(monday, 7 * n), workouts: week(calm.workouts, n).map(of) }));

const realigned = (of: (workout: ScheduledWorkout) => ScheduledWorkout, workouts = calm.workouts) =>
  applyOperations(workouts, realign(workouts, [], calm.limits, wanted(of)), calm.limits).workouts;

const long = (workouts: readonly ScheduledWorkout[], type: string) =>
  Math.max(
    ...workouts.filter(({ isLong, workoutType }) => isLong && workoutType === type).map((each) => each.duration),
  );

test('weeks that are no smaller and no easier lose nothing', () => {
  expect(
    realign(
      calm.workouts,
      [],
      calm.limits,
      wanted((each) => each),
    ),
  ).toEqual([]);
  const more = wanted((each) => ({ ...each, duration: 2 * each.duration, isHard: true }));
  expect(realign(calm.workouts, [], calm.limits, more)).toEqual([]);
});

test('the minutes of each week fall to those wanted', () => {
  const now = realigned((each) => ({ ...each, duration: Math.floor(0.7 * each.duration) }));
  for (const n of [0, 1, 2, 3]) {
    const part = minutes(week(now, n)) / minutes(week(calm.workouts, n));
    expect([n, part <= 0.7 && part > 0.6]).toEqual([n, true]);
  }
});

test('no more days are hard than wanted', () => {
  const now = realigned((each) => ({ ...each, isHard: false }));
  expect(hard(calm.workouts)).toBe(4);
  expect(hard(now)).toBe(0);
});

test('no long workout stays longer than the longest of its sport wanted', () => {
  const now = realigned((each) => (each.isLong ? { ...each, duration: 60 } : each));
  for (const n of [0, 1, 2, 3])
    expect(long(week(now, n), 'run')).toBeLessThan(Math.max(61, long(week(calm.workouts, n), 'run')));
  expect(long(calm.workouts, 'bike')).toBeGreaterThan(90);
  const rides = calm.workouts.filter(({ workoutType, isLong }) => workoutType === 'bike' && !isLong);
  const most = Math.max(60, ...rides.map(({ duration }) => duration));
  expect(long(now, 'bike')).toBeLessThanOrEqual(most);
});

test('a long workout is held to those of its own sport, and where none of it is wanted the minutes of the week decide', () => {
  const shortRides = realigned((each) =>
    each.workoutType === 'bike' ? { ...each, duration: 60 } : { ...each, duration: 2 * each.duration },
  );
  expect(long(shortRides, 'bike')).toBeLessThan(long(calm.workouts, 'bike'));
  expect(long(shortRides, 'run')).toBe(long(calm.workouts, 'run'));
  const noRides = wanted((each) => (each.workoutType === 'bike' ? { ...each, workoutType: 'run' } : each));
  expect(realign(calm.workouts, [], calm.limits, noRides)).toEqual([]);
});

test('a race that is wanted counts neither as minutes nor as a hard day', () => {
  const less = wanted((each) => ({ ...each, duration: Math.floor(0.7 * each.duration), isHard: false }));
  const race = { ...calm.workouts[0]!, workoutType: 'race', duration: 600, isHard: true } as const;
  const withRaces = less.map(({ monday: first, workouts }) => ({ monday: first, workouts: [...workouts, race] }));
  expect(realign(calm.workouts, [], calm.limits, withRaces)).toEqual(realign(calm.workouts, [], calm.limits, less));
});

test('nothing comes, moves, grows or gets harder, and what a person placed stays', () => {
  const kept = calm.workouts.find(({ isHard }) => isHard)!;
  const workouts = calm.workouts.map((each) => (each === kept ? { ...each, locked: true } : each));
  const now = realigned((each) => ({ ...each, duration: Math.floor(each.duration / 2), isHard: false }), workouts);
  expect(now.length).toBeLessThanOrEqual(workouts.length);
  for (const is of now) {
    const was = workouts.find(({ id }) => id === is.id)!;
    expect([is.scheduledDate, is.workoutType]).toEqual([was.scheduledDate, was.workoutType]);
    expect(is.duration).toBeLessThanOrEqual(was.duration);
    expect(RANKS[is.intensity]).toBeLessThanOrEqual(RANKS[was.intensity]);
  }
  expect(now.find(({ id }) => id === kept.id)).toMatchObject({ duration: kept.duration, intensity: kept.intensity });
});
