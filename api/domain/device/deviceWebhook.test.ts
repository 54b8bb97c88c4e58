import { startIntervals } from '../../../e2e/devices/intervals.ts';
import { createIntervals } from '../../adapters/devices/intervals.ts';
import { syncDueDevices } from '../../jobs/devices.ts';
import { setUpApp } from '../../test/app.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import type { DevicePort } from '../kernel/devicePort.ts';
import { sealAccess } from './connection.ts';
import { connectDevice, listDeviceAccounts } from './deviceAccount.ts';

const SECRET = 'a secret of both sides';
const clock = { now: new Date() };
let standIn: Awaited<ReturnType<typeof startIntervals>>;
let viewer: Viewer;

const app = setUpApp({ now: clock });
beforeEach(async () => {
  clock.now = new Date('2026-11-16T06:00:00Z');
  standIn = await startIntervals();
  const intervals = createIntervals({ root: standIn.root, app: null, webhookSecret: SECRET });
  Object.assign(app.deps, { devices: { ...app.deps.devices, ports: { intervals } } });
  viewer = await aScheduledAthlete(app.deps);
  await connectDevice(app.deps, viewer, { provider: 'intervals', key: 'personal-key' });
});
afterEach(async () => {
  await app.deps.db.connection.deleteMany();
  await standIn.stop();
});

const sync = () =>
  syncDueDevices(app.deps, (error) => {
    throw error;
  });
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const say = (events: object[], { secret = SECRET, provider = 'intervals' } = {}) =>
  app.browser().post(`/api/devices/${provider}/webhook`, { secret, events });
const TAKEN_BACK = { athlete_id: 'i101', type: 'APP_SCOPE_CHANGED', deauthorized: true };
const UPLOADED = { athlete_id: 'i101', type: 'ACTIVITY_UPLOADED' };
const record = (id: string) => {
  const start = '2026-11-16T05:00:00Z';
  standIn.athlete.files.set(id, activityFile([{ sport: 'running', start, seconds: 600 }]));
  standIn.athlete.activities.push({ id, source: 'GARMIN_CONNECT', start_date: start });
};
const kept = () => app.deps.db.activity.count({ where: { athleteId: viewer.athleteId } });
const withToken = async () => {
  const { id } = await app.deps.db.connection.findFirstOrThrow();
  const access = { kind: 'oauth', accessToken: 'oauth-token', refreshToken: null, expiresAt: null } as const;
  await app.deps.db.connection.update({ where: { id }, data: sealAccess(app.deps.devices.sealing, access, id) });
};

test('what the provider tells comes in with the next round, told once or many times', async () => {
  await sync();
  record('r1');
  later(60_000);
  expect(await sync()).toBe(0);
  expect(await kept()).toBe(0);
  for (const answer of [await say([UPLOADED, UPLOADED]), await say([UPLOADED])])
    expect([answer.status, answer.json]).toEqual([200, { success: true }]);
  // the answer waits for nothing that is done there
  expect(await kept()).toBe(0);
  expect(await sync()).toBe(1);
  expect(await kept()).toBe(1);
  await say([UPLOADED]);
  await sync();
  expect(await kept()).toBe(1);
});

test('what is told while the account is synced is not lost', async () => {
  const { intervals } = app.deps.devices.ports;
  const listSince: DevicePort['listSince'] = async (...given) => {
    const listed = await intervals!.listSince(...given);
    later(1000);
    if (standIn.athlete.files.size > 0) return listed;
    record('r1');
    await say([UPLOADED]);
    return listed;
  };
  Object.assign(app.deps.devices, { ports: { intervals: { ...intervals!, listSince } } });
  expect(await sync()).toBe(2);
  expect(await kept()).toBe(1);
});

