import { addDays } from '../core/calendar.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { activityFile, type Leg } from '../test/fitFiles.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { uploadActivity } from './activity.ts';
import { applyAdjustment } from './applyAdjustment.ts';
import { deleteActivity, matchActivity, unmatchActivity } from './activityMatch.ts';
import { submitWorkoutFeedback } from './feedback.ts';
import { readOverview } from './overview.ts';
import { closePastDays } from './pastDays.ts';
import { readPerformance } from './performance.ts';
import { doneLoad } from './recorded.ts';
import type { ScheduledWorkout } from './scheduledWorkout.ts';
import { undoScheduleChange } from './undo.ts';

// planned on a Monday morning, uploaded on the Friday evening
const MONDAY = '2026-11-16';
const TODAY = '2026-11-20';
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };
const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

async function athlete(thresholds: object = {}): Promise<Viewer> {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const viewer = await aScheduledAthlete(deps());
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: thresholds });
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}

const sportOf = { run: 'running', bike: 'cycling', swim: 'swimming', strength: 'training' } as const;

/** A file of one session as it was done, at 7 in the morning of its day. */
function fileOf({ scheduledDate, workoutType }: ScheduledWorkout, over: Leg = {}): Uint8Array {
  return activityFile([{ sport: sportOf[workoutType as 'run'], start: `${scheduledDate}T07:00:00Z`, seconds: 2400, ...over }]);
}
const past = async (viewer: Viewer, type: string) =>
  (await workoutsOf(deps(), viewer)).find(({ workoutType, scheduledDate }) => workoutType === type && scheduledDate <= TODAY)!;
const again = async (viewer: Viewer, { id }: { id: string }) => (await workoutsOf(deps(), viewer)).find((workout) => workout.id === id)!;
const rowsOf = ({ athleteId }: Viewer) => database.db.activity.findMany({ where: { athleteId }, orderBy: { startedAt: 'asc' } });
const told = { completionStatus: 'partially_completed', actualDuration: 30, perceivedExertion: 8, feelingRating: 4, notes: 'Heavy legs' };

test('a recording completes the session that it was, with its minutes and its load, and undo takes it back', async () => {
  const viewer = await athlete({ ftp: 200 });
  const ride = await past(viewer, 'bike');
  const before = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const uploaded = await uploadActivity(deps(), viewer, fileOf(ride, { watts: () => 160, seconds: 3600 }));
  expect(uploaded.activities).toEqual([expect.objectContaining({ sport: 'bike', movingSec: 3600, tss: 64, measure: 'power', workoutId: ride.id })]);
  expect(uploaded.workouts).toEqual([expect.objectContaining({ id: ride.id, status: 'completed', version: ride.version + 1 })]);
  expect(uploaded.workouts[0]!.feedback).toMatchObject({ actualDuration: 60, perceivedExertion: null });
  expect(uploaded.revision).toMatchObject({ cause: 'activity', summary: `Recorded ${ride.description}: 60 min.` });
  expect(doneLoad(await again(viewer, ride))).toBe(64);
  const after = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const tssOn = (view: typeof after) => view.days.find(({ day }) => day === ride.scheduledDate)!.tss;
  expect(tssOn(after) - tssOn(before)).toBe(64);
  const week = (view: typeof after) => view.weeks.find(({ weekStartDate }) => weekStartDate === MONDAY)!;
  expect(week(after).sports.find(({ workoutType }) => workoutType === 'bike')).toMatchObject({ doneMinutes: 60, doneTss: 64 });
  // 160 of 200 W lies between the thresholds, whatever was planned
  expect(week(after).zoneMinutes).toEqual([0, 60, 0]);

  const { revision: undo } = await undoScheduleChange(deps(), viewer, viewer.athleteId);
  expect(await again(viewer, ride)).toMatchObject({ status: 'scheduled', feedback: null, recorded: null });
  expect(await rowsOf(viewer)).toEqual([expect.objectContaining({ workoutId: null, tss: 64 })]);
  await undoScheduleChange(deps(), viewer, viewer.athleteId, undo.id);
  expect(await rowsOf(viewer)).toEqual([expect.objectContaining({ workoutId: ride.id })]);
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
  const { data } = await ask(deps(), viewer, 'query { viewer { athlete { activities(first: 5) { edges { node { tss measure workout { id } } } } } } }');
  expect(data.viewer.athlete.activities.edges[0].node).toMatchObject({ tss: doneLoad(felt), measure: 'EFFORT' });
});

