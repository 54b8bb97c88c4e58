import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { APP, consentAt } from '../../../e2e/devices/consent.ts';
import { startIntervals } from '../../../e2e/devices/intervals.ts';
import type { DeviceAccess, PushedWorkout } from '../../domain/kernel/devicePort.ts';
import { createIntervals } from './intervals.ts';

const KEY: DeviceAccess = { kind: 'key', key: 'personal-key' };
const TOKEN: DeviceAccess = { kind: 'oauth', accessToken: 'oauth-token', refreshToken: null, expiresAt: null };
const REDIRECT = 'https://evenpace.test/back';
const RUN: PushedWorkout = {
  externalId: 'workout_1',
  day: '2026-11-28',
  startsAt: 6 * 60 + 5,
  title: 'Easy run',
  type: 'run',
  fit: Uint8Array.of(1, 2, 3),
  starts: new Date('2026-11-28T06:05:00Z'),
  minutes: 30,
  workout: { workoutType: 'run', duration: 30, description: 'Easy run', instructions: '', steps: [] },
  thresholds: null,
};

let standIn: Awaited<ReturnType<typeof startIntervals>>;
beforeEach(async () => {
  standIn = await startIntervals();
});
afterEach(() => standIn.stop());

const intervals = (options: Partial<Parameters<typeof createIntervals>[0]> = {}) =>
  createIntervals({ root: standIn.root, app: APP, webhookSecret: 'hook-secret', ...options });

test('a personal key connects the account that it is of', async () => {
  expect(await intervals().exchange({ kind: 'key', key: 'personal-key' })).toEqual({
    access: KEY,
    externalUserId: 'i101',
    scope: null,
  });
});

test('a wrong key is a fault of access, whose message does not tell the key', async () => {
  const fault = await intervals()
    .exchange({ kind: 'key', key: 'a-wrong-key' })
    .catch((error: unknown) => error);
  expect(fault).toMatchObject({ name: 'DeviceFault', kind: 'access' });
  expect(String(fault)).not.toContain('a-wrong-key');
});

/** Asks for consent, and what it brings back. */
const consented = async () => {
  const { address, ...kept } = await intervals().authorize!(REDIRECT);
  const { search: answer } = new URL(await consentAt(address));
  return { address, proof: { kind: 'consent', answer, redirectUri: REDIRECT, ...kept } as const };
};

test('consent is asked for with a state and a challenge of its own, and what it brings is traded for a token', async () => {
  const { address, proof } = await consented();
  const { code_challenge: challenge, state, ...asked } = Object.fromEntries(new URL(address).searchParams);
  expect(asked).toEqual({
    client_id: '7',
    code_challenge_method: 'S256',
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'ACTIVITY:READ,CALENDAR:WRITE,WELLNESS:READ',
  });
  expect(state).toBe(proof.state);
  expect(challenge).toBe(createHash('sha256').update(proof.codeVerifier).digest('base64url'));
  const other = await intervals().authorize!(REDIRECT);
  expect([other.state, other.codeVerifier]).not.toEqual(expect.arrayContaining([proof.state, proof.codeVerifier]));
  const scope = 'ACTIVITY:READ,CALENDAR:WRITE,WELLNESS:READ';
  expect(await intervals().exchange(proof)).toEqual({ access: TOKEN, externalUserId: 'i101', scope });
  await expect(intervals().exchange(proof)).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  ['no code', { answer: '?state=s' }],
  ['another verifier', { codeVerifier: 'x'.repeat(43) }],
  ['another address', { redirectUri: 'https://evenpace.test/elsewhere' }],
  ['another application', { by: { ...APP, clientSecret: 'guessed' } }],
] as [string, { by?: typeof APP; answer?: string; codeVerifier?: string; redirectUri?: string }][])(
  'what consent brought back is refused with %s',
  async (_what, { by = APP, ...over }) => {
    const { proof } = await consented();
    await expect(intervals({ app: by }).exchange({ ...proof, ...over })).rejects.toMatchObject({ kind: 'refused' });
  },
);

