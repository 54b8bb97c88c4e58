import { APP, consentAt } from '../../../e2e/devices/consent.ts';
import { startIntervals } from '../../../e2e/devices/intervals.ts';
import { createIntervals } from '../../adapters/devices/intervals.ts';
import { syncDueDevices } from '../../jobs/devices.ts';
import { setUpApp } from '../../test/app.ts';
import type { Browser } from '../../test/browser.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { endWaysIn } from '../account/waysIn.ts';
import { eraseAccount } from '../accountData/eraseAccount.ts';
import type { Viewer } from '../kernel/access.ts';
import { connectDevice, disconnectDevice, listDeviceAccounts } from './deviceAccount.ts';

const PASSWORD = 'correct horse battery';
const clock = { now: new Date() };
let standIn: Awaited<ReturnType<typeof startIntervals>>;
let viewer: Viewer & { email: string };
let browser: Browser;

const app = setUpApp({ now: clock });
beforeEach(async () => {
  clock.now = new Date('2026-11-16T06:00:00Z');
  standIn = await startIntervals();
  setUp({});
  [viewer, browser] = await aBrowser();
});
afterEach(async () => {
  await app.deps.db.connection.deleteMany();
  await app.deps.db.deviceConsent.deleteMany();
  await standIn.stop();
});

const setUp = (over: Partial<Parameters<typeof createIntervals>[0]>) => {
  const intervals = createIntervals({ root: standIn.root, app: APP, webhookSecret: null, ...over });
  Object.assign(app.deps, { devices: { ...app.deps.devices, ports: { intervals } } });
};
async function aBrowser(): Promise<[Viewer & { email: string }, Browser]> {
  const who = await aScheduledAthlete(app.deps);
  const of = app.browser();
  expect((await of.post('/api/auth/login', { email: who.email, password: PASSWORD })).status).toBe(200);
  return [who, of];
}
const ask = async (by = browser, headers?: Record<string, string>) => {
  const query =
    'mutation ($input: AuthorizeDeviceInput!) { authorizeDevice(input: $input) { __typename ... on AuthorizeDevicePayload { address } ... on NotPossible { code message } } }';
  const { json } = await by.post('/graphql', { query, variables: { input: { provider: 'INTERVALS' } } }, headers);
  return json.data?.authorizeDevice ?? json.errors[0];
};
const back = async (address: string, by = browser) => {
  const { pathname, search, origin } = new URL(address);
  expect(origin).toBe(app.base);
  const { status, headers } = await by.get(pathname + search, { origin: '', 'sec-fetch-site': 'cross-site' });
  return [status, headers.get('location')];
};
const told = (outcome: string) => [302, `/settings/training?device=intervals&outcome=${outcome}#devices`];
const CONNECTED = [302, '/settings/training#devices'];
const accounts = (who = viewer) => listDeviceAccounts(app.deps, who);

test('consent connects the account, is written down, and works', async () => {
  const { address } = await ask();
  expect(await back(await consentAt(address))).toEqual(CONNECTED);
  expect(await accounts()).toMatchObject([{ provider: 'intervals', state: 'waiting', wantsKey: false }]);
  const row = await app.deps.db.connection.findFirstOrThrow();
  expect(row).toMatchObject({
    externalUserId: 'i101',
    scope: 'ACTIVITY:READ,CALENDAR:WRITE,WELLNESS:READ',
    consentText: expect.stringContaining('Evenpace sends your planned workouts'),
    consentAt: clock.now,
  });
  expect(JSON.stringify(row)).not.toContain('oauth-token');
  const events = await app.deps.db.accountEvent.findMany({ where: { userId: viewer.userId, act: 'device-connected' } });
  expect(events.map(({ detail }) => detail)).toEqual(['intervals.icu']);
  await syncDueDevices(app.deps, (error) => {
    throw error;
  });
  expect(standIn.athlete.events.size).toBeGreaterThan(0);
  // the access can be given back, as that of a key cannot
  expect(await disconnectDevice(app.deps, viewer, row.id)).toMatchObject({ isRevoked: true });
  expect([standIn.athlete.isConnected, standIn.athlete.events.size]).toEqual([false, 0]);
});

test('consent that was refused, or ended otherwise there, connects nothing and is told', async () => {
  expect(await back(await consentAt((await ask()).address, 'refuse'))).toEqual(told('denied'));
  const odd = new URL(await consentAt((await ask()).address, 'refuse'));
  odd.searchParams.set('error', 'server_error');
  expect(await back(odd.href)).toEqual(told('failed'));
  const without = new URL(await consentAt((await ask()).address));
  without.searchParams.delete('code');
  expect(await back(without.href)).toEqual(told('failed'));
  expect(await accounts()).toEqual([]);
});