test('a session that was missed is done after all; one left out by the athlete’s own word is not, unless by hand', async () => {
  const viewer = await athlete();
  await closePastDays(deps(), viewer.athleteId);
  const sessions = (await workoutsOf(deps(), viewer)).filter(({ scheduledDate }) => scheduledDate < TODAY);
  const [missed, left] = sessions;
  expect(missed!.status).toBe('skipped');
  await submitWorkoutFeedback(deps(), viewer, left!.id, { completionStatus: 'skipped', reasonForSkip: 'work' });
  await uploadActivity(deps(), viewer, fileOf(missed!));
  expect((await again(viewer, missed!)).status).not.toBe('skipped');
  const { activities, workouts } = await uploadActivity(deps(), viewer, fileOf(left!, { start: `${left!.scheduledDate}T17:00:00Z` }));
  expect(workouts).toEqual([]);
  await matchActivity(deps(), viewer, activities[0]!.id, left!.id);
  expect((await again(viewer, left!)).feedback).toMatchObject({ completionStatus: 'completed', reasonForSkip: null, actualDuration: 40 });
  await deleteActivity(deps(), viewer, activities[0]!.id);
  expect((await again(viewer, left!)).feedback).toMatchObject({ completionStatus: 'skipped', reasonForSkip: 'work' });
});

test('both legs of a file are the brick, and each can be parted from it', async () => {
  const viewer = await athlete({ ftp: 200, runThresholdSpeed: 4 });
  const run = await past(viewer, 'run');
  await database.db.workout.update({ where: { id: run.id }, data: { workoutType: 'brick', duration: 60, steps: [] } });
  const file = activityFile([{ start: `${run.scheduledDate}T07:00:00Z`, seconds: 2400, watts: () => 150 }, { sport: 'transition', seconds: 90 }, { sport: 'running', seconds: 1200, speed: 3.5 }]);
  const { activities, workouts } = await uploadActivity(deps(), viewer, file);
  expect(activities.map(({ sport, workoutId }) => [sport, workoutId])).toEqual([['bike', run.id], ['run', run.id]]);
  expect(workouts).toEqual([expect.objectContaining({ status: 'completed', feedback: expect.objectContaining({ actualDuration: 60 }) })]);
  expect(doneLoad(await again(viewer, run))).toBeCloseTo(activities[0]!.tss + activities[1]!.tss, 5);
  await unmatchActivity(deps(), viewer, activities[1]!.id);
  expect((await again(viewer, run)).feedback!.actualDuration).toBe(40);
  await unmatchActivity(deps(), viewer, activities[0]!.id);
  expect(await again(viewer, run)).toMatchObject({ status: 'scheduled', feedback: null });
  await expect(unmatchActivity(deps(), viewer, activities[0]!.id)).rejects.toMatchObject({ code: 'NOT_MATCHED' });
});

test('training beside the plan counts as load, and is nothing to be judged by', async () => {
  const viewer = await athlete();
  const before = await readOverview(deps(), viewer, viewer.athleteId);
  const { revision } = await uploadActivity(deps(), viewer, activityFile([{ sport: 'hiking', start: `${MONDAY}T07:00:00Z`, seconds: 5400 }]));
  expect(revision).toBeNull();
  const after = await readOverview(deps(), viewer, viewer.athleteId);
  expect(after).toMatchObject({ weekLoadDone: before.weekLoadDone + 60, weekLoadPlanned: before.weekLoadPlanned, consistency: before.consistency, sessionsDone: 0, hasHistory: true });
  clock.now = new Date(`${addDays(MONDAY, 7)}T06:00:00Z`);
  expect((await readOverview(deps(), viewer, viewer.athleteId)).review.join(' ')).toMatch(/Your load was 60 TSS of \d+ planned/);
});

