import { encodeId } from '../core/units/ids.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';

const deps = setUpDeps({ now: new Date('2026-11-23T12:00:00Z') });

const ADD = `mutation ($input: AddActivityInput!) { addActivity(input: $input) { __typename
  ... on AddActivityPayload { outcome activity { id recordedSport movingSec averageHeartRate } athlete { id } revision { id } }
  ... on Refusal { kind message } ... on InvalidInput { errors { path } } } }`;
const ride = (over: object = {}) => ({
  input: {
    source: 'diary',
    externalId: '1',
    sport: 'CYCLING',
    startedAt: '2026-11-20T06:00:00Z',
    movingSec: 3600,
    ...over,
  },
});

test('an activity is told, told again, and told anew', async () => {
  const viewer = await aViewer(deps);
  const told = async (over?: object) => (await ask(deps, viewer, ADD, ride(over))).data.addActivity;
  const first = await told();
  expect(first).toMatchObject({
    outcome: 'CREATED',
    activity: { recordedSport: 'CYCLING', movingSec: 3600 },
    athlete: { id: encodeId('athlete', viewer.athleteId!) },
    revision: null,
  });
  expect(await told()).toEqual({ ...first, outcome: 'UNCHANGED' });
  expect(await told({ averageHeartRate: 140 })).toMatchObject({
    outcome: 'UPDATED',
    activity: { id: first.activity.id, averageHeartRate: 140 },
  });
  expect(await told({ externalId: '2' })).toMatchObject({ kind: 'ACTIVITY_EXISTS' });
});

test('what is wrong is named by its field', async () => {
  const viewer = await aViewer(deps);
  const { data } = await ask(deps, viewer, ADD, ride({ movingSec: 0, rpe: 11 }));
  expect(data.addActivity.errors.map(({ path }: { path: string }) => path)).toEqual(['movingSec', 'rpe']);
});
