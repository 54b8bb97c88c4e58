import { zipSync } from 'fflate';
import { createDevices } from '../adapters/devices/devices.ts';
import { apiRoutes } from '../apiRoutes.ts';
import { createSessions } from '../auth/session.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { makeResetByHand } from '../domain/account/passwordReset.ts';
import { unsubscribeToken } from '../domain/kernel/unsubscribe.ts';
import type { Mail } from '../domain/kernel/ports.ts';
import { startApp, type TestApp } from './app.ts';
import type { Answer, Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { activityFile, fitForm } from './fitFiles.ts';
import { workoutFile } from './fitWorkoutFiles.ts';
import { brokenSchedules } from './invariants.ts';
import { runs } from './propertyRuns.ts';

const TODAY = '2026-11-20';
const PASSWORD = 'correct horse battery';
let app: TestApp;
let people = 0;
beforeAll(async () => {
  // e-mails are taken, and nobody waits for them
  const mail: Mail = { send: async () => 'sent', post: () => {}, close: async () => {} };
  app = await startApp({ now: `${TODAY}T12:00:00Z`, deps: { mail } });
});
afterAll(() => app.close());

interface Athlete {
  browser: Browser;
  email: string;
  athleteId: string;
}

async function athlete(steps: number): Promise<Athlete> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = app.browser();
  await browser.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' });
  const all = [
    () => browser.post('/api/onboarding/complete', onboardingForm(email, TODAY)),
    () => browser.post('/api/season-plan/create'),
    () => browser.post('/api/training-schedule/generate', { mode: 'season-plan' }),
  ];
  for (const step of all.slice(0, steps)) expect((await step()).status).toBeLessThan(300);
  const { athleteId } = (await browser.get('/api/auth/user')).json as { athleteId: string };
  return { browser, email, athleteId: athleteId.slice('athlete_'.length) };
}

const weeksOf = async ({ browser }: Athlete) => (await browser.get('/api/training-schedule')).json.weeks;
const revisions = ({ athleteId }: Athlete) => app.deps.db.revision.count({ where: { athleteId } });
const RACE = { raceName: 'Winter Half', raceType: 'half-marathon', raceDate: '2027-01-17', priority: 'B' };
const given = { scheduledDate: TODAY, dayOfWeek: 'friday', workoutType: 'run', duration: 30 };

/** A workout of ten days ago of which nobody has heard. */
async function silentSince({ athleteId }: Athlete): Promise<string> {
  const from = addDays(TODAY, -10);
  const { id } = await app.deps.db.workout.findFirstOrThrow({ where: { athleteId } });
  await app.deps.db.workout.update({ where: { id }, data: { scheduledDate: new Date(from) } });
  return from;
}

/** A hard ride of somebody whose heart rate at threshold is known. */
async function proposed(browser: Browser): Promise<string> {
  await browser.patch('/api/profile', { thresholds: { ftp: 150, lthr: 170 } });
  const hard = activityFile([{ start: '2026-11-19T06:00:00Z', seconds: 1300, watts: () => 264, heartRate: () => 163 }]);
  await browser.post('/api/activities/upload-fit', fitForm(hard));
  return (await browser.get('/api/thresholds/proposals')).json.proposals[0].id as string;
}

interface Double {
  /** Steps that come before. */
  steps: number;
  send(one: Athlete): Promise<[path: string, body: unknown]>;
  /** Counts what it makes, and how many a single one makes. */
  effects: [count: (one: Athlete) => Promise<number>, each: number];
}

const HOOK = { url: 'https://hooks.example/evenpace', topics: ['race'] };

