import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createRateLimits, WINDOWS } from '../adapters/rateLimits.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { testEnv, setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { SessionStore } from './sessionStore.ts';
import { bearerOf, consumeTokenRateLimit, createViewerOf, type ViewerOf } from './viewer.ts';

const START = new Date('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = { now: START };
const after = (ms: number) => new Date(START.getTime() + ms);
const env = testEnv();

let viewerOf: ViewerOf;
let robin: Viewer & { email: string };
const deps = setUpDeps(clock);
beforeAll(() => {
  viewerOf = createViewerOf(deps, env);
});
beforeEach(async () => {
  clock.now = START;
  robin = await aViewer(deps);
});

const asking = (headers: Record<string, string>) => ({ headers }) as Pick<IncomingMessage, 'headers'>;

test.each<[string | undefined, string | null]>([
  [undefined, null],
  ['', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['Bearer evp_x', 'evp_x'],
  ['bearer evp_x', 'evp_x'],
  ['Bearer   evp_x  ', 'evp_x'],
  ['Bearer evp_x and more', null],
  ['Bearerevp_x', null],
  ['No Bearer evp_x', null],
  ['Basic evp_x', null],
  ['evp_x', null],
])('the token in %p is %p', (authorization, token) => {
  expect(bearerOf({ headers: { authorization } })).toBe(token);
});

let made = 0;
/** The header of a browser that is signed in. */
async function sessionOf({ userId }: Viewer): Promise<{ id: string; cookie: string }> {
  const id = `session ${(made += 1)}`;
  await new Promise<void>((resolve, reject) => {
    const passport = { user: { id: userId, accessGeneration: 0 } };
    new SessionStore(deps).set(id, { cookie: { originalMaxAge: null } as never, passport }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
  const seal = createHmac('sha256', env.SESSION_SECRET).update(id).digest('base64').replace(/=+$/, '');
  return { id, cookie: `sid=${encodeURIComponent(`s:${id}.${seal}`)}` };
}
const idleEndOf = async ({ userId }: Viewer) =>
  (await deps.db.session.findMany({ where: { userId } })).map(({ expiresAt }) => expiresAt);

test('a session is its account’s, with all that it may', async () => {
  const { id, cookie } = await sessionOf(robin);
  await deps.db.user.update({ where: { id: robin.userId }, data: { units: 'imperial', poolLength: '50m' } });
  const expected = {
    userId: robin.userId,
    athleteId: robin.athleteId,
    coachId: null,
    units: { units: 'imperial', poolLength: '50m' },
    scope: 'session',
    signedInAt: START,
    sessionHash: hashOfSecret(id),
    accessGeneration: 0,
  };
  clock.now = after(HOUR);
  expect(await viewerOf(asking({ cookie }))).toEqual(expected);
  const { id: coachId } = await deps.db.coach.create({ data: { userId: robin.userId } });
  await deps.db.user.update({ where: { id: robin.userId }, data: { accessGeneration: 2 } });
  expect(await viewerOf(asking({ cookie }))).toEqual({ ...expected, coachId, accessGeneration: 2 });
});

test.each<[string, (cookie: string) => Record<string, string>]>([
  ['nothing', () => ({})],
  ['a cookie that is not signed', () => ({ cookie: 'sid=s%3Aone.two' })],
  ['a scheme beside its cookie', (cookie) => ({ cookie, authorization: 'Basic x' })],
  ['an empty scheme beside its cookie', (cookie) => ({ cookie, authorization: '' })],
  ['an unknown token beside its cookie', (cookie) => ({ cookie, authorization: 'Bearer evp_unknown' })],
])('who shows %s is nobody', async (_what, headers) => {
  const { cookie } = await sessionOf(robin);
  expect(await viewerOf(asking(headers(cookie)))).toBeNull();
});

test('a token is its account’s alone, whatever cookie comes with it', async () => {
  const { cookie } = await sessionOf(await aViewer(deps));
  const { secret } = await createAccessToken(deps, robin, { name: 'script', scope: 'read' });
  await deps.db.user.update({ where: { id: robin.userId }, data: { units: 'metric', poolLength: '25yd' } });
  expect(await viewerOf(asking({ cookie, authorization: `Bearer ${secret}` }))).toEqual({
    userId: robin.userId,
    athleteId: robin.athleteId,
    coachId: null,
    units: { units: 'metric', poolLength: '25yd' },
    scope: 'read',
    tokenId: expect.any(String),
  });
});

test('a session moves its idle end when it is used, at most once an hour', async () => {
  const { cookie } = await sessionOf(robin);
  const other = await aViewer(deps);
  await sessionOf(other);
  for (const [used, end] of [
    [0, 0],
    [HOUR, 0],
    [HOUR + 1, HOUR + 1],
    [2 * HOUR, HOUR + 1],
    [2 * HOUR + 2, 2 * HOUR + 2],
  ] as const) {
    clock.now = after(used);
    expect(await viewerOf(asking({ cookie }))).toMatchObject({ userId: robin.userId });
    expect(await idleEndOf(robin)).toEqual([after(end + 7 * DAY)]);
  }
  expect(await idleEndOf(other)).toEqual([after(7 * DAY)]);
});

test.each<[string, object, number]>([
  ['a week', {}, 7 * DAY],
  ['thirty days, however it was used', { expiresAt: after(90 * DAY) }, 30 * DAY],
])('a session is over after %s', async (_what, change, end) => {
  const { cookie } = await sessionOf(robin);
  await deps.db.session.updateMany({ where: { userId: robin.userId }, data: change });
  clock.now = after(end);
  expect(await viewerOf(asking({ cookie }))).toBeNull();
  clock.now = after(end - 1);
  expect(await viewerOf(asking({ cookie }))).toMatchObject({ userId: robin.userId });
});

test('what is asked over a socket with a token counts against it, and nothing else does', async () => {
  const limits = createRateLimits(null);
  const [busy, other] = [asking({ authorization: 'Bearer busy' }), asking({ authorization: 'Bearer other' })];
  for (let i = 0; i < WINDOWS.useToken.points; i += 1) expect(await consumeTokenRateLimit(limits, busy)).toBeNull();
  expect(await consumeTokenRateLimit(limits, busy)).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Too many requests with this access token\. Try again in [1-9]\d? seconds\.$/),
  });
  expect([await consumeTokenRateLimit(limits, other), await consumeTokenRateLimit(limits, asking({}))]).toEqual([
    null,
    null,
  ]);
});
