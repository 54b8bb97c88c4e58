import { createDatabase, type TestDatabase } from '../test/database.ts';
import { testDeps } from '../test/app.ts';
import { activityFile, CANARIES, type Leg } from '../test/fitFiles.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../test/schedules.ts';
import { aViewer } from '../test/builders.ts';
import { uploadActivity } from './activity.ts';
import { deleteActivity, matchActivity, unmatchActivity } from './activityMatch.ts';
import { submitWorkoutFeedback } from './feedback.ts';
import { readPerformance } from './performance.ts';
import { doneLoad } from './recorded.ts';
import type { ScheduledWorkout } from './scheduledWorkout.ts';
import { undoScheduleChange } from './undo.ts';
import { readOverview } from './overview.ts';

// Friday evening of the first planned week; its sessions of Tuesday to Friday can have been done
const TODAY = '2026-11-20';
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const clock = { now: new Date('2026-11-16T06:00:00Z') };
const deps = () => testDeps(database.db, clock);

async function athlete(over: Parameters<typeof aScheduledAthlete>[1] = {}) {
  clock.now = new Date('2026-11-16T06:00:00Z');
  const viewer = await aScheduledAthlete(deps(), over);
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}

const stateOf = async (viewer: Parameters<typeof workoutsOf>[1]) => workoutsOf(deps(), viewer);
const sportOf = { run: 'running', bike: 'cycling', swim: 'swimming' } as const;

/** A file of one session as it was done, at 7 in the morning of its day. */
function fileOf({ scheduledDate, workoutType }: ScheduledWorkout, over: Leg = {}): Uint8Array {
  return activityFile([{ sport: sportOf[workoutType as 'run'], start: `${scheduledDate}T07:00:00Z`, seconds: 2400, ...over }]);
}

const past = (workouts: readonly ScheduledWorkout[], type: string) =>
  workouts.find(({ workoutType, scheduledDate }) => workoutType === type && scheduledDate <= TODAY)!;

test('a recording completes the session that it was, with its minutes and its load, and undo takes it back', async () => {
  const viewer = await athlete();
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { ftp: 200 } });
  const ride = past(await stateOf(viewer), 'bike');
  const before = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const uploaded = await uploadActivity(deps(), viewer, fileOf(ride, { watts: () => 160, seconds: 3600 }));
  expect(uploaded.activities).toEqual([expect.objectContaining({ sport: 'bike', movingSec: 3600, tss: 64, measure: 'power', workoutId: ride.id })]);
  expect(uploaded.workouts).toEqual([expect.objectContaining({ id: ride.id, status: 'completed', version: ride.version + 1 })]);
  expect(uploaded.workouts[0]!.feedback).toMatchObject({ actualDuration: 60, perceivedExertion: null });
  expect(uploaded.revision).toMatchObject({ cause: 'activity', summary: `Recorded ${ride.description}: 60 min.` });
  expect(doneLoad((await stateOf(viewer)).find(({ id }) => id === ride.id)!)).toBe(64);
  const after = await readPerformance(deps(), viewer, viewer.athleteId, 12);
  const tssOn = (view: typeof after) => view.days.find(({ day }) => day === ride.scheduledDate)!.tss;
  expect(tssOn(after) - tssOn(before)).toBe(64);

  await undoScheduleChange(deps(), viewer, viewer.athleteId);
  expect((await stateOf(viewer)).find(({ id }) => id === ride.id)).toMatchObject({ status: 'scheduled', feedback: null, recorded: null });
  const [left] = await database.db.activity.findMany({ where: { athleteId: viewer.athleteId } });
  expect(left).toMatchObject({ workoutId: null, tss: 64 });
});
