import { APP, consentAt } from '../../../e2e/devices/consent.ts';
import { startWahoo } from '../../../e2e/devices/wahoo.ts';
import { type DeviceAccess, DeviceFault, type PushedWorkout } from '../../domain/kernel/devicePort.ts';
import { createWahoo, holdsFiles } from './wahoo.ts';

const REDIRECT = 'https://evenpace.test/back';
const NOW = new Date('2026-11-28T04:00:00Z');
const steps = [
  {
    kind: 'work',
    durationSec: 1800,
    effort: 0.7,
    target: { metric: 'rpe', lo: 3, hi: 4 },
  },
] as const;
const RUN: PushedWorkout = {
  externalId: 'workout_1',
  day: '2026-11-28',
  startsAt: 6 * 60,
  starts: new Date('2026-11-28T06:00:00Z'),
  minutes: 30,
  title: 'Easy run',
  type: 'run',
  fit: Uint8Array.of(1),
  workout: { workoutType: 'run', duration: 30, description: 'Easy run', instructions: 'Easily', steps },
  thresholds: null,
};
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i): PushedWorkout => ({ ...RUN, externalId: `workout_${i + 1}` }));

let standIn: Awaited<ReturnType<typeof startWahoo>>;
let access: DeviceAccess;
const wahoo = (over: Partial<Parameters<typeof createWahoo>[0]> = {}) =>
  createWahoo({ root: standIn.root, app: APP, webhookToken: 'hook-token', clock: () => NOW, ...over });
const granted = async () => {
  const { address, ...kept } = await wahoo().authorize!(REDIRECT);
  const { search: answer } = new URL(await consentAt(address));
  return wahoo().exchange({ kind: 'consent', answer, redirectUri: REDIRECT, ...kept });
};
beforeEach(async () => {
  standIn = await startWahoo();
  ({ access } = await granted());
  standIn.seen.length = 0;
});
afterEach(() => standIn.stop());
const there = () => ({ plans: [...standIn.athlete.plans.values()], workouts: [...standIn.athlete.workouts.values()] });

test('consent is asked for with all scopes and PKCE, and brings tokens that end, counted by our own clock', async () => {
  const { address } = await wahoo().authorize!(REDIRECT);
  expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
    code_challenge_method: 'S256',
    scope: 'user_read workouts_read workouts_write plans_read plans_write offline_data',
  });
  expect(await granted()).toEqual({
    access: {
      kind: 'oauth',
      accessToken: standIn.pairs.at(-1)!.access,
      refreshToken: standIn.pairs.at(-1)!.refresh,
      expiresAt: new Date('2026-11-28T06:00:00Z'),
    },
    externalUserId: '60462',
    scope: 'user_read workouts_read workouts_write plans_read plans_write offline_data',
  });
  expect(wahoo().takesKey).toBe(false);
  await expect(wahoo().exchange({ kind: 'key', key: 'k' })).rejects.toMatchObject({ kind: 'refused' });
});

test('a refresh brings a new pair, whose first use ends the one before', async () => {
  const fresh = await wahoo().refresh(access);
  expect(fresh).toMatchObject({ kind: 'oauth', accessToken: standIn.pairs.at(-1)!.access });
  expect(await wahoo().refresh(access)).toMatchObject({ kind: 'oauth' });
  await wahoo().pushWorkouts(fresh, [RUN]);
  await expect(wahoo().pushWorkouts(access, [RUN])).rejects.toMatchObject({ kind: 'access' });
  await expect(wahoo().refresh(access)).rejects.toMatchObject({ kind: 'access' });
});

test('a workout is a plan and a workout with it; sent again it replaces both; removed twice it is gone', async () => {
  expect(await wahoo().pushWorkouts(access, [RUN])).toEqual(new Set(['workout_1']));
  const [plan] = there().plans;
  expect(plan).toMatchObject({ external_id: 'workout_1', provider_updated_at: NOW.toISOString() });
  expect(plan!.json).toMatchObject({ header: { name: 'Easy run', workout_type_family: 1 } });
  expect(there().workouts).toMatchObject([
    { name: 'Easy run', workout_token: 'workout_1', workout_type_id: 1, minutes: 30, plan_id: plan!.id },
  ]);
  await wahoo().pushWorkouts(access, [
    { ...RUN, title: 'Longer run', minutes: 50, starts: new Date('2026-11-29T06:00:00Z') },
  ]);
  expect(there().plans).toHaveLength(1);
  expect(there().workouts).toMatchObject([{ name: 'Longer run', minutes: 50, starts: '2026-11-29T06:00:00.000Z' }]);
  await wahoo().removeWorkouts(access, ['workout_1']);
  await wahoo().removeWorkouts(access, ['workout_1']);
  expect(there()).toEqual({ plans: [], workouts: [] });
});

test('nothing to push or remove asks nothing', async () => {
  await wahoo().pushWorkouts(access, []);
  await wahoo().removeWorkouts(access, []);
  expect(standIn.seen).toEqual([]);
});

