import { addDays } from '../../core/calendar/calendar.ts';
import { WEBHOOK_TOPICS } from '../../core/codes/webhook.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../../test/schedules.ts';
import type { AccountDeps } from '../account/account.ts';
import { enterActivity } from '../activity/activityEntry.ts';
import { submitCheckIn } from '../adapt/checkIn.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { updateProfile } from '../athlete/profile.ts';
import { eraseAccount } from '../accountData/eraseAccount.ts';
import type { Viewer } from '../kernel/access.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { deleteWorkout, updateWorkout } from '../schedule/workoutEdit.ts';
import { addRace, deleteRace } from '../season/race.ts';
import { createSeasonPlan } from '../season/seasonPlan.ts';
import { createWebhook, updateWebhook } from './webhook.ts';
import { TOPICS } from './webhook.schema.ts';

const MONDAY = '2026-11-16';
let deps: AccountDeps;
let viewer: Viewer;
const clock = { now: new Date() };
const database = setUpDatabase();
beforeEach(async () => {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  deps = testDeps(database.db, clock);
  viewer = await aScheduledAthlete(deps);
});

const url = 'http://127.0.0.1:9/';
const hookOf = async (who: Viewer, over: object = {}) =>
  (await createWebhook(deps, who, { url, topics: TOPICS, ...over })).webhook.id;
const toldOf = (webhookId: string) =>
  database.db.webhookDelivery.findMany({ where: { webhookId }, orderBy: [{ at: 'asc' }, { type: 'asc' }] });
const linesOf = async (webhookId: string) =>
  (await toldOf(webhookId)).map(({ type, subject }) => `${type} ${subject}`).sort();
const today = () => clock.now.toISOString().slice(0, 10);

