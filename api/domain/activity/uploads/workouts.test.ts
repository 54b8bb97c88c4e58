import { addDays } from '../../../core/calendar/calendar.ts';
import { activityFile } from '../../../test/fitFiles.ts';
import { ask } from '../../../test/graphql.ts';
import { aCoachOf, workoutsOf } from '../../../test/schedules.ts';
import { uploadActivity } from '../activity.ts';
import { applyAdjustment } from '../../adapt/applyAdjustment.ts';
import { deleteActivity, matchActivity, unmatchActivity } from '../activityMatch.ts';
import { submitWorkoutFeedback } from '../../adapt/feedback.ts';
import { closePastDays } from '../../schedule/pastDays.ts';
import { readPerformance } from '../../../test/performance.ts';
import { doneLoad } from '../../revision/recorded.ts';
import { undoScheduleChange } from '../../schedule/undo.ts';
import {
  again,
  athlete,
  clock,
  database,
  deps,
  fileOf,
  MONDAY,
  past,
  rowsOf,
  TODAY,
  uploadWorld,
  type Viewer,
} from '../../../test/uploads.ts';

uploadWorld();

const told = {
  completionStatus: 'partially_completed',
  actualDuration: 30,
  perceivedExertion: 8,
  feelingRating: 4,
  notes: 'Heavy legs',
};

test('a recording completes the workout that it was, with its minutes and its load, and undo takes it back', async () => {
  const viewer = await athlete({ ftp: 200 });
  const ride = await past(viewer, 'bike');
  const before = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const uploaded = await uploadActivity(deps(), viewer, fileOf(ride, { watts: () => 160, seconds: 3600 }));
  expect(uploaded.activities).toEqual([
    expect.objectContaining({ sport: 'bike', movingSec: 3600, tss: 64, measure: 'power', workoutId: ride.id }),
  ]);
  expect(uploaded.workouts).toEqual([
    expect.objectContaining({ id: ride.id, status: 'completed', version: ride.version + 1 }),
  ]);
  expect(uploaded.workouts[0]!.feedback).toMatchObject({ actualDuration: 60, perceivedExertion: null });
  expect(uploaded.revision).toMatchObject({ cause: 'activity', summary: `Recorded ${ride.description}: 1:00 h.` });
  expect(doneLoad(await again(viewer, ride))).toBe(64);
  const after = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const tssOn = (view: typeof after) => view.days.find(({ day }) => day === ride.scheduledDate)!.tss;
  expect(tssOn(after) - tssOn(before)).toBe(64);
  const week = (view: typeof after) => view.weeks.find(({ weekStartDate }) => weekStartDate === MONDAY)!;
  expect(week(after).sports.find(({ workoutType }) => workoutType === 'bike')).toMatchObject({
    doneMinutes: 60,
    doneTss: 64,
  });
  // 160 of 200 W lies between the thresholds, whatever was planned
  expect(week(after).zoneMinutes).toEqual([0, 60, 0]);

  const { revision: undo } = await undoScheduleChange(deps(), viewer, viewer.athleteId);
  expect(await again(viewer, ride)).toMatchObject({ status: 'scheduled', feedback: null, recorded: null });
  expect(await rowsOf(viewer)).toEqual([]);
  await undoScheduleChange(deps(), viewer, viewer.athleteId, undo.id);
  expect(await rowsOf(viewer)).toEqual([expect.objectContaining({ workoutId: ride.id, tss: 64 })]);
});

test('what the athlete told of it stays theirs; the minutes are the device’s', async () => {
  const viewer = await athlete({ runThresholdSpeed: 4 });
  const run = await past(viewer, 'run');
  await submitWorkoutFeedback(deps(), viewer, run.id, told);
  await uploadActivity(deps(), viewer, fileOf(run, { seconds: 2400, speed: 3.2, rpe: 3 }));
  const done = await again(viewer, run);
  expect(done.status).toBe('partially_completed');
  expect(done.feedback).toMatchObject({ ...told, actualDuration: 40 });
  expect(doneLoad(done)).toBeCloseTo(42.7, 1);
  // and taken back, it is as they told it
  await unmatchActivity(deps(), viewer, (await rowsOf(viewer))[0]!.id);
  expect((await again(viewer, run)).feedback).toMatchObject(told);
});

