import * as fc from 'fast-check';

import type { FitnessAssessment } from '../athlete/athlete.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { RACE_TYPE_LABELS } from './race.ts';
import { baseSportsOf, isRunningRace, isTriathlon, onlySportOf, RACE_TYPES } from '../codes/race.ts';
import { sportShares } from './sportShares.ts';
import { anAthlete } from '../../test/core/arbitraries.ts';

const assess = (
  sport: FitnessAssessment['sport'],
  experienceLevel: FitnessAssessment['experienceLevel'],
  currentFitnessLevel: FitnessAssessment['currentFitnessLevel'] = 'moderate',
) => ({
  sport,
  experienceLevel,
  currentFitnessLevel,
  weeklyVolume: '',
});

test('race types and their sports', () => {
  expect(RACE_TYPES.map((type) => RACE_TYPE_LABELS[type])).toEqual([
    'Sprint Triathlon',
    'Olympic Triathlon',
    'Half Ironman 70.3',
    'Ironman 140.6',
    'Half Marathon',
    'Marathon',
    '5 km',
    '10 km',
    'Ultra 50 km',
    'Ultra 100 km',
    'Gran Fondo',
    'Time Trial',
    'Open-Water Swim',
    'Duathlon',
    'Aquabike',
  ]);
  expect(RACE_TYPES.filter(isTriathlon)).toHaveLength(4);
  expect(baseSportsOf('marathon')).toEqual(['running']);
  expect(baseSportsOf('ironman')).toEqual(['swimming', 'cycling', 'running']);
  expect(RACE_TYPES.filter((type) => onlySportOf(type) === null).slice(4)).toEqual(['duathlon', 'aquabike']);
  expect(RACE_TYPES.filter(isRunningRace).every((type) => onlySportOf(type) === 'running')).toBe(true);
  // a table of constants holds the sports that the race type names
  for (const type of RACE_TYPES)
    expect(Object.keys(RACE_TYPE_NUMBERS[type].shares).sort()).toEqual([...baseSportsOf(type)].sort());
});

test('the weakest sport gains what the strongest gives', () => {
  const all = [assess('swimming', 'beginner'), assess('cycling', 'advanced'), assess('running', 'intermediate')];
  const shares = sportShares('olympic-tri', all);
  expect(shares.swimming).toBeCloseTo(0.25, 9);
  expect(shares.cycling).toBeCloseTo(0.45, 9);
  expect(shares.running).toBeCloseTo(0.3, 9);
});

test.each([
  ['half-ironman', 0],
  ['ironman', 0],
  ['olympic-tri', 0.05],
  ['sprint-tri', 0.05],
] as const)('before a %s running that is the strongest gives %f: long ones need their long run', (raceType, given) => {
  const all = [assess('swimming', 'beginner'), assess('cycling', 'intermediate'), assess('running', 'advanced')];
  const { shares } = RACE_TYPE_NUMBERS[raceType];
  const { running, swimming } = sportShares(raceType, all);
  expect([shares.running! - running!, swimming! - shares.swimming!].map((each) => each.toFixed(2))).toEqual([
    given.toFixed(2),
    given.toFixed(2),
  ]);
});

test('fitness decides between equal experience', () => {
  const shares = sportShares('ironman', [
    assess('swimming', 'advanced', 'high'),
    assess('cycling', 'advanced', 'low'),
    assess('running', 'advanced', 'high'),
  ]);
  expect(shares.cycling).toBeCloseTo(0.6, 9);
});

test('equal sports keep the shares of the race type', () => {
  expect(sportShares('half-ironman', [assess('swimming', 'advanced'), assess('cycling', 'advanced')])).toEqual({
    swimming: 0.19,
    cycling: 0.52,
    running: 0.29,
  });
  expect(sportShares('aquabike', [assess('swimming', 'beginner'), assess('running', 'veteran')])).toEqual({
    swimming: 0.27,
    cycling: 0.73,
  });
  expect(sportShares('marathon', [assess('cycling', 'veteran'), assess('running', 'beginner')])).toEqual({
    running: 1,
  });
});

test('shares add up to one, stay within bounds and do not depend on the order of assessments', () => {
  fc.assert(
    fc.property(anAthlete, fc.constantFrom(...RACE_TYPES), ({ assessments }, raceType) => {
      const shares = sportShares(raceType, assessments);
      expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(sportShares(raceType, [...assessments].reverse())).toEqual(shares);
      if (!isTriathlon(raceType)) return;
      expect(shares.swimming!).toBeGreaterThanOrEqual(0.1 - 1e-9);
      expect(shares.swimming!).toBeLessThanOrEqual(0.3 + 1e-9);
      expect(shares.cycling!).toBeGreaterThanOrEqual(0.35 - 1e-9);
      expect(shares.cycling!).toBeLessThanOrEqual(0.6 + 1e-9);
      expect(shares.running!).toBeGreaterThanOrEqual(0.18 - 1e-9);
      expect(shares.running!).toBeLessThanOrEqual(0.4 + 1e-9);
    }),
  );
});
