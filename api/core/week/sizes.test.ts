import type { EnduranceSport } from '../codes/sport.ts';
import { inWeek, LEVELS, NONE, race, weekOf } from '../../test/core/sizedWeek.ts';
import type { Draft } from './draft.ts';
import { holdsRace } from './frequency.ts';
import { countsOf, ordinaryCap, shortenToOrdinary, workoutCount } from './sizes.ts';

test.each<[what: string, week: object, sport: EnduranceSport, minutes: number, rule: string]>([
  ['a run', {}, 'running', 90, 'ordinary-cap'],
  ['a ride', {}, 'cycling', 150, 'ordinary-cap'],
  ['a run before an ultra, whose weeks hold two long ones', { raceType: 'ultra-50k' }, 'running', 150, 'ordinary-cap'],
  ['a ride before an ultra', { raceType: 'ultra-100k' }, 'cycling', 150, 'ordinary-cap'],
  ['a swim before an ultra', { raceType: 'ultra-100k' }, 'swimming', 75, 'ordinary-cap'],
  ['a run before a marathon', { raceType: 'marathon' }, 'running', 90, 'ordinary-cap'],
  ['a run before a sprint', { raceType: 'sprint-tri' }, 'running', 60, 'race-type-cap'],
  [
    'a swim before open water',
    { raceType: 'open-water', limits: { level: 'beginner' } },
    'swimming',
    75,
    'ordinary-cap',
  ],
  [
    'a swim with an injury',
    { restrictions: { ...NONE, swim: { ...NONE.swim, capMinutes: 30 } } },
    'swimming',
    30,
    'injury-cap',
  ],
  [
    'a run with an injury of swimmers',
    { restrictions: { ...NONE, swim: { ...NONE.swim, capMinutes: 30 } } },
    'running',
    90,
    'ordinary-cap',
  ],
  ['a run of a recovery week', inWeek('recovery'), 'running', 60, 'recovery-cap'],
  ['a ride of a recovery week', inWeek('recovery'), 'cycling', 120, 'recovery-cap'],
  ['a ride of who is young', { limits: { longestWorkout: 120 } }, 'cycling', 120, 'age-cap'],
  ['a run after runs of half an hour', { recentRun: 30 }, 'running', 40, 'long-run-growth'],
  ['a ride after runs of half an hour', { recentRun: 30 }, 'cycling', 150, 'ordinary-cap'],
  ['a run of the week after a 10k', { races: [race('2027-02-14')] }, 'running', 45, 'recovery-cap'],
  ['a run of the week of a 10k that is to come', { races: [race('2027-02-21')] }, 'running', 90, 'ordinary-cap'],
  ['a run of the second week after a 10k', { races: [race('2027-02-07')] }, 'running', 90, 'ordinary-cap'],
  [
    'a run with one race behind that it only rests for',
    { races: [race('2027-02-13', 'sprint-tri')] },
    'running',
    90,
    'ordinary-cap',
  ],
])('%s lasts at most so long: %j', (_, week, sport, minutes, rule) => {
  expect(ordinaryCap(weekOf(week), sport)).toEqual({ minutes, rule });
});