test('without a threshold the load follows what was planned, the time and how it felt', async () => {
  const viewer = await athlete();
  const run = await past(viewer, 'run');
  const { activities } = await uploadActivity(deps(), viewer, fileOf(run, { seconds: run.duration * 60 }));
  expect([activities[0]!.tss, doneLoad(await again(viewer, run))]).toEqual([run.tss, run.tss]);
  await submitWorkoutFeedback(deps(), viewer, run.id, { completionStatus: 'completed', perceivedExertion: 10 });
  const felt = await again(viewer, run);
  expect(felt.feedback!.actualDuration).toBe(run.duration);
  expect(doneLoad(felt)).toBeGreaterThan(run.tss * 1.3);
  const { data } = await ask(
    deps(),
    viewer,
    'query { viewer { athlete { activities(first: 5) { edges { node { tss measure workout { id } } } } } } }',
  );
  expect(data.viewer.athlete.activities.edges[0].node).toMatchObject({ tss: doneLoad(felt), measure: 'EFFORT' });
});

test('a workout that was missed is done after all; one left out by the athlete’s own word is not, unless by hand', async () => {
  const viewer = await athlete();
  await closePastDays(deps(), viewer.athleteId);
  const pastWorkouts = (await workoutsOf(deps(), viewer)).filter(({ scheduledDate }) => scheduledDate < TODAY);
  const [missed, left] = pastWorkouts;
  expect(missed!.status).toBe('skipped');
  await submitWorkoutFeedback(deps(), viewer, left!.id, { completionStatus: 'skipped', reasonForSkip: 'work' });
  await uploadActivity(deps(), viewer, fileOf(missed!));
  expect((await again(viewer, missed!)).status).not.toBe('skipped');
  const { activities, workouts } = await uploadActivity(
    deps(),
    viewer,
    fileOf(left!, { start: `${left!.scheduledDate}T17:00:00Z` }),
  );
  expect(workouts).toEqual([]);
  await matchActivity(deps(), viewer, activities[0]!.id, left!.id);
  expect((await again(viewer, left!)).feedback).toMatchObject({
    completionStatus: 'completed',
    reasonForSkip: null,
    actualDuration: 40,
  });
  await deleteActivity(deps(), viewer, activities[0]!.id);
  expect((await again(viewer, left!)).feedback).toMatchObject({ completionStatus: 'skipped', reasonForSkip: 'work' });
});

test('both legs of a file are the brick, and each can be parted from it', async () => {
  const viewer = await athlete({ ftp: 200, runThresholdSpeed: 4 });
  const run = await past(viewer, 'run');
  await database.db.workout.update({ where: { id: run.id }, data: { workoutType: 'brick', duration: 60, steps: [] } });
  const file = activityFile([
    { start: `${run.scheduledDate}T07:00:00Z`, seconds: 2400, watts: () => 150 },
    { sport: 'transition', seconds: 90 },
    { sport: 'running', seconds: 1200, speed: 3.5 },
  ]);
  const { activities, workouts } = await uploadActivity(deps(), viewer, file);
  expect(activities.map(({ sport, workoutId }) => [sport, workoutId])).toEqual([
    ['bike', run.id],
    ['run', run.id],
  ]);
  expect(workouts).toEqual([
    expect.objectContaining({ status: 'completed', feedback: expect.objectContaining({ actualDuration: 60 }) }),
  ]);
  expect(doneLoad(await again(viewer, run))).toBeCloseTo(activities[0]!.tss + activities[1]!.tss, 5);
  await unmatchActivity(deps(), viewer, activities[1]!.id);
  expect((await again(viewer, run)).feedback!.actualDuration).toBe(40);
  await unmatchActivity(deps(), viewer, activities[0]!.id);
  expect(await again(viewer, run)).toMatchObject({ status: 'scheduled', feedback: null });
  await expect(unmatchActivity(deps(), viewer, activities[0]!.id)).rejects.toMatchObject({ code: 'NOT_MATCHED' });
});

