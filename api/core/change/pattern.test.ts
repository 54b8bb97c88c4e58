import type { WorkoutChange } from './changes.ts';
import { makeOperation, type Operation } from './operations.ts';
import type { ScheduledWorkout } from '../rules/context.ts';
import { changesInWeek, patternOf, patternText } from './pattern.ts';

const workout = (id: string, scheduledDate: string, over: Partial<ScheduledWorkout> = {}): ScheduledWorkout => ({
  id,
  scheduledDate,
  dayOfWeek: 'monday',
  workoutType: 'run',
  intensity: 'easy',
  duration: 60,
  tss: 50,
  isLong: false,
  isHard: false,
  description: 'Easy run',
  instructions: '',
  timeOfDay: 'morning',
  templateId: null,
  steps: [],
  reasons: [],
  status: 'scheduled',
  locked: false,
  madeBy: 'planner',
  ...over,
});

// Wednesday and Sunday of three weeks; the Sunday run is long
const WORKOUTS = ['2027-01-04', '2027-01-11', '2027-01-18'].flatMap((monday, i) => {
  const day = (n: number) => `${monday.slice(0, 8)}${String(Number(monday.slice(8)) + n).padStart(2, '0')}`;
  return [
    workout(`easy${i}`, day(2)),
    workout(`swim${i}`, day(3), { workoutType: 'swim' }),
    workout(`long${i}`, day(6), { isLong: true, duration: 90 }),
  ];
});
const cause = { reasonCode: 'REQUEST', source: 'athlete', inputs: {} } as const;
const made = (...operations: Operation[]): WorkoutChange[] =>
  operations.map((operation) => makeOperation(WORKOUTS, operation, cause)!);
const second = (changes: WorkoutChange[], untilDate: string | null = null) =>
  changesInWeek(patternOf(changes, WORKOUTS), WORKOUTS, { monday: '2027-01-11', untilDate });

test.each<[string, Operation, object, string]>([
  [
    'a move',
    { op: 'move', workoutId: 'long0', toDate: '2027-01-09' },
    { op: 'move', workoutId: 'long1', toDate: '2027-01-16' },
    "Sunday's long run moves to Saturday",
  ],
  [
    'a move into the next week',
    { op: 'move', workoutId: 'long0', toDate: '2027-01-11' },
    { op: 'move', workoutId: 'long1', toDate: '2027-01-18' },
    "Sunday's long run moves to Monday",
  ],
  [
    'a swap',
    { op: 'swap', workoutId: 'easy0', otherId: 'swim0' },
    { op: 'swap', workoutId: 'easy1', otherWorkoutId: 'swim1' },
    "Wednesday's run and Thursday's swim change places",
  ],
  ['a removal', { op: 'remove', workoutId: 'swim0' }, { op: 'remove', workoutId: 'swim1' }, 'no swim on Thursday'],
  [
    'a shorter workout',
    { op: 'resize', workoutId: 'easy0', minutes: 40 },
    { op: 'resize', workoutId: 'easy1', durationAfter: 40 },
    "Wednesday's run lasts at most 40 min",
  ],
  [
    'a longer workout',
    { op: 'resize', workoutId: 'easy0', minutes: 70 },
    { op: 'resize', workoutId: 'easy1', durationAfter: 70 },
    "Wednesday's run lasts at least 1:10 h",
  ],
  [
    'a long one left out',
    { op: 'remove', workoutId: 'long0' },
    { op: 'remove', workoutId: 'long1' },
    'no long run on Sunday',
  ],
  [
    'an easier workout',
    { op: 'ease', workoutId: 'easy0', intensity: 'recovery' },
    { op: 'ease', workoutId: 'easy1', intensityAfter: 'recovery' },
    "Wednesday's run is recovery at most",
  ],
  [
    'another sport',
    { op: 'replace', workoutId: 'swim0', workoutType: 'bike', minutes: 45, intensity: 'easy' },
    { op: 'replace', workoutId: 'swim1', workoutType: 'bike', durationAfter: 45 },
    "Thursday's swim becomes a ride of 45 min",
  ],
  [
    'an added workout',
    { op: 'add', workoutType: 'strength', toDate: '2027-01-08', minutes: 30, intensity: 'moderate' },
    { op: 'add', toDate: '2027-01-15', durationAfter: 30 },
    'a strength workout of 30 min on Friday',
  ],
])('%s comes again a week later, and says so', (_name, operation, again, text) => {
  expect(second(made(operation))).toEqual([expect.objectContaining(again)]);
  expect(patternOf(made(operation), WORKOUTS).map(patternText)).toEqual([text]);
});

