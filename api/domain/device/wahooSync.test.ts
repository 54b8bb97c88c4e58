import { APP, consentAt } from '../../../e2e/devices/consent.ts';
import { startWahoo } from '../../../e2e/devices/wahoo.ts';
import { createWahoo } from '../../adapters/devices/wahoo.ts';
import { createClient } from '../../db/client.ts';
import { syncDueDevices } from '../../jobs/devices.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { AccountDeps } from '../account/account.ts';
import type { Viewer } from '../kernel/access.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { deleteWorkout, updateWorkout } from '../schedule/workoutEdit.ts';
import { withAccess } from './connection.ts';
import { disconnectDevice, keepGrant, listDeviceAccounts } from './deviceAccount.ts';
import { readWorkoutsOnDevices } from './deviceState.ts';
import { hearProvider } from './deviceWebhook.ts';

const REDIRECT = 'https://evenpace.test/back';
const MONDAY = '2026-11-16';
const HOUR = 3_600_000;
let standIn: Awaited<ReturnType<typeof startWahoo>>;
let deps: AccountDeps;
let viewer: Viewer;
const clock = { now: new Date() };

const database = setUpDatabase();
beforeEach(async () => {
  standIn = await startWahoo();
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const base = testDeps(database.db, clock);
  const wahoo = createWahoo({ root: standIn.root, app: APP, webhookToken: 'hook-token', clock: () => clock.now });
  deps = { ...base, devices: { ...base.devices, ports: { wahoo } } };
  viewer = await aScheduledAthlete(deps);
});
afterEach(async () => {
  await database.db.connection.deleteMany();
  await standIn.stop();
});

const connect = async () => {
  const port = deps.devices.ports.wahoo!;
  const { address, ...kept } = await port.authorize!(REDIRECT);
  const { search: answer } = new URL(await consentAt(address));
  const grant = await port.exchange({ kind: 'consent', answer, redirectUri: REDIRECT, ...kept });
  return (await keepGrant(deps, viewer, { provider: 'wahoo', grant, consentText: '' }))!;
};
const sync = () =>
  syncDueDevices(deps, (error) => {
    throw error;
  });
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const coming = async () => {
  const today = clock.now.toISOString().slice(0, 10);
  const all = await workoutsOf(deps, viewer);
  return all.filter(({ scheduledDate }) => scheduledDate >= today && scheduledDate <= addDays(today, 13));
};
const isHeld = ({ workoutType }: { workoutType: string }) => workoutType === 'run' || workoutType === 'bike';
const named = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => `workout_${id}`).sort();
const there = () => ({
  workouts: [...standIn.athlete.workouts.values()].map(({ workout_token: token }) => token).sort(),
  plans: [...standIn.athlete.plans.values()].map(({ external_id: id }) => id).sort(),
});
const account = async () => (await listDeviceAccounts(deps, viewer))[0]!;
const stored = () => database.db.connection.findFirstOrThrow();

test('rides and runs are there, with a plan each; of the others it is said why they are not', async () => {
  await connect();
  expect(await sync()).toBe(1);
  const workouts = await coming();
  const held = named(workouts.filter(isHeld));
  expect(there()).toEqual({ workouts: held, plans: held });
  const swim = workouts.find(({ workoutType }) => workoutType === 'swim')!;
  const run = workouts.find(({ workoutType }) => workoutType === 'run')!;
  const states = await readWorkoutsOnDevices(deps, viewer, [swim.id, run.id]);
  expect(states.get(swim.id)).toEqual([
    { provider: 'wahoo', state: 'unheld', sentence: 'Not on Wahoo: swims cannot be sent.', notes: [] },
  ]);
  expect(states.get(run.id)).toMatchObject([{ state: 'sent', sentence: 'In your calendar at Wahoo.', notes: [] }]);
  const asked = standIn.seen.length;
  later(HOUR);
  expect(await sync()).toBe(1);
  expect(standIn.seen.slice(asked).filter((line) => !line.startsWith('GET'))).toEqual([]);
  await database.db.workout.update({ where: { id: run.id }, data: { steps: [] } });
  const [told] = (await readWorkoutsOnDevices(deps, viewer, [run.id])).get(run.id)!;
  expect(told!.notes).toEqual([`It has no steps: the plan is one stretch of ${run.duration} min.`]);
});

test('a change replaces, and what is gone from the plan, or cannot be held any more, is removed', async () => {
  await connect();
  await sync();
  const [gone, changed, other] = (await coming()).filter(isHeld);
  await deleteWorkout(deps, viewer, gone!.id, {});
  await updateWorkout(deps, viewer, changed!.id, { description: 'Round the lake' });
  await database.db.workout.update({ where: { id: other!.id }, data: { workoutType: 'strength', steps: [] } });
  expect(await sync()).toBe(1);
  const held = named((await coming()).filter(isHeld));
  expect(there()).toEqual({ workouts: held, plans: held });
  expect(held).not.toContain(`workout_${other!.id}`);
  expect([...standIn.athlete.workouts.values()].map(({ name }) => name)).toContain('Round the lake');
  const [state] = (await readWorkoutsOnDevices(deps, viewer, [other!.id])).get(other!.id)!;
  expect(state).toMatchObject({ state: 'unheld', sentence: 'Not on Wahoo: strength workouts cannot be sent.' });
});

