import fc from 'fast-check';
import { EXPERIENCE_LEVELS } from '../../core/codes/athlete.ts';
import { PHASE_TYPES, WEEK_KINDS } from '../../core/codes/phase.ts';
import { RACE_TYPES } from '../../core/codes/race.ts';
import { FAMILIES } from '../../core/workout/families/families.ts';
import { ladder } from '../../core/workout/families/ladder.ts';
import type { PrescribedWorkout, WorkoutRequest } from '../../core/workout/prescribedWorkout.ts';
import { makeWorkout } from '../../core/workout/prescription/makeWorkout.ts';
import { anInjury, someThresholds } from './arbitraries.ts';

const TODAY = '2026-01-01';

const kinds = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(
      fc.constantFrom('run', 'bike', 'swim'),
      fc.constantFrom('long', 'key', 'key', 'easy', 'recovery', 'opener'),
    ),
  },
  { weight: 2, arbitrary: fc.constant(['brick', 'brick'] as const) },
  { weight: 1, arbitrary: fc.constant(['strength', 'strength'] as const) },
);

const IDS = FAMILIES.map(({ id }) => id);
const MAIN_SETS = IDS.flatMap((id) => ladder(id).flatMap((rung) => rung.map((each) => each.id)));
/** Of some families: the last rung that was done, or how often. */
const someCounts = fc.dictionary(fc.constantFrom(...IDS), fc.nat({ max: 9 }), { maxKeys: 20 });

/** Any request but a race. */
export const aRequest: fc.Arbitrary<WorkoutRequest> = kinds.chain(([workoutType, role]) =>
  fc.record({
    workoutType: fc.constant(workoutType),
    role: fc.constant(role),
    keyIndex: fc.nat({ max: 2 }),
    minutes: fc.oneof(fc.integer({ min: 15, max: 120 }), fc.integer({ min: 15, max: 360 })),
    brickRunMinutes: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 60 })),
    phaseType: fc.constantFrom(...PHASE_TYPES),
    kind: fc.constantFrom(...WEEK_KINDS),
    loadingWeekInPhase: fc.nat({ max: 12 }),
    weekInPlan: fc.nat({ max: 60 }),
    raceType: fc.option(fc.constantFrom(...RACE_TYPES)),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    age: fc.integer({ min: 18, max: 100 }),
    injuries: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(anInjury, { maxLength: 3 }) },
    ),
    weeklyMinutesOfSport: fc.integer({ min: 15, max: 900 }),
    thresholds: fc.option(someThresholds),
    reached: someCounts,
    uses: someCounts,
    lastFamilies: fc.subarray(IDS, { maxLength: 6 }).map((ids) => new Set(ids)),
    recent: fc.subarray(MAIN_SETS, { maxLength: 12 }).map((ids) => new Set(ids)),
    isLight: fc.boolean(),
    isSteady: fc.boolean(),
    isNewRunner: fc.boolean(),
    today: fc.constant(TODAY),
    mayBeHard: fc.boolean(),
    race: fc.constant(null),
  }),
);

/** One in which race pace is trained. */
export const nearTheRace = aRequest.map((request): WorkoutRequest => ({
  ...request,
  // of some races only a long workout holds it
  role: request.role === 'brick' || request.role === 'long' ? request.role : 'key',
  // a build phase repeats bricks
  phaseType: request.role === 'brick' && request.phaseType === 'build' ? 'build' : 'race-specific',
  kind: 'load',
}));

/** Checks workouts of many requests. */
export const each = (
  check: (workout: PrescribedWorkout, request: WorkoutRequest) => void,
  numRuns = 200,
  requests: fc.Arbitrary<WorkoutRequest> = aRequest,
): void => {
  fc.assert(
    fc.property(requests, (request) => check(makeWorkout(request), request)),
    { numRuns },
  );
};
