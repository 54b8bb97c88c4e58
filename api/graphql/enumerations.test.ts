import { INTENSITIES } from '../core/codes/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';
import { levelOf } from './intensity.ts';

let viewer: Awaited<ReturnType<typeof aScheduledAthlete>>;
let coach: Awaited<ReturnType<typeof aCoachOf>>;

const deps = setUpDeps({ now: new Date('2026-11-20T12:00:00Z') });
beforeAll(async () => {
  viewer = await aScheduledAthlete(deps);
  coach = await aCoachOf(deps, viewer);
});

const run = async (asWhom: typeof viewer | typeof coach, name: string, input: object, selection: string) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const answer = await ask(
    deps,
    asWhom,
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on InvalidInput { errors { path } } ... on ${type}Payload { ${selection} } } }`,
    { input },
  );
  return answer.data[name];
};

test.each<readonly [string, string]>([
  ...INTENSITIES.map((word) => [word, word] as const),
  ['Tempo, by feel', 'other'],
  [' Easy ', 'easy'],
])('the word "%s" is the level %s', (word, level) => {
  expect(levelOf(word)).toBe(level);
});

const create = (input: object) =>
  run(
    viewer,
    'createWorkout',
    {
      athleteId: `athlete_${viewer.athleteId}`,
      scheduledDate: '2026-11-26',
      workoutType: 'RUN',
      duration: 30,
      ...input,
    },
    'workout { id intensity intensityLevel }',
  );

test.each([
  [{ intensityLevel: 'RACE_PACE' }, { intensity: 'race-pace', intensityLevel: 'RACE_PACE' }],
  [{ intensity: 'hard' }, { intensity: 'hard', intensityLevel: 'HARD' }],
  [{ intensity: 'by feel' }, { intensity: 'by feel', intensityLevel: 'OTHER' }],
  [
    { intensityLevel: 'OTHER', intensity: 'by feel' },
    { intensity: 'by feel', intensityLevel: 'OTHER' },
  ],
  [
    { intensityLevel: 'EASY', intensity: 'hard' },
    { intensity: 'easy', intensityLevel: 'EASY' },
  ],
  [{}, { intensity: 'moderate', intensityLevel: 'MODERATE' }],
])('a workout with %j has %j, and keeps it when it is changed', async (input, expected) => {
  const made = await create(input);
  expect(made.workout).toMatchObject(expected);
  const changed = await run(
    viewer,
    'updateWorkout',
    { workoutId: made.workout.id, intensityLevel: 'VO2MAX' },
    'workout { intensity intensityLevel }',
  );
  expect(changed.workout).toEqual({ intensity: 'vo2max', intensityLevel: 'VO2MAX' });
});

test('another word has to be said', async () => {
  expect(await create({ intensityLevel: 'OTHER' })).toEqual({
    __typename: 'InvalidInput',
    errors: [{ path: 'intensityLevel' }],
  });
});

test('a change of a schedule says what it was', async () => {
  const { athlete } = (
    await ask(
      deps,
      coach,
      'query ($id: ID!) { athlete(id: $id) { program programType revisions(first: 1) { edges { node { workoutChanges { after { intensity intensityLevel } } } } } } }',
      { id: `athlete_${viewer.athleteId}` },
    )
  ).data;
  expect(athlete).toMatchObject({ program: 'BENCHMARKING', programType: 'benchmarking' });
  const [{ after }] = athlete.revisions.edges[0].node.workoutChanges;
  expect(after.intensityLevel).toBe(levelOf(after.intensity).toUpperCase().replace('-', '_'));
});

test.each([
  [{ intensityLevel: 'THRESHOLD' }, 'THRESHOLD'],
  [{ intensity: 'race-pace' }, 'RACE_PACE'],
])('a library workout with %j', async (input, intensityLevel) => {
  const made = await run(
    coach,
    'createLibraryWorkout',
    { name: 'One', workoutType: 'RUN', instructions: 'Run.', ...input },
    'libraryWorkout { id intensityLevel }',
  );
  expect(made.libraryWorkout).toMatchObject({ intensityLevel });
  const changed = await run(
    coach,
    'updateLibraryWorkout',
    {
      libraryWorkoutId: made.libraryWorkout.id,
      name: 'One',
      workoutType: 'RUN',
      instructions: 'Run.',
      intensityLevel: 'EASY',
    },
    'libraryWorkout { intensity }',
  );
  expect(changed.libraryWorkout).toEqual({ intensity: 'easy' });
});

test.each([{}, { intensityLevel: 'RACE' }])('a library workout with %j is refused', async (input) => {
  expect(
    await run(
      coach,
      'createLibraryWorkout',
      { name: 'One', workoutType: 'RUN', instructions: 'Run.', ...input },
      'libraryWorkout { id }',
    ),
  ).toEqual({ __typename: 'InvalidInput', errors: [{ path: 'intensityLevel' }] });
});

test.each([
  [{ type: 'PHASE_SPECIFIC' }, { type: 'PHASE_SPECIFIC', principleType: 'phase_specific' }],
  [{ principleType: 'schedule_adjustment' }, { type: 'SCHEDULE_ADJUSTMENT', principleType: 'schedule_adjustment' }],
  [{}, { type: 'TRAINING_PHILOSOPHY', principleType: 'training_philosophy' }],
])('a principle with %j has %j', async (input, expected) => {
  const made = await run(
    coach,
    'addPrinciple',
    { context: 'Always', principle: 'Enjoy it.', ...input },
    'principle { id type principleType }',
  );
  expect(made.principle).toMatchObject(expected);
  const changed = await run(
    coach,
    'updatePrinciple',
    { principleId: made.principle.id, type: 'SCHEDULE_ADJUSTMENT' },
    'principle { type }',
  );
  expect(changed.principle).toEqual({ type: 'SCHEDULE_ADJUSTMENT' });
});
