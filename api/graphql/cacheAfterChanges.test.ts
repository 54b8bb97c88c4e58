import { decodeId, encodeId } from '../core/units/ids.ts';
import { uploadActivity } from '../domain/activity/activity.ts';
import { setUpDeps } from '../test/app.ts';
import { activityFile } from '../test/fitFiles.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// What a client that keeps objects by their id has to be told with a change, so that nothing in it stays old.

// planned on a Monday morning, changed on the Friday evening
const MONDAY = new Date('2026-11-16T06:00:00Z');
const TODAY = '2026-11-20';
const clock = { now: MONDAY };
const deps = setUpDeps(clock);

async function anAthlete() {
  clock.now = MONDAY;
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}

test('whoever changes a workout is told the athlete with the number of the change', async () => {
  const viewer = await anAthlete();
  const [first, second, third] = (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate, status }) => scheduledDate > TODAY && status === 'scheduled',
  );
  const ATHLETE = 'athlete { id scheduleRevision } revision { number }';
  const acts = {
    createWorkout: {
      athleteId: encodeId('athlete', viewer.athleteId!),
      scheduledDate: first!.scheduledDate,
      workoutType: 'RUN',
      duration: 20,
    },
    updateWorkout: { workoutId: encodeId('workout', second!.id), version: second!.version, duration: 25 },
    rescheduleWorkout: {
      workoutId: encodeId('workout', third!.id),
      version: third!.version,
      newDate: second!.scheduledDate,
    },
    deleteWorkout: { workoutId: encodeId('workout', first!.id), version: first!.version },
    submitWorkoutFeedback: {
      workoutId: encodeId(
        'workout',
        (await workoutsOf(deps, viewer)).find(({ scheduledDate }) => scheduledDate <= TODAY)!.id,
      ),
      completionStatus: 'COMPLETED',
      actualDuration: 30,
    },
  };
  for (const [name, input] of Object.entries(acts)) {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    const { data } = await ask(
      deps,
      viewer,
      `mutation ($input: ${type}Input!) { ${name}(input: $input) { ... on ${type}Payload { ${ATHLETE} } ... on Refusal { message } } }`,
      { input },
    );
    expect([name, data[name]]).toEqual([
      name,
      {
        athlete: { id: encodeId('athlete', viewer.athleteId!), scheduleRevision: data[name].revision?.number },
        revision: { number: expect.any(Number) },
      },
    ]);
  }
});

test('a coach who takes a principle away is told those that are left', async () => {
  const coach = await aCoachOf(deps, await anAthlete());
  const add = async (principle: string) =>
    (
      await ask(
        deps,
        coach,
        'mutation ($p: String!) { addPrinciple(input: { context: "All", principle: $p }) { ... on AddPrinciplePayload { principle { id } } } }',
        { p: principle },
      )
    ).data.addPrinciple.principle.id as string;
  const [gone, left] = [await add('No swim on Sunday'), await add('No run on Monday')];
  const { data } = await ask(
    deps,
    coach,
    'mutation ($id: ID!) { deletePrinciple(input: { principleId: $id }) { deletedPrincipleId coach { id principles(first: 5) { totalCount edges { node { id } } } } } }',
    { id: gone },
  );
  expect(data.deletePrinciple).toEqual({
    deletedPrincipleId: gone,
    coach: { id: encodeId('coach', coach.coachId!), principles: { totalCount: 1, edges: [{ node: { id: left } }] } },
  });
});

test('a change of the library is told with the library as it is then, and when it came and changed', async () => {
  const coach = await aCoachOf(deps, await anAthlete());
  const NOW = 'query { library(search: "Zugspitze") { totalCount edges { node { name createdAt updatedAt } } } }';
  const node = { name: 'Zugspitze', createdAt: expect.stringMatching(/Z$/), updatedAt: expect.stringMatching(/Z$/) };
  const here = { query: { library: { totalCount: 1, edges: [{ node }] } } };
  const input = { name: 'Zugspitze', workoutType: 'RUN', intensityLevel: 'HARD', instructions: 'Up.' };
  const made = (
    await ask(
      deps,
      coach,
      `mutation ($input: CreateLibraryWorkoutInput!) { createLibraryWorkout(input: $input) { ... on CreateLibraryWorkoutPayload { libraryWorkout { id } ${NOW} } } }`,
      { input },
    )
  ).data.createLibraryWorkout;
  expect(made).toMatchObject(here);
  const { id } = made.libraryWorkout;
  const gone = await ask(
    deps,
    coach,
    `mutation ($id: ID!) { deleteLibraryWorkout(input: { libraryWorkoutId: $id }) { ${NOW} } }`,
    { id },
  );
  expect(gone.data.deleteLibraryWorkout).toEqual({ query: { library: { totalCount: 0, edges: [] } } });
  const back = await ask(
    deps,
    coach,
    `mutation ($id: ID!) { restoreLibraryWorkout(input: { libraryWorkoutId: $id }) { ${NOW} } }`,
    { id },
  );
  expect(back.data.restoreLibraryWorkout).toMatchObject(here);
});

test('a workout leads to what was recorded of it, for whoever may see that', async () => {
  const viewer = await anAthlete();
  const workout = (await workoutsOf(deps, viewer)).find(
    ({ scheduledDate, workoutType }) => scheduledDate <= TODAY && workoutType !== 'strength',
  )!;
  const sport = ({ run: 'running', bike: 'cycling', swim: 'swimming' } as const)[workout.workoutType as 'run'];
  const upload = (hour: number) =>
    uploadActivity(
      deps,
      viewer as never,
      activityFile([{ sport, start: `${workout.scheduledDate}T${hour}:00:00Z`, seconds: 1500 }]),
    );
  const look = async (who: typeof viewer) =>
    (
      await ask(
        deps,
        who,
        'query ($id: ID!) { node(id: $id) { ... on Workout { doneTss activities { id tss workout { id } } } } }',
        { id: encodeId('workout', workout.id) },
      )
    ).data.node;
  expect((await look(viewer)).activities).toEqual([]);
  const { activities } = await upload(12);
  const seen = await look(viewer);
  expect(seen.activities).toEqual([
    {
      id: encodeId('activity', activities[0]!.id),
      tss: seen.doneTss,
      workout: { id: encodeId('workout', workout.id) },
    },
  ]);
  expect(await look(await aCoachOf(deps, viewer))).toEqual(seen);
  expect(decodeId('activity', seen.activities[0].id)).toBe(activities[0]!.id);
});
