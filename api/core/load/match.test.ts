import { type MatchableWorkout, matchRecordings, type Recording } from './match.ts';

const DAY = '2027-01-05';
const workout = (
  id: string,
  workoutType: MatchableWorkout['workoutType'],
  duration: number,
  over: Partial<MatchableWorkout> = {},
): MatchableWorkout => ({
  id,
  scheduledDate: DAY,
  workoutType,
  duration,
  steps: [],
  recorded: [],
  isLeftOut: false,
  ...over,
});
const recording = (key: string, sport: Recording['sport'], minutes: number, day = DAY, part = 0): Recording => ({
  key,
  day,
  sport,
  minutes,
  part,
});
const step = (sport: 'bike' | 'run', minutes: number) => ({
  kind: 'work' as const,
  sport,
  durationSec: minutes * 60,
  effort: 0.7,
  target: { metric: 'rpe' as const, lo: 3, hi: 4 },
});
const BRICK = workout('brick', 'brick', 60, { steps: [step('bike', 45), step('run', 15)] });

test.each<[string, Recording[], MatchableWorkout[], Record<string, string>]>([
  [
    'the same day and sport',
    [recording('a', 'run', 40)],
    [workout('run', 'run', 45), workout('bike', 'bike', 40)],
    { a: 'run' },
  ],
  ['another day', [recording('a', 'run', 40, '2027-01-06')], [workout('run', 'run', 45)], {}],
  [
    'the closest of two',
    [recording('a', 'run', 40)],
    [workout('long', 'run', 90), workout('short', 'run', 30)],
    { a: 'short' },
  ],
  [
    'two of one sport, each its own',
    [recording('a', 'run', 85), recording('b', 'run', 20)],
    [workout('long', 'run', 90), workout('short', 'run', 80)],
    { a: 'long', b: 'short' },
  ],
  ['what has a recording already', [recording('a', 'run', 40)], [workout('run', 'run', 45, { recorded: ['run'] })], {}],
  ['what the athlete left out', [recording('a', 'run', 40)], [workout('run', 'run', 45, { isLeftOut: true })], {}],
  [
    'a ride and a run of one file are the brick',
    [recording('a', 'bike', 45), recording('b', 'run', 15)],
    [BRICK, workout('run', 'run', 15)],
    { a: 'brick', b: 'brick' },
  ],
  [
    'without a brick they are two workouts',
    [recording('a', 'bike', 45), recording('b', 'run', 15)],
    [workout('run', 'run', 15), workout('ride', 'bike', 60)],
    { a: 'ride', b: 'run' },
  ],
  [
    'a ride alone, with a ride and a brick',
    [recording('a', 'bike', 45)],
    [BRICK, workout('ride', 'bike', 90)],
    { a: 'ride' },
  ],
  [
    'a run that comes later joins the brick',
    [recording('a', 'run', 15)],
    [{ ...BRICK, recorded: ['bike'] }],
    { a: 'brick' },
  ],
  ['a second ride does not', [recording('a', 'bike', 15)], [{ ...BRICK, recorded: ['bike'] }], {}],
  [
    'a triathlon is the race',
    [recording('a', 'swim', 30), recording('b', 'bike', 70), recording('c', 'run', 45)],
    [workout('race', 'race', 150)],
    { a: 'race', b: 'race', c: 'race' },
  ],
  ['the jog before a race is not the race', [recording('a', 'run', 15)], [workout('race', 'race', 120)], {}],
  [
    'a ride and a run of two recordings are two workouts',
    [recording('a', 'bike', 45), recording('b', 'run', 15, DAY, 1)],
    [BRICK, workout('run', 'run', 15), workout('ride', 'bike', 60)],
    { a: 'ride', b: 'run' },
  ],
  [
    'a ride of one day and a run of the next are no brick',
    [recording('a', 'bike', 45), recording('b', 'run', 15, '2027-01-06', 1)],
    [BRICK, workout('run', 'run', 15, { scheduledDate: '2027-01-06' })],
    { a: 'brick', b: 'run' },
  ],
  [
    'a brick and another ride',
    [recording('a', 'bike', 45), recording('b', 'run', 15), recording('c', 'bike', 60, DAY, 1)],
    [BRICK, workout('ride', 'bike', 60)],
    { a: 'brick', b: 'brick', c: 'ride' },
  ],
  [
    'two bricks in one file',
    [
      recording('a', 'bike', 45),
      recording('b', 'run', 15),
      recording('c', 'bike', 45, '2027-01-06', 1),
      recording('d', 'run', 15, '2027-01-06', 1),
    ],
    [BRICK, { ...BRICK, id: 'next', scheduledDate: '2027-01-06' }],
    { a: 'brick', b: 'brick', c: 'next', d: 'next' },
  ],
  [
    'the jog before a race in one file with the race',
    [recording('a', 'run', 15), recording('b', 'run', 110, DAY, 1)],
    [workout('race', 'race', 120)],
    { b: 'race' },
  ],
  [
    'a sport that no workout is',
    [recording('a', 'other', 60)],
    [workout('run', 'run', 60), workout('race', 'race', 60)],
    {},
  ],
])('%s', (_name, recordings, workouts, matches) => {
  expect(Object.fromEntries(matchRecordings(recordings, workouts))).toEqual(matches);
});