const three = [{ run: 50 }, { run: 60, bike: 80 }, { run: 40 }];
test.each<[what: string, week: object, sport: EnduranceSport, minutes: number, rule: string]>([
  ['as long as the longest of three loading weeks', inWeek('step', { ordinary: three }), 'running', 60, 'easier-week'],
  ['as long as the one that there was', inWeek('step', { ordinary: three }), 'cycling', 80, 'easier-week'],
  ['as ever where there was none', inWeek('step', { ordinary: three }), 'swimming', 75, 'ordinary-cap'],
  ['so in a taper', inWeek('taper', { ordinary: three }), 'running', 60, 'easier-week'],
  ['as ever in a loading week', inWeek('load', { ordinary: three }), 'running', 90, 'ordinary-cap'],
  [
    'so in a loading week with a race',
    { ...inWeek('load', { ordinary: three }), races: [race('2027-02-21')] },
    'running',
    60,
    'easier-week',
  ],
  [
    'three quarters of the usual in a race week',
    inWeek('race', { ordinary: three, usual: { run: 50 } }),
    'running',
    37,
    'easier-week',
  ],
  ['of the longest where none is usual', inWeek('race', { ordinary: three }), 'running', 45, 'easier-week'],
  [
    'no less than twenty minutes',
    inWeek('race', { ordinary: three, usual: { run: 20 } }),
    'running',
    20,
    'easier-week',
  ],
  [
    'no less than twenty minutes in an easier week',
    inWeek('step', { ordinary: [{ run: 10 }] }),
    'running',
    20,
    'easier-week',
  ],
])('ordinary workouts of easier weeks last %s', (_, week, sport, minutes, rule) => {
  expect(ordinaryCap(weekOf(week), sport)).toEqual({ minutes, rule });
});

test.each<[taught: string, sport: EnduranceSport, mayBeHard: boolean, minutes: number, rule: string]>([
  ['Runs at most 60 minutes', 'running', true, 60, 'principle-cap'],
  ['Runs at most 60 minutes', 'cycling', true, 150, 'ordinary-cap'],
  ['Runs at most 90 minutes', 'running', true, 90, 'ordinary-cap'],
  ['Easy runs at most 60 minutes', 'running', true, 90, 'ordinary-cap'],
  ['Easy runs at most 60 minutes', 'running', false, 60, 'principle-cap'],
  ['Long run at most 60 minutes', 'running', true, 60, 'principle-cap'],
])('under "%s" of %s one that may be hard (%s) lasts at most %i: %s', (taught, sport, mayBeHard, minutes, rule) => {
  expect(ordinaryCap(weekOf({ taught: [taught] }), sport, mayBeHard)).toEqual({ minutes, rule });
});

test.each([
  ['2027-02-14', false],
  ['2027-02-15', true],
  ['2027-02-21', true],
  ['2027-02-22', false],
])('the week from 15 to 21 February holds a race of %s: %s', (raceDate, is) => {
  expect(holdsRace(weekOf({ races: [race(raceDate)] }))).toBe(is);
});

test.each<[raceType: string | null, sport: EnduranceSport, low: number, high: number]>([
  [null, 'cycling', 1, 4],
  ['gran-fondo', 'cycling', 3, 5],
  ['gran-fondo', 'running', 2, 5],
  ['half-ironman', 'cycling', 1, 4],
  ['marathon', 'running', 2, 5],
  ['open-water', 'swimming', 2, 5],
])('before a race of %s a week holds of %s %i to %i', (raceType, sport, low, high) => {
  expect(countsOf(weekOf({ raceType }), sport)).toMatchObject({ low, high });
});

test('how many a week holds goes by the level in the sport', () => {
  const limits = { level: 'veteran', levelBySport: { ...LEVELS, cycling: 'beginner' } };
  expect(countsOf(weekOf({ limits }), 'cycling').high).toBe(3);
});

const runsBefore = (run: number) => ({ lastLoad: { workouts: 8, byType: { run } } });
test.each<[what: string, week: object, minutes: number, days: number, count: number]>([
  ['one for 50 minutes', {}, 200, 7, 4],
  ['rounded', {}, 176, 7, 4],
  ['no fewer than two', {}, 50, 7, 2],
  ['no more than five', {}, 900, 7, 5],
  ['no more than last twenty minutes each', {}, 39, 7, 1],
  ['no more than there are days', {}, 200, 3, 3],
  ['in an easier week four fifths of the last', inWeek('step', runsBefore(5)), 100, 7, 4],
  ['in a taper all of the last', inWeek('taper', runsBefore(5)), 100, 7, 5],
  ['in a recovery week one more where it would be little longer', inWeek('recovery'), 115, 7, 3],
  ['in a recovery week no more where they are short as it is', inWeek('recovery'), 111, 7, 2],
  ['in a loading week whatever the last held', inWeek('load', runsBefore(5)), 100, 7, 2],
  [
    'in a race week six tenths of the last',
    { ...inWeek('race', runsBefore(5)), races: [race('2027-02-21')] },
    60,
    7,
    3,
  ],
  ['so with a race in a loading week', { ...inWeek('load', runsBefore(5)), races: [race('2027-02-21')] }, 60, 7, 3],
  [
    'in the week of a race no many short ones',
    { ...inWeek('race', runsBefore(1)), races: [race('2027-02-21')] },
    40,
    7,
    2,
  ],
])('runs of a week: %s', (_, week, minutes, days, count) => {
  expect(workoutCount(weekOf(week), 'running', minutes, days)).toBe(count);
});