test('another workout is chosen by hand, none that is still to come; the old one is free again', async () => {
  const viewer = await athlete();
  const pastWorkouts = await workoutsOf(deps(), viewer);
  const [first, second] = pastWorkouts.filter(({ scheduledDate }) => scheduledDate <= TODAY);
  const later = pastWorkouts.find(({ scheduledDate }) => scheduledDate > TODAY)!;
  const {
    activities: [activity],
  } = await uploadActivity(deps(), viewer, fileOf(first!));
  const { data } = await ask(
    deps(),
    viewer,
    'query ($id: ID!) { node(id: $id) { ... on Activity { candidates { id scheduledDate } } } }',
    { id: `activity_${activity!.id}` },
  );
  const days = data.node.candidates.map(({ scheduledDate }: { scheduledDate: string }) => scheduledDate);
  expect(data.node.candidates[0].id).toBe(`workout_${first!.id}`);
  expect(days.every((day: string) => day <= TODAY && day <= addDays(first!.scheduledDate, 3))).toBe(true);
  await expect(matchActivity(deps(), viewer, activity!.id, later.id)).rejects.toMatchObject({ code: 'TOO_EARLY' });
  await matchActivity(deps(), viewer, activity!.id, second!.id);
  expect(await again(viewer, first!)).toMatchObject({ status: 'scheduled', recorded: null });
  expect((await again(viewer, second!)).recorded!.activities).toHaveLength(1);
  expect((await rowsOf(viewer)).map(({ workoutId }) => workoutId)).toEqual([second!.id]);
});

test('a workout that the device was told to be all out makes the plan offer less; applying it writes what was offered', async () => {
  const viewer = await athlete();
  const [easy] = await workoutsOf(deps(), viewer);
  clock.now = new Date(`${easy!.scheduledDate}T20:00:00Z`);
  const { adaptation, workouts } = await uploadActivity(deps(), viewer, fileOf(easy!, { rpe: 10 }));
  expect(workouts[0]!.feedback).toMatchObject({ perceivedExertion: 10 });
  expect(adaptation!.changes.length).toBeGreaterThan(0);
  const { applied } = await applyAdjustment(deps(), viewer, adaptation!.id, { scope: 'this-week' });
  expect(applied.length).toBeGreaterThan(0);
});

test('a coach sees and matches, and may not delete; a stranger finds nothing', async () => {
  const viewer = await athlete();
  const run = await past(viewer, 'run');
  const {
    activities: [activity],
  } = await uploadActivity(deps(), viewer, fileOf(run));
  const coach = await aCoachOf(deps(), viewer);
  const stranger = await aCoachOf(deps(), await athlete());
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  const look = (who: Viewer) =>
    ask(deps(), who, 'query ($id: ID!) { athlete(id: $id) { activities(first: 2) { edges { node { id } } } } }', {
      id: `athlete_${viewer.athleteId}`,
    });
  expect((await look(coach as Viewer)).data.athlete.activities.edges).toHaveLength(1);
  expect((await look(stranger as Viewer)).data.athlete).toBeNull();
  expect((await unmatchActivity(deps(), coach, activity!.id)).revision.actorRole).toBe('coach');
  await matchActivity(deps(), coach, activity!.id, run.id);
  await expect(deleteActivity(deps(), coach, activity!.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const act of [
    () => matchActivity(deps(), stranger, activity!.id, run.id),
    () => unmatchActivity(deps(), stranger, activity!.id),
    () => deleteActivity(deps(), stranger, activity!.id),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a schedule that was made while the recording waited is seen', async () => {
  const viewer = await athlete();
  const run = await past(viewer, 'run');
  const where = { id: viewer.athleteId };
  const { scheduleRevision } = await database.db.athlete.findUniqueOrThrow({ where });
  await database.db.athlete.update({ where, data: { scheduleRevision: 0 } });
  const { uploading } = await database.db.$transaction(async (tx) => {
    await tx.athlete.update({ where, data: { scheduleRevision } });
    const begun = uploadActivity(deps(), viewer, fileOf(run));
    await someoneWaits();
    return { uploading: begun };
  });
  expect((await uploading).workouts).toEqual([expect.objectContaining({ id: run.id, status: 'completed' })]);
});

/** Settles once a statement of the database waits for a lock. */
async function someoneWaits(): Promise<void> {
  const look = () =>
    database.db.$queryRaw<
      unknown[]
    >`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await look()).length === 0);
}
