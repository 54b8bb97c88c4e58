import { METRIC } from './core/units/displayUnits.ts';
import { createAccessToken } from './domain/account/accessToken.ts';
import { createLogger } from './log.ts';
import type { Route } from './rest/router.ts';
import { type TestApp, startApp } from './test/app.ts';
import { onboardingForm } from './test/builders.ts';

const CANARY = 'zebulon';
const PASSWORD = `${CANARY} horse battery`;
const EMAIL = `${CANARY}@example.com`;
const TODAY = '2026-11-20';

/** A fault whose message quotes what somebody typed, as the database's own do. */
const fault: Route = {
  method: 'POST',
  path: '/api/test/fault',
  auth: 'public',
  handler: async ({ deps, body }) => ({
    body: await deps.db.$queryRaw`select ${(body as { notes: string }).notes}::int`,
  }),
};

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLogger({ to: { write: (line) => void lines.push(line) } });
  log.level = 'trace';
  app = await startApp({
    now: `${TODAY}T12:00:00Z`,
    log,
    routes: [fault],
    env: { METRICS_TOKEN: 'of-the-one-who-watches' },
  });
});
afterAll(() => app.close());

test('whatever people type and whatever opens an account, no log, no metric and no answer of a fault repeats it', async () => {
  const browser = app.browser();
  await browser.post('/api/auth/register', { email: EMAIL, password: PASSWORD, firstName: CANARY, lastName: CANARY });
  await browser.post('/api/onboarding/complete', onboardingForm(EMAIL, TODAY));
  await browser.post('/api/auth/login', { email: EMAIL, password: `${CANARY} and wrong` });
  await browser.post('/api/auth/forgot-password', { email: EMAIL });
  await browser.post('/api/auth/reset-password', { token: CANARY, newPassword: PASSWORD });
  await browser.post('/api/check-ins', { mood: 7, notes: CANARY });
  await browser.post('/api/training-schedule/suggest', { request: CANARY });
  await browser.get(`/api/calendar/${CANARY}.ics`);
  await browser.get(`/api/digest/unsubscribe?token=${CANARY}`);
  await browser.get(`/api/${CANARY}?email=${EMAIL}`);
  await browser.post('/graphql', { query: `{ ${CANARY} }` });
  await browser.post('/graphql', `{"query": "${CANARY}`);
  const { id } = await app.deps.db.user.findUniqueOrThrow({ where: { email: EMAIL }, select: { id: true } });
  const { id: athleteId } = await app.deps.db.athlete.findUniqueOrThrow({
    where: { userId: id },
    select: { id: true },
  });
  const { secret } = await createAccessToken(
    app.deps,
    { userId: id, athleteId, coachId: null, units: METRIC, scope: 'session' },
    { name: CANARY, scope: 'read' },
  );
  await app.browser().get('/api/auth/user', { authorization: `Bearer ${secret}` });
  const broken = await browser.post('/api/test/fault', { notes: CANARY });
  expect([broken.status, broken.json.code]).toEqual([500, 'INTERNAL']);

  const metrics = (await browser.get('/metrics', { authorization: 'Bearer of-the-one-who-watches' })).text;
  expect(metrics).toContain('http_request');
  const written = lines.join('');
  expect(lines.length).toBeGreaterThan(14);
  expect(written).toContain('request failed');
  for (const [place, text] of Object.entries({ written, metrics, answer: broken.text })) {
    for (const secretText of [CANARY, secret, browser.cookieHeader().split('=')[1]!])
      expect([place, text.toLowerCase().includes(secretText.toLowerCase())]).toEqual([place, false]);
  }
});

test('what is handed to the log by name is struck out, two levels deep', () => {
  const one: string[] = [];
  const log = createLogger({ to: { write: (line) => void one.push(line) } });
  const secrets = {
    password: CANARY,
    token: CANARY,
    secret: CANARY,
    cookie: CANARY,
    authorization: CANARY,
    email: CANARY,
    notes: CANARY,
  };
  log.info(
    {
      ...secrets,
      user: secrets,
      request: { user: secrets },
      err: Object.assign(new Error('Invalid'), { name: 'PrismaClientKnownRequestError', message: CANARY }),
    },
    'said',
  );
  expect(one[0]).toContain('[redacted]');
  expect(one[0]).not.toContain(CANARY);
});
