import { testDeps } from '../../test/app.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import type { AccountDeps } from '../account/account.ts';
import { submitCheckIn } from '../adapt/checkIn.ts';
import { updateProfile } from './profile.ts';

const TODAY = '2026-11-20';
let database: TestDatabase;
let deps: AccountDeps;
beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, `${TODAY}T12:00:00Z`);
});
afterAll(() => database.drop());

const onFile = async ({ athleteId }: Viewer) =>
  (await database.db.injury.findMany({ where: { athleteId }, orderBy: { affectedArea: 'asc' } })).map(
    ({ affectedArea, dateOccurred, isRecovered }) =>
      `${affectedArea} ${dateOccurred?.toISOString().slice(0, 10)}${isRecovered ? ' over' : ''}`,
  );
const ahead = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).filter(
    ({ workoutType, scheduledDate }) => workoutType !== 'race' && scheduledDate >= TODAY,
  );
/** Above easy; a brick without race effort counts as easy. */
const hardAhead = async (viewer: Viewer) =>
  (await ahead(viewer)).filter(
    ({ intensity, workoutType }) =>
      !['strength', 'brick'].includes(workoutType) && !['easy', 'recovery'].includes(intensity),
  );

test('a check-in that tells of a pregnancy eases the plan at once, and says whom to see', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await hardAhead(viewer)).not.toEqual([]);
  const { adaptation } = await submitCheckIn(deps, viewer, { mood: 6, notes: 'I just found out that I am pregnant.' });
  expect(adaptation!.advice[0]).toMatchObject({ code: 'SEE_A_DOCTOR', text: expect.stringContaining('midwife') });
  expect(await onFile(viewer)).toEqual(['pregnancy 2026-11-20']);
  expect(await hardAhead(viewer)).toEqual([]);
  expect(await brokenSchedules(database.db)).toEqual([]);
  // told again, it is no news
  const again = await submitCheckIn(deps, viewer, { mood: 6, notes: 'I am pregnant, as you know.' });
  expect(again.adaptation!.advice.map(({ code }) => code)).not.toContain('SEE_A_DOCTOR');
  expect(await onFile(viewer)).toEqual(['pregnancy 2026-11-20']);
});

test('constraints that tell of a heart and a birth are kept with the injuries, dated as they were said', async () => {
  const viewer = await aScheduledAthlete(deps);
  const adaptation = await updateProfile(deps, viewer, {
    trainingPreferences: { schedulingConstraints: 'I have a heart condition. I had a baby in September.' },
  });
  expect(adaptation!.changes.map(({ reasonCode }) => reasonCode)).toContain('INJURY_RULE');
  expect(await onFile(viewer)).toEqual(['childbirth 2026-09-30', 'heart condition 2026-11-20']);
  expect(await hardAhead(viewer)).toEqual([]);
  expect(
    (await ahead(viewer)).filter(({ workoutType }) => workoutType === 'run').map(({ description }) => description),
  ).toEqual(expect.not.arrayContaining(['Easy run']));
});

test('told in the onboarding, the first plan knows of it', async () => {
  const viewer = await aScheduledAthlete(deps, {
    trainingPreferences: { schedulingConstraints: 'I gave birth 2 weeks ago.' },
  });
  expect(await onFile(viewer)).toEqual(['childbirth 2026-11-06']);
  const workouts = (await ahead(viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-12-04');
  expect(workouts).not.toEqual([]);
  expect(new Set(workouts.map(({ workoutType, description }) => `${workoutType}: ${description}`))).toEqual(
    new Set(['run: Walk', 'strength: Pelvic floor and core 2 × 8']),
  );
  // the middle of the fourth week is the last that is planned as one of the first
  expect(Math.max(...workouts.map(({ duration }) => duration))).toBeLessThanOrEqual(45);
});