test('another session is chosen by hand, none that is still to come; the old one is free again', async () => {
  const viewer = await athlete();
  const sessions = await workoutsOf(deps(), viewer);
  const [first, second] = sessions.filter(({ scheduledDate }) => scheduledDate <= TODAY);
  const later = sessions.find(({ scheduledDate }) => scheduledDate > TODAY)!;
  const { activities: [activity] } = await uploadActivity(deps(), viewer, fileOf(first!));
  const { data } = await ask(deps(), viewer, 'query ($id: ID!) { node(id: $id) { ... on Activity { candidates { id scheduledDate } } } }', { id: `activity_${activity!.id}` });
  const days = data.node.candidates.map(({ scheduledDate }: { scheduledDate: string }) => scheduledDate);
  expect(data.node.candidates[0].id).toBe(`workout_${first!.id}`);
  expect(days.every((day: string) => day <= TODAY && day <= addDays(first!.scheduledDate, 3))).toBe(true);
  await expect(matchActivity(deps(), viewer, activity!.id, later.id)).rejects.toMatchObject({ code: 'TOO_EARLY' });
  await matchActivity(deps(), viewer, activity!.id, second!.id);
  expect(await again(viewer, first!)).toMatchObject({ status: 'scheduled', recorded: null });
  expect((await again(viewer, second!)).recorded!.activities).toHaveLength(1);
  expect((await rowsOf(viewer)).map(({ workoutId }) => workoutId)).toEqual([second!.id]);
});

test('a session that the device was told to be all out makes the plan offer less; applying it writes what was offered', async () => {
  const viewer = await athlete();
  const [easy] = await workoutsOf(deps(), viewer);
  clock.now = new Date(`${easy!.scheduledDate}T20:00:00Z`);
  const { adaptation, workouts } = await uploadActivity(deps(), viewer, fileOf(easy!, { rpe: 10 }));
  expect(workouts[0]!.feedback).toMatchObject({ perceivedExertion: 10 });
  expect(adaptation!.changes.length).toBeGreaterThan(0);
  const { applied } = await applyAdjustment(deps(), viewer, adaptation!.id, { scope: 'this-week' });
  expect(applied.length).toBeGreaterThan(0);
});

test('before there is a schedule recordings are kept, and count', async () => {
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  const viewer = await aViewer(deps());
  const { activities, revision } = await uploadActivity(deps(), viewer, activityFile([{ start: `${TODAY}T07:00:00Z`, seconds: 3600 }]));
  expect([activities.length, revision]).toEqual([1, null]);
  const view = await readPerformance(deps(), viewer, viewer.athleteId, 6);
  expect(view.days.find(({ day }) => day === TODAY)).toMatchObject({ tss: activities[0]!.tss });
  expect(await deleteActivity(deps(), viewer, activities[0]!.id)).toMatchObject({ revision: null });
  expect(await rowsOf(viewer)).toEqual([]);
});

test('a coach sees and matches, and may not delete; a stranger finds nothing', async () => {
  const viewer = await athlete();
  const run = await past(viewer, 'run');
  const { activities: [activity] } = await uploadActivity(deps(), viewer, fileOf(run));
  const coach = await aCoachOf(deps(), viewer);
  const stranger = await aCoachOf(deps(), await athlete());
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  const look = (who: Viewer) => ask(deps(), who, 'query ($id: ID!) { athlete(id: $id) { activities(first: 2) { edges { node { id } } } } }', { id: `athlete_${viewer.athleteId}` });
  expect((await look(coach as Viewer)).data.athlete.activities.edges).toHaveLength(1);
  expect((await look(stranger as Viewer)).data.athlete).toBeNull();
  expect((await unmatchActivity(deps(), coach, activity!.id)).revision.actorRole).toBe('coach');
  await matchActivity(deps(), coach, activity!.id, run.id);
  await expect(deleteActivity(deps(), coach, activity!.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  for (const act of [() => matchActivity(deps(), stranger, activity!.id, run.id), () => unmatchActivity(deps(), stranger, activity!.id), () => deleteActivity(deps(), stranger, activity!.id)])
    await expect(act()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