test.each(['plans', 'workouts'])(
  'an answer about %s that is lost after the write leaves one workout when it is sent again',
  async (what) => {
    const cut = (isDone: () => boolean) => {
      standIn.next.afterwards = (request, response) => {
        if (request.method === 'POST' && request.path.endsWith(what)) return void request.socket.destroy();
        response.json(
          request.method === 'GET'
            ? request.path.endsWith('plans')
              ? []
              : { workouts: [] }
            : { id: there().plans[0]!.id },
        );
        if (!isDone()) cut(isDone);
      };
    };
    cut(() => false);
    await expect(wahoo().pushWorkouts(access, [RUN])).rejects.toMatchObject({ kind: 'away' });
    standIn.next.afterwards = null;
    await wahoo().pushWorkouts(access, [RUN]);
    expect([there().plans.length, there().workouts.length]).toEqual([1, 1]);
  },
);

test('one that is refused keeps no other back', async () => {
  standIn.standing.refuses = (body) => body['external_id'] === 'workout_2';
  expect(await wahoo().pushWorkouts(access, numbered(3))).toEqual(new Set(['workout_1', 'workout_3']));
});

test('what the athlete has done is neither replaced nor removed', async () => {
  await wahoo().pushWorkouts(access, [RUN]);
  const [done] = there().workouts;
  done!.workout_summary = { id: 1, file: { url: null } };
  expect(await wahoo().pushWorkouts(access, [{ ...RUN, title: 'Other' }])).toEqual(new Set(['workout_1']));
  await wahoo().removeWorkouts(access, ['workout_1']);
  expect(there().workouts).toMatchObject([{ name: 'Easy run' }]);
});

test('what is left of the limit is obeyed: nothing more is asked, and what was taken is told', async () => {
  standIn.limit.remaining = 6;
  const port = wahoo();
  const fault = await port.pushWorkouts(access, numbered(3)).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(DeviceFault);
  expect(fault).toMatchObject({ kind: 'busy', taken: new Set(['workout_1', 'workout_2']) });
  expect((fault as DeviceFault).waitSec).toBeGreaterThan(290);
  const asked = standIn.seen.length;
  await expect(port.listSince(access, { from: '2026-11-20', to: '2026-11-28' })).rejects.toMatchObject({
    kind: 'busy',
  });
  expect(standIn.seen).toHaveLength(asked);
});

test('another process learns of the limit by 429, and for how long', async () => {
  standIn.limit.remaining = 0;
  await expect(wahoo().pushWorkouts(access, [RUN])).rejects.toMatchObject({ kind: 'busy', waitSec: 300 });
});

test('recordings are listed by their days, page by page, without what is only planned', async () => {
  await wahoo().pushWorkouts(access, [RUN]);
  const file = Uint8Array.of(14, 16);
  const [old, early, late] = ['2026-10-01', '2026-11-20', '2026-11-27'].map((day) =>
    standIn.record(`${day}T06:00:00Z`, file),
  );
  for (let i = 0; i < 120; i += 1) standIn.record('2026-11-25T06:00:00Z', null);
  const { recordings, skipped } = await wahoo().listSince(access, { from: '2026-11-20', to: '2026-11-27' });
  const ids = recordings.map(({ externalId }) => Number(externalId));
  expect([ids.includes(early!), ids.includes(late!), ids.includes(old!), ids.length, skipped]).toEqual([
    true,
    true,
    false,
    122,
    0,
  ]);
  expect(standIn.seen.filter((line) => line.startsWith('GET /v1/workouts?page=2'))).toHaveLength(1);
});

test('a workout of which a field is missing keeps nothing from coming or going', async () => {
  const id = standIn.record('2026-11-27T06:00:00Z', Uint8Array.of(14));
  const starts = '2026-11-27T06:00:00Z';
  const broken: object[] = [
    { starts },
    { id: '7', starts },
    { id: 8, starts: 'yesterday' },
    { id: 9, workout_summary: {} },
  ];
  standIn.next.trouble = (_request, response) =>
    void response.json({ workouts: [...broken, null, ...standIn.athlete.workouts.values()] });
  const { recordings } = await wahoo().listSince(access, { from: '2026-11-20', to: '2026-11-27' });
  expect(recordings.map(({ externalId }) => externalId)).toEqual([String(id)]);
  for (const [i, each] of broken.entries()) standIn.athlete.workouts.set(-i, { starts, ...each } as never);
  expect(await wahoo().pushWorkouts(access, [RUN])).toEqual(new Set(['workout_1']));
  await wahoo().removeWorkouts(access, ['workout_1']);
  expect(there().plans).toEqual([]);
});

test('a file comes from where the recording says, without a secret; one without a file has none', async () => {
  const file = Uint8Array.of(14, 16, 1, 2);
  expect(
    new Uint8Array((await wahoo().fetchFile(access, String(standIn.record('2026-11-27T06:00:00Z', file))))!),
  ).toEqual(file);
  expect(await wahoo().fetchFile(access, String(standIn.record('2026-11-27T06:00:00Z', null)))).toBeNull();
  expect(await wahoo().fetchFile(access, '999')).toBeNull();
});

