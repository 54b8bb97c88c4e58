import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete } from '../test/schedules.ts';

let viewer: Awaited<ReturnType<typeof aScheduledAthlete>>;

const deps = setUpDeps('2026-11-20T12:00:00Z');
beforeAll(async () => {
  viewer = await aScheduledAthlete(deps);
});

const target = { metric: 'RPE', lo: 3, hi: 4 };
async function create(legs: readonly object[]) {
  const steps = legs.map((leg) => ({ repeat: 1, steps: [{ kind: 'WORK', durationSec: 900, target, ...leg }] }));
  const input = { athleteId: `athlete_${viewer.athleteId}`, scheduledDate: '2026-11-26', workoutType: 'BRICK', steps };
  const { data } = await ask(
    deps,
    viewer,
    'mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename ... on InvalidInput { errors { path } } ... on CreateWorkoutPayload { workout { sport workoutType steps { steps { leg sport } } } } } }',
    { input },
  );
  return data.createWorkout;
}

test.each([
  ['by its sport', [{ leg: 'CYCLING' }, { leg: 'RUNNING' }]],
  ['by its type', [{ sport: 'BIKE' }, { sport: 'RUN' }]],
  [
    'by both, of which the sport counts',
    [
      { leg: 'CYCLING', sport: 'SWIM' },
      { leg: 'RUNNING', sport: 'BIKE' },
    ],
  ],
])('a leg is told %s, and has both', async (_how, legs) => {
  expect((await create(legs)).workout).toEqual({
    sport: 'MULTISPORT',
    workoutType: 'BRICK',
    steps: [{ steps: [{ leg: 'CYCLING', sport: 'BIKE' }] }, { steps: [{ leg: 'RUNNING', sport: 'RUN' }] }],
  });
});

test.each(['STRENGTH', 'MULTISPORT', 'OTHER'])('%s is no leg', async (leg) => {
  expect(await create([{ leg }, { leg: 'RUNNING' }])).toEqual({
    __typename: 'InvalidInput',
    errors: [{ path: 'steps.0.steps.0.leg' }],
  });
});

test.each(['MULTISPORT', 'OTHER'])('%s cannot be asked for', async (sport) => {
  const { data } = await ask(
    deps,
    viewer,
    'mutation ($input: GenerateScheduleInput!) { generateSchedule(input: $input) { __typename } }',
    { input: { mode: 'TRAIN_CONSISTENTLY', selectedSports: [sport] } },
  );
  expect(data.generateSchedule.__typename).toBe('InvalidInput');
});

test('each workout, and each recording, has its sport', async () => {
  await deps.db.activity.createMany({
    data: ['run', 'bike', 'swim', 'strength', 'other'].map((sport, index) => ({
      ...{
        athleteId: viewer.athleteId,
        sport,
        startedAt: new Date(Date.UTC(2026, 10, 19, index)),
        day: new Date('2026-11-19'),
      },
      ...{ movingSec: 60, elapsedSec: 60, tss: 1, measure: 'effort', contentHash: sport },
    })),
  });
  const { viewer: you } = (
    await ask(
      deps,
      viewer,
      '{ viewer { athlete { activities(first: 9) { edges { node { sport recordedSport } } } schedule { weeks { workouts { sport workoutType } } } } } }',
    )
  ).data;
  const SPORTS: Record<string, string | null> = {
    RUN: 'RUNNING',
    BIKE: 'CYCLING',
    SWIM: 'SWIMMING',
    STRENGTH: 'STRENGTH',
    BRICK: 'MULTISPORT',
    RACE: null,
    OTHER: 'OTHER',
  };
  const recorded = you.athlete.activities.edges.map(({ node }: { node: object }) => node);
  expect(recorded).toEqual(
    ['OTHER', 'STRENGTH', 'SWIM', 'BIKE', 'RUN'].map((sport) => ({ sport, recordedSport: SPORTS[sport] })),
  );
  const planned: { sport: string | null; workoutType: string }[] = you.athlete.schedule.weeks.flatMap(
    ({ workouts }: { workouts: object[] }) => workouts,
  );
  expect(planned.length).toBeGreaterThan(5);
  expect(planned.filter(({ sport, workoutType }) => sport !== SPORTS[workoutType])).toEqual([]);
});
