import * as fc from 'fast-check';

import type { Thresholds } from '../athlete/athlete.ts';
import { RACE_TYPES, type RaceType } from '../codes/race.ts';
import type { Race } from '../race/race.ts';
import { clockText } from '../units/clock.ts';
import { legsOf } from './legs.ts';
import { bestResult, evidenceWanted, type Known, predictRace, type RunResult } from './predictRace.ts';

const MEASURED: Thresholds = { ftp: 240, runThresholdSpeed: 3.9, css: 1.1, lthr: 168 };
const NOTHING: Known = { thresholds: null, weightKg: null, result: null, running: null };
const half: RunResult = {
  raceName: 'City Half',
  raceType: 'half-marathon',
  raceDate: '2027-03-07',
  finishSeconds: 5400,
};

test.each<[string, RaceType, Partial<Known>, [low: string, likely: string, high: string], string]>([
  ['threshold pace', 'half-marathon', { thresholds: MEASURED }, ['1:29:57', '1:31:47', '1:33:37'], 'VDOT'],
  ['threshold pace', 'marathon', { thresholds: MEASURED }, ['3:07:23', '3:11:12', '3:15:01'], 'VDOT'],
  ['a race', 'marathon', { result: half }, ['3:03:50', '3:07:37', '3:11:24'], 'VDOT RIEGEL'],
  [
    'a race and the weeks before',
    'marathon',
    { result: half, running: { km: 60, secPerKm: 330 } },
    ['3:03:50', '3:16:59', '3:37:38'],
    'VDOT RIEGEL VICKERS TANDA',
  ],
  ['all thresholds', 'olympic-tri', { thresholds: MEASURED }, ['2:14:08', '2:19:44', '2:25:19'], 'LEGS'],
  ['all thresholds', 'half-ironman', { thresholds: MEASURED }, ['4:42:50', '4:54:37', '5:06:24'], 'LEGS'],
  ['all thresholds', 'ironman', { thresholds: MEASURED }, ['9:56:12', '10:21:02', '10:45:53'], 'LEGS'],
])('by %s: %s', (_, raceType, known, [low, likely, high], names) => {
  const { lowSec, likelySec, highSec, methods } = predictRace(raceType, { ...NOTHING, ...known })!;
  expect([lowSec, likelySec, highSec].map(clockText)).toEqual([low, likely, high]);
  expect(methods.map(({ name }) => name).join(' ')).toBe(names);
});

test('a method names what it rests on', () => {
  const { methods } = predictRace('marathon', {
    ...NOTHING,
    thresholds: MEASURED,
    result: half,
    running: { km: 60, secPerKm: 330 },
  })!;
  const race = { code: 'RACE', raceName: 'City Half', finishSeconds: 5400 };
  expect(methods.map(({ name, evidence }) => [name, evidence])).toEqual([
    ['VDOT', [{ code: 'THRESHOLD_PACE' }]],
    ['VDOT', [race]],
    ['RIEGEL', [race]],
    ['VICKERS', [race, { code: 'TRAINING' }]],
    ['TANDA', [{ code: 'TRAINING' }]],
  ]);
});

test.each<[RaceType, Partial<Known>, string]>([
  ['half-marathon', {}, 'THRESHOLD_PACE RACE'],
  ['marathon', {}, 'THRESHOLD_PACE RACE TRAINING'],
  ['marathon', { result: half, running: { km: 20, secPerKm: 330 } }, 'THRESHOLD_PACE TRAINING'],
  ['ironman', {}, 'CSS FTP THRESHOLD_PACE'],
  ['ironman', { thresholds: { ...MEASURED, css: null } }, 'CSS'],
  ['ironman', { thresholds: MEASURED }, ''],
])('%s: what would help', (raceType, known, wanted) => {
  expect(evidenceWanted(raceType, { ...NOTHING, ...known }).join(' ')).toBe(wanted);
});

test.each<[string, RaceType, Partial<Known>]>([
  ['nothing', 'marathon', {}],
  ['a few kilometres a week', 'marathon', { running: { km: 20, secPerKm: 330 } }],
  ['a swim', 'ironman', { thresholds: { ...MEASURED, ftp: null } }],
  ['a running race', 'sprint-tri', { result: half }],
  ['heart rate', 'half-marathon', { thresholds: { ...MEASURED, runThresholdSpeed: null } }],
])('%s predicts no %s', (_, raceType, known) => {
  expect(predictRace(raceType, { ...NOTHING, ...known })).toBeNull();
});

test('weeks of training do not make anybody race above threshold', () => {
  const running = { km: 160, secPerKm: 240 };
  expect(predictRace('marathon', { ...NOTHING, running })?.methods).toHaveLength(1);
  const slow = predictRace('marathon', { ...NOTHING, running, thresholds: { ...MEASURED, runThresholdSpeed: 3.2 } });
  expect(slow?.methods.map(({ name }) => name)).toEqual(['VDOT']);
});

test('the best result is the fastest for its distance of the last year', () => {
  const finished = (finishSeconds: number) => ({
    status: 'finished' as const,
    finishSeconds,
    feeling: 7,
    beforeHalfway: null,
    notes: null,
  });
  const race = (raceType: RaceType, raceDate: string, finishSeconds: number): Race => ({
    raceName: `${raceType} ${raceDate}`,
    raceType,
    raceDate,
    priority: 'B',
    result: finished(finishSeconds),
  });
  const races = [
    race('half-marathon', '2026-02-01', 4800),
    race('half-marathon', '2026-10-04', 5400),
    race('marathon', '2027-01-10', 10_900),
    race('sprint-tri', '2027-02-01', 3600),
    { ...race('marathon', '2027-02-14', 9000), result: null },
    race('marathon', '2027-05-09', 9000),
  ];
  expect(bestResult(races, '2027-03-01')?.raceName).toBe('marathon 2027-01-10');
  expect(bestResult(races, '2026-12-01')?.raceName).toBe('half-marathon 2026-02-01');
  expect(bestResult([], '2026-12-01')).toBeNull();
});

