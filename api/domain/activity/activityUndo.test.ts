import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile, type Leg } from '../../test/fitFiles.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../../test/schedules.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { readPerformance } from '../../test/performance.ts';
import { completedMinutes, type WorkoutRow } from '../revision/scheduledWorkout.ts';
import { restoreRevision } from '../schedule/history.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { uploadActivity } from './activity.ts';
import { enterActivity } from './activityEntry.ts';
import { deleteActivity, matchActivity, unmatchActivity } from './activityMatch.ts';

// planned on a Monday morning, told on the Friday evening
const MONDAY = '2026-11-16';
const TODAY = '2026-11-20';
const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };

const database = setUpDatabase();

const deps = () => testDeps(database.db, clock);
type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

async function athlete(): Promise<{ viewer: Viewer; run: WorkoutRow }> {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const viewer = await aScheduledAthlete(deps());
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  const run = (await workoutsOf(deps(), viewer)).find(
    ({ workoutType, scheduledDate }) => workoutType === 'run' && scheduledDate <= TODAY,
  )!;
  return { viewer, run };
}

/** All that a recording leaves behind: its row and streams, the workouts, what counts of the weeks and of the days. */
async function state(viewer: Viewer) {
  const { athleteId } = viewer;
  const weeks = await weeksOf(deps(), viewer);
  const performance = await readPerformance(deps(), viewer, athleteId, 6);
  return {
    activities: await database.db.activity.findMany({
      where: { athleteId },
      include: { streams: true },
      orderBy: { startedAt: 'asc' },
    }),
    workouts: weeks.flatMap(({ workouts }) => workouts.map((workout) => ({ ...workout, version: 0 }))),
    minutes: weeks.map(completedMinutes),
    loads: performance.days.map(({ tss }) => tss),
  };
}
const counted = async (viewer: Viewer) => (await database.db.activity.findMany({ where: ofAthlete(viewer) })).length;
const ofAthlete = ({ athleteId }: Viewer) => ({ athleteId });

const file = ({ scheduledDate }: Pick<WorkoutRow, 'scheduledDate'>, ...more: Leg[]) =>
  activityFile([
    {
      sport: 'running',
      start: `${scheduledDate}T07:00:00Z`,
      seconds: 2400,
      speed: 3,
      heartRate: (s) => 130 + (s % 20),
      laps: 4,
    },
    ...more,
  ]);
const told = ({ scheduledDate }: WorkoutRow, over: object = {}) => ({
  source: 'diary',
  externalId: '1',
  sport: 'running',
  startedAt: `${scheduledDate}T07:00:00Z`,
  movingSec: 1800,
  ...over,
});
const undo = async (viewer: Viewer, revisionId?: string) =>
  (await undoScheduleChange(deps(), viewer, viewer.athleteId, revisionId)).revision;

const ACTS: Record<string, (viewer: Viewer, run: WorkoutRow) => Promise<unknown>> = {
  'an upload': (viewer, run) => uploadActivity(deps(), viewer, file(run)),
  'an upload of which one leg was no workout': (viewer, run) =>
    uploadActivity(deps(), viewer, file(run, { sport: 'hiking', seconds: 600 })),
  'sums that a program told': (viewer, run) => enterActivity(deps(), viewer, viewer.athleteId, told(run)),
  'sums that a program told anew': (viewer, run) =>
    enterActivity(deps(), viewer, viewer.athleteId, told(run, { movingSec: 3000, averageHeartRate: 150 })),
  'a recording that was deleted': async (viewer) => {
    const { id } = await database.db.activity.findFirstOrThrow({ where: ofAthlete(viewer) });
    return deleteActivity(deps(), viewer, id);
  },
};
const FIRST: Record<string, string> = {
  'sums that a program told anew': 'sums that a program told',
  'a recording that was deleted': 'an upload',
};

test.each(Object.keys(ACTS))('undo of %s restores all of it, and undone in turn it is there again', async (name) => {
  const { viewer, run } = await athlete();
  await ACTS[FIRST[name]!]?.(viewer, run);
  const before = await state(viewer);
  await ACTS[name]!(viewer, run);
  const after = await state(viewer);
  expect(after).not.toEqual(before);
  const taken = await undo(viewer);
  expect(await state(viewer)).toEqual(before);
  const again = await undo(viewer, taken.id);
  expect(await state(viewer)).toEqual(after);
  await undo(viewer, again.id);
  expect(await state(viewer)).toEqual(before);
});

test('a program may tell again what was undone', async () => {
  const { viewer, run } = await athlete();
  const tell = async (over?: object) =>
    (await enterActivity(deps(), viewer, viewer.athleteId, told(run, over))).outcome;
  await tell();
  await undo(viewer);
  expect([await tell(), await tell({ movingSec: 3000 })]).toEqual(['created', 'updated']);
  await undo(viewer);
  expect([await tell(), await tell({ movingSec: 3000 })]).toEqual(['unchanged', 'updated']);
});