test('the same wish for several weeks is one wish', () => {
  const changes = made({ op: 'remove', workoutId: 'swim0' }, { op: 'remove', workoutId: 'swim1' });
  expect(patternOf(changes, WORKOUTS)).toHaveLength(1);
});

test('passes over what is not there, is done, or is as wanted already', () => {
  const shorter = patternOf(made({ op: 'resize', workoutId: 'easy0', minutes: 40 }), WORKOUTS);
  const week = (workouts: ScheduledWorkout[]) => changesInWeek(shorter, workouts, { monday: '2027-01-11' });
  expect(week([])).toEqual([]);
  expect(week([workout('done', '2027-01-13', { status: 'completed' })])).toEqual([]);
  expect(week([workout('short', '2027-01-13', { duration: 30 })])).toEqual([]);
  expect(week([workout('swim', '2027-01-13', { workoutType: 'swim' })])).toEqual([]);
});

test('passes over what is longer already, and what is there already', () => {
  const longer = patternOf(made({ op: 'resize', workoutId: 'easy0', minutes: 70 }), WORKOUTS);
  const week = (workouts: ScheduledWorkout[]) => changesInWeek(longer, workouts, { monday: '2027-01-11' });
  expect(week([workout('long', '2027-01-13', { duration: 70 })])).toEqual([]);
  expect(week([workout('short', '2027-01-13', { duration: 69 })])).toHaveLength(1);
  const more = { op: 'add', workoutType: 'run', toDate: '2027-01-06', minutes: 30, intensity: 'easy' } as const;
  expect(second(made(more))).toEqual([]);
  expect(second(made({ ...more, workoutType: 'swim' }))).toHaveLength(1);
  expect(second(made({ ...more, workoutType: 'swim' }), '2027-01-12')).toEqual([]);
});

test('of two of a kind on a day the long one is meant where it was long', () => {
  const both = [workout('short', '2027-01-17'), workout('long', '2027-01-17', { isLong: true })];
  const changed = (id: string) =>
    changesInWeek(patternOf(made({ op: 'remove', workoutId: id }), WORKOUTS), both, { monday: '2027-01-11' });
  expect(changed('long0').map(({ workoutId }) => workoutId)).toEqual(['long']);
  const ease = patternOf(made({ op: 'ease', workoutId: 'long0', intensity: 'recovery' }), WORKOUTS);
  expect(changesInWeek(ease, both.slice(0, 1), { monday: '2027-01-11' })).toHaveLength(1);
});

test('what is gone from the schedule is no wish, and nothing changes places with itself', () => {
  const [removal, swap] = made(
    { op: 'remove', workoutId: 'easy0' },
    { op: 'swap', workoutId: 'swim0', otherId: 'easy0' },
  );
  const without = WORKOUTS.filter(({ id }) => id !== 'easy0');
  expect(patternOf([removal!, swap!], without)).toEqual([]);
  const alike = patternOf(made({ op: 'swap', workoutId: 'easy0', otherId: 'easy0' }), WORKOUTS);
  expect(changesInWeek(alike, WORKOUTS, { monday: '2027-01-11' })).toEqual([]);
});

test('an end counts for the day a workout is on and the day it would go to', () => {
  const move = made({ op: 'move', workoutId: 'easy0', toDate: '2027-01-08' });
  expect(second(move, '2027-01-15')).toHaveLength(1);
  expect(second(move, '2027-01-14')).toEqual([]);
  expect(second(made({ op: 'remove', workoutId: 'swim0' }), '2027-01-13')).toEqual([]);
});