test('a ride of a race week is one where the week would hold more', () => {
  const week = { ...inWeek('race'), raceType: 'gran-fondo', races: [race('2027-02-21', 'gran-fondo')] };
  expect(workoutCount(weekOf(week), 'cycling', 60, 7)).toBe(2);
});

const draft = (more: Partial<Draft>) =>
  ({
    sport: 'running',
    workoutType: 'run',
    minutes: 120,
    max: 150,
    lengthRule: 'share',
    maxRule: 'long-share',
    ...more,
  }) as Draft;
test.each<[what: string, of: Partial<Draft>, become: Partial<Draft>]>([
  ['is cut to an ordinary length', {}, { minutes: 90, max: 90, lengthRule: 'ordinary-cap', maxRule: 'ordinary-cap' }],
  [
    'may not grow past one',
    { minutes: 90, max: 91 },
    { minutes: 90, max: 90, lengthRule: 'share', maxRule: 'ordinary-cap' },
  ],
  [
    'stays where it is shorter',
    { minutes: 60, max: 90 },
    { minutes: 60, max: 90, lengthRule: 'share', maxRule: 'long-share' },
  ],
  [
    'stays as a brick',
    { workoutType: 'brick' },
    { minutes: 120, max: 150, lengthRule: 'share', maxRule: 'long-share' },
  ],
])('a workout that may be no long one %s', (_, one, become) => {
  const made = draft(one);
  shortenToOrdinary(weekOf(), made);
  expect(made).toMatchObject(become);
});

test.each<[what: string, week: object, sport: EnduranceSport, minutes: number]>([
  ['three quarters of the usual', inWeek('race', { ordinary: [{ run: 60 }], usual: { run: 60 } }), 'running', 45],
  ['of a typical one where there were long ones alone', inWeek('race', { lastLong: { running: 76 } }), 'running', 37],
  ['of those where they were as short', inWeek('race', { lastLong: { running: 40 } }), 'running', 30],
  [
    'of the longest of the last loads',
    inWeek('race', { ordinary: [{ run: 40 }], lastLong: { running: 76 } }),
    'running',
    30,
  ],
  ['no longer than the week before', inWeek('race', { usual: { run: 60 }, longest: { run: 35 } }), 'running', 35],
  ['nothing known', inWeek('race'), 'running', 90],
  [
    'an easier week goes by three loading weeks',
    inWeek('step', { ordinary: [{ run: 70 }, { run: 45 }] }),
    'running',
    70,
  ],
  [
    'that of a B race by the last of them',
    { ...inWeek('load', { ordinary: [{ run: 70 }, { run: 45 }] }), races: [race('2027-02-21', '10k', 'B')] },
    'running',
    45,
  ],
  [
    'that of a C race keeps its hours',
    { ...inWeek('load', { ordinary: [{ run: 70 }, { run: 45 }] }), races: [race('2027-02-21', '10k', 'C')] },
    'running',
    70,
  ],
])('the longest ordinary workout of an easier week: %s', (_, week, sport, minutes) => {
  expect(ordinaryCap(weekOf(week), sport).minutes).toBe(minutes);
});