test.each([
  ['https://cdn.wahooligan.com/a/b.fit', true],
  ['https://wahooligan.com/b.fit', true],
  ['https://api.example:8443/files/b.fit', true],
  ['http://cdn.wahooligan.com/b.fit', false],
  ['http://api.example:8443/files/b.fit', false],
  ['https://api.example/files/b.fit', false],
  ['https://wahooligan.com.evil.example/b.fit', false],
  ['https://evilwahooligan.com/b.fit', false],
  ['https://cdn.wahooligan.com@evil.example/b.fit', false],
  ['file:///etc/passwd', false],
  ['b.fit', false],
])('a file may be at %s: %p', (url, isTrue) => {
  expect(holdsFiles(url, 'https://api.example:8443')).toBe(isTrue);
});

test('a file that lies elsewhere is not fetched', async () => {
  const other = await startWahoo();
  const id = standIn.record('2026-11-27T06:00:00Z', null);
  const { file } = other.athlete.workouts.get(
    other.record('2026-11-27T06:00:00Z', Uint8Array.of(14)),
  )!.workout_summary!;
  standIn.athlete.workouts.get(id)!.workout_summary!.file = file;
  await expect(wahoo().fetchFile(access, String(id))).rejects.toMatchObject({ kind: 'away' });
  expect(other.seen).toEqual([]);
  await other.stop();
});

const ASKS = {
  connect: granted,
  refresh: () => wahoo().refresh(access),
  push: () => wahoo().pushWorkouts(access, [RUN]),
  remove: () => wahoo().removeWorkouts(access, ['workout_1']),
  list: () => wahoo().listSince(access, { from: '2026-11-20', to: '2026-11-27' }),
  file: () => wahoo().fetchFile(access, '1'),
};
const troubled = async (what: keyof typeof ASKS, trouble: NonNullable<typeof standIn.next.trouble>) => {
  if (what === 'connect') {
    // the page that asks for consent comes first
    standIn.next.afterwards = trouble;
    return ASKS.connect();
  }
  standIn.next.trouble = trouble;
  return ASKS[what]();
};
const KINDS = Object.keys(ASKS) as (keyof typeof ASKS)[];

test.each(KINDS)('a page for people, a body of an error, and half an answer are no answer: %s', async (what) => {
  for (const body of ['<h1>Back soon</h1>', '{"error":"No"}', '{}', '[{}]', ''])
    await expect(
      troubled(
        what,
        (_request, response) =>
          void response
            .status(200)
            .type(body.startsWith('<') ? 'html' : 'json')
            .send(body),
      ),
    ).rejects.toMatchObject({ name: 'DeviceFault', kind: 'away' });
});

test.each([
  [500, 'away'],
  [503, 'away'],
  [401, 'access'],
  [403, 'access'],
  [429, 'busy'],
] as const)('%i is told as what it is, whatever its body', async (status, kind) => {
  for (const what of ['push', 'list', 'file', 'refresh'] as const)
    await expect(
      troubled(what, (_request, response) => void response.status(status).type('html').send('<h1>No</h1>')),
    ).rejects.toMatchObject({ kind });
});

test('access is ended by the word of the provider, and not by a page before it', async () => {
  const answers = (body: string, type: string) =>
    troubled('refresh', (_request, response) => void response.status(400).type(type).send(body));
  await expect(answers('<h1>Bad request</h1>', 'html')).rejects.toMatchObject({ kind: 'away' });
  await expect(answers('{"error":"invalid_grant"}', 'json')).rejects.toMatchObject({ kind: 'access' });
});

test('a server that never answers is away', async () => {
  standIn.next.trouble = () => undefined;
  await expect(wahoo({ deadlineMs: 50 }).pushWorkouts(access, [RUN])).rejects.toMatchObject({ kind: 'away' });
  standIn.next.trouble = () => undefined;
  await expect(wahoo({ deadlineMs: 50 }).refresh(access)).rejects.toMatchObject({ kind: 'away' });
});

test('a webhook is believed for its token alone', () => {
  const said = (over: object = {}) =>
    wahoo().verifyWebhook({
      event_type: 'workout_summary',
      webhook_token: 'hook-token',
      user: { id: 60_462 },
      ...over,
    });
  expect(said()).toEqual([{ externalUserId: '60462', kind: 'changed' }]);
  expect(said({ event_type: 'something_else' })).toEqual([]);
  expect(said({ webhook_token: 'forged' })).toBeNull();
  expect(said({ user: undefined })).toBeNull();
  const unset = wahoo({ webhookToken: null });
  expect(unset.verifyWebhook({ event_type: 'workout_summary', webhook_token: '', user: { id: 1 } })).toBeNull();
});

test('revoking ends the access, once and again', async () => {
  await wahoo().revoke(access);
  await wahoo().revoke(access);
  expect(standIn.seen).toEqual(['DELETE /v1/permissions', 'DELETE /v1/permissions']);
  await expect(wahoo().pushWorkouts(access, [RUN])).rejects.toMatchObject({ kind: 'access' });
});