test('what came with another state is not traded', async () => {
  const { proof } = await consented();
  await expect(intervals().exchange({ ...proof, state: 'forged' })).rejects.toMatchObject({ name: 'DeviceFault' });
  expect(standIn.seen.filter((line) => line.includes('token'))).toEqual([]);
});

test.each<[string, NonNullable<typeof standIn.next.trouble>, string]>([
  ['a page for people', (_request, response) => response.type('html').send('<h1>Back soon</h1>'), 'away'],
  ['an error with 200', (_request, response) => response.json({ error: 'No' }), 'away'],
  ['no account', (_request, response) => response.json({ token_type: 'Bearer', access_token: 't' }), 'away'],
  ['nothing', (request) => request.socket.destroy(), 'away'],
  ['500', (_request, response) => response.sendStatus(500), 'away'],
  ['429', (_request, response) => response.set('retry-after', '30').sendStatus(429), 'busy'],
])('a token endpoint that answers %s', async (_what, trouble, kind) => {
  const { proof } = await consented();
  standIn.next.trouble = trouble;
  await expect(intervals().exchange(proof)).rejects.toMatchObject({ name: 'DeviceFault', kind });
});

test('without an application there is no consent to ask for', () => {
  expect(intervals({ app: null }).authorize).toBeNull();
  expect(intervals().takesKey).toBe(true);
});

test('a pushed workout stands in the calendar; pushed again it is replaced; removed twice it is gone', async () => {
  const port = intervals();
  expect(await port.pushWorkouts(KEY, [RUN])).toEqual(new Set(['workout_1']));
  expect([...standIn.athlete.events.values()]).toEqual([
    {
      category: 'WORKOUT',
      start_date_local: '2026-11-28T06:05:00',
      name: 'Easy run',
      type: 'Run',
      external_id: 'workout_1',
      filename: 'workout_1.fit',
      file_contents_base64: 'AQID',
    },
  ]);
  await port.pushWorkouts(KEY, [{ ...RUN, startsAt: null, title: 'Longer run' }]);
  expect([...standIn.athlete.events.values()]).toMatchObject([
    { name: 'Longer run', start_date_local: '2026-11-28T00:00:00' },
  ]);
  await port.removeWorkouts(KEY, ['workout_1']);
  await port.removeWorkouts(KEY, ['workout_1']);
  expect(standIn.athlete.events.size).toBe(0);
});

test('nothing to push or remove asks nothing', async () => {
  await intervals().pushWorkouts(KEY, []);
  await intervals().removeWorkouts(KEY, []);
  expect(standIn.seen).toEqual([]);
});

test('an answer that is lost after the push leaves one workout when it is pushed again', async () => {
  const port = intervals();
  standIn.next.afterwards = (request) => request.socket.destroy();
  await expect(port.pushWorkouts(KEY, [RUN])).rejects.toMatchObject({ kind: 'away' });
  await port.pushWorkouts(KEY, [RUN]);
  expect(standIn.athlete.events.size).toBe(1);
});

test('recordings are listed, without those that Strava lets nobody hand on', async () => {
  standIn.athlete.activities.push(
    { id: 'i1', source: 'GARMIN_CONNECT', start_date: '2026-11-27T06:00:00Z' },
    { id: 's2', source: 'STRAVA', start_date: '2026-11-27T06:00:00Z' },
    { id: 'i3', source: 'GARMIN_CONNECT', start_date: 'some day' },
  );
  expect(await intervals().listSince(KEY, { from: '2026-11-20', to: '2026-11-27' })).toEqual({
    recordings: [{ externalId: 'i1', startedAt: new Date('2026-11-27T06:00:00Z') }],
    skipped: 2,
  });
  expect(standIn.seen).toEqual(['GET /api/v1/athlete/0/activities?oldest=2026-11-20&newest=2026-11-27T23%3A59%3A59']);
});

