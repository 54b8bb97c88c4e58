import { draftIn } from '../../test/core/laidOut.ts';
import { planned, triathlete, triathlon } from '../../test/core/schedules.ts';
import type { RaceType } from '../codes/race.ts';
import type { WeekTarget } from '../season/season.ts';
import { brickRunMinutes, runsOffBike, rideOf } from './bricks.ts';
import type { WeekContext } from './draft.ts';
import { planSchedule } from './planSchedule.ts';

const open = { banned: false, capMinutes: null, onlyWalk: false, walkRunWeek: null };

/** A week as far as its brick goes by it: the second of its phase, unless said. */
const week = (target: Partial<WeekTarget>, more: object = {}) =>
  ({
    raceType: 'half-ironman',
    week: {
      weekStartDate: '2027-02-15',
      weekEndDate: '2027-02-21',
      phaseType: 'build',
      kind: 'load',
      plannedHours: 8,
      ...target,
    },
    weekInPhase: 1,
    restrictions: { run: open, bike: open },
    races: [],
    memory: { lastLoad: null },
    ...more,
  }) as unknown as WeekContext;
const racing = (raceDate: string) => ({ races: [{ raceDate }] });
const base = { phaseType: 'base' } as const;
const specific = { phaseType: 'race-specific' } as const;
const first = { weekInPhase: 0 };
const after = (byType: object) => ({ memory: { lastLoad: { workouts: 6, byType } } });

test.each<[string, Partial<WeekTarget>, object, number]>([
  ['every second base week', base, {}, 15],
  ['not the first', base, first, 0],
  ['no easier base week', { ...base, kind: 'step' }, {}, 0],
  ['an easier base week after a brick', { ...base, kind: 'step' }, after({ bike: 2, run: 2, brick: 1 }), 15],
  ['none after a ride', { ...base, kind: 'step' }, after({ bike: 2, run: 2 }), 0],
  ['every build week', {}, first, 20],
  ['an easier build week after a brick', { kind: 'step' }, after({ bike: 2, run: 2, brick: 1 }), 20],
  ['no easier build week', { kind: 'step' }, {}, 0],
  ['race-specific weeks', specific, first, 35],
  ['a longer one every second of them', specific, {}, 45],
  ['not in an easier one', { ...specific, kind: 'step' }, {}, 35],
  ['peak weeks', { phaseType: 'peak' }, {}, 45],
  ['the first week of a taper', { phaseType: 'taper', kind: 'taper' }, first, 20],
  ['no other', { phaseType: 'taper', kind: 'taper' }, {}, 0],
  ['no race week', { phaseType: 'race', kind: 'race' }, {}, 0],
  ['no recovery', { phaseType: 'recovery', kind: 'recovery' }, {}, 0],
  ['no race', {}, { raceType: null }, 0],
  ['no race of one sport', {}, { raceType: 'marathon' satisfies RaceType }, 0],
  ['who may not run', {}, { restrictions: { run: { ...open, banned: true }, bike: open } }, 0],
  ['who may not ride', {}, { restrictions: { run: open, bike: { ...open, banned: true } } }, 0],
  ['who may run for twelve minutes', {}, { restrictions: { run: { ...open, capMinutes: 12 }, bike: open } }, 10],
  ['who may run for nine', {}, { restrictions: { run: { ...open, capMinutes: 9 }, bike: open } }, 0],
  ['a race on its Monday', {}, racing('2027-02-15'), 0],
  ['a race on its Sunday', {}, racing('2027-02-21'), 0],
  ['a race on the day before', {}, racing('2027-02-14'), 20],
  ['a race on the day after', {}, racing('2027-02-22'), 20],
  ['a race in a race-specific week', specific, racing('2027-02-21'), 45],
  ['a race in one of few hours', { ...specific, plannedHours: 3.9 }, racing('2027-02-21'), 0],
  ['a race in one of four hours', { ...specific, plannedHours: 4 }, racing('2027-02-21'), 45],
])('minutes of the run off the bike: %s', (_, target, more, expected) => {
  expect(brickRunMinutes(week(target, more), 180, 120, 100)).toBe(expected);
});

test.each<[string, Partial<WeekTarget>, ride: number, run: number, limit: number, expected: number]>([
  ['half of the ride', {}, 31, 120, 100, 15],
  ['the shortest ride', {}, 25, 120, 100, 10],
  ['a ride too short', {}, 24, 120, 100, 0],
  ['the longest run allowed', {}, 180, 120, 18, 15],
  ['a run of its own stays', {}, 180, 38, 100, 15],
  ['the shortest run', {}, 180, 30, 100, 10],
  ['a run too short', {}, 180, 29, 100, 0],
  ['a run that is needed', specific, 180, 29, 100, 10],
  ['needed, in ten minutes of running', specific, 180, 10, 100, 10],
  ['needed, in nine', specific, 180, 9, 100, 0],
  ['needed, where ten are allowed', specific, 180, 10, 10, 10],
  ['needed, where nine are', specific, 180, 29, 9, 0],
  ['needed, in few hours', { ...specific, plannedHours: 3.9 }, 180, 29, 100, 0],
])('minutes of the run off the bike, as far as there are any: %s', (_, target, ride, run, limit, expected) => {
  expect(brickRunMinutes(week(target), ride, run, limit)).toBe(expected);
});

test.each<[kind: WeekTarget['kind'], runs: number, phase: Partial<WeekTarget>, keeps: boolean]>([
  ['load', 2, {}, false],
  ['step', 2, {}, true],
  ['step', 1, {}, false],
  ['step', 2, { phaseType: 'recovery' }, false],
])(
  'the run of a brick takes no place of its own in a week of %s that keeps %i runs, %o: %s',
  (kind, run, phase, keeps) => {
    expect(runsOffBike(week({ kind, ...phase }, after({ bike: 2, run, brick: 1 })), run)).toBe(Number(keeps));
  },
);

test('a brick of an easier week leaves the runs that it keeps their shortest length', () => {
  const step = week({ kind: 'step' }, after({ bike: 2, run: 3, brick: 1 }));
  expect([70, 55, 50, 49].map((minutes) => brickRunMinutes(step, 180, minutes, 100))).toEqual([20, 15, 10, 0]);
});

test('a brick without its run is the long ride, no longer than it was', () => {
  const brick = { ...draftIn('brick 100 hard long', 5), max: 150 };
  const ride = { ...brick, workoutType: 'bike', role: 'long', isHard: false };
  expect(rideOf(brick)).toEqual({ ...ride, brickRunMinutes: 0, minutes: 80, max: 130 });
});

test('every brick says what its run off the bike is for, that of a step-back week too', () => {
  const weeks = planned(planSchedule(triathlon(triathlete({ weeklyHoursAvailable: 10 }))));
  const bricks = weeks.flatMap(({ kind, workouts }) =>
    workouts
      .filter(({ workoutType }) => workoutType === 'brick')
      .map(({ reasons }) => ({ kind, codes: reasons.map(({ code }) => code) })),
  );
  expect(bricks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['load', 'step']));
  expect(bricks.filter(({ codes }) => !codes.includes('PHASE_BRICK'))).toEqual([]);
});