test('what is left of the limit is obeyed, what was taken is known, and the rest goes when the wait is over', async () => {
  await connect();
  standIn.limit.remaining = 9;
  expect(await sync()).toBe(0);
  const first = there().workouts.length;
  expect(first).toBeGreaterThan(0);
  expect(await database.db.deviceWorkout.count({ where: { state: 'sent' } })).toBe(first);
  expect(await account()).toMatchObject({ state: 'trying', trouble: expect.stringContaining('asks us to wait') });
  // a process that knows nothing of the wait, as after a restart
  const wahoo = createWahoo({ root: standIn.root, app: APP, webhookToken: null, clock: () => clock.now });
  Object.assign(deps.devices, { ports: { wahoo } });
  standIn.limit.remaining = 25;
  expect(await sync()).toBe(0);
  later(300_000);
  const before = standIn.seen.length;
  while ((await account()).state !== 'synced') {
    standIn.limit.remaining = 25;
    Object.assign(deps.devices, {
      ports: { wahoo: createWahoo({ root: standIn.root, app: APP, webhookToken: null, clock: () => clock.now }) },
    });
    later(300_000);
    await sync();
    expect(standIn.seen.length - before).toBeLessThan(100);
  }
  expect(there().workouts).toEqual(named((await coming()).filter(isHeld)));
});

describe('access', () => {
  const paths = () => standIn.seen.filter((line) => line === 'POST /oauth/token');

  test('that ends is made anew before it does, and the new one is kept sealed', async () => {
    await connect();
    await sync();
    later(2 * HOUR - 5 * 60_000 + 1);
    expect(await sync()).toBe(1);
    expect(paths()).toHaveLength(2);
    const { access, refresh } = standIn.pairs.at(-1)!;
    const text = JSON.stringify(await stored());
    expect([text.includes(access), text.includes(refresh)]).toEqual([false, false]);
    later(HOUR);
    expect(await sync()).toBe(1);
    expect(paths()).toHaveLength(2);
  });

  test('that the provider ended early is made anew once', async () => {
    await connect();
    standIn.next.trouble = (_request, response) => response.status(401).json({ error: 'Expired' });
    expect(await sync()).toBe(1);
    expect(paths()).toHaveLength(2);
    expect(await account()).toMatchObject({ state: 'synced', trouble: null });
  });

  test('that is ending at two processes at once is made anew by one of them', async () => {
    await connect();
    const row = await stored();
    later(2 * HOUR);
    standIn.standing.delayMs = 150;
    const others = createClient(database.url, { connections: 1 });
    const used = await Promise.all(
      [deps, { ...deps, db: others }].map((by) =>
        withAccess(by, row, async ({ port, access }) => {
          await port.listSince(access, { from: MONDAY, to: MONDAY });
          return access;
        }),
      ),
    );
    expect(used[0]).toEqual(used[1]);
    expect(paths()).toHaveLength(2);
    await others.$disconnect();
  });

  test('whose renewal was cut off before it was kept goes on with the pair before', async () => {
    await connect();
    later(2 * HOUR);
    standIn.next.trouble = null;
    standIn.next.afterwards = (request) => request.socket.destroy();
    expect(await sync()).toBe(0);
    expect(await account()).toMatchObject({ state: 'trying' });
    later(HOUR);
    expect(await sync()).toBe(1);
  });

  test('that was taken back there stops it, and says how it goes on', async () => {
    await connect();
    await sync();
    standIn.athlete.isConnected = false;
    later(HOUR);
    await sync();
    expect(await account()).toMatchObject({
      state: 'stopped',
      wantsKey: true,
      trouble: 'Wahoo does not let us in any more: connect it again. What came from it stays.',
    });
  });
});

test('a recording that the webhook tells of completes its workout; told twice it is taken in once', async () => {
  const ride = (await coming()).find(({ workoutType }) => workoutType === 'bike')!;
  clock.now = new Date(`${ride.scheduledDate}T05:00:00Z`);
  await connect();
  await sync();
  later(12 * HOUR);
  await sync();
  const start = `${ride.scheduledDate}T07:00:00Z`;
  standIn.record(start, activityFile([{ sport: 'cycling', start, seconds: ride.duration * 60 }]));
  later(60_000);
  expect(await sync()).toBe(0);
  const body = { event_type: 'workout_summary', webhook_token: 'hook-token', user: { id: standIn.athlete.id } };
  await hearProvider(deps, 'wahoo', body);
  await hearProvider(deps, 'wahoo', body);
  await expect(hearProvider(deps, 'wahoo', { ...body, webhook_token: 'forged' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await sync()).toBe(1);
  await hearProvider(deps, 'wahoo', body);
  await sync();
  const [done] = (await workoutsOf(deps, viewer)).filter(({ id }) => id === ride.id);
  expect(done!.status).toBe('completed');
  expect(await database.db.activity.count({ where: { athleteId: viewer.athleteId } })).toBe(1);
});

test('leaving takes the coming workouts and plans out, gives the access back, and leaves what the athlete did', async () => {
  const { id } = await connect();
  await sync();
  const recorded = standIn.record(`${MONDAY}T05:00:00Z`, null);
  // the access has ended meanwhile
  later(3 * HOUR);
  expect(await disconnectDevice(deps, viewer, id)).toMatchObject({ isRevoked: true });
  expect(there()).toEqual({ workouts: [`watch ${recorded}`], plans: [] });
  expect(standIn.seen.at(-1)).toBe('DELETE /v1/permissions');
});