test('legs and changes make the whole', () => {
  const { swim, bike, run, transitions } = legsOf('olympic-tri', MEASURED, 75)!;
  expect(predictRace('olympic-tri', { ...NOTHING, thresholds: MEASURED, weightKg: 75 })?.likelySec).toBe(
    Math.round(swim + bike + run + transitions),
  );
  expect(swim).toBeCloseTo(1500 / (1.1 * 0.98), 6);
  expect(run).toBeCloseTo(10_000 / (3.9 * 0.98), 6);
  expect(legsOf('olympic-tri', { ...MEASURED, css: null }, 75)).toBeNull();
  // of the thresholds only those of its own sports
  expect(legsOf('gran-fondo', { ...MEASURED, css: null, runThresholdSpeed: null }, 75)?.bike).toBeGreaterThan(4 * 3600);
  expect(legsOf('duathlon', { ...MEASURED, css: null }, 75)).toMatchObject({ swim: 0, transitions: 150 });
});

const some = { noNaN: true, noDefaultInfinity: true } as const;
const someThresholds: fc.Arbitrary<Thresholds> = fc.record({
  ftp: fc.option(fc.double({ min: 80, max: 420, ...some })),
  runThresholdSpeed: fc.option(fc.double({ min: 1.8, max: 5.8, ...some })),
  css: fc.option(fc.double({ min: 0.5, max: 1.7, ...some })),
  lthr: fc.constant(null),
});
const someKnown: fc.Arbitrary<Known> = fc.record({
  thresholds: someThresholds,
  weightKg: fc.option(fc.integer({ min: 40, max: 130 })),
  result: fc.option(
    fc.oneof(
      fc.integer({ min: 3500, max: 12_000 }).map((finishSeconds) => ({ ...half, finishSeconds })),
      fc.integer({ min: 7300, max: 25_000 }).map((finishSeconds) => ({
        ...half,
        raceType: 'marathon' as const,
        finishSeconds,
      })),
    ),
  ),
  running: fc.option(fc.record({ km: fc.integer({ min: 0, max: 200 }), secPerKm: fc.integer({ min: 200, max: 500 }) })),
});

test('the likely time lies in the range, and every method too', () => {
  fc.assert(
    fc.property(someKnown, fc.constantFrom(...RACE_TYPES), (known, raceType) => {
      const predicted = predictRace(raceType, known);
      if (predicted === null) return;
      for (const seconds of [predicted.likelySec, ...predicted.methods.map((each) => each.seconds)]) {
        expect(seconds).toBeGreaterThanOrEqual(predicted.lowSec);
        expect(seconds).toBeLessThanOrEqual(predicted.highSec);
      }
    }),
  );
});

test('faster thresholds never predict a slower race', () => {
  fc.assert(
    fc.property(
      someKnown,
      fc.constantFrom(...RACE_TYPES),
      fc.constantFrom('ftp', 'runThresholdSpeed', 'css'),
      fc.double({ min: 1, max: 1.3, ...some }),
      (known, raceType, sport, faster) => {
        const was = known.thresholds![sport];
        const thresholds = { ...known.thresholds!, [sport]: was === null ? null : was * faster };
        const [before, after] = [predictRace(raceType, known), predictRace(raceType, { ...known, thresholds })];
        expect(after === null).toBe(before === null);
        if (before === null || after === null) return;
        expect(after.lowSec).toBeLessThanOrEqual(before.lowSec);
        expect(after.likelySec).toBeLessThanOrEqual(before.likelySec);
        expect(after.highSec).toBeLessThanOrEqual(before.highSec);
      },
    ),
  );
});

const LONGER: readonly (readonly [RaceType, RaceType])[] = [
  ['half-marathon', 'marathon'],
  ['sprint-tri', 'olympic-tri'],
  ['olympic-tri', 'half-ironman'],
  ['half-ironman', 'ironman'],
];

test('a longer race is never quicker', () => {
  fc.assert(
    fc.property(someKnown, fc.constantFrom(...LONGER), (known, [shorter, longer]) => {
      const [short, long] = [predictRace(shorter, known), predictRace(longer, known)];
      if (short === null || long === null) return;
      expect(long.lowSec).toBeGreaterThan(short.lowSec);
      expect(long.likelySec).toBeGreaterThan(short.likelySec);
      expect(long.highSec).toBeGreaterThan(short.highSec);
    }),
  );
});

const widthOf = (raceType: RaceType): number => {
  const { lowSec, likelySec, highSec } = predictRace(raceType, { ...NOTHING, thresholds: MEASURED })!;
  return (highSec - lowSec) / likelySec;
};

test('beyond the marathon the range is wider with every kilometre', () => {
  expect(widthOf('half-marathon')).toBeCloseTo(widthOf('marathon'), 3);
  // 0.06 to either side for each marathon beyond the first
  expect(widthOf('ultra-50k') - widthOf('marathon')).toBeCloseTo(2 * 0.06 * (50_000 / 42_195 - 1), 3);
  expect(widthOf('ultra-100k') - widthOf('marathon')).toBeCloseTo(2 * 0.06 * (100_000 / 42_195 - 1), 3);
});
