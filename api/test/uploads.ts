import { createDatabase, type TestDatabase } from './database.ts';
import { testDeps } from './app.ts';
import { activityFile, type Leg } from './fitFiles.ts';
import { aScheduledAthlete, workoutsOf } from './schedules.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';

// planned on a Monday morning, uploaded on the Friday evening
export const MONDAY = '2026-11-16';
export const TODAY = '2026-11-20';
export let database: TestDatabase;

/** A database of the test file's own. */
export function uploadWorld(): void {
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
}

export const clock = { now: new Date(`${MONDAY}T06:00:00Z`) };
export const deps = () => testDeps(database.db, clock);
export type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

export async function athlete(thresholds: object = {}): Promise<Viewer> {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const viewer = await aScheduledAthlete(deps());
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: thresholds });
  clock.now = new Date(`${TODAY}T20:00:00Z`);
  return viewer;
}

const sportOf = { run: 'running', bike: 'cycling', swim: 'swimming', strength: 'training' } as const;

/** A file of one workout as it was done, at 7 in the morning of its day. */
export function fileOf({ scheduledDate, workoutType }: WorkoutRow, over: Leg = {}): Uint8Array {
  return activityFile([
    { sport: sportOf[workoutType as 'run'], start: `${scheduledDate}T07:00:00Z`, seconds: 2400, ...over },
  ]);
}
export const past = async (viewer: Viewer, type: string) =>
  (await workoutsOf(deps(), viewer)).find(
    ({ workoutType, scheduledDate }) => workoutType === type && scheduledDate <= TODAY,
  )!;
export const again = async (viewer: Viewer, { id }: { id: string }) =>
  (await workoutsOf(deps(), viewer)).find((workout) => workout.id === id)!;
export const rowsOf = ({ athleteId }: Viewer) =>
  database.db.activity.findMany({ where: { athleteId }, orderBy: { startedAt: 'asc' } });
