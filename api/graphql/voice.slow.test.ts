import { createLanguageModel } from '../adapters/languageModel.ts';
import { createRateLimits } from '../adapters/rateLimits.ts';
import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import { addPrinciple } from '../domain/principle/principle.ts';
import { BUILT_IN } from '../domain/adapt/voice.ts';
import { testDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { setUpDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { anAnswer, FAILURES, type ModelServer, says, saysOf, startModelServer } from '../test/modelServer.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, workoutsOf } from '../test/schedules.ts';
import { allRows } from '../test/snapshot.ts';
import { until } from '../test/until.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date() };
let server: ModelServer;
let deps: AccountDeps;

// no answer that comes is late, however slow the machine
const aModel = (deadlineMs = 60_000) =>
  createLanguageModel({ apiKey: 'key', baseURL: server.baseURL, model: 'local-coach', deadlineMs });

const database = setUpDatabase();
beforeEach(async () => {
  clock.now = new Date(`${TODAY}T06:00:00Z`);
  server = await startModelServer();
  deps = { ...testDeps(database.db, clock), model: aModel() };
});
afterEach(() => server.close());

const ASK = `mutation ($input: RequestAdjustmentInput!) { requestAdjustment(input: $input) { __typename
  ... on RequestAdjustmentPayload { suggestion { id understood explanation question voice modelMissed reach { scope } changes { id op workoutId toDate durationAfter changeDescription } } }
  ... on Refusal { code message } } }`;
const APPLY = `mutation ($input: ApplyAdjustmentInput!) { applyAdjustment(input: $input) { __typename ... on ApplyAdjustmentPayload { applied } ... on Refusal { code message } } }`;
const SET = `mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { __typename
  ... on UpdateSettingsPayload { athlete { languageModel { name host isAllowed formerHost } } } ... on Refusal { code message } } }`;
const REVIEW = '{ viewer { athlete { overview { review reviewVoice reviewModelMissed } } } }';

const request = async (viewer: Viewer, text: string) =>
  (await ask(deps, viewer, ASK, { input: { request: text } })).data.requestAdjustment;
const apply = async (viewer: Viewer, suggestionId: string) =>
  (await ask(deps, viewer, APPLY, { input: { suggestionId, scope: 'THIS_WEEK' } })).data.applyAdjustment;
const set = async (viewer: Viewer, modelConsent: boolean | null) =>
  (await ask(deps, viewer, SET, { input: { modelConsent } })).data.updateSettings;
const reviewOf = async (viewer: Viewer) => (await ask(deps, viewer, REVIEW)).data.viewer.athlete.overview;

async function aConsenting(over: Parameters<typeof aScheduledAthlete>[1] = {}) {
  const viewer = await aScheduledAthlete(deps, over);
  expect(await set(viewer, true)).toMatchObject({ __typename: 'UpdateSettingsPayload' });
  return viewer;
}

/** The built-in coach makes nothing of it. */
const UNREADABLE = 'Schieb den Lauf auf einen anderen Tag, bitte';
/** It would ask which one. */
const UNCLEAR = 'Move my run';

/** Takes a workout of that weekday out, for a reason that holds. */
const dropsOn = (day: string) =>
  saysOf(({ workouts }) => {
    const { id } = workouts.find(({ weekday }: { weekday: string }) => weekday === day);
    return anAnswer([{ op: 'remove', workout: id }], {
      explanation: 'That workout goes, and the rest of your week stays as it is.',
    });
  });
const dropsSaturday = dropsOn('saturday');

test('nothing is sent before the athlete says so, nor after they take it back', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await request(viewer, UNREADABLE)).toMatchObject({ code: 'NOT_UNDERSTOOD' });
  await set(viewer, true);
  server.reply = dropsSaturday;
  expect(await request(viewer, UNREADABLE)).toMatchObject({ suggestion: { voice: 'local-coach' } });
  expect(server.seen).toHaveLength(1);
  await set(viewer, false);
  expect(await request(viewer, UNREADABLE)).toMatchObject({ code: 'NOT_UNDERSTOOD' });
  expect(server.seen).toHaveLength(1);
});