test('the way back is good once, for ten minutes, in the browser that asked', async () => {
  const [other, elsewhere] = await aBrowser();
  const first = await consentAt((await ask()).address);
  // another person, another browser of the same one, and nobody
  expect(await back(first, elsewhere)).toEqual(told('ended'));
  const second = app.browser();
  await second.post('/api/auth/login', { email: viewer.email, password: PASSWORD });
  expect(await back(first, second)).toEqual(told('ended'));
  expect(await back(first, app.browser())).toEqual(told('ended'));
  const forged = new URL(first);
  forged.searchParams.set('state', 'forged');
  expect(await back(forged.href)).toEqual(told('ended'));
  expect([await accounts(), await accounts(other)]).toEqual([[], []]);
  expect(await back(first)).toEqual(CONNECTED);
  expect(await back(first)).toEqual(told('ended'));
  await app.deps.db.connection.deleteMany();

  const [early, late] = [await consentAt((await ask()).address), await consentAt((await ask()).address)];
  clock.now = new Date(clock.now.getTime() + 599_999);
  expect(await back(early)).toEqual(CONNECTED);
  await app.deps.db.connection.deleteMany();
  clock.now = new Date(clock.now.getTime() + 1);
  expect(await back(late)).toEqual(told('ended'));
});

test('twice at once it is traded once', async () => {
  const address = await consentAt((await ask()).address);
  const answers = await Promise.all([back(address), back(address)]);
  expect(answers.map(([, location]) => location).sort()).toEqual([CONNECTED[1], told('ended')[1]].sort());
  expect(standIn.seen.filter((line) => line.includes('/oauth/token'))).toHaveLength(1);
});

test('whoever signs out, or loses the ways in, cannot come back', async () => {
  const asked = await consentAt((await ask()).address);
  await app.deps.db.$transaction((tx) => endWaysIn(tx, viewer.userId, clock.now));
  expect(await app.deps.db.deviceConsent.count()).toBe(0);
  expect(await back(asked)).toEqual(told('ended'));
  [viewer, browser] = await aBrowser();
  await ask();
  await eraseAccount(app.deps, { ...viewer, signedInAt: clock.now }, { password: PASSWORD });
  expect(await app.deps.db.deviceConsent.count()).toBe(0);
});

test.each<[string, NonNullable<typeof standIn.next.trouble>, string]>([
  ['does not answer', (request) => request.socket.destroy(), 'away'],
  ['answers a page', (_request, response) => response.type('html').send('<h1>Back soon</h1>'), 'away'],
  ['asks to wait', (_request, response) => response.sendStatus(429), 'away'],
  [
    'does not know its own code',
    (_request, response) => response.status(400).json({ error: 'invalid_grant' }),
    'failed',
  ],
])('a provider that %s is told as that', async (_what, trouble, outcome) => {
  const address = await consentAt((await ask()).address);
  standIn.next.trouble = trouble;
  expect(await back(address)).toEqual(told(outcome));
  expect(await accounts()).toEqual([]);
});

test('an account is connected once; one that was stopped goes on, and no other in its place', async () => {
  await connectDevice(app.deps, viewer, { provider: 'intervals', key: 'personal-key' });
  expect(await ask()).toMatchObject({ __typename: 'NotPossible', code: 'DEVICE_CONNECTED' });
  const [, elsewhere] = await aBrowser();
  expect(await back(await consentAt((await ask(elsewhere)).address), elsewhere)).toEqual(told('taken'));
  expect(standIn.athlete.isConnected).toBe(true);

  await app.deps.db.connection.updateMany({ data: { nextSyncAt: null, fault: 'access' } });
  const { id } = (await accounts())[0]!;
  standIn.athlete.id = 'i102';
  expect(await back(await consentAt((await ask()).address))).toEqual(told('other'));
  expect(await accounts()).toMatchObject([{ id, state: 'stopped' }]);
  // that consent was for nothing, and is given back
  expect(standIn.athlete.isConnected).toBe(false);
  standIn.athlete.id = 'i101';
  expect(await back(await consentAt((await ask()).address))).toEqual(CONNECTED);
  expect(await accounts()).toMatchObject([{ id, state: 'waiting', trouble: null }]);
});

test('consent of no use is not given back where it would end what somebody else has there', async () => {
  await connectDevice(app.deps, viewer, { provider: 'intervals', key: 'personal-key' });
  await app.deps.db.connection.updateMany({ data: { nextSyncAt: null, fault: 'access' } });
  standIn.athlete.id = 'i102';
  const [other] = await aBrowser();
  await connectDevice(app.deps, other, { provider: 'intervals', key: 'personal-key' });
  expect(await back(await consentAt((await ask()).address))).toEqual(told('other'));
  expect(standIn.athlete.isConnected).toBe(true);
});

test('without an application there is nothing to ask, and nobody comes back', async () => {
  setUp({ app: null });
  expect(await ask()).toMatchObject({ __typename: 'NotPossible', code: 'DEVICE_AWAY' });
  for (const provider of ['intervals', 'wahoo', 'constructor'])
    expect((await browser.get(`/api/devices/${provider}/callback?state=x&code=y`)).status).toBe(404);
  const query = '{ viewer { deviceOffers { provider byKey byConsent } } }';
  const offers = async () => (await browser.post('/graphql', { query })).json.data.viewer.deviceOffers;
  expect(await offers()).toEqual([{ provider: 'INTERVALS', byKey: true, byConsent: false }]);
  setUp({});
  expect(await offers()).toEqual([{ provider: 'INTERVALS', byKey: true, byConsent: true }]);
});
