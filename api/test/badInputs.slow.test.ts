import { WebSocket } from 'ws';
import type { Answer } from './browser.ts';
import { allRows } from './snapshot.ts';
import {
  openServer,
  app,
  type Said,
  signIn,
  onboard,
  owner,
  PASSWORD,
  clock,
  generate,
  move,
  coming,
  mutate,
  TODAY,
} from './badInputs/server.ts';
import { ACCOUNT } from './badInputs/account.ts';
import { FORMS } from './badInputs/forms.ts';
import { SCHEDULE } from './badInputs/schedule.ts';
import { REQUESTS } from './badInputs/requests.ts';

// Every bad input that the documents number, asked over HTTP: what is answered, and that nothing in the database moves.

beforeAll(openServer);
afterAll(() => app.close());

/** What the answer says, whichever door gave it. */
function said({ status, json }: Answer): Said {
  const [error] = json?.errors ?? [];
  if (json?.code) return { status, code: json.code, message: json.message, path: error?.path };
  if (error?.extensions) return { status, code: error.extensions.code, message: error.message };
  const [result] = Object.values(json?.data ?? {}) as {
    code?: string;
    message?: string;
    errors?: { path: string }[];
  }[];
  return { status, code: result?.code, message: result?.message, path: result?.errors?.[0]?.path };
}

test.each([...ACCOUNT, ...FORMS, ...SCHEDULE, ...REQUESTS])('row %s: %s', async (_number, _what, send, expected) => {
  const before = await allRows(app.deps.db);
  const answer = await send();
  expect(said(answer)).toEqual({ path: undefined, ...expected });
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 5: the eleventh try in a minute', async () => {
  const before = await allRows(app.deps.db);
  const tries = [];
  for (let n = 0; n < 11; n += 1) tries.push(await signIn({ email: 'patient@example.com', password: 'not this one' }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const wait = tries[10]!.headers.get('retry-after');
  expect(said(tries[10]!)).toMatchObject({
    code: 'RATE_LIMITED',
    message: `Too many attempts. Try again in ${wait} seconds.`,
  });
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 22: onboarding twice is one profile', async () => {
  const twice = [await onboard({}), await onboard({})];
  expect(twice.map(({ status, json }) => [status, json])).toEqual([
    [200, twice[0]!.json],
    [200, twice[0]!.json],
  ]);
  const { athleteProfileId } = twice[0]!.json as { athleteProfileId: string };
  const athleteId = athleteProfileId.slice('athlete_'.length);
  const { db } = app.deps;
  expect(
    await Promise.all([
      db.raceGoal.count({ where: { athleteId } }),
      db.fitnessAssessment.count({ where: { athleteId } }),
      db.injury.count({ where: { athleteId } }),
    ]),
  ).toEqual([1, 3, 0]);
});

test('row 67: a mutation by GET', async () => {
  const before = await allRows(app.deps.db);
  const answer = await owner.get(
    `/graphql?query=${encodeURIComponent('mutation { createSeasonPlan(input: {}) { __typename } }')}`,
  );
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await allRows(app.deps.db)).toEqual(before);
});

describe('row 76: a socket', () => {
  const opening = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(app.base.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
        headers: { cookie: owner.cookieHeader(), ...headers },
      });
      socket.on('open', () => (socket.close(), resolve(101)));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.on('error', reject);
    });

  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['no origin, with a cookie', {}],
  ])('of %s', async (_what, headers) => expect(await opening(headers)).toBe(403));

  test('of ours opens', async () => expect(await opening({ origin: app.base })).toBe(101));
});

test('row 81: no parameter leads away', async () => {
  for (const away of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    '/%2f%2fevil',
    'javascript:alert(1)',
    '/a\r\nset-cookie: a=b',
  ]) {
    const query = ['next', 'redirectUrl', 'returnTo'].map((name) => `${name}=${encodeURIComponent(away)}`).join('&');
    expect(
      (await app.browser().post(`/api/auth/login?${query}`, { email: 'robin@example.com', password: PASSWORD })).json
        .redirectUrl,
    ).toBe('/dashboard');
    expect((await app.browser().get(`/api/logout?${query}`)).headers.get('location')).toBe('/');
    expect((await app.browser().get(`/api/auth/google?${query}`)).headers.get('location')).toBe(
      '/login?error=external-sign-in-unavailable',
    );
  }
});

test('row 82: an expired session changes nothing', async () => {
  const before = await allRows(app.deps.db);
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000);
  try {
    const tried = [
      await generate({ mode: 'season-plan' }),
      await move(coming.id, '2026-12-02'),
      await owner.post('/api/training-schedule/undo'),
    ];
    for (const answer of tried)
      expect(said(answer)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' });
    const answer = await mutate('generateSchedule', 'GenerateScheduleInput', { mode: 'SEASON_PLAN' });
    expect(said(answer)).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please sign in again.' });
  } finally {
    clock.now = new Date(`${TODAY}T12:00:00Z`);
  }
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 84: another method is told which there are', async () => {
  expect((await owner.delete('/api/season-plan')).headers.get('allow')).toBe('GET');
});
