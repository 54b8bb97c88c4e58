import type { KeptWorkout } from '../workout/workout.ts';
import { NONE, race, weekOf } from '../../test/core/sizedWeek.ts';
import { allocateMinutes } from './allocate.ts';

const before = { lastLoad: { workouts: 8, byType: { swim: 2, bike: 3, run: 3, brick: 1 } } };
const of = (kind: string, more: object = {}) =>
  weekOf({
    raceType: 'half-ironman',
    sports: ['swimming', 'cycling', 'running'],
    athlete: { assessments: [] },
    week: { weekStartDate: '2027-02-15', weekEndDate: '2027-02-21', phaseType: 'build', plannedHours: 5, kind },
    memory: { lastDayOfType: {}, ordinary: [], usual: {}, lastLong: {}, ...before },
    ...more,
  });
const injured = { restrictions: { ...NONE, run: { ...NONE.run, volumeFactor: 0.5 } } };

test.each<[what: string, kind: string, more: object, total: number, minutes: readonly number[]]>([
  ['a loading week of a triathlete leaves room for two swims', 'load', {}, 180, [50, 89, 40]],
  ['a loading week by its shares', 'load', { raceType: 'duathlon' }, 180, [64, 79, 35]],
  ['a step-back week what keeps each sport its workouts', 'step', {}, 180, [60, 80, 40]],
  ['all at their shortest', 'step', {}, 160, [60, 60, 40]],
  ['too little for all of them: by its shares', 'step', {}, 159, [46, 82, 30]],
  ['a taper as well', 'taper', {}, 180, [60, 80, 40]],
  ['a race week six tenths of them', 'race', { races: [race('2027-02-21')] }, 125, [40, 45, 40]],
  ['an injured sport no more than its part', 'step', injured, 180, [25, 88, 40]],
])('%s', (_, kind, more, total, minutes) => {
  expect(allocateMinutes(of(kind, more), total, []).map((each) => each.minutes)).toEqual(minutes);
});

test('no room for a swim that stands', () => {
  const swim = { workoutType: 'swim', duration: 20 } as KeptWorkout;
  expect(allocateMinutes(of('load'), 180, [swim]).map((each) => each.minutes)).toEqual([50, 89, 20]);
});

/** "run 120, bike 200 for run" */
const told = (context: ReturnType<typeof of>, total: number, kept: readonly KeptWorkout[] = []) =>
  allocateMinutes(context, total, kept)
    .map(({ sport, minutes, insteadOf }) => `${sport} ${minutes}${insteadOf === null ? '' : ` for ${insteadOf}`}`)
    .join(', ');
const NO_WEEKS_BEFORE = { memory: { lastDayOfType: {}, ordinary: [], usual: {}, lastLong: {}, lastLoad: null } };
const banned = (sport: 'run' | 'bike' | 'swim', substitute: readonly string[], substituteFactor = 1) => ({
  restrictions: { ...NONE, [sport]: { ...NONE[sport], banned: true, volumeFactor: 0, substitute, substituteFactor } },
});
const marathon = (...sports: string[]) => ({ raceType: 'marathon', sports });
const lately = (lastDayOfType: object) => ({ memory: { ...NO_WEEKS_BEFORE.memory, lastDayOfType } });
const standing = (workoutType: string, duration: number) => ({ workoutType, duration }) as KeptWorkout;

test.each<[what: string, more: object, total: number, kept: readonly KeptWorkout[], minutes: string]>([
  ['a triathlete', {}, 600, [], 'running 174, cycling 312, swimming 114'],
  ['no race', { raceType: null, sports: ['running', 'cycling'] }, 600, [], 'running 262, cycling 337'],
  ['no race, and one sport', { raceType: null, sports: ['swimming', 'strength'] }, 600, [], 'swimming 600'],
  ['a runner who also rides', marathon('running', 'cycling'), 600, [], 'running 480, cycling 120'],
  [
    'a runner who also rides and swims',
    marathon('running', 'cycling', 'swimming'),
    600,
    [],
    'running 444, cycling 78, swimming 78',
  ],
  [
    'no running: a fifth more of each other sport',
    banned('run', ['bike', 'swim']),
    600,
    [],
    'cycling 374 for running, swimming 136 for running',
  ],
  [
    'no running, and rides alone may stand for it',
    banned('run', ['bike']),
    600,
    [],
    'cycling 374 for running, swimming 114',
  ],
  ['no running, and nothing may stand for it', banned('run', []), 600, [], 'cycling 312, swimming 114'],
  [
    'no swimming: what stands for it is less, and what room is left goes to the next',
    banned('swim', ['bike', 'run'], 0.8),
    600,
    [],
    'running 202 for swimming, cycling 374 for swimming',
  ],
  [
    'no running of a runner who also rides: rides take all of it',
    { ...marathon('running', 'cycling'), ...banned('run', ['bike', 'swim']) },
    600,
    [],
    'cycling 600 for running',
  ],
  [
    'no running of a runner: rides are begun',
    { ...marathon('running'), ...banned('run', ['bike', 'swim']) },
    600,
    [],
    'cycling 600 for running',
  ],
  [
    'half of the running',
    { restrictions: { ...NONE, run: { ...NONE.run, volumeFactor: 0.5, substitute: ['bike'] } } },
    600,
    [],
    'running 87, cycling 374 for running, swimming 114',
  ],
  ['a brick that stands is a quarter run', {}, 600, [standing('brick', 120)], 'running 144, cycling 222, swimming 114'],
  ['strength that stands is none of it', {}, 600, [standing('strength', 60)], 'running 174, cycling 312, swimming 114'],
  ['a ride that stands, longer than all rides', {}, 300, [standing('bike', 240)], 'running 36, swimming 23'],
  ['a ride that stands, longer than the week', {}, 300, [standing('bike', 340)], ''],
  ['time for two: those with the most of it', {}, 59, [], 'running 20, cycling 39'],
  [
    'time for two: those that rested longest, alike',
    lately({ swim: 80, bike: 100, run: 90 }),
    59,
    [],
    'running 29, swimming 29',
  ],
  [
    'time for one: that of the race, however long another rested',
    { ...marathon('running', 'cycling'), ...lately({ run: 100, bike: 90 }) },
    39,
    [],
    'running 39',
  ],
  ['time for none', {}, 19, [], ''],
])('minutes by sport: %s', (_, more, total, kept, minutes) => {
  expect(told(of('taper', { ...NO_WEEKS_BEFORE, ...more }), total, kept)).toBe(minutes);
});
