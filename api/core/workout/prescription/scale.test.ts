import fc from 'fast-check';

import { EXPERIENCE_LEVELS } from '../../codes/athlete.ts';
import { MAIN_SET_LIMITS, type MainSetLimit } from '../../constants/workouts.ts';
import { mainSetCap, scaledPart, workSeconds } from './scale.ts';
import { type IntervalSet, isSet, type Part, partSeconds, repSeconds, setSeconds } from './template.ts';
import { EXAMPLES } from '../../../test/core/publishedTemplates.ts';
import { ladder } from '../families/ladder.ts';

const partOf = (id: string): Part =>
  ladder(id.slice(0, id.indexOf('/')))
    .flat()
    .find((each) => each.id === id)!.parts[0]!;
const setOf = (id: string): IntervalSet => partOf(id).elements.find(isSet)!;

describe('mainSetCap', () => {
  test.each([
    ['threshold', 'intermediate', 35, 600, 30],
    ['threshold', 'intermediate', 35, 250, 25],
    ['threshold', 'intermediate', 35, 120, 20],
    ['threshold', 'intermediate', 35, 60, 12],
    ['threshold', 'beginner', 35, 600, 20],
    ['threshold', 'veteran', 59, 600, 45],
    ['threshold', 'veteran', 60, 600, 40],
    ['vo2max', 'veteran', 40, 600, 25],
    ['vo2max', 'advanced', 40, 250, 20],
    ['strides', 'advanced', 40, 40, 2],
    ['race-ironman', 'veteran', 40, 900, 180],
    ['threshold', 'advanced', 40, 0, 40],
  ] as const)('%s, %s, age %i, %i min a week: %d', (limit, experienceLevel, age, weeklyMinutesOfSport, minutes) => {
    expect(mainSetCap(limit, { experienceLevel, age, weeklyMinutesOfSport })).toBeCloseTo(minutes);
  });

  test('a higher level is never allowed less', () => {
    for (const limit of Object.keys(MAIN_SET_LIMITS) as MainSetLimit[]) {
      const caps = EXPERIENCE_LEVELS.map((experienceLevel) =>
        mainSetCap(limit, { experienceLevel, age: 30, weeklyMinutesOfSport: 2000 }),
      );
      expect(caps).toEqual(caps.toSorted((a, b) => a - b));
    }
  });
});

describe('workSeconds', () => {
  const request = {
    experienceLevel: 'advanced',
    age: 35,
    weeklyMinutesOfSport: 500,
    loadingWeekInPhase: 0,
    kind: 'load',
  } as const;
  test.each([
    ['the first version', 'run-cruise/6a', {}, 30],
    ['one repetition more each week', 'run-cruise/6a', { loadingWeekInPhase: 1 }, 38],
    ['never above the cap', 'run-cruise/6a', { loadingWeekInPhase: 9 }, 40],
    ['long intervals grow by a tenth', 'bike-threshold/7a', { loadingWeekInPhase: 1 }, 33],
    ['unbroken work grows by a tenth', 'run-threshold/6a', { loadingWeekInPhase: 2 }, 36],
    ['the first version in a step-back week', 'run-cruise/6a', { loadingWeekInPhase: 3, kind: 'step' }, 30],
    ['half of the cap in a taper', 'run-cruise/6a', { loadingWeekInPhase: 3, kind: 'taper' }, 20],
  ] as const)('%s', (_, id, more, minutes) => {
    expect(workSeconds('threshold', setOf(id), { ...request, ...more }) / 60).toBeCloseTo(minutes);
  });
});

describe('scaledPart', () => {
  test.each([
    ['all sets where there is time for them', 'swim-css/1a', 12, [7, 2]],
    ['the first alone where they get too short', 'swim-css/1a', 8, [8]],
    ['none where one of its repetitions would stand for all', 'swim-pyramid/1a', 3, undefined],
  ] as const)('%s', (_, id, work, reps) => {
    const scaled = scaledPart(partOf(id), 40 * 60, work * 60, 180);
    expect(scaled?.elements.filter(isSet).map((set) => set.reps)).toEqual(reps);
  });

  const part = partOf('run-cruise/6a');
  const mainSet = (minutes: number, work: number) => {
    const set = scaledPart(part, minutes * 60, work * 60, 180)?.elements.find(isSet);
    return set === undefined ? null : [set.reps, set.work.sec / 60, set.rest!.sec / 60];
  };

  test.each([
    ['at its own size', 65, 32, [4, 8, 2]],
    ['fewer repetitions for less work', 65, 25, [3, 8, 2]],
    ['at least two, made shorter', 65, 12, [2, 6, 1.5]],
    ['more repetitions where allowed', 90, 45, [5, 8, 2]],
    ['at most half as many again', 150, 90, [6, 8, 2]],
    ['fewer repetitions for less time', 50, 32, [3, 8, 2]],
    ['shorter ones for little time', 25, 32, [2, 4, 1]],
    ['none where the work would be too short', 19, 32, null],
    ['none where warm-up and cool-down alone do not fit', 12, 32, null],
  ])('%s', (_, minutes, work, expected) => expect(mainSet(minutes, work)).toEqual(expected));

  test('keeps exactly to the time, and to the work asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EXAMPLES.flatMap(({ parts }) => parts)),
        fc.integer({ min: 15, max: 360 }),
        fc.integer({ min: 2, max: 200 }),
        (each, minutes, work) => {
          const sets = each.elements.filter(isSet);
          const scaled = scaledPart(each, minutes * 60, work * 60, 60);
          expect(scaled !== null || sets.length > 0 || minutes < 20).toBe(true);
          if (scaled === null) return;
          expect(partSeconds(scaled)).toBe(minutes * 60);
          scaled.elements.forEach((element) =>
            expect(isSet(element) ? setSeconds(element) : element.piece.sec).toBeGreaterThanOrEqual(0),
          );
          scaled.elements.filter(isSet).forEach((set, i) => {
            expect(set.work.sec).toBeLessThanOrEqual(1.2 * sets[i]!.work.sec);
            expect(set.reps).toBeGreaterThanOrEqual(Math.min(2, sets[i]!.reps));
          });
          const total = scaled.elements.filter(isSet).reduce((sum, set) => sum + set.reps * repSeconds(set), 0);
          expect(total).toBeLessThanOrEqual(work * 60 + 1);
        },
      ),
      { numRuns: 500 },
    );
  });
});
