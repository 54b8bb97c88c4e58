import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { METRIC } from '../core/units/displayUnits.ts';
import { createLanguageModel } from '../adapters/languageModel.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { wordsOfForm } from '../core/language/request/formWords.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { reportIllness } from '../domain/athlete/illness.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { updateSettings } from '../domain/account/settings.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { workoutsOf } from '../test/schedules.ts';
import { createResponseCache, cachedFields } from './responseCache.ts';
import { LIMITS } from './requestLimits.ts';

const clock = { now: new Date() };
const INSIDE: Readonly<Record<string, string>> = {
  viewer: 'Viewer',
  athlete: 'Athlete',
  seasonPlan: 'SeasonPlan',
  replan: 'SeasonReplan',
  phases: 'PhaseDifference',
  before: 'PreviewPhase',
  after: 'PreviewPhase',
  hours: 'WeekDifference',
  preferences: 'TrainingPreferences',
  maxMinutesByDay: 'DayCap',
  blackoutDates: 'BlackoutDate',
  illness: 'IllnessReport',
  circumstances: 'Circumstance',
  revision: 'Revision',
  languageModel: 'LanguageModel',
  schedule: 'Schedule',
  weeks: 'TrainingWeek',
  proof: 'Proof',
  brokenBy: 'Revision',
  recordedBeside: 'RecordedBeside',
  workouts: 'Workout',
  feedback: 'WorkoutFeedback',
};
const fieldsOf = (type: string): string =>
  `{ ${cachedFields[type]!.map((name) => name + (INSIDE[name] ? fieldsOf(INSIDE[name]) : '')).join(' ')} }`;

const PERSISTED = JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;
// of several that earlier builds asked, the one of this
const SCHEDULE_PAGE = /"id": "(\w+)"/.exec(readFileSync('web/__generated__/SchedulePageQuery.graphql.ts', 'utf8'))![1]!;
const texts: Record<string, string> = {
  // all that may be kept, and what the web asks for
  whole: `query ${fieldsOf('Query')}`,
  web: PERSISTED[SCHEDULE_PAGE]!,
  injuries: '{ viewer { athlete { schedule { firstDay } injuries { injuryType } } } }',
  shown: 'query ($with: Boolean!) { viewer { athlete { schedule { mode } firstName @include(if: $with) } } }',
  failing: 'query ($with: Boolean!) { viewer { athlete { schedule { mode @include(if: $with) } } } }',
};
const findPersisted = (id: string) => texts[id] ?? null;

// named to the athlete, and never asked here
const model = createLanguageModel({ apiKey: 'key', baseURL: 'http://127.0.0.1:9/v1', model: 'local-coach' });

const app = setUpApp({ now: clock, findPersisted, deps: { model } });
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

let people = 0;
async function anAthlete(): Promise<{ browser: Browser; viewer: Viewer }> {
  const email = `kept${(people += 1)}@example.com`;
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  await browser.post('/api/onboarding/complete', onboardingForm(email, '2026-11-20'));
  const { id: userId, athlete } = await app.deps.db.user.findUniqueOrThrow({
    where: { email },
    include: { athlete: true },
  });
  const viewer: Viewer = { userId, athleteId: athlete!.id, coachId: null, units: METRIC, scope: 'session' };
  await createSeasonPlan(app.deps, viewer);
  await generateSchedule(app.deps, viewer, { mode: 'season-plan' });
  return { browser, viewer };
}

const send = (browser: Browser, id: string, over: object = {}, headers?: Record<string, string>) =>
  browser.post('/graphql', { extensions: { persistedQuery: { version: 1, sha256Hash: id } }, ...over }, headers);

