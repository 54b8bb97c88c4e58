import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { added, CREATE } from '../test/scheduleActs.ts';
import { aScheduledAthlete, weeksOf } from '../test/schedules.ts';

// What changes nothing answers with an earlier change, and says so: whoever undoes that one undoes what somebody else did.

let viewer: Viewer;
let race: string;
let phase: string;
let workout: { id: string; scheduledDate: string; duration: number };

const deps = setUpDeps('2026-11-20T12:00:00Z');
beforeAll(async () => {
  viewer = await aScheduledAthlete(deps);
  const where = { athleteId: viewer.athleteId };
  race = encodeId('race', (await deps.db.race.findFirstOrThrow({ where })).id);
  phase = encodeId('phase', (await deps.db.phase.findFirstOrThrow({ where })).id);
  const [, week] = await weeksOf(deps, viewer);
  const { data } = await ask(deps, viewer, CREATE, added(viewer.athleteId, week!));
  const made = (await weeksOf(deps, viewer))[1]!.workouts.find(
    ({ id }) => encodeId('workout', id) === data.createWorkout.workout.id,
  )!;
  workout = { ...made, id: encodeId('workout', made.id) };
});

async function act(name: string, input: object) {
  const of = name[0]!.toUpperCase() + name.slice(1);
  const document = `mutation ($input: ${of}Input!) { ${name}(input: $input) { __typename
    ... on ${of}Payload { unchanged revision { id number } } ... on Refusal { message } } }`;
  return (await ask(deps, viewer, document, { input })).data[name];
}
const latest = async () =>
  (await deps.db.athlete.findUniqueOrThrow({ where: { id: viewer.athleteId } })).scheduleRevision;

test.each<[string, () => object, () => object]>([
  [
    'rescheduleWorkout',
    () => ({ workoutId: workout.id, newDate: workout.scheduledDate }),
    () => ({ workoutId: workout.id, newDate: '2026-11-27' }),
  ],
  [
    'updateWorkout',
    () => ({ workoutId: workout.id, duration: workout.duration }),
    () => ({ workoutId: workout.id, duration: workout.duration + 10 }),
  ],
  ['updateRace', () => ({ raceId: race }), () => ({ raceId: race, location: 'Lakeside' })],
  ['updatePhase', () => ({ phaseId: phase }), () => ({ phaseId: phase, description: 'Another.' })],
])('%s', async (name, same, other) => {
  const before = await latest();
  expect(await act(name, same())).toMatchObject({ unchanged: true, revision: { number: before } });
  expect(await act(name, other())).toMatchObject({ unchanged: false, revision: { number: before + 1 } });
  expect(await latest()).toBe(before + 1);
});

test('recordRaceResult, where there is none to take back', async () => {
  const before = await latest();
  expect(await act('recordRaceResult', { raceId: race, result: null })).toMatchObject({
    unchanged: true,
    revision: { number: before },
  });
});

test('every answer that names a change says whether it is one', async () => {
  const { types } = (
    await ask(deps, null, '{ __schema { types { name fields { name type { kind ofType { name } } } } } }')
  ).data.__schema;
  interface Type {
    name: string;
    fields: { name: string; type: { kind: string; ofType: { name: string } | null } }[] | null;
  }
  const naming = (types as Type[]).filter(
    ({ name, fields }) =>
      name.endsWith('Payload') && fields?.some((field) => field.name === 'revision' && field.type.kind === 'NON_NULL'),
  );
  expect(naming.length).toBeGreaterThan(15);
  expect(naming.filter(({ fields }) => !fields!.some(({ name }) => name === 'unchanged'))).toEqual([]);
});