test('reasons are told by the built-in coach, and no model is asked for any', async () => {
  const viewer = await aConsenting();
  expect(await request(viewer, 'Why is this week as hard as it is after the last one?')).toMatchObject({
    suggestion: { voice: BUILT_IN, changes: [], modelMissed: false },
  });
  expect(server.seen).toHaveLength(0);
});

test('consent is for a model that is there, and the choice is nobody else’s to see', async () => {
  const viewer = await aScheduledAthlete(deps);
  expect(await set(viewer, true)).toMatchObject({
    athlete: { languageModel: { name: 'local-coach', host: server.baseURL.split('/')[2], isAllowed: true } },
  });
  expect(await set(viewer, null)).toMatchObject({ athlete: { languageModel: { isAllowed: true } } });
  const coach = await aCoachOf(deps, viewer);
  const seen = await ask(deps, coach, 'query ($id: ID!) { athlete(id: $id) { languageModel { isAllowed } } }', {
    id: `athlete_${viewer.athleteId}`,
  });
  expect(seen.data).toEqual({ athlete: { languageModel: null } });
  deps = { ...deps, model: null };
  expect(await set(viewer, true)).toMatchObject({ code: 'NO_LANGUAGE_MODEL' });
  expect(await set(viewer, false)).toMatchObject({ athlete: { languageModel: null } });
});

test('consent is to the host that was named: another one is asked for again', async () => {
  const viewer = await aConsenting();
  server.reply = dropsSaturday;
  const former = server.baseURL.split('/')[2];
  const other = await startModelServer();
  other.reply = dropsSaturday;
  deps = { ...deps, model: createLanguageModel({ apiKey: 'key', baseURL: other.baseURL, model: 'local-coach' }) };
  expect(await request(viewer, UNREADABLE)).toMatchObject({ code: 'NOT_UNDERSTOOD' });
  expect(await reviewOf(viewer)).toMatchObject({ reviewVoice: BUILT_IN, reviewModelMissed: false });
  expect(await set(viewer, null)).toMatchObject({
    athlete: { languageModel: { isAllowed: false, formerHost: former } },
  });
  expect([server.seen, other.seen]).toEqual([[], []]);
  expect(await set(viewer, true)).toMatchObject({ athlete: { languageModel: { isAllowed: true, formerHost: null } } });
  expect(await request(viewer, UNREADABLE)).toMatchObject({ suggestion: { voice: 'local-coach' } });
  expect([server.seen.length, other.seen.length]).toEqual([0, 1]);
  await other.close();
});

test('a model reads what the built-in coach cannot, and what it says can be applied', async () => {
  const viewer = await aConsenting();
  server.reply = dropsOn('friday');
  const { suggestion } = await request(viewer, UNREADABLE);
  expect(suggestion).toMatchObject({
    voice: 'local-coach',
    modelMissed: false,
    explanation: 'That workout goes, and the rest of your week stays as it is.',
    changes: [{ op: 'REMOVE' }],
  });
  const before = await workoutsOf(deps, viewer);
  expect((await apply(viewer, suggestion.id)).applied).toHaveLength(1);
  const left = await workoutsOf(deps, viewer);
  expect(before.filter(({ id }) => !left.some((each) => each.id === id)).map(({ id }) => `workout_${id}`)).toEqual([
    suggestion.changes[0].workoutId,
  ]);
});

test('what the built-in coach reads whole, and what a doctor must answer, goes to no model', async () => {
  const viewer = await aConsenting();
  expect(await request(viewer, 'shorten everything on Wednesday to 20 minutes')).toMatchObject({
    suggestion: { voice: BUILT_IN, modelMissed: false },
  });
  for (const text of [
    'I have chest pain when I climb stairs',
    'Should I take ibuprofen before the long run on Sunday?',
    'What should I eat to lose 5 kg?',
  ]) {
    expect(await request(viewer, text)).toMatchObject({
      suggestion: { voice: BUILT_IN, modelMissed: false, explanation: expect.stringMatching(/see a doctor/) },
    });
  }
  expect(server.seen).toEqual([]);
});

test('without a model the same request has the same answer, to the byte', async () => {
  deps = { ...deps, model: null };
  const viewer = await aScheduledAthlete(deps);
  const told = async (text: string) => JSON.stringify({ ...(await request(viewer, text)).suggestion, id: null });
  for (const text of [
    'I am travelling on Wednesday and Thursday, please move things around',
    UNCLEAR,
    'What should I eat to lose 5 kg?',
  ])
    expect(await told(text)).toBe(await told(text));
});

