import fc from 'fast-check';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS } from '../../core/codes/athlete.ts';
import { RACE_TYPES } from '../../core/codes/race.ts';
import { PHASE_TYPES, WEEK_KINDS } from '../../core/codes/phase.ts';
import { workoutFromLibrary } from '../../core/workout/prescription/workoutFromLibrary.ts';
import { makeWorkout } from '../../core/workout/prescription/makeWorkout.ts';
import { stepsOfPart } from '../../core/workout/prescription/steps.ts';
import { EXAMPLES, TEMPLATES } from './publishedTemplates.ts';
import { STARTER_LIBRARY } from '../../core/workout/starterLibrary/starterLibrary.ts';
import type { FiledWorkout } from '../../core/workout/files/report.ts';
import { someThresholds } from './arbitraries.ts';

export const MEASURED: Thresholds = { ftp: 251, runThresholdSpeed: 3.87, css: 1.213, lthr: 167 };
const THRESHOLDS: readonly (Thresholds | null)[] = [
  null,
  MEASURED,
  { ftp: 180, runThresholdSpeed: null, css: null, lthr: null },
];

export interface Case {
  name: string;
  workout: FiledWorkout;
  thresholds: Thresholds | null;
}

const parts = new Map(EXAMPLES.map((template) => [template.id, template.parts]));

/** Templates at their published size, and every workout of the starter set, with all, some and none of the thresholds. */
export const EVERY_WORKOUT: readonly Case[] = THRESHOLDS.flatMap((thresholds) => {
  const known =
    thresholds === null ? 'nothing measured' : thresholds.css === null ? 'FTP alone' : 'everything measured';
  const templates = TEMPLATES.filter(({ id, workoutType }) => parts.has(id) || workoutType === 'strength').map(
    ({ id, name, workoutType, steps }): Case => {
      const own = parts.get(id)?.flatMap((part, _i, all) => stepsOfPart(part, thresholds, all.length > 1));
      return {
        name: `${id}, ${known}`,
        workout: { workoutType, duration: 45, description: name, instructions: '', steps: own ?? steps },
        thresholds,
      };
    },
  );
  const starters = STARTER_LIBRARY.map((entry): Case => ({
    name: `${entry.key}, ${known}`,
    workout: workoutFromLibrary(entry, thresholds)!,
    thresholds,
  }));
  return [...templates, ...starters];
});

/** Any workout that the planner makes, for any level and phase; races too. */
export const aPlannedCase: fc.Arbitrary<Case> = fc
  .record({
    workoutType: fc.constantFrom('run', 'bike', 'swim', 'brick', 'strength', 'race'),
    role: fc.constantFrom('long', 'key', 'easy', 'recovery', 'opener'),
    keyIndex: fc.nat({ max: 2 }),
    minutes: fc.integer({ min: 30, max: 300 }),
    brickRunMinutes: fc.constant(0),
    phaseType: fc.constantFrom(...PHASE_TYPES),
    kind: fc.constantFrom(...WEEK_KINDS),
    loadingWeekInPhase: fc.nat({ max: 12 }),
    weekInPlan: fc.nat({ max: 60 }),
    raceType: fc.constantFrom(...RACE_TYPES),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    age: fc.integer({ min: 18, max: 90 }),
    injuries: fc.constant([]),
    weeklyMinutesOfSport: fc.integer({ min: 60, max: 900 }),
    thresholds: fc.option(someThresholds),
    mayBeHard: fc.boolean(),
    race: fc.constant(null),
  })
  .map(({ role, ...request }) => {
    const own =
      request.workoutType === 'brick' || request.workoutType === 'strength' || request.workoutType === 'race'
        ? request.workoutType
        : role;
    return {
      name: `${request.workoutType} ${own}`,
      workout: makeWorkout({ ...request, role: own }),
      thresholds: request.thresholds,
    };
  });
