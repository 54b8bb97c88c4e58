import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';

const deps = setUpDeps({ now: new Date(`${TODAY}T12:00:00Z`) });

const RESTORE = `mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { __typename
  ... on RestoreRevisionPayload { revision { number cause summary undoesNumber } } ... on Refusal { code message } } }`;
const DECLINE = `mutation ($input: DeclineChangeInput!) { declineChange(input: $input) { __typename
  ... on DeclineChangePayload { workout { scheduledDate locked reasons { code } } revision { cause summary } } ... on Refusal { code message } } }`;
const UNDO = `mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename ... on Refusal { code } } }`;
const HISTORY = `{ viewer { athlete { revisions(first: 10) { edges { node { id number cause actorName
  workoutChanges { workoutId description before { scheduledDate } after { scheduledDate status } } } } } } } }`;

const aMovable = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).find(
    ({ scheduledDate, workoutType }) => scheduledDate > TODAY && workoutType !== 'race',
  )!;

async function move(viewer: Viewer, workout: { id: string; scheduledDate: string }, by = 1) {
  const newDate = addDays(workout.scheduledDate, by);
  const { revision } = await rescheduleWorkout(deps, viewer, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  return encodeId('revision', revision.id);
}

/** Workouts without what only ever grows. */
const plain = async (viewer: Viewer) => (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, version: 0 }));

const nodesOf = async (viewer: Viewer) =>
  (await ask(deps, viewer, HISTORY)).data.viewer.athlete.revisions.edges.map(({ node }: { node: object }) => node);

test('the history says what became of each workout, and who did it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const workout = await aMovable(viewer);
  await move(coach, workout);
  const [moved, made] = await nodesOf(viewer);
  const to = addDays(workout.scheduledDate, 1);
  expect(moved).toMatchObject({ number: 3, cause: 'MOVE', actorName: expect.stringMatching(/\w+ \w+/) });
  expect(moved.workoutChanges).toEqual([
    {
      workoutId: encodeId('workout', workout.id),
      description: expect.stringMatching(/^.+ on .+ moved to .+\.$/),
      before: { scheduledDate: workout.scheduledDate },
      after: { scheduledDate: to, status: 'SCHEDULED' },
    },
  ]);
  expect(made.workoutChanges).toHaveLength((await workoutsOf(deps, viewer)).length);
  expect(made.workoutChanges[0]).toMatchObject({
    before: null,
    description: expect.stringContaining(' was added on '),
  });
});

test('the history names a workout of which the steps or the instructions alone are others', async () => {
  const viewer = await aScheduledAthlete(deps);
  const workout = await aMovable(viewer);
  const target = { metric: 'RPE', lo: 2, hi: 3 };
  const step = { kind: 'WORK', durationSec: 60 * workout.duration, target };
  for (const edit of [{ instructions: 'Round the lake' }, { steps: [{ repeat: 1, steps: [step] }] }])
    expect(
      await ask(
        deps,
        viewer,
        `mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }`,
        { input: { workoutId: encodeId('workout', workout.id), ...edit } },
      ),
    ).toMatchObject({ data: { updateWorkout: { __typename: 'UpdateWorkoutPayload' } } });
  const [steps, instructions] = await nodesOf(viewer);
  expect(steps.workoutChanges).toMatchObject([{ description: expect.stringMatching(/ got other steps\.$/) }]);
  expect(instructions.workoutChanges).toMatchObject([
    {
      workoutId: encodeId('workout', workout.id),
      description: expect.stringMatching(/ got other instructions\.$/),
      before: { scheduledDate: workout.scheduledDate },
      after: { scheduledDate: workout.scheduledDate, status: 'SCHEDULED' },
    },
  ]);
});

test('a point of the history comes back whole, and undo takes that back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const asMade = await plain(viewer);
  const workout = await aMovable(viewer);
  await move(viewer, workout);
  await move(
    viewer,
    (await workoutsOf(deps, viewer)).find(({ id }) => id === workout.id)!,
  );
  const asMoved = await plain(viewer);
  const [, , made] = await nodesOf(viewer);
  const { restoreRevision } = (await ask(deps, viewer, RESTORE, { input: { revisionId: made.id } })).data;
  expect(restoreRevision).toMatchObject({ revision: { number: 5, cause: 'RESTORE', undoesNumber: null } });
  expect(await plain(viewer)).toEqual(asMade);
  await ask(deps, viewer, UNDO, { input: { athleteId: encodeId('athlete', viewer.athleteId) } });
  expect(await plain(viewer)).toEqual(asMoved);
});

test('the latest point needs no restoring', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [made] = await nodesOf(viewer);
  const { restoreRevision } = (await ask(deps, viewer, RESTORE, { input: { revisionId: made.id } })).data;
  expect(restoreRevision).toMatchObject({ __typename: 'NotPossible', code: 'NOTHING_TO_RESTORE' });
});

describe('taking one workout out of a change', () => {
  test('puts it back where it was and locks it there', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = await aMovable(viewer);
    const revisionId = await move(await aCoachOf(deps, viewer), workout);
    const input = { revisionId, workoutId: encodeId('workout', workout.id) };
    const { declineChange } = (await ask(deps, viewer, DECLINE, { input })).data;
    expect(declineChange).toMatchObject({
      workout: { scheduledDate: workout.scheduledDate, locked: true },
      revision: { cause: 'UPDATE', summary: `Kept ${workout.description} as it was.` },
    });
    expect(declineChange.workout.reasons.map(({ code }: { code: string }) => code)).toContain('KEPT');
  });

  test('is refused once the workout was changed again', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = await aMovable(viewer);
    const revisionId = await move(viewer, workout);
    await move(viewer, { ...workout, scheduledDate: addDays(workout.scheduledDate, 1) });
    const input = { revisionId, workoutId: encodeId('workout', workout.id) };
    const { declineChange } = (await ask(deps, viewer, DECLINE, { input })).data;
    expect(declineChange).toMatchObject({ __typename: 'NotPossible', code: 'CHANGED_SINCE' });
  });
});

test('a week shows what the planner first made of it', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [, week] = await weeksOf(deps, viewer);
  const before = week!.workouts.map(({ scheduledDate, duration }) => ({ scheduledDate, duration }));
  await move(viewer, week!.workouts[0]!, 7);
  const id = encodeId('week', week!.id);
  const text = `query ($id: ID!) { node(id: $id) { ... on TrainingWeek { original { scheduledDate duration } workouts { id } } } }`;
  const { node } = (await ask(deps, viewer, text, { id })).data;
  expect(node.original).toEqual(before);
  expect(node.workouts).toHaveLength(before.length - 1);
});
