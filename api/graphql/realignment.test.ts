import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { testDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { undo } from '../test/scheduleActs.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-23';
let database: TestDatabase;
let deps: AccountDeps;

beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, { now: new Date(`${TODAY}T06:00:00Z`) });
});
afterAll(() => database.drop());

const WORKOUT = '{ scheduledDate workoutType duration intensity description }';
const PREVIEW = `mutation { previewRealignment { __typename ... on Refusal { code message } ... on Realignment { scheduleRevision changes { workoutId description before ${WORKOUT} after ${WORKOUT} } } } }`;
const APPLY =
  'mutation ($input: RealignScheduleInput!) { realignSchedule(input: $input) { __typename ... on Refusal { code message } ... on RealignSchedulePayload { revision { id number summary cause } } } }';
const preview = async (viewer: Viewer) => (await ask(deps, viewer, PREVIEW)).data.previewRealignment;
const apply = async (viewer: Viewer, scheduleRevision: number) =>
  (await ask(deps, viewer, APPLY, { input: { scheduleRevision } })).data.realignSchedule;
const face = ({ scheduledDate, workoutType, duration, intensity, description }: Record<string, unknown>) =>
  [scheduledDate, String(workoutType).toUpperCase(), duration, intensity, description].join();

/** Workouts of the coming weeks as something else left them: nothing that a plan would make. */
async function outOfLine() {
  const viewer = await aScheduledAthlete(deps);
  const [first, second] = (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate }) => scheduledDate > addDays(TODAY, 6),
  );
  await deps.db.workout.update({ where: { id: first!.id }, data: { duration: 15 } });
  await deps.db.workout.delete({ where: { id: second!.id } });
  return viewer;
}

test('shows each workout before and after, and applying makes the weeks just that; undo brings them back', async () => {
  const viewer = await outOfLine();
  const before = await workoutsOf(deps, viewer);
  const { scheduleRevision, changes } = await preview(viewer);
  expect(changes.length).toBeGreaterThan(1);
  for (const { description } of changes)
    expect(description).toMatch(/was (added|removed|shortened|lengthened)|became|moved|went/);
  expect(await workoutsOf(deps, viewer)).toEqual(before);
  const { revision } = await apply(viewer, scheduleRevision);
  expect(revision).toMatchObject({ cause: 'GENERATE', summary: 'Realigned the coming weeks with what you did.' });
  const gone = changes.flatMap((change: any) => (change.before ? [face(change.before)] : [])); // eslint-disable-line
  const come = changes.flatMap((change: any) => (change.after ? [face(change.after)] : [])); // eslint-disable-line
  const expected = [...before.map((each) => face({ ...each })).filter((each) => !gone.includes(each)), ...come];
  expect((await workoutsOf(deps, viewer)).map((each) => face({ ...each })).sort()).toEqual(expected.sort());
  expect((await preview(viewer)).changes).toEqual([]);
  await undo(deps, viewer, viewer.athleteId, revision.id);
  expect((await workoutsOf(deps, viewer)).map((each) => face({ ...each })).sort()).toEqual(
    before.map((each) => face({ ...each })).sort(),
  );
});

test('a preview of an older schedule is not applied', async () => {
  const viewer = await outOfLine();
  const { scheduleRevision } = await preview(viewer);
  await apply(viewer, scheduleRevision);
  expect(await apply(viewer, scheduleRevision)).toMatchObject({ __typename: 'NotPossible', code: 'CHANGED_SINCE' });
});

test('without a schedule there is nothing to realign', async () => {
  expect(await preview(await anAthlete(deps))).toMatchObject({ __typename: 'NotPossible', code: 'NO_SCHEDULE' });
  expect(await apply(await anAthlete(deps), 0)).toMatchObject({ __typename: 'NotPossible', code: 'NO_SCHEDULE' });
});
