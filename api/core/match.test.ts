import { type MatchableSession, matchRecordings, type Recording } from './match.ts';

const DAY = '2027-01-05';
const session = (id: string, workoutType: MatchableSession['workoutType'], duration: number, over: Partial<MatchableSession> = {}): MatchableSession => ({
  id, scheduledDate: DAY, workoutType, duration, steps: [], recorded: [], isLeftOut: false, ...over,
});
const recording = (key: string, sport: Recording['sport'], minutes: number, day = DAY): Recording => ({ key, day, sport, minutes });
const step = (sport: 'bike' | 'run', minutes: number) => ({ kind: 'work' as const, sport, durationSec: minutes * 60, effort: 0.7, target: { metric: 'rpe' as const, lo: 3, hi: 4 } });
const BRICK = session('brick', 'brick', 60, { steps: [step('bike', 45), step('run', 15)] });

test.each<[string, Recording[], MatchableSession[], Record<string, string>]>([
  ['the same day and sport', [recording('a', 'run', 40)], [session('run', 'run', 45), session('bike', 'bike', 40)], { a: 'run' }],
  ['another day', [recording('a', 'run', 40, '2027-01-06')], [session('run', 'run', 45)], {}],
  ['the closest of two', [recording('a', 'run', 40)], [session('long', 'run', 90), session('short', 'run', 30)], { a: 'short' }],
  ['two of one sport, each its own', [recording('a', 'run', 85), recording('b', 'run', 20)], [session('long', 'run', 90), session('short', 'run', 80)], { a: 'long', b: 'short' }],
  ['what has a recording already', [recording('a', 'run', 40)], [session('run', 'run', 45, { recorded: ['run'] })], {}],
  ['what the athlete left out', [recording('a', 'run', 40)], [session('run', 'run', 45, { isLeftOut: true })], {}],
  ['a ride and a run of one file are the brick', [recording('a', 'bike', 45), recording('b', 'run', 15)], [BRICK, session('run', 'run', 15)], { a: 'brick', b: 'brick' }],
  ['without a brick they are two sessions', [recording('a', 'bike', 45), recording('b', 'run', 15)], [session('run', 'run', 15), session('ride', 'bike', 60)], { a: 'ride', b: 'run' }],
  ['a ride alone, with a ride and a brick', [recording('a', 'bike', 45)], [BRICK, session('ride', 'bike', 90)], { a: 'ride' }],
  ['a run that comes later joins the brick', [recording('a', 'run', 15)], [{ ...BRICK, recorded: ['bike'] }], { a: 'brick' }],
  ['a second ride does not', [recording('a', 'bike', 15)], [{ ...BRICK, recorded: ['bike'] }], {}],
  ['a triathlon is the race', [recording('a', 'swim', 30), recording('b', 'bike', 70), recording('c', 'run', 45)], [session('race', 'race', 150)], { a: 'race', b: 'race', c: 'race' }],
  ['the jog before a race is not the race', [recording('a', 'run', 15)], [session('race', 'race', 120)], {}],
  ['a sport that no session is', [recording('a', 'other', 60)], [session('run', 'run', 60), session('race', 'race', 60)], {}],
])('%s', (_name, recordings, sessions, matches) => {
  expect(Object.fromEntries(matchRecordings(recordings, sessions))).toEqual(matches);
});
