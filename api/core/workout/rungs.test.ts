import * as fc from 'fast-check';

import { addDays } from '../calendar/calendar.ts';
import { EXPERIENCE_LEVELS } from '../codes/athlete.ts';
import { EASY_IN_A_ROW, MAX_RUNGS_AT_ONCE } from '../constants/rungs.ts';
import { FIRST_RUNG } from '../constants/workouts.ts';
import { runs } from '../../test/propertyRuns.ts';
import { FAMILIES, familyOf } from './families/families.ts';
import { foldRungs, rungAfter, trialOf, type TriedWorkout } from './rungs.ts';

const START = '2027-03-01';
const THRESHOLD = 7;

/** Cruise intervals of an hour on the day of that number, felt as they should. */
const cruise = (day: number, rung: number, more: Partial<TriedWorkout> = {}): TriedWorkout => ({
  id: `w${String(day).padStart(3, '0')}`,
  scheduledDate: addDays(START, day),
  workoutType: 'run',
  intensity: 'threshold',
  description: 'Cruise intervals 3 × 8 min',
  templateId: `run-cruise/${rung}a`,
  plannedMinutes: 60,
  status: 'completed',
  doneMinutes: 60,
  perceivedExertion: THRESHOLD,
  isSkippedTired: false,
  ...more,
});
const felt = (over: number): Partial<TriedWorkout> => ({ perceivedExertion: THRESHOLD + over });
const done = (minutes: number): Partial<TriedWorkout> => ({ doneMinutes: minutes, perceivedExertion: null });
const SKIPPED: Partial<TriedWorkout> = { status: 'skipped', doneMinutes: 0, perceivedExertion: null };
const intermediate = () => 'intermediate' as const;
const cruiseOf = (history: readonly TriedWorkout[]) => foldRungs(history, intermediate).rungs['run-cruise'];

test.each<[string, Partial<TriedWorkout>, number, string]>([
  ['as expected', felt(0), 4, 'AS_EXPECTED'],
  ['one over', felt(1), 4, 'AS_EXPECTED'],
  ['two over', felt(2), 2, 'HARDER'],
  ['one under', felt(-1), 4, 'AS_EXPECTED'],
  ['two under, once', felt(-2), 4, 'EASIER'],
  ['cut short', { doneMinutes: 50 }, 2, 'CUT_SHORT'],
  ['85% of its minutes', { doneMinutes: 51 }, 4, 'AS_EXPECTED'],
  ['cut short although it felt easy', { ...felt(-3), doneMinutes: 30 }, 2, 'CUT_SHORT'],
  ['recorded, in full', done(55), 4, 'DONE'],
  ['recorded, half of it', done(30), 2, 'CUT_SHORT'],
  ['skipped for fatigue', { ...SKIPPED, isSkippedTired: true }, 2, 'SKIPPED_TIRED'],
])('rung 3, %s: rung %#', (_, more, rung, outcome) => {
  const after = cruiseOf([cruise(0, 3, more)])!;
  expect([after.rung + 1, after.moved, after.last.outcome]).toEqual([rung, rung - 3, outcome]);
});

test.each<[string, Partial<TriedWorkout>]>([
  ['was skipped for work', SKIPPED],
  ['came and went without a word', { ...SKIPPED, status: 'scheduled' }],
  ['was eased', { intensity: 'moderate' }],
  ['is of no family', { templateId: 'RUN-01', intensity: 'easy' }],
  ['is easy throughout', { templateId: 'run-strides/2a', intensity: 'easy' }],
])('a workout that %s says nothing', (_, more) => {
  expect(trialOf(cruise(0, 3, more))).toBeNull();
  expect(foldRungs([cruise(0, 3, more)], intermediate)).toEqual({ rungs: {}, testsWanted: {} });
});

test.each<[string, readonly TriedWorkout[], number]>([
  ['three easy ones in a row raise by two at the third', [3, 4, 5].map((rung, i) => cruise(7 * i, rung, felt(-2))), 7],
  ['after them counting begins anew', [2, 3, 4, 6].map((rung, i) => cruise(7 * i, rung, felt(-2))), 7],
  [
    'two easy ones, one as expected, one easy: one each',
    [-2, -2, 0, -2].map((over, i) => cruise(7 * i, 2 + i, felt(over))),
    6,
  ],
  ['a rung below the own one that went well leaves it', [cruise(0, 4), cruise(7, 2)], 5],
  ['one below that felt too hard lowers it', [cruise(0, 4), cruise(7, 2, felt(2))], 4],
  ['one far above that went well raises by two', [cruise(0, 2), cruise(7, 8)], 5],
  ['the first rung is the lowest', [1, 1, 1].map((rung, i) => cruise(7 * i, rung, felt(3))), 1],
  ['the last rung is the highest', [8, 9].map((rung, i) => cruise(7 * i, rung)), 8],
  ['what was made too small for a level begins where the level does', [cruise(0, 1, felt(2))], 1],
])('%s', (_, history, rung) => {
  expect(cruiseOf(history)!.rung + 1).toBe(rung);
});

