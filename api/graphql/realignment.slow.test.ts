import { addDays } from '../core/calendar/calendar.ts';
import type { Intensity } from '../core/codes/workout.ts';
import { RANKS } from '../core/workout/prescription/choose.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { readSchedule } from '../domain/schedule/schedule.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { undo } from '../test/scheduleActs.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-23';
const clock = { now: new Date(`${TODAY}T06:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${TODAY}T06:00:00Z`)));

const WORKOUT = '{ scheduledDate workoutType duration intensity description }';
const PREVIEW = `mutation { previewRealignment { __typename ... on Refusal { code message } ... on Realignment { scheduleRevision changes { workoutId description before ${WORKOUT} after ${WORKOUT} } } } }`;
const APPLY =
  'mutation ($input: RealignScheduleInput!) { realignSchedule(input: $input) { __typename ... on Refusal { code message } ... on RealignSchedulePayload { revision { id number summary cause } } } }';
const preview = async (viewer: Viewer) => (await ask(deps, viewer, PREVIEW)).data.previewRealignment;
const apply = async (viewer: Viewer, scheduleRevision: number) =>
  (await ask(deps, viewer, APPLY, { input: { scheduleRevision } })).data.realignSchedule;
const face = ({ scheduledDate, workoutType, duration, intensity, description }: Record<string, unknown>) =>
  [scheduledDate, String(workoutType).toUpperCase(), duration, intensity, description].join();

/** Two weeks of which a quarter was done, one workout of the coming week made short and one deleted by hand. */
async function didLittle() {
  clock.now = new Date(`${addDays(TODAY, -14)}T12:00:00Z`);
  const viewer = await aScheduledAthlete(deps);
  const all = await workoutsOf(deps, viewer);
  const [first, second] = all.filter(({ scheduledDate }) => scheduledDate > addDays(TODAY, 6));
  clock.now = new Date(`${TODAY}T12:00:00Z`);
  const past = all.filter(({ scheduledDate }) => scheduledDate < TODAY);
  for (const [i, { id }] of past.entries())
    await deps.db.workout.update({ where: { id }, data: { status: i % 4 === 2 ? 'completed' : 'skipped' } });
  await readSchedule(deps, viewer, viewer.athleteId);
  await deps.db.workout.update({ where: { id: first!.id }, data: { duration: 15 } });
  await deps.db.workout.delete({ where: { id: second!.id } });
  return viewer;
}

test('only lowers: no workout comes, moves, grows or gets harder; applied it is what was shown, and undo brings it back', async () => {
  const viewer = await didLittle();
  const before = await workoutsOf(deps, viewer);
  const { scheduleRevision, changes } = await preview(viewer);
  expect(changes.length).toBeGreaterThan(1);
  for (const { before: was, after: is } of changes) {
    expect(was).not.toBeNull();
    const lower = is ?? { ...was, duration: 0 };
    expect([lower.scheduledDate, lower.workoutType]).toEqual([was.scheduledDate, was.workoutType]);
    expect(lower.duration).toBeLessThanOrEqual(was.duration);
    expect(RANKS[lower.intensity as Intensity]).toBeLessThanOrEqual(RANKS[was.intensity as Intensity]);
  }
  expect(await workoutsOf(deps, viewer)).toEqual(before);
  const { revision } = await apply(viewer, scheduleRevision);
  expect(revision).toMatchObject({ cause: 'ADAPT', summary: 'Realigned the coming weeks with what you did.' });
  const gone = changes.map((change: any) => face(change.before)); // eslint-disable-line
  const come = changes.flatMap((change: any) => (change.after ? [face(change.after)] : [])); // eslint-disable-line
  const expected = [...before.map((each) => face({ ...each })).filter((each) => !gone.includes(each)), ...come];
  expect((await workoutsOf(deps, viewer)).map((each) => face({ ...each })).sort()).toEqual(expected.sort());
  await undo(deps, viewer, viewer.athleteId, revision.id);
  expect((await workoutsOf(deps, viewer)).map((each) => face({ ...each })).sort()).toEqual(
    before.map((each) => face({ ...each })).sort(),
  );
});

test('who did what was planned has nothing to realign, whatever they took out themselves', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, second] = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate > addDays(TODAY, 6));
  await deps.db.workout.delete({ where: { id: second!.id } });
  expect((await preview(viewer)).changes).toEqual([]);
});

test('a preview of an older schedule is not applied', async () => {
  const viewer = await didLittle();
  const { scheduleRevision } = await preview(viewer);
  await apply(viewer, scheduleRevision);
  expect(await apply(viewer, scheduleRevision)).toMatchObject({ __typename: 'NotPossible', code: 'CHANGED_SINCE' });
});

test('without a schedule there is nothing to realign', async () => {
  expect(await preview(await anAthlete(deps))).toMatchObject({ __typename: 'NotPossible', code: 'NO_SCHEDULE' });
  expect(await apply(await anAthlete(deps), 0)).toMatchObject({ __typename: 'NotPossible', code: 'NO_SCHEDULE' });
});
