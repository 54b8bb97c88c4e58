import { EXPERIENCE_LEVELS } from '../../codes/athlete.ts';
import { workoutTss, stepsTss } from '../tss.ts';
import { PHASE_TYPES } from '../../codes/phase.ts';
import { isHardIntensity } from '../prescription/choose.ts';
import { mainSetMinutes, stepSeconds } from '../prescription/stepSums.ts';
import { parseSteps } from '../stepText/parseSteps.ts';
import { printSteps } from '../stepText/printSteps.ts';
import { STARTER_LIBRARY } from './starterLibrary.ts';

const TYPES = ['run', 'bike', 'swim', 'strength', 'brick'] as const;

test('sixty and more workouts, each with a name and key of its own', () => {
  expect(STARTER_LIBRARY.length).toBeGreaterThanOrEqual(60);
  expect(new Set(STARTER_LIBRARY.map(({ key }) => key)).size).toBe(STARTER_LIBRARY.length);
  expect(new Set(STARTER_LIBRARY.map(({ name }) => name)).size).toBe(STARTER_LIBRARY.length);
});

test('every kind has its phases, and every level finds something in each of them', () => {
  const has = (type: string, tag: string) =>
    STARTER_LIBRARY.some(({ workoutType, tags }) => workoutType === type && tags.includes(tag));
  for (const phase of ['base', 'build', 'race-specific', 'peak', 'taper'])
    expect([phase, TYPES.filter((type) => !has(type, phase))]).toEqual([phase, []]);
  for (const type of TYPES)
    for (const level of EXPERIENCE_LEVELS)
      expect([type, level, has(type, level) || has(type, 'all-levels')]).toEqual([type, level, true]);
  for (const phase of PHASE_TYPES)
    for (const level of EXPERIENCE_LEVELS)
      expect(
        STARTER_LIBRARY.some(
          ({ tags }) => tags.includes(phase) && (tags.includes(level) || tags.includes('all-levels')),
        ),
      ).toBe(true);
});

test.each(STARTER_LIBRARY.map((each) => [each.key, each] as const))('%s is whole', (_key, workout) => {
  const { workoutType, duration, steps, tags, intensity, description, instructions } = workout;
  expect(Number.isInteger(duration)).toBe(true);
  expect(stepSeconds(steps)).toBe(60 * duration);
  expect(parseSteps(printSteps(steps, workoutType), workoutType)).toEqual({ ok: true, steps });
  expect(description.length).toBeGreaterThan(15);
  expect(instructions.length).toBeGreaterThan(15);
  expect(new Set(tags).size).toBe(tags.length);
  expect(tags.length).toBeGreaterThan(1);
  if (workoutType === 'strength') return;
  // the word for the intensity says what the steps ask for
  expect(!isHardIntensity(intensity) || mainSetMinutes(workout) > 0).toBe(true);
  const off = stepsTss(steps, workoutType) / workoutTss(workoutType, intensity, duration) - 1;
  expect(workoutType === 'brick' ? 0 : Math.abs(off)).toBeLessThan(0.4);
});
