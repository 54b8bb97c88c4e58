import type { AccountDeps } from '../domain/account/account.ts';
import { testDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
let database: TestDatabase;
let deps: AccountDeps;

beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

const SUBMIT = `mutation ($input: SubmitCheckInInput!) { submitCheckIn(input: $input) { __typename
  ... on SubmitCheckInPayload { checkIn { id weekStartDate mood stress sleep travelThisWeek notes } } ... on InvalidInput { errors { path message } } } }`;
const HISTORY =
  'query ($id: ID!) { node(id: $id) { ... on Athlete { checkIns(first: 5) { edges { node { weekStartDate stress } } } } } }';
type Viewer = Awaited<ReturnType<typeof anAthlete>>;
const submit = async (viewer: Viewer, input: object) => (await ask(deps, viewer, SUBMIT, { input })).data.submitCheckIn;

test('a week has one check-in; what is left out is no data', async () => {
  const viewer = await anAthlete(deps);
  const first = await submit(viewer, { mood: 3, stress: 9, notes: ' quarter end ' });
  expect(first.checkIn).toMatchObject({
    weekStartDate: '2026-11-16',
    mood: 3,
    stress: 9,
    sleep: null,
    travelThisWeek: null,
    notes: 'quarter end',
  });
  const second = await submit(viewer, { stress: 4, travelThisWeek: true });
  expect(second.checkIn).toEqual({ ...first.checkIn, mood: null, stress: 4, travelThisWeek: true, notes: null });
});

test('the week is that of the athlete, and the history reads latest first, for the coach too', async () => {
  const viewer = await anAthlete(deps, { timeZone: 'Pacific/Auckland' });
  clock.now = new Date('2026-11-22T11:30:00Z');
  expect((await submit(viewer, { stress: 5 })).checkIn.weekStartDate).toBe('2026-11-23');
  clock.now = new Date('2026-11-30T12:00:00Z');
  await submit(viewer, { stress: 6 });
  const coach = await aCoachOf(deps, viewer);
  const { node } = (await ask(deps, coach, HISTORY, { id: `athlete_${viewer.athleteId}` })).data;
  expect(node.checkIns.edges.map(({ node }: { node: object }) => node)).toEqual([
    { weekStartDate: '2026-11-30', stress: 6 },
    { weekStartDate: '2026-11-23', stress: 5 },
  ]);
});

test.each<[string, object, string, string]>([
  ['out of range', { mood: 11 }, 'mood', 'Mood must be a whole number from 1 to 10.'],
  ['zero', { stress: 0 }, 'stress', 'Stress must be a whole number from 1 to 10.'],
  ['nothing answered', { notes: 'tired' }, 'mood', 'Answer at least one of the ratings.'],
  ['too long', { mood: 5, notes: 'x'.repeat(2001) }, 'notes', 'Notes must be at most 2000 characters.'],
])('refuses a check-in with %s', async (_name, input, path, message) => {
  expect(await submit(await anAthlete(deps), input)).toEqual({
    __typename: 'InvalidInput',
    errors: [{ path, message }],
  });
});

test('after weeks away the check-in is kept, though there is no week of now to adapt', async () => {
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date('2027-01-08T12:00:00Z');
  expect((await submit(viewer, { stress: 9, sleep: 2 })).checkIn).toMatchObject({
    weekStartDate: '2027-01-04',
    stress: 9,
  });
});