test('a recording of which a field is missing takes no others with it', async () => {
  standIn.athlete.activities.push({ start_date: '2026-11-27T06:00:00Z' }, { id: 7 }, { id: 'i2' });
  standIn.athlete.activities.push({ id: 'i1', start_date: '2026-11-27T06:00:00Z' });
  expect(await intervals().listSince(KEY, { from: '2026-11-20', to: '2026-11-27' })).toEqual({
    recordings: [{ externalId: 'i1', startedAt: new Date('2026-11-27T06:00:00Z') }],
    skipped: 3,
  });
});

test('nor does one whose id or time nobody could keep', async () => {
  const start_date = '2026-11-27T06:00:00Z';
  for (const date of ['0000-01-01T00:00:00Z', '-000100-01-01T00:00:00Z', 'yesterday'])
    standIn.athlete.activities.push({ id: 'i2', start_date: date });
  for (const id of ['i\u0000', '', 'i'.repeat(201)]) standIn.athlete.activities.push({ id, start_date });
  standIn.athlete.activities.push({ id: 'i1', start_date });
  expect(await intervals().listSince(KEY, { from: '2026-11-20', to: '2026-11-27' })).toEqual({
    recordings: [{ externalId: 'i1', startedAt: new Date(start_date) }],
    skipped: 6,
  });
});

test('what was measured of days is listed in our units; what is no number was not measured, and no such day is left out', async () => {
  standIn.athlete.wellness.push(
    { id: '2026-11-26', hrv: 61.34, restingHR: 47.6, sleepSecs: 27_000, weight: 70.04, fatigue: 3 },
    { id: '2026-11-27', hrv: null, restingHR: 48, sleepSecs: 0, weight: 'heavy' },
    { id: '2026-02-30', hrv: 60 },
    { hrv: 60 },
    null,
  );
  expect(await intervals().listWellness!(KEY, { from: '2026-11-20', to: '2026-11-27' })).toEqual([
    { day: '2026-11-26', hrv: 61.3, restingHeartRate: 48, sleepHours: 7.5, weight: 70 },
    { day: '2026-11-27', hrv: null, restingHeartRate: 48, sleepHours: null, weight: null },
  ]);
  expect(standIn.seen).toEqual(['GET /api/v1/athlete/0/wellness?oldest=2026-11-20&newest=2026-11-27']);
});

test('a file comes as it is, packed or not; a recording without one has none', async () => {
  const file = Uint8Array.of(14, 16, 1, 2);
  standIn.athlete.files.set('plain', file).set('packed', gzipSync(file));
  const got = (id: string) => intervals().fetchFile(KEY, id);
  expect(new Uint8Array((await got('plain'))!)).toEqual(file);
  expect(new Uint8Array((await got('packed'))!)).toEqual(file);
  expect(await got('by hand')).toBeNull();
});