test('the main set is named without its family, or by its title where nothing else is said', () => {
  const what = (description: string) => trialOf(cruise(0, 3, { description }))!.what;
  expect(['Cruise intervals 3 × 8 min', 'Long run: Cruise intervals 2 × 9 min', 'My own'].map(what)).toEqual([
    '3 × 8 min',
    '2 × 9 min',
    'My own',
  ]);
});

const easyOnes = [3, 4, 5].map((rung, i) => cruise(7 * i, rung, felt(-2)));
const test20 = (day: number, more: Partial<TriedWorkout> = {}) => cruise(day, 1, { templateId: 'RUN-22', ...more });

test.each<[string, readonly TriedWorkout[], object]>([
  ['two easy ones', easyOnes.slice(1), {}],
  ['three', easyOnes, { running: addDays(START, 14) }],
  ['three, and a test since', [...easyOnes, test20(20)], {}],
  ['three, and a test that was not done', [...easyOnes, test20(20, SKIPPED)], { running: addDays(START, 14) }],
  ['a test before the third', [...easyOnes, test20(10)], { running: addDays(START, 14) }],
])('a test is worth it after three easy ones: %s', (_, history, wanted) => {
  expect(foldRungs(history, intermediate).testsWanted).toEqual(wanted);
});

const laddered = FAMILIES.filter(({ intensity }) => intensity !== 'easy');
const aTried: fc.Arbitrary<TriedWorkout> = fc
  .record({
    day: fc.integer({ min: 0, max: 200 }),
    family: fc.constantFrom(...laddered.slice(0, 6)),
    rung: fc.integer({ min: 1, max: 14 }),
    status: fc.constantFrom(
      'completed' as const,
      'partially_completed' as const,
      'skipped' as const,
      'scheduled' as const,
    ),
    doneMinutes: fc.integer({ min: 0, max: 80 }),
    perceivedExertion: fc.option(fc.integer({ min: 1, max: 10 })),
    isSkippedTired: fc.boolean(),
    id: fc.uuid(),
  })
  .map(({ day, family, rung, ...rest }) => ({
    ...cruise(day, 1),
    ...rest,
    workoutType: family.workoutType,
    intensity: family.intensity,
    templateId: `${family.id}/${rung}a`,
  }));
const aHistory = fc.uniqueArray(aTried, { selector: ({ id }) => id, maxLength: 40 });

test('a rung stays on its ladder, and no workout moves it by more than two', () => {
  fc.assert(
    fc.property(aHistory, fc.constantFrom(...EXPERIENCE_LEVELS), (history, level) => {
      const sorted = [...history].sort((a, b) => (a.scheduledDate + a.id < b.scheduledDate + b.id ? -1 : 1));
      for (let count = 1; count <= sorted.length; count += 1) {
        const before = foldRungs(sorted.slice(0, count - 1), () => level).rungs;
        const now = foldRungs(sorted.slice(0, count), () => level).rungs;
        const tried = trialOf(sorted[count - 1]!)?.family;
        for (const [family, { rung, moved, last }] of Object.entries(now)) {
          expect(rung).toBeGreaterThanOrEqual(0);
          expect(rung).toBeLessThan(familyOf(family).rungs.length);
          const from = before[family]?.rung ?? Math.max(FIRST_RUNG[level], last.rung);
          expect(rung).toBe(family === tried ? from + moved : from);
          expect(Math.abs(moved)).toBeLessThanOrEqual(MAX_RUNGS_AT_ONCE);
        }
      }
    }),
    { ...runs(60), seed: 20270301 },
  );
});

test('the order in which things are told makes no difference, and what is taken back has never been', () => {
  fc.assert(
    fc.property(aHistory, aTried, fc.integer(), (history, undone, seed) => {
      const folded = foldRungs(history, intermediate);
      const shuffled = [...history].sort(
        (a, b) => (a.id + seed).localeCompare(b.id + seed) * (seed % 2 === 0 ? 1 : -1),
      );
      expect(foldRungs(shuffled, intermediate)).toEqual(folded);
      const silent = { ...undone, status: 'scheduled', isSkippedTired: false } as const;
      expect(foldRungs([silent, ...history], intermediate)).toEqual(folded);
    }),
    { ...runs(60), seed: 20270302 },
  );
});

test('a planned workout counts as one that will feel as expected', () => {
  const family = 'run-cruise';
  expect([2, 3, 4, 9].map((rung) => rungAfter(3, { family, rung }))).toEqual([3, 4, 5, 5]);
  expect(EASY_IN_A_ROW.rungs).toBeLessThanOrEqual(MAX_RUNGS_AT_ONCE);
});