/** Statements that the database is asked while `act` runs. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  await act();
  const { length } = asked.mock.calls;
  asked.mockRestore();
  return length;
}

test.each(['whole', 'web'])(
  'the second answer to the same question (%s) is the first one: two statements, who asks and does it stand',
  async (id) => {
    const { browser } = await anAthlete();
    const first = await send(browser, id);
    expect(first.json.data.viewer.athlete.schedule.weeks).toHaveLength(4);
    let again = first;
    expect(await statementsOf(async () => void (again = await send(browser, id)))).toBe(2);
    expect([again.status, again.text]).toEqual([200, first.text]);
    const [one, other] = [first, again].map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(x-request-id|date)$/.test(name))),
    );
    expect(other).toEqual(one);
    expect(Object.keys(other!)).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-frame-options', 'cache-control']),
    );
  },
);

type Act = (viewer: Viewer, n: number) => Promise<unknown>;
const acts: Record<string, Act> = {
  move: async (viewer, n) => {
    const workouts = await workoutsOf(app.deps, viewer);
    const { id, scheduledDate } = workouts[n % workouts.length]!;
    const newDate = addDays(scheduledDate, n % 3);
    return rescheduleWorkout(app.deps, viewer, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  },
  tell: async (viewer, n) => {
    const workouts = await workoutsOf(app.deps, viewer);
    const skipped = { completionStatus: 'skipped', reasonForSkip: 'fatigue' };
    return submitWorkoutFeedback(
      app.deps,
      viewer,
      workouts[n % workouts.length]!.id,
      n % 2 ? skipped : { completionStatus: 'completed' },
    );
  },
  undo: (viewer) => undoScheduleChange(app.deps, viewer, viewer.athleteId),
  fallIll: (viewer, n) =>
    reportIllness(app.deps, viewer, {
      from: clock.now.toISOString().slice(0, 10),
      mild: n % 2 === 0,
      symptoms: ['cold'],
    }),
  recover: ({ athleteId }) =>
    app.deps.db.illnessReport.updateMany({ where: { athleteId }, data: { wellOn: new Date('2026-12-01') } }),
  beBusy: async (viewer, n) => {
    const day = clock.now.toISOString().slice(0, 10);
    const told = { from: addDays(day, 1), to: addDays(day, 1 + (n % 5)) };
    const words = wordsOfForm(n % 2 ? { kind: 'tired', ...told } : { kind: 'life', ...told, minutes: 20 + (n % 40) });
    const { id } = await requestAdjustment(app.deps, viewer, { request: words });
    return applyAdjustment(app.deps, viewer, id, { scope: 'this-week' });
  },
  hurt: ({ athleteId }, n) =>
    app.deps.db.injury.create({
      data: { athleteId, injuryType: 'Pain', affectedArea: 'knee', isRecovered: n % 2 === 0 },
    }),
  forgetIllness: ({ athleteId }) => app.deps.db.illnessReport.deleteMany({ where: { athleteId } }),
  rename: ({ athleteId: id }, n) => app.deps.db.athlete.update({ where: { id }, data: { firstName: `Kit ${n}` } }),
  travel: ({ userId: id }, n) =>
    app.deps.db.user.update({ where: { id }, data: { timeZone: n % 2 ? 'Pacific/Auckland' : 'Pacific/Honolulu' } }),
  cap: ({ athleteId }, n) =>
    app.deps.db.trainingPreferences.update({ where: { athleteId }, data: { maxMinutesByDay: { tuesday: 30 + n } } }),
  sleep: async (_viewer, n) => void (clock.now = new Date(clock.now.getTime() + n * 3_600_000)),
  trust: (viewer, n) => updateSettings(app.deps, viewer, { modelConsent: n % 2 === 0 }),
  leaveSeason: ({ athleteId }) => app.deps.db.seasonPlan.deleteMany({ where: { athleteId } }),
};

test('whatever happens to a schedule, its answer is the one that was never kept', async () => {
  const { browser, viewer } = await anAthlete();
  const anAct = fc.record({ name: fc.constantFrom(...Object.keys(acts)), n: fc.nat({ max: 40 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 1, maxLength: 4 }), async (lives) => {
      await send(browser, 'whole');
      for (const { name, n } of lives) {
        // one that is refused changes nothing
        await acts[name]!(viewer, n).catch(() => null);
        const answers = [await send(browser, 'whole'), await send(browser, 'whole')];
        const { data } = await ask(app.deps, viewer, texts.whole!);
        for (const { json } of answers)
          expect(json).toEqual({
            data: JSON.parse(JSON.stringify(data)),
            extensions: { cost: { requested: expect.any(Number), limit: LIMITS.cost } },
          });
      }
    }),
    { numRuns: 16 },
  );
});

test('what is told without a change of the plan, and so without a revision, stands in the next answer', async () => {
  const { browser, viewer } = await anAthlete();
  const told = async () => (await send(browser, 'whole')).json.data.viewer.athlete.circumstances;
  expect(await told()).toEqual([]);
  const request = wordsOfForm({ kind: 'tired', from: '2026-11-20', to: '2026-11-23' });
  const { id } = await requestAdjustment(app.deps, viewer, { request });
  expect(await told()).toEqual([]);
  await app.deps.db.suggestion.update({ where: { id }, data: { appliedAt: clock.now } });
  expect(await told()).toMatchObject([{ kind: 'TIRED', to: '2026-11-23', revision: null }]);
});

test('each viewer gets their own, and a workout that ended nobody’s', async () => {
  const [one, other] = [await anAthlete(), await anAthlete()];
  const idOf = async (browser: Browser) => (await send(browser, 'whole')).json.data.viewer?.athlete.id ?? null;
  for (const { browser, viewer } of [one, other, one, other])
    expect(await idOf(browser)).toBe(`athlete_${viewer.athleteId}`);
  await app.deps.db.session.deleteMany({ where: { userId: one.viewer.userId } });
  expect(await idOf(one.browser)).toBeNull();
  expect(await idOf(other.browser)).toBe(`athlete_${other.viewer.athleteId}`);
});

test('a question with any other field is answered anew', async () => {
  const { browser, viewer } = await anAthlete();
  const told = async () => (await send(browser, 'injuries')).json.data.viewer.athlete.injuries;
  expect(await told()).toEqual([]);
  await app.deps.db.injury.create({
    data: { athleteId: viewer.athleteId, injuryType: 'Sprain', affectedArea: 'Ankle' },
  });
  expect(await told()).toEqual([{ injuryType: 'Sprain' }]);
});

test('other variables, another accepted type and errors are other answers', async () => {
  const { browser } = await anAthlete();
  const athlete = async (variables: object) => (await send(browser, 'shown', { variables })).json.data.viewer.athlete;
  expect(Object.keys(await athlete({ with: true }))).toEqual(['schedule', 'firstName']);
  expect(Object.keys(await athlete({ with: false }))).toEqual(['schedule']);
  for (const type of ['application/json', 'application/graphql-response+json', 'application/json'])
    expect((await send(browser, 'web', {}, { accept: type })).headers.get('content-type')).toContain(type);
  for (const _ of [1, 2])
    expect((await send(browser, 'failing', { variables: {} })).json.errors[0].message).toMatch(/\$with/);
});

test('an answer that was made while the page changed is not given again', async () => {
  const { viewer } = await anAthlete();
  const { answer } = createResponseCache(app.deps, findPersisted);
  const question = { url: '/graphql', accept: undefined, body: JSON.stringify({ id: 'whole' }) };
  const says = (text: string, meanwhile?: () => Promise<unknown>) => async () => {
    await meanwhile?.();
    return { status: 200, headers: {}, text: JSON.stringify(text) };
  };
  const answers = [says('early', () => acts.rename!(viewer, 1)), says('late'), says('never')];
  const given: string[] = [];
  for (const act of answers) given.push((await answer(viewer, question, act)).text.toString());
  expect(given).toEqual(['"early"', '"late"', '"late"']);
});

test.each([
  ['another address', { url: '/graphql?query={__typename}', body: { id: 'whole' } }],
  ['a text of its own', { url: '/graphql', body: { id: 'whole', query: '{ __typename }' } }],
  ['several at once', { url: '/graphql', body: [{ id: 'whole' }] }],
  ['an unknown id', { url: '/graphql', body: { id: 'nothing' } }],
  ['a long body', { url: '/graphql', body: { id: 'whole', variables: { x: 'x'.repeat(3_000) } } }],
])('%s is no question of a page', (_what, { url, body }) => {
  const { isForPage } = createResponseCache(app.deps, findPersisted);
  expect(isForPage({ url, accept: undefined, body: JSON.stringify(body) })).toBe(false);
});