test.each([
  ['plain', (bytes: Buffer) => bytes],
  ['packed', (bytes: Buffer) => gzipSync(bytes)],
] as const)('a file that is too long, %s, is not read', async (id, packed) => {
  standIn.athlete.files.set(id, packed(Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(intervals().fetchFile(KEY, id)).rejects.toMatchObject({ kind: 'refused' });
});

const ASKS = {
  connect: () => intervals().exchange({ kind: 'key', key: 'personal-key' }),
  push: () => intervals().pushWorkouts(KEY, [RUN]),
  remove: () => intervals().removeWorkouts(KEY, ['workout_1']),
  list: () => intervals().listSince(KEY, { from: '2026-11-20', to: '2026-11-27' }),
  file: () => intervals().fetchFile(KEY, 'plain'),
};
test.each(Object.keys(ASKS) as (keyof typeof ASKS)[])(
  'a page for people in place of an answer is no answer: %s',
  async (what) => {
    standIn.next.trouble = (_request, response) => void response.status(200).type('html').send('<h1>Back soon</h1>');
    await expect(ASKS[what]()).rejects.toMatchObject({ kind: 'away' });
  },
);
test.each(['connect', 'push', 'list'] as const)('neither is a body of an error, or none: %s', async (what) => {
  for (const body of ['{"error":"No"}', '']) {
    standIn.next.trouble = (_request, response) => void response.status(200).type('json').send(body);
    await expect(ASKS[what]()).rejects.toMatchObject({ kind: 'away' });
  }
});

const at = 'Fri, 27 Nov 2026 06:00:00 GMT';
test.each([
  ['429 with seconds', 429, { 'retry-after': '30' }, 'busy', 30],
  ['429 by a clock of its own', 429, { 'retry-after': 'Fri, 27 Nov 2026 06:01:00 GMT', date: at }, 'busy', 60],
  ['429 with a wait without end', 429, { 'retry-after': '99999999999999999999' }, 'busy', 86_400],
  ['429 without a time', 429, {}, 'busy', null],
  ['500', 500, {}, 'away', null],
  ['403', 403, {}, 'access', null],
  ['422', 422, {}, 'refused', null],
  ['200 of another shape', 200, {}, 'away', null],
] as const)('%s is told as what it is', async (_what, status, headers, kind, waitSec) => {
  standIn.next.trouble = (_request, response) => void response.status(status).set(headers).send('no JSON');
  await expect(intervals().pushWorkouts(KEY, [RUN])).rejects.toMatchObject({ kind, waitSec });
});

test('a redirect is not followed, even to where the key is good', async () => {
  standIn.next.trouble = (request, response) => response.redirect(request.url);
  await expect(intervals().exchange({ kind: 'key', key: 'personal-key' })).rejects.toMatchObject({ kind: 'away' });
  expect(standIn.seen).toHaveLength(1);
});

test('a server that never answers is away', async () => {
  standIn.next.trouble = () => undefined;
  await expect(intervals({ deadlineMs: 50 }).pushWorkouts(KEY, [RUN])).rejects.toMatchObject({ kind: 'away' });
});

test('a webhook is believed for its secret alone', () => {
  const body = (secret: string) => ({ secret, events: [{ athlete_id: 'i101', type: 'ACTIVITY_UPLOADED' }] });
  expect(intervals().verifyWebhook(body('hook-secret'))).toEqual([{ externalUserId: 'i101', kind: 'changed' }]);
  const said = (event: object) =>
    intervals().verifyWebhook({ secret: 'hook-secret', events: [{ athlete_id: 'i101', ...event }] });
  expect(said({ type: 'APP_SCOPE_CHANGED', scope: '', deauthorized: true })).toEqual([
    { externalUserId: 'i101', kind: 'revoked' },
  ]);
  expect(said({ type: 'APP_SCOPE_CHANGED', scope: 'CALENDAR:WRITE', deauthorized: false })).toEqual([]);
  expect(said({ type: 'CALENDAR_UPDATED' })).toEqual([]);
  const odd = [
    null,
    { type: 'ACTIVITY_UPLOADED' },
    { athlete_id: 'i7' },
    { athlete_id: 101, type: 'ACTIVITY_UPLOADED' },
  ];
  expect(intervals().verifyWebhook({ secret: 'hook-secret', events: [...odd, ...body('').events] })).toEqual([
    { externalUserId: 'i101', kind: 'changed' },
  ]);
  expect(intervals().verifyWebhook(body('forged'))).toBeNull();
  expect(intervals().verifyWebhook({ secret: 'hook-secret' })).toBeNull();
  expect(intervals({ webhookSecret: null }).verifyWebhook(body(''))).toBeNull();
});

test('revoking ends a token, once and again, and leaves a personal key to its owner', async () => {
  const port = intervals();
  await port.revoke(KEY);
  expect(standIn.seen).toEqual([]);
  await port.revoke(TOKEN);
  await port.revoke(TOKEN);
  await expect(port.pushWorkouts(TOKEN, [RUN])).rejects.toMatchObject({ kind: 'access' });
});