describe('a model that', () => {
  let asking: Viewer;
  beforeAll(async () => {
    asking = await aScheduledAthlete(testDeps(database.db, `${TODAY}T06:00:00Z`));
  });

  test.each(Object.entries(FAILURES))(
    '%s leaves the answer to the built-in coach, who says so',
    async (_name, reply) => {
      const viewer = asking;
      // to this test's server
      await set(viewer, true);
      deps.model = aModel(400);
      server.reply = reply;
      const rows = () => allRows(database.db, viewer.athleteId);
      const before = await rows();
      expect(await request(viewer, UNREADABLE)).toMatchObject({ code: 'NOT_UNDERSTOOD' });
      expect(await rows()).toEqual(before);
      expect(await request(viewer, UNCLEAR)).toMatchObject({
        suggestion: { voice: BUILT_IN, modelMissed: true, question: expect.stringMatching(/\?$/), changes: [] },
      });
      expect(server.seen.length).toBeLessThanOrEqual(4);
    },
  );

  test('is busy for a second is asked once more', async () => {
    const viewer = await aConsenting();
    server.reply = (response, question, count) => {
      if (count > 1) return dropsSaturday(response, question, count);
      response.writeHead(429, { 'retry-after': '1' }).end('{}');
    };
    expect(await request(viewer, UNREADABLE)).toMatchObject({ suggestion: { voice: 'local-coach' } });
  });

  test('is asked twenty times within the hour is not asked again', async () => {
    const viewer = await aConsenting();
    for (let taken = 0; taken < 19; taken += 1) await deps.limits.take('askModel', viewer.athleteId);
    server.reply = dropsSaturday;
    expect(await request(viewer, UNCLEAR)).toMatchObject({ suggestion: { voice: 'local-coach' } });
    expect(await request(viewer, UNCLEAR)).toMatchObject({ suggestion: { voice: BUILT_IN, modelMissed: true } });
    expect(server.seen).toHaveLength(1);
  });
});

test('where strength has to follow, that is told in place of what the model says of the rest', async () => {
  const viewer = await aConsenting();
  // the long ride comes on the day after strength
  server.reply = saysOf(({ workouts }) => {
    const { id } = workouts.find(({ weekday }: { weekday: string }) => weekday === 'saturday');
    const { day } = workouts.find(({ weekday }: { weekday: string }) => weekday === 'friday');
    return anAnswer([{ op: 'move', workout: id, day }], {
      explanation: 'That ride comes earlier, and the rest of your week stays as it is.',
    });
  });
  const { suggestion } = await request(viewer, UNREADABLE);
  expect(suggestion.explanation).toMatch(/^Strength has to follow: /);
});

test('beyond the questions of all athletes on one day, the built-in coach answers and says so, until the next day', async () => {
  deps.limits = createRateLimits(null, { modelRequestsADay: 1 });
  const [one, other] = [await aConsenting(), await aConsenting()];
  server.reply = dropsSaturday;
  expect(await request(one, UNCLEAR)).toMatchObject({ suggestion: { voice: 'local-coach' } });
  for (const viewer of [one, other])
    expect(await request(viewer, UNCLEAR)).toMatchObject({ suggestion: { voice: BUILT_IN, modelMissed: true } });
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  expect(await request(other, UNCLEAR)).toMatchObject({ suggestion: { voice: 'local-coach' } });
  expect(server.seen).toHaveLength(2);
});

const CANARY = 'Xyzzyqua';