test('what is done is told, each change under the id by which it can be read', async () => {
  const hook = await hookOf(viewer);
  const [done, changed, gone] = await workoutsOf(deps, viewer);
  await updateWorkout(deps, viewer, changed!.id, { description: 'Round the lake' });
  await deleteWorkout(deps, viewer, gone!.id, {});
  clock.now = new Date(`${done!.scheduledDate}T20:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, done!.id, { completionStatus: 'completed', actualDuration: 20 });
  const lines = await linesOf(hook);
  expect(lines).toEqual(
    expect.arrayContaining([
      `workout.completed workout_${done!.id}`,
      `workout.deleted workout_${gone!.id}`,
      `workout.updated workout_${changed!.id}`,
      `schedule.changed schedule_${viewer.athleteId}`,
    ]),
  );
  const { scheduleRevision } = await database.db.athlete.findUniqueOrThrow({ where: { id: viewer.athleteId } });
  const numbers = (await toldOf(hook)).flatMap(({ revision }) => revision ?? []);
  expect(numbers.sort((a, b) => a - b)).toEqual([scheduleRevision - 2, scheduleRevision - 1, scheduleRevision]);
});

/** An act of each topic, and what it tells. */
const ACTS: Record<string, { act: () => Promise<unknown>; tells: string }> = {
  workout: {
    act: async () =>
      updateWorkout(deps, viewer, (await workoutsOf(deps, viewer))[0]!.id, { description: 'By the sea' }),
    tells: 'workout.updated',
  },
  schedule: {
    act: async () => {
      await updateWorkout(deps, viewer, (await workoutsOf(deps, viewer))[0]!.id, { description: 'By the sea' });
      await undoScheduleChange(deps, viewer, viewer.athleteId);
    },
    tells: 'schedule.changed',
  },
  activity: {
    act: () =>
      enterActivity(deps, viewer, viewer.athleteId, {
        source: 'a program',
        externalId: '1',
        sport: 'running',
        startedAt: `${MONDAY}T04:00:00Z`,
        movingSec: 600,
      }),
    tells: 'activity.created',
  },
  check_in: {
    act: () => submitCheckIn(deps, viewer, { mood: 7, notes: 'Not for anybody else' }),
    tells: 'check_in.created',
  },
  race: {
    act: async () => {
      await createSeasonPlan(deps, viewer);
      const raceDate = addDays(today(), 100);
      const { race } = await addRace(deps, viewer, viewer.athleteId, {
        raceType: 'marathon',
        raceName: 'City',
        raceDate,
        priority: 'B',
      });
      await deleteRace(deps, viewer, race.id);
    },
    tells: 'race.deleted',
  },
  athlete: { act: () => updateProfile(deps, viewer, { firstName: 'Kim' }), tells: 'athlete.updated' },
};

test('there is an act of each topic', () => {
  expect(Object.keys(ACTS)).toEqual(Object.keys(WEBHOOK_TOPICS));
});

test.each(Object.keys(ACTS))('%s is told to whom it concerns, and to nobody else', async (topic) => {
  const { act, tells } = ACTS[topic]!;
  const coach = await aCoachOf(deps, viewer);
  const former = await aCoachOf(deps, viewer);
  await endCoaching(deps, former);
  const stranger = await aScheduledAthlete(deps);
  const told = [await hookOf(viewer, { topics: [topic] }), await hookOf(coach, { about: 'coached', topics: [topic] })];
  const off = await hookOf(viewer);
  await updateWebhook(deps, viewer, off, { isOn: false });
  const notTold = [
    off,
    await hookOf(viewer, { topics: TOPICS.filter((other) => other !== topic) }),
    await hookOf(coach),
    await hookOf(former, { about: 'coached' }),
    await hookOf(stranger),
  ];
  await act();
  for (const hook of told) {
    const deliveries = await toldOf(hook);
    expect(deliveries.map(({ type }) => type)).toContain(tells);
    expect(deliveries.filter(({ type }) => !type.startsWith(`${topic}.`))).toEqual([]);
    expect(new Set(deliveries.map(({ athleteId }) => athleteId))).toEqual(new Set([viewer.athleteId]));
  }
  for (const hook of notTold) expect((await toldOf(hook)).filter(({ type }) => type === tells)).toEqual([]);
});

test('what is refused or fails tells nothing', async () => {
  const hook = await hookOf(viewer);
  await expect(
    database.db.$transaction(async (tx) => {
      await tx.athlete.update({ where: { id: viewer.athleteId }, data: { firstName: 'Other' } });
      throw new Error('It is taken back.');
    }),
  ).rejects.toThrow('taken back');
  await database.db.athlete.update({ where: { id: viewer.athleteId }, data: { updatedAt: new Date() } });
  expect(await linesOf(hook)).toEqual([]);
});

test('a row that is written twice in a transaction is told once', async () => {
  const hook = await hookOf(viewer);
  const write = (firstName: string) => ({ where: { id: viewer.athleteId }, data: { firstName } });
  await database.db.$transaction([database.db.athlete.update(write('A')), database.db.athlete.update(write('B'))]);
  expect(await linesOf(hook)).toEqual([`athlete.updated athlete_${viewer.athleteId}`]);
});

test('a coach is told of who comes and goes', async () => {
  const coach = await aCoachOf(deps, viewer);
  const hook = await hookOf(coach, { about: 'coached' });
  const other = await aScheduledAthlete(deps);
  const { db } = database;
  await db.coachAssignment.create({ data: { athleteId: other.athleteId, coachId: coach.coachId } });
  await endCoaching(deps, coach);
  const lines = await linesOf(hook);
  expect(lines).toContain(`athlete.joined athlete_${other.athleteId}`);
  expect(lines).toContain(`athlete.left athlete_${viewer.athleteId}`);
});

test('an erased account leaves nothing, neither in its own webhooks nor in those of its coach', async () => {
  const coach = await aCoachOf(deps, viewer);
  const theirs = await hookOf(coach, { about: 'coached' });
  const own = await hookOf(viewer);
  await updateProfile(deps, viewer, { firstName: 'Kim' });
  expect([(await toldOf(theirs)).length, (await toldOf(own)).length]).toEqual([1, 1]);
  await eraseAccount(deps, { ...viewer, signedInAt: clock.now }, {});
  expect([await toldOf(theirs), await toldOf(own)]).toEqual([[], []]);
  expect(await database.db.webhook.findUnique({ where: { id: own } })).toBeNull();
});