test('a recording that counts for another workout since stays, and so does one that was matched by hand', async () => {
  const { viewer, run } = await athlete();
  const other = (await workoutsOf(deps(), viewer)).find(
    ({ id, scheduledDate }) => id !== run.id && scheduledDate <= TODAY,
  )!;
  const { activities, revision } = await uploadActivity(deps(), viewer, file(run));
  const matched = await matchActivity(deps(), viewer, activities[0]!.id, other.id);
  const before = await state(viewer);
  await expect(undo(viewer, revision!.id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  expect(await state(viewer)).toEqual(before);
  await undo(viewer, matched.revision.id);
  expect(await counted(viewer)).toBe(1);
});

test('a recording that was matched twice since stays where it counts now', async () => {
  const { viewer, run } = await athlete();
  const [second, third] = (await workoutsOf(deps(), viewer)).filter(
    ({ id, scheduledDate }) => id !== run.id && scheduledDate <= TODAY,
  );
  const { activities } = await uploadActivity(deps(), viewer, file(run));
  const recording = activities[0]!.id;
  const first = await matchActivity(deps(), viewer, recording, second!.id);
  await unmatchActivity(deps(), viewer, recording);
  await matchActivity(deps(), viewer, recording, third!.id);
  const before = await state(viewer);
  await expect(undo(viewer, first.revision.id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
  expect(await state(viewer)).toEqual(before);
});

test('a match that comes back brings the recording as a program has told it since', async () => {
  const { viewer, run } = await athlete();
  const { activity } = await enterActivity(deps(), viewer, viewer.athleteId, told(run));
  const parted = await unmatchActivity(deps(), viewer, activity.id);
  await enterActivity(deps(), viewer, viewer.athleteId, told(run, { movingSec: 3000 }));
  await undo(viewer, parted.revision.id);
  const back = (await state(viewer)).workouts.find(({ id }) => id === run.id)!;
  expect(back).toMatchObject({ recorded: { activities: [{ minutes: 50 }] }, feedback: { actualDuration: 50 } });
});

describe('a recording that was deleted does not come back', () => {
  async function deleted() {
    const { viewer, run } = await athlete();
    const { activities } = await uploadActivity(deps(), viewer, file(run));
    const { revision } = await deleteActivity(deps(), viewer, activities[0]!.id);
    return { viewer, run, revision: revision! };
  }
  const refused = async (viewer: Viewer, as: Viewer, revisionId: string) => {
    const before = await state(viewer);
    await expect(undoScheduleChange(deps(), as, viewer.athleteId, revisionId)).rejects.toMatchObject({
      code: 'NOTHING_TO_UNDO',
    });
    expect(await state(viewer)).toEqual(before);
  };

  test('for a coach', async () => {
    const { viewer, revision } = await deleted();
    await refused(viewer, (await aCoachOf(deps(), viewer)) as Viewer, revision.id);
  });

  test('once nothing of it is kept', async () => {
    const { viewer, revision } = await deleted();
    await database.db.formerActivity.deleteMany({ where: ofAthlete(viewer) });
    await refused(viewer, viewer, revision.id);
  });

  test('where another has taken its place', async () => {
    const { viewer, run, revision } = await deleted();
    const { activities } = await uploadActivity(deps(), viewer, file(run));
    await unmatchActivity(deps(), viewer, activities[0]!.id);
    await refused(viewer, viewer, revision.id);
  });

  test('with the schedule of an earlier point', async () => {
    const { viewer, run } = await athlete();
    const { activities, revision } = await uploadActivity(deps(), viewer, file(run));
    await deleteActivity(deps(), viewer, activities[0]!.id);
    await expect(restoreRevision(deps(), viewer, revision!.id)).rejects.toMatchObject({ code: 'NOTHING_TO_UNDO' });
    expect(await counted(viewer)).toBe(0);
  });
});

test('a recording of a workout that was left out after all counts beside the plan, until that is undone', async () => {
  const { viewer, run } = await athlete();
  await uploadActivity(deps(), viewer, file(run));
  const before = await state(viewer);
  await submitWorkoutFeedback(deps(), viewer, run.id, { completionStatus: 'skipped', reasonForSkip: 'work' });
  const { activities, workouts, minutes } = await state(viewer);
  expect(activities).toMatchObject([{ workoutId: null }]);
  expect(workouts.find(({ id }) => id === run.id)).toMatchObject({ status: 'skipped', recorded: null });
  expect(minutes).toEqual(before.minutes);
  await undo(viewer);
  expect(await state(viewer)).toEqual(before);
});

test('one that counted for no workout is gone for good, and nothing of it is kept', async () => {
  const { viewer } = await athlete();
  const hike = activityFile([{ sport: 'hiking', start: `${MONDAY}T07:00:00Z`, seconds: 5400 }]);
  const { activities } = await uploadActivity(deps(), viewer, hike);
  expect(await deleteActivity(deps(), viewer, activities[0]!.id)).toMatchObject({ revision: null });
  expect(await database.db.formerActivity.count({ where: ofAthlete(viewer) })).toBe(0);
});

test('a coach who undoes an upload of the athlete’s leaves the recording', async () => {
  const { viewer, run } = await athlete();
  const { revision } = await uploadActivity(deps(), viewer, file(run));
  const coach = await aCoachOf(deps(), viewer);
  await undoScheduleChange(deps(), coach, viewer.athleteId, revision!.id);
  const { activities, workouts } = await state(viewer);
  expect(activities).toMatchObject([{ workoutId: null }]);
  expect(workouts.find(({ id }) => id === run.id)).toMatchObject({ status: 'scheduled', recorded: null });
});
