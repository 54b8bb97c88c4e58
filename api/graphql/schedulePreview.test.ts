import { mondayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete, aViewer } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const clock = { now: new Date('2026-11-23T06:00:00Z') };

const deps = setUpDeps(clock);

const SIDE = '{ scheduledDate workoutType duration intensity }';
const PREVIEW = `mutation ($input: GenerateScheduleInput!) { previewSchedule(input: $input) { __typename ... on Refusal { kind }
  ... on SchedulePreview { warnings { message } weeks { weekStartDate minutesBefore minutesAfter staying
    changes { workoutId before ${SIDE} after ${SIDE} } kept ${SIDE} } } } }`;
interface Side {
  scheduledDate: string;
  workoutType: string;
  duration: number;
  intensity: string;
}
interface Week {
  weekStartDate: string;
  minutesBefore: number;
  minutesAfter: number;
  staying: number;
  changes: { workoutId: string; before: Side | null; after: Side | null }[];
  kept: Side[];
}
const preview = async (viewer: Viewer, input: object = {}) =>
  (await ask(deps, viewer, PREVIEW, { input: { mode: 'SEASON_PLAN', ...input } })).data.previewSchedule as {
    __typename: string;
    weeks: Week[];
  };

const face = ({ scheduledDate, workoutType, duration, intensity }: Side) =>
  [scheduledDate, workoutType.toLowerCase(), duration, intensity].join(' ');
const minutesIn = (workouts: readonly WorkoutRow[], monday: string) =>
  workouts
    .filter(({ scheduledDate, workoutType }) => mondayOf(scheduledDate) === monday && workoutType !== 'race')
    .reduce((sum, { duration }) => sum + duration, 0);
/** What is left of some weeks where these changes are made. */
const withChanges = (workouts: readonly WorkoutRow[], weeks: readonly Week[]) => {
  const left = workouts.map(face);
  for (const { before, after } of weeks.flatMap(({ changes }) => changes)) {
    if (before) left.splice(left.indexOf(face(before)), 1);
    if (after) left.push(face(after));
  }
  return left.sort();
};

/** One made by hand, one moved, one taken out, and a wish for every week. */
async function aChangedSchedule() {
  const viewer = await aScheduledAthlete(deps);
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const [, gone, longer] = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'race');
  const id = ({ id }: WorkoutRow) => `workout_${id}`;
  const act = (name: string, type: string, input: object) =>
    ask(deps, viewer, `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input });
  await act('deleteWorkout', 'DeleteWorkoutInput', { workoutId: id(gone!) });
  await act('updateWorkout', 'UpdateWorkoutInput', { workoutId: id(longer!), duration: longer!.duration - 5 });
  return { viewer, kept: { ...longer!, duration: longer!.duration - 5 } };
}

test('the preview tells just what planning anew then makes, what is kept of it, and leaves no trace', async () => {
  const { viewer, kept } = await aChangedSchedule();
  const state = async () => ({
    plan: await workoutsOf(deps, viewer),
    revisions: await deps.db.revision.count({ where: { athleteId: viewer.athleteId } }),
  });
  const before = await state();
  const { weeks } = await preview(viewer);
  expect(await state()).toEqual(before);
  expect(weeks).toHaveLength(4);
  expect(weeks.flatMap((week) => week.kept).map(face)).toEqual([face(kept)]);
  expect(weeks.flatMap(({ changes }) => changes)).not.toEqual([]);

  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  const { plan } = await state();
  expect(withChanges(before.plan, weeks)).toEqual(plan.map(face).sort());
  for (const { weekStartDate, minutesBefore, minutesAfter, staying, changes } of weeks) {
    expect([minutesBefore, minutesAfter]).toEqual([
      minutesIn(before.plan, weekStartDate),
      minutesIn(plan, weekStartDate),
    ]);
    expect(staying + changes.filter(({ after }) => after).length).toBe(
      plan.filter(({ scheduledDate }) => mondayOf(scheduledDate) === weekStartDate).length,
    );
  }
  // made just now, they would be made so again
  expect((await preview(viewer)).weeks.flatMap(({ changes }) => changes)).toEqual([]);
});

test('a wish for every week is in the preview as it will be in the weeks', async () => {
  const viewer = await aScheduledAthlete(deps);
  const request = 'no workouts on Wednesdays from now on';
  const asked = await ask(
    deps,
    viewer,
    'mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) { ... on RequestAdjustmentPayload { suggestion { id changes { changeId } } } } }',
    { input: { request } },
  );
  const { id } = asked.data.requestAdjustment.suggestion;
  await ask(
    deps,
    viewer,
    'mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { __typename ... on Refusal { message } } }',
    { input: { suggestionId: id, scope: 'ALL_FUTURE' } },
  );
  expect(await deps.db.standingChange.count({ where: { athleteId: viewer.athleteId! } })).toBeGreaterThan(0);
  const before = await workoutsOf(deps, viewer);
  const { weeks } = await preview(viewer);
  await generateSchedule(deps, viewer, { mode: 'season-plan' });
  expect(withChanges(before, weeks)).toEqual((await workoutsOf(deps, viewer)).map(face).sort());
});

test('a coach sees it of their athlete, a stranger of nobody, and what cannot be planned is said', async () => {
  const viewer = await aScheduledAthlete(deps);
  const athleteId = `athlete_${viewer.athleteId}`;
  const coach = await aCoachOf(deps, viewer);
  const planned = ({ weeks }: { weeks: Week[] }) =>
    weeks.map(({ changes, ...week }) => ({
      ...week,
      changes: changes.map(({ before, after }) => ({ before, after })),
    }));
  expect(planned(await preview(coach, { athleteId }))).toEqual(planned(await preview(viewer)));
  const answer = await ask(deps, await aViewer(deps), PREVIEW, { input: { mode: 'SEASON_PLAN', athleteId } });
  expect(answer.data?.previewSchedule ?? null).toBeNull();
  expect(await preview(await anAthlete(deps))).toEqual({ __typename: 'NotPossible', kind: 'NO_SEASON_PLAN' });
  expect(await preview(viewer, { mode: 'TRAIN_CONSISTENTLY' })).toMatchObject({ __typename: 'InvalidInput' });
});
