import * as fc from 'fast-check';

import type { Athlete } from './athlete.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, FITNESS_LEVELS, type FitnessLevel } from '../codes/athlete.ts';
import { SPORTS } from '../codes/sport.ts';
import {
  countedSports,
  currentHours,
  effectiveHours,
  experienceOf,
  fitnessOf,
  loadingWeeksOf,
  rampLimit,
  startHours,
} from './profile.ts';
import { RACE_TYPES } from '../codes/race.ts';
import { anAthlete } from '../../test/core/arbitraries.ts';

const athlete = (
  changes: Partial<Athlete> = {},
  levels: Partial<Record<string, [ExperienceLevel, FitnessLevel, string?]>> = { running: ['intermediate', 'moderate'] },
): Athlete => ({
  age: 35,
  gender: 'female',
  currentWeeklyHours: null,
  preferences: { weeklyHoursAvailable: 8, longWorkoutDays: [], unavailableDays: [], preferredWorkoutTimes: 'morning' },
  injuries: [],
  assessments: SPORTS.filter((sport) => levels[sport]).map((sport) => {
    const [experienceLevel, currentFitnessLevel, weeklyVolume = ''] = levels[sport]!;
    return { sport, experienceLevel, currentFitnessLevel, weeklyVolume };
  }),
  ...changes,
});

test('a triathlete is as experienced as in the weakest of the three sports', () => {
  const mixed = athlete(
    {},
    { running: ['veteran', 'high'], cycling: ['advanced', 'low'], swimming: ['beginner', 'moderate'] },
  );
  expect(experienceOf(mixed, countedSports('sprint-tri', []))).toBe('beginner');
  expect(experienceOf(mixed, countedSports('marathon', []))).toBe('veteran');
  expect(fitnessOf(mixed, countedSports('sprint-tri', []))).toBe('low');
  expect(effectiveHours(mixed, 'sprint-tri', [])).toBe(5);
  expect(effectiveHours(mixed, 'marathon', [])).toBe(8);
  expect(effectiveHours(mixed, null, ['running'])).toBe(8);
});

test('who has no assessment is planned as a beginner of low fitness', () => {
  const unknown = athlete({}, {});
  expect(experienceOf(unknown, ['running'])).toBe('beginner');
  expect(fitnessOf(unknown, ['running'])).toBe('low');
});

test.each([
  [
    'stated hours count before assessments',
    athlete({ currentWeeklyHours: 3 }, { running: ['beginner', 'high', '5 h'] }),
    3,
  ],
  [
    'volumes of the sports add up',
    athlete({}, { running: ['beginner', 'high', '30 km'], strength: ['beginner', 'high', '60 min'] }),
    4,
  ],
  [
    'unreadable volumes are left out',
    athlete({}, { running: ['beginner', 'high', '2 h'], strength: ['beginner', 'high', 'some'] }),
    2,
  ],
  [
    'other sports do not count',
    athlete({}, { running: ['beginner', 'high', '2 h'], cycling: ['beginner', 'high', '6 h'] }),
    2,
  ],
  ['nothing readable is unknown', athlete({}, { running: ['beginner', 'high', 'daily'] }), null],
])('%s', (_, who, hours) => {
  expect(currentHours(who, 'marathon', ['running', 'strength'])).toBe(hours);
});

test('volumes add up to the same digit in any order', () => {
  const three = athlete(
    {},
    {
      running: ['beginner', 'high', '6 min'],
      cycling: ['beginner', 'high', '12 min'],
      swimming: ['beginner', 'high', '18 min'],
    },
  );
  const reversed = { ...three, assessments: [...three.assessments].reverse() };
  expect(currentHours(reversed, 'sprint-tri', [])).toBe(currentHours(three, 'sprint-tri', []));
});

test.each([
  [4, 'moderate', 4.4],
  [0, 'moderate', 2],
  [12, 'moderate', 6.8],
  [null, 'none', 2.4],
  [null, 'low', 3.6],
  [null, 'moderate', 4.8],
  [null, 'high', 6],
  [null, 'very-high', 6.8],
] as const)('with %s hours now and %s fitness the first of 8-hour weeks has %d', (now, fitness, hours) => {
  expect(
    startHours(athlete({ currentWeeklyHours: now }, { running: ['intermediate', fitness] }), 'marathon', ['running']),
  ).toBeCloseTo(hours, 9);
});

const injury = { injuryType: 'strain', affectedArea: 'calf', dateOccurred: null, isRecovered: false };

test.each([
  ['beginner', {}, 4, 3],
  ['intermediate', {}, 5, 3],
  ['advanced', {}, 6, 3],
  ['veteran', {}, 7, 3],
  ['veteran', { age: 50 }, 6, 2],
  ['veteran', { age: 49, injuries: [injury] }, 6, 2],
  ['veteran', { age: 49, injuries: [{ ...injury, isRecovered: true }] }, 7, 3],
  ['beginner', { age: 70, injuries: [injury, injury] }, 2, 2],
] as const)('%s with %j may gain %d CTL points a week, in cycles of %d', (level, changes, limit, weeks) => {
  const who = athlete(changes, { running: [level, 'moderate'] });
  expect(rampLimit(who, ['running'])).toBe(limit);
  expect(loadingWeeksOf(who, ['running'])).toBe(weeks);
});

test('low fitness shortens the cycle', () => {
  expect(loadingWeeksOf(athlete({}, { running: ['veteran', 'low'] }), ['running'])).toBe(2);
});

test('a higher level or fitness never lowers what the athlete may do, and 50 years never raise it', () => {
  fc.assert(
    fc.property(
      anAthlete,
      fc.constantFrom(...RACE_TYPES),
      fc.nat({ max: 3 }),
      fc.nat({ max: 4 }),
      (who, raceType, levels, fitnesses) => {
        const better: Athlete = {
          ...who,
          assessments: who.assessments.map((assessment) => ({
            ...assessment,
            experienceLevel:
              EXPERIENCE_LEVELS[Math.min(3, EXPERIENCE_LEVELS.indexOf(assessment.experienceLevel) + levels)]!,
            currentFitnessLevel:
              FITNESS_LEVELS[Math.min(4, FITNESS_LEVELS.indexOf(assessment.currentFitnessLevel) + fitnesses)]!,
          })),
        };
        const sports = countedSports(raceType, []);
        expect(effectiveHours(better, raceType, sports)).toBeGreaterThanOrEqual(effectiveHours(who, raceType, sports));
        expect(startHours(better, raceType, sports)).toBeGreaterThanOrEqual(startHours(who, raceType, sports));
        expect(rampLimit(better, sports)).toBeGreaterThanOrEqual(rampLimit(who, sports));
        const young = { ...who, age: 49 };
        const old = { ...who, age: 50 };
        expect(rampLimit(old, sports)).toBeLessThanOrEqual(rampLimit(young, sports));
        expect(loadingWeeksOf(old, sports)).toBeLessThanOrEqual(loadingWeeksOf(young, sports));
      },
    ),
  );
});