test('a prompt tells nobody who the athlete is, nor what they or others wrote elsewhere', async () => {
  const viewer = await aConsenting({
    raceGoal: { raceName: `${CANARY} Triathlon` },
    trainingPreferences: { schedulingConstraints: `${CANARY} kindergarten` },
    personalProfile: {
      firstName: CANARY,
      lastName: CANARY,
      injuries: [{ injuryType: `${CANARY} strain`, affectedArea: 'calf', isRecovered: false, notes: `${CANARY} fell` }],
    },
  });
  const { db } = database;
  const where = { athleteId: viewer.athleteId };
  await db.workout.updateMany({
    where,
    data: { description: `${CANARY} workout`, instructions: `${CANARY} instructions` },
  });
  await db.race.updateMany({ where, data: { raceName: `${CANARY} cup`, location: CANARY, notes: CANARY } });
  await db.checkIn.create({
    data: { ...where, weekStartDate: new Date(TODAY), notes: CANARY, createdAt: clock.now, updatedAt: clock.now },
  });
  await db.user.update({ where: { id: viewer.userId }, data: { email: `${CANARY.toLowerCase()}@example.com` } });
  server.reply = dropsSaturday;
  await request(viewer, `${UNREADABLE} an ${CANARY.toLowerCase()}@example.com`);
  server.reply = says({});
  await reviewOf(viewer);
  await until(() => server.seen.length === 2);
  for (const { body } of server.seen) {
    expect(body.toLowerCase()).not.toContain(CANARY.toLowerCase());
    expect(body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  }
});

test('what a coach teaches and no rule can hold is told to the model, as long as they coach', async () => {
  const viewer = await aConsenting();
  const coach = await aCoachOf(deps, viewer);
  await addPrinciple(deps, coach, {
    principleType: 'training_philosophy',
    context: 'Always',
    principle: 'Trust the process and enjoy the scenery.',
  });
  await addPrinciple(deps, coach, {
    principleType: 'training_philosophy',
    context: 'Always',
    principle: 'No hard sessions on two days in a row.',
  });
  server.reply = dropsSaturday;
  const told = async () => {
    await request(viewer, UNREADABLE);
    return JSON.parse(server.seen.at(-1)!.user).advice;
  };
  expect(await told()).toEqual(['Always: Trust the process and enjoy the scenery.']);
  await endCoaching(deps, coach);
  expect(await told()).toEqual([]);
});

describe('a weekly review', () => {
  const WORDED = [
    'Your week is done, and what you did is behind you.',
    'This is a week to build on, so keep to the plan.',
  ];
  const isWorded = (viewer: Viewer) =>
    until(async () => (await database.db.reviewWording.count({ where: { athleteId: viewer.athleteId } })) === 1);

  test('is told in our words at once and in a model’s the next time, until its facts change', async () => {
    const viewer = await aConsenting();
    server.reply = says({ sentences: WORDED });
    const ours = await reviewOf(viewer);
    expect(ours).toMatchObject({ reviewVoice: BUILT_IN, reviewModelMissed: false });
    expect(ours.review.length).toBeGreaterThan(0);
    await isWorded(viewer);
    expect(await reviewOf(viewer)).toEqual({ review: WORDED, reviewVoice: 'local-coach', reviewModelMissed: false });
    // a workout is gone: the planned hours are others
    await database.db.workout.deleteMany({
      where: { athleteId: viewer.athleteId, scheduledDate: new Date(addDays(TODAY, 5)) },
    });
    expect(await reviewOf(viewer)).toMatchObject({ reviewVoice: BUILT_IN });
  });

  test('in words that tell something else stays ours, and says who spoke', async () => {
    const viewer = await aConsenting();
    server.reply = says({ sentences: ['You have done 500 km this week, and that is great.'] });
    const { review } = await reviewOf(viewer);
    await isWorded(viewer);
    expect(await reviewOf(viewer)).toEqual({ review, reviewVoice: BUILT_IN, reviewModelMissed: true });
    expect(server.seen).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + 3_700_000);
    await reviewOf(viewer);
    await until(() => server.seen.length === 2);
  });

  test('goes with the consent', async () => {
    const viewer = await aConsenting();
    server.reply = says({ sentences: WORDED });
    await reviewOf(viewer);
    await isWorded(viewer);
    await set(viewer, false);
    expect(await reviewOf(viewer)).toMatchObject({ reviewVoice: BUILT_IN, reviewModelMissed: false });
    expect(await database.db.reviewWording.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
  });
});

test('a token for reading gives no consent', async () => {
  const viewer = { ...(await aViewer(deps)), scope: 'read' as const };
  expect((await ask(deps, viewer, SET, { input: { modelConsent: true } })).codes).toEqual(['FORBIDDEN']);
});