const DOUBLES: Record<string, Double> = {
  '/api/auth/register': {
    steps: 0,
    send: async () => [
      '/api/auth/register',
      { email: `twice${people}@example.com`, password: PASSWORD, firstName: 'Robin', lastName: 'Vale' },
    ],
    effects: [() => app.deps.db.user.count(), 1],
  },
  '/api/auth/login': {
    steps: 0,
    send: async ({ email }) => ['/api/auth/login', { email, password: PASSWORD }],
    effects: [() => app.deps.db.user.count(), 0],
  },
  '/api/auth/forgot-password': {
    steps: 0,
    send: async ({ email }) => ['/api/auth/forgot-password', { email }],
    effects: [() => app.deps.db.passwordReset.count(), 0],
  },
  '/api/auth/reset-password': {
    steps: 0,
    send: async ({ email }) => [
      '/api/auth/reset-password',
      { token: await makeResetByHand(app.deps, email), newPassword: 'another horse battery' },
    ],
    effects: [() => app.deps.db.passwordReset.count(), -1],
  },
  '/api/auth/end-sessions': {
    steps: 0,
    send: async () => ['/api/auth/end-sessions', {}],
    effects: [({ athleteId }) => app.deps.db.session.count({ where: { user: { athlete: { id: athleteId } } } }), -1],
  },
  '/api/auth/password': {
    steps: 0,
    send: async () => ['/api/auth/password', { currentPassword: PASSWORD, newPassword: 'another horse battery' }],
    effects: [({ athleteId }) => app.deps.db.session.count({ where: { user: { athlete: { id: athleteId } } } }), 0],
  },
  '/api/onboarding/complete': {
    steps: 0,
    send: async ({ email }) => ['/api/onboarding/complete', onboardingForm(email, TODAY)],
    effects: [({ athleteId }) => app.deps.db.raceGoal.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/create': {
    steps: 1,
    send: async () => ['/api/season-plan/create', {}],
    effects: [({ athleteId }) => app.deps.db.seasonPlan.count({ where: { athleteId } }), 1],
  },
  '/api/training-schedule/generate': {
    steps: 2,
    send: async () => ['/api/training-schedule/generate', { mode: 'season-plan' }],
    effects: [revisions, 1],
  },
  '/api/training-schedule/workouts/:workoutId/feedback': {
    steps: 3,
    send: async (one) => {
      const [week] = await weeksOf(one);
      const { workout } = (
        await one.browser.post('/api/training-schedule/workouts/create', { ...given, trainingWeekId: week.id })
      ).json;
      return [`/api/training-schedule/workouts/${workout.id}/feedback`, { completionStatus: 'completed' }];
    },
    effects: [revisions, 1],
  },
  '/api/training-schedule/silent-days': {
    steps: 3,
    send: async (one) => ['/api/training-schedule/silent-days', { from: await silentSince(one), answer: 'as-planned' }],
    effects: [revisions, 1],
  },
  '/api/training-schedule/workouts/create': {
    steps: 3,
    send: async (one) => [
      '/api/training-schedule/workouts/create',
      { ...given, trainingWeekId: (await weeksOf(one))[0].id },
    ],
    effects: [revisions, 1],
  },
  '/api/season-plan/races': {
    steps: 2,
    send: async () => ['/api/season-plan/races', RACE],
    effects: [({ athleteId }) => app.deps.db.race.count({ where: { athleteId } }), 1],
  },
  '/api/coach/coaching-principle': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return ['/api/coach/coaching-principle', { context: 'All', principle: 'No long run on Saturday' }];
    },
    effects: [
      ({ athleteId }) => app.deps.db.principle.count({ where: { coach: { user: { athlete: { id: athleteId } } } } }),
      1,
    ],
  },
  '/api/coach/athlete/:athleteId/season-plan/races': {
    steps: 2,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return [`/api/coach/athlete/athlete_${athleteId}/season-plan/races`, RACE];
    },
    effects: [({ athleteId }) => app.deps.db.race.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/preview-regeneration': {
    steps: 2,
    send: async ({ browser }) => {
      await browser.post('/api/season-plan/races', RACE);
      return ['/api/season-plan/preview-regeneration', {}];
    },
    effects: [({ athleteId }) => app.deps.db.regenerationPreview.count({ where: { athleteId } }), 1],
  },
  '/api/season-plan/apply-regeneration': {
    steps: 3,
    send: async ({ browser }) => {
      await browser.post('/api/season-plan/races', RACE);
      const { previewId } = (await browser.post('/api/season-plan/preview-regeneration')).json;
      return ['/api/season-plan/apply-regeneration', { previewId }];
    },
    effects: [revisions, 1],
  },
  '/api/coach/athlete/:athleteId/season-plan/apply-replan': {
    steps: 2,
    send: async ({ browser, athleteId }) => {
      await browser.post('/api/coach/enable');
      const { replan } = (await browser.post('/api/season-plan/races', { ...RACE, priority: 'A' })).json;
      return [`/api/coach/athlete/athlete_${athleteId}/season-plan/apply-replan`, { previewId: replan.previewId }];
    },
    effects: [revisions, 1],
  },
  '/api/season-plan/apply-replan': {
    steps: 2,
    send: async ({ browser }) => {
      const { replan } = (await browser.post('/api/season-plan/races', { ...RACE, priority: 'A' })).json;
      return ['/api/season-plan/apply-replan', { previewId: replan.previewId }];
    },
    effects: [revisions, 1],
  },
  '/api/thresholds/proposals/:proposalId/accept': {
    steps: 3,
    send: async ({ browser }) => [`/api/thresholds/proposals/${await proposed(browser)}/accept`, {}],
    effects: [({ athleteId }) => app.deps.db.thresholdRecord.count({ where: { athleteId } }), 1],
  },
  '/api/thresholds/proposals/:proposalId/dismiss': {
    steps: 2,
    send: async ({ browser }) => [`/api/thresholds/proposals/${await proposed(browser)}/dismiss`, {}],
    effects: [({ athleteId }) => app.deps.db.thresholdRecord.count({ where: { athleteId } }), 1],
  },
  '/api/workouts/upload-fit': {
    steps: 1,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.coach.create({ data: { userId } });
      return ['/api/workouts/upload-fit', fitForm(workoutFile([{ durationType: 0, duration: 600_000 }]))];
    },
    effects: [
      ({ athleteId }) =>
        app.deps.db.libraryWorkout.count({ where: { coach: { user: { athlete: { id: athleteId } } } } }),
      1,
    ],
  },
  '/api/activities': {
    steps: 3,
    send: async () => [
      '/api/activities',
      { source: 'watch', externalId: '1', sport: 'running', startedAt: `${TODAY}T06:00:00Z`, movingSec: 1800 },
    ],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/activities/archives': {
    steps: 0,
    send: async () => [
      '/api/activities/archives',
      fitForm(zipSync({ 'ride.fit': activityFile([{ start: `${TODAY}T06:00:00Z` }]) }), { field: 'file' }),
    ],
    effects: [({ athleteId }) => app.deps.db.archivedFile.count({ where: { athleteId } }), 1],
  },
  '/api/activities/archives/:archiveId/cancel': {
    steps: 0,
    send: async ({ browser }) => {
      const form = fitForm(zipSync({ 'ride.fit': activityFile([{ start: `${TODAY}T06:00:00Z` }]) }), { field: 'file' });
      const { archive } = (await browser.call('POST', '/api/activities/archives', form)).json;
      return [`/api/activities/archives/${archive.id}/cancel`, {}];
    },
    effects: [
      ({ athleteId }) => app.deps.db.recordingArchive.count({ where: { athleteId, cancelledAt: { not: null } } }),
      1,
    ],
  },
  '/api/activities/upload': {
    steps: 3,
    send: async () => [
      '/api/activities/upload',
      fitForm(activityFile([{ start: `${TODAY}T06:00:00Z` }]), { field: 'file' }),
    ],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/activities/upload-fit': {
    steps: 3,
    send: async () => ['/api/activities/upload-fit', fitForm(activityFile([{ start: `${TODAY}T06:00:00Z` }]))],
    effects: [({ athleteId }) => app.deps.db.activity.count({ where: { athleteId } }), 1],
  },
  '/api/check-ins': {
    steps: 3,
    send: async () => ['/api/check-ins', { stress: 4 }],
    effects: [({ athleteId }) => app.deps.db.checkIn.count({ where: { athleteId } }), 1],
  },
  '/api/webhooks': {
    steps: 0,
    send: async () => ['/api/webhooks', HOOK],
    effects: [() => app.deps.db.webhook.count(), 1],
  },
  '/api/webhooks/:webhookId/rotate-secret': {
    steps: 0,
    send: async ({ browser }) => {
      const { webhook } = (await browser.post('/api/webhooks', HOOK)).json;
      return [`/api/webhooks/${webhook.id}/rotate-secret`, {}];
    },
    effects: [() => app.deps.db.webhook.count({ where: { formerUntil: { not: null } } }), 1],
  },
  '/api/wellness': {
    steps: 3,
    send: async () => ['/api/wellness', { day: TODAY, hrv: 60 }],
    effects: [({ athleteId }) => app.deps.db.wellnessDay.count({ where: { athleteId } }), 1],
  },
  '/api/wellness/upload': {
    steps: 3,
    send: async () => [
      '/api/wellness/upload',
      fitForm(Buffer.from(`day,hrv\n${TODAY},60\n`), { field: 'file', name: 'mornings.csv' }),
    ],
    effects: [({ athleteId }) => app.deps.db.wellnessDay.count({ where: { athleteId } }), 1],
  },
  '/api/training-schedule/suggest': {
    steps: 3,
    send: async () => [
      '/api/training-schedule/suggest',
      { request: 'shorten everything next Wednesday to 20 minutes' },
    ],
    effects: [({ athleteId }) => app.deps.db.suggestion.count({ where: { athleteId } }), 1],
  },
  '/api/training-schedule/apply-changes': {
    steps: 3,
    send: async ({ browser }) => {
      const { suggestionId } = (
        await browser.post('/api/training-schedule/suggest', {
          request: 'shorten everything next Wednesday to 20 minutes',
        })
      ).json;
      return ['/api/training-schedule/apply-changes', { suggestionId, scope: 'this-week' }];
    },
    effects: [revisions, 1],
  },
  '/api/coach/enable': {
    steps: 0,
    send: async () => ['/api/coach/enable', {}],
    effects: [() => app.deps.db.coach.count(), 1],
  },
  '/api/coach/invites': {
    steps: 0,
    send: async ({ browser }) => {
      await browser.post('/api/coach/enable');
      return ['/api/coach/invites', { name: 'Robin' }];
    },
    effects: [() => app.deps.db.coachInvite.count(), 1],
  },
  '/api/coach/invites/accept': {
    steps: 1,
    send: async () => {
      const { browser } = await athlete(0);
      await browser.post('/api/coach/enable');
      const { token } = (await browser.post('/api/coach/invites')).json;
      return ['/api/coach/invites/accept', { token }];
    },
    effects: [({ athleteId }) => app.deps.db.coachAssignment.count({ where: { athleteId } }), 1],
  },
  '/api/digest/unsubscribe': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { userId } = await app.deps.db.athlete.findUniqueOrThrow({
        where: { id: athleteId },
        select: { userId: true },
      });
      await app.deps.db.user.update({ where: { id: userId }, data: { digestSince: new Date() } });
      return [`/api/digest/unsubscribe?token=${unsubscribeToken(app.env.SESSION_SECRET, 'summary', userId)}`, {}];
    },
    effects: [() => app.deps.db.user.count({ where: { digestSince: { not: null } } }), -1],
  },
  '/api/devices/:provider/webhook': {
    steps: 0,
    send: async ({ athleteId }) => {
      const { db, devices } = app.deps;
      const webhookSecret = 'the secret of the provider';
      Object.assign(
        devices.ports,
        createDevices({ intervals: { root: 'http://127.0.0.1:9', app: null, webhookSecret } }),
      );
      const began = new Date(`${TODAY}T06:00:00Z`);
      const when = { consentAt: began, pulledTo: began, waitUntil: began, nextSyncAt: began };
      const account = {
        provider: 'intervals',
        externalUserId: athleteId,
        sealedAccess: '',
        keyId: '',
        consentText: '',
      };
      await db.connection.create({ data: { athleteId, ...account, ...when } });
      const events = [{ athlete_id: athleteId, type: 'ACTIVITY_UPLOADED' }];
      return ['/api/devices/intervals/webhook', { secret: webhookSecret, events }];
    },
    effects: [
      ({ athleteId }) =>
        app.deps.db.connection.count({ where: { athleteId, nextSyncAt: new Date(`${TODAY}T12:00:00Z`) } }),
      1,
    ],
  },
  '/api/training-schedule/undo': {
    steps: 3,
    send: async () => ['/api/training-schedule/undo', {}],
    effects: [revisions, 1],
  },
};