test('forged words change nothing, whoever they name; of a stranger nothing is said', async () => {
  await sync();
  const before = await app.deps.db.connection.findFirstOrThrow();
  expect((await say([UPLOADED], { secret: 'forged' })).status).toBe(403);
  expect((await say([TAKEN_BACK], { secret: '' })).status).toBe(403);
  expect((await app.browser().post('/api/devices/intervals/webhook', {})).status).toBe(403);
  for (const provider of ['wahoo', 'constructor']) expect((await say([UPLOADED], { provider })).status).toBe(404);
  later(1000);
  expect((await say([{ ...UPLOADED, athlete_id: 'i999' }])).status).toBe(200);
  expect(await app.deps.db.connection.findFirstOrThrow()).toEqual(before);
});

test('access that was taken back there disconnects, with what came from it', async () => {
  record('r1');
  await sync();
  expect(await kept()).toBe(1);
  await withToken();
  standIn.athlete.isConnected = false;
  later(1000);
  expect((await say([TAKEN_BACK])).status).toBe(200);
  expect(await listDeviceAccounts(app.deps, viewer)).toHaveLength(1);
  expect(await sync()).toBe(1);
  expect([await listDeviceAccounts(app.deps, viewer), await kept()]).toEqual([[], 0]);
});

test('the same said late, or again, does not end the access that lets us in by now', async () => {
  record('r1');
  await withToken();
  await sync();
  later(1000);
  await say([TAKEN_BACK]);
  standIn.athlete.isConnected = true;
  expect(await sync()).toBe(1);
  expect([await listDeviceAccounts(app.deps, viewer), await kept()]).toMatchObject([[{ state: 'synced' }], 1]);
  // it was told once: that the access ends some day by itself takes nothing along
  standIn.athlete.isConnected = false;
  later(3_600_000);
  expect(await sync()).toBe(0);
  expect([await listDeviceAccounts(app.deps, viewer), await kept()]).toMatchObject([[{ state: 'stopped' }], 1]);
});

test('whoever took it back is not kept for a provider that is away', async () => {
  record('r1');
  await withToken();
  await sync();
  later(1000);
  standIn.standing.breaks = () => true;
  await say([TAKEN_BACK]);
  for (let tries = 1; tries < 14; tries += 1) {
    expect(await sync()).toBe(0);
    later(6 * 3_600_000);
  }
  expect(await kept()).toBe(1);
  expect(await sync()).toBe(1);
  expect([await listDeviceAccounts(app.deps, viewer), await kept()]).toEqual([[], 0]);
});

test('a personal key is none of the application: it goes on', async () => {
  await sync();
  later(1000);
  await say([TAKEN_BACK]);
  expect(await sync()).toBe(1);
  expect(await listDeviceAccounts(app.deps, viewer)).toMatchObject([{ state: 'synced' }]);
  // and is not held against another way in
  await withToken();
  later(3_600_000);
  expect(await sync()).toBe(1);
  expect(await listDeviceAccounts(app.deps, viewer)).toHaveLength(1);
});

test('an account that was stopped is not started by what is told', async () => {
  await sync();
  await app.deps.db.connection.updateMany({ data: { nextSyncAt: null, fault: 'access' } });
  await say([UPLOADED]);
  expect(await listDeviceAccounts(app.deps, viewer)).toMatchObject([{ state: 'stopped' }]);
});

test('signing in has what was recorded come in with the next round; one that was stopped stays so', async () => {
  const { email } = await app.deps.db.user.findUniqueOrThrow({ where: { id: viewer.userId } });
  const signIn = async () =>
    (await app.browser().post('/api/auth/login', { email, password: 'correct horse battery' })).status;
  await sync();
  record('r1');
  later(60_000);
  expect(await sync()).toBe(0);
  expect(await signIn()).toBe(200);
  expect([await sync(), await kept()]).toEqual([1, 1]);
  await app.deps.db.connection.updateMany({ data: { nextSyncAt: null, fault: 'access' } });
  expect(await signIn()).toBe(200);
  expect(await sync()).toBe(0);
});
