import { readFileSync } from 'node:fs';
import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
let people = 0;
const app = setUpApp({ now: clock });
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

interface Athlete {
  browser: Browser;
  athleteId: string;
  weekId: string;
}

async function athlete(): Promise<Athlete> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = app.browser();
  const person = { email, password: 'correct horse battery', firstName: 'Robin', lastName: 'Vale' };
  await browser.post('/api/auth/register', person);
  await browser.post('/api/onboarding/complete', onboardingForm(email, TODAY));
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  const { athleteId } = (await browser.get('/api/auth/user')).json as { athleteId: string };
  const [week] = (await browser.get('/api/training-schedule')).json.weeks as { id: string }[];
  return { browser, athleteId, weekId: week!.id };
}

const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename
  ... on CreateWorkoutPayload { workout { id } revision { number } } } }`;

const added = ({ athleteId, weekId }: Athlete, duration = 45) => ({
  query: CREATE,
  variables: {
    input: {
      athleteId,
      trainingWeekId: weekId,
      scheduledDate: TODAY,
      dayOfWeek: 'FRIDAY',
      workoutType: 'RUN',
      intensity: 'easy',
      duration,
    },
  },
});

const send = ({ browser }: Athlete, body: unknown, key: string) =>
  browser.post('/graphql', body, { 'idempotency-key': key });
const revisions = ({ athleteId }: Athlete) =>
  app.deps.db.revision.count({ where: { athleteId: athleteId.slice('athlete_'.length) } });

test('a mutation sent again with its key has one effect, and its first answer to the letter', async () => {
  const one = await athlete();
  const first = await send(one, added(one), 'twice');
  expect(first.json.data.createWorkout).toMatchObject({ revision: { number: 3 } });
  const again = await send(one, added(one), 'twice');
  expect([again.status, again.text]).toEqual([200, first.text]);
  expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed')]).toEqual([null, 'true']);
  expect(await revisions(one)).toBe(3);
});

test('three at once have one effect; who comes while the first is at work is told so', async () => {
  const one = await athlete();
  const answers = await Promise.all([1, 2, 3].map(() => send(one, added(one), 'at-once')));
  expect(await revisions(one)).toBe(3);
  const good = answers.filter(({ status }) => status === 200);
  expect(good.length).toBeGreaterThan(0);
  expect(new Set(good.map(({ text }) => text)).size).toBe(1);
  for (const { json } of answers.filter(({ status }) => status !== 200))
    expect(json.errors[0].extensions.code).toBe('IN_PROGRESS');
});

test('the key with another request is refused', async () => {
  const one = await athlete();
  await send(one, added(one), 'reused');
  const other = await send(one, added(one, 46), 'reused');
  expect([other.status, other.json.errors[0]]).toEqual([
    422,
    {
      message: 'This Idempotency-Key was used for another request.',
      extensions: { code: 'IDEMPOTENCY_KEY_REUSED' },
    },
  ]);
  expect(await revisions(one)).toBe(3);
});

test("a key is its user's alone, and good for a day", async () => {
  const [one, other] = [await athlete(), await athlete()];
  await send(one, added(one), 'shared');
  expect((await send(other, added(other), 'shared')).json.data.createWorkout.__typename).toBe('CreateWorkoutPayload');
  clock.now = new Date(`${addDays(TODAY, 1)}T12:00:01Z`);
  expect((await send(one, added(one, 46), 'shared')).status).toBe(200);
});

test('a refusal is kept: the same key is refused again, whatever has become of the matter', async () => {
  const one = await athlete();
  const missing = { ...one, weekId: encodeId('week', '01900000-0000-7000-8000-000000000000') };
  const first = await send(one, added(missing), 'refused');
  expect([first.json.errors[0].extensions.code, first.headers.get('idempotent-replayed')]).toEqual(['NOT_FOUND', null]);
  const again = await send(one, added(missing), 'refused');
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
});

test('a persisted mutation counts, a query does not', async () => {
  const one = await athlete();
  const texts = Object.entries(JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>);
  const [id] = texts.find(([, text]) => text.startsWith('mutation useSubmitFeedbackMutation'))!;
  const { workout } = (await send(one, added(one), 'made')).json.data.createWorkout;
  const feedback = { id, variables: { input: { workoutId: workout.id, completionStatus: 'COMPLETED' } } };
  const first = await send(one, feedback, 'told');
  expect((await send(one, feedback, 'told')).text).toBe(first.text);
  expect(await revisions(one)).toBe(4);

  const question = { query: '{ viewer { athlete { scheduleRevision } } }' };
  const asked = async () => (await send(one, question, 'asked')).json.data.viewer.athlete.scheduleRevision;
  expect(await asked()).toBe(4);
  await send(one, added(one, 50), 'more');
  expect(await asked()).toBe(5);
});

test('a key that is none is refused', async () => {
  const one = await athlete();
  const answer = await send(one, added(one), 'x'.repeat(201));
  expect([answer.status, answer.json.errors[0].extensions.code]).toEqual([400, 'VALIDATION']);
});