test('every POST is sent twice below', () => {
  const posts = apiRoutes(createSessions(app.deps, app.env), app.env).filter(({ method }) => method === 'POST');
  expect(Object.keys(DOUBLES).sort()).toEqual(posts.map(({ path }) => path).sort());
});

test.each(Object.keys(DOUBLES))('two at once of %s with one key have one effect', async (key) => {
  const {
    steps,
    send,
    effects: [count, each],
  } = DOUBLES[key]!;
  const one = await athlete(steps);
  const [path, body] = await send(one);
  const before = await count(one);
  const answers = await Promise.all([1, 2, 3].map(() => one.browser.post(path, body, { 'idempotency-key': key })));
  expect(await count(one)).toBe(before + each);
  const good = answers.filter(({ status }) => status < 300);
  expect(good.length).toBeGreaterThan(0);
  for (const answer of good) expect(answer.json).toEqual(good[0]!.json);
  // the rest came while the first was at work, or after it had signed them out
  for (const { status } of answers)
    expect(
      status < 300 || status === 409 || (/end-sessions|password/.test(key) && [400, 401, 422].includes(status)),
    ).toBe(true);
});

test('of many pairs that move one workout from one version, one wins each', async () => {
  const one = await athlete(3);
  const week = (await weeksOf(one))[2];
  const { id } = week.workouts[0] as { id: string };
  const move = (newDate: string, version: number): Promise<Answer> =>
    one.browser.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
      newDate,
      newDayOfWeek: weekdayOf(newDate),
      version,
    });
  let { version, scheduledDate } = week.workouts[0] as { version: number; scheduledDate: string };
  const began = await revisions(one);
  const pairs = runs(50).numRuns;
  for (let pair = 0; pair < pairs; pair += 1) {
    const days = [0, 1, 2, 3, 4, 5, 6]
      .map((n) => addDays(week.weekStartDate, n))
      .filter((day) => day !== scheduledDate);
    const answers = await Promise.all([move(days[pair % 6]!, version), move(days[(pair + 1) % 6]!, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)!.json.workout;
    const loser = answers.find(({ status }) => status === 409)!.json;
    expect(loser).toMatchObject({
      code: 'CONFLICT',
      current: { workout: { version: version + 1, scheduledDate: winner.scheduledDate } },
    });
    ({ version, scheduledDate } = winner as { version: number; scheduledDate: string });
  }
  expect(await revisions(one)).toBe(began + pairs);
  // others of these tests had a workout put among the past days by hand
  const broken = await brokenSchedules(app.deps.db);
  expect(broken.filter((line) => line.startsWith(one.athleteId))).toEqual([]);
});
