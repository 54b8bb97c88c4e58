import { startIntervals } from '../../../e2e/devices/intervals.ts';
import { createIntervals } from '../../adapters/devices/intervals.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { createClient } from '../../db/client.ts';
import { testDeps } from '../../test/app.ts';
import { createDatabase, type TestDatabase } from '../../test/database.ts';
import { activityFile } from '../../test/fitFiles.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { syncDueDevices } from '../../jobs/devices.ts';
import type { AccountDeps } from '../account/account.ts';
import { submitWorkoutFeedback } from '../adapt/feedback.ts';
import { endWaysIn } from '../account/waysIn.ts';
import { eraseAccount } from '../accountData/eraseAccount.ts';
import type { Viewer } from '../kernel/access.ts';
import { deleteWorkout, updateWorkout } from '../schedule/workoutEdit.ts';
import { connectDevice, disconnectDevice, listDeviceAccounts, requestDeviceSync } from './deviceAccount.ts';
import { claimDueDevices } from './deviceSync.ts';
import { readWorkoutsOnDevices } from './deviceState.ts';

const MONDAY = '2026-11-16';
let database: TestDatabase;
let standIn: Awaited<ReturnType<typeof startIntervals>>;
let deps: AccountDeps;
let viewer: Viewer;
const clock = { now: new Date() };

beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  standIn = await startIntervals();
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
  const base = testDeps(database.db, clock);
  const intervals = createIntervals({ root: standIn.root, app: null, webhookSecret: null });
  deps = { ...base, devices: { ...base.devices, ports: { intervals } } };
  viewer = await aScheduledAthlete(deps);
});
afterEach(async () => {
  await database.db.connection.deleteMany();
  await standIn.stop();
});

const connect = (who = viewer, key = 'personal-key') => connectDevice(deps, who, { provider: 'intervals', key });
/** The same, where something happens in the middle of each push. */
const meanwhile = (act: () => Promise<unknown>): AccountDeps => {
  const intervals = deps.devices.ports.intervals!;
  const pushWorkouts: typeof intervals.pushWorkouts = async (...given) => {
    await act();
    return intervals.pushWorkouts(...given);
  };
  return { ...deps, devices: { ...deps.devices, ports: { intervals: { ...intervals, pushWorkouts } } } };
};
const mustNot = (error: unknown) => {
  throw error;
};
const sync = () => syncDueDevices(deps, mustNot);
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const account = async () => (await listDeviceAccounts(deps, viewer))[0]!;
const today = () => clock.now.toISOString().slice(0, 10);
const coming = async () =>
  (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate }) => scheduledDate >= today() && scheduledDate <= addDays(today(), 13),
  );
const named = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => `workout_${id}`).sort();
const there = () => [...standIn.athlete.events.keys()].sort();

describe('connecting', () => {
  test('keeps the key sealed, and only for its row', async () => {
    expect(await connect()).toMatchObject({ provider: 'intervals', state: 'waiting', trouble: null });
    const row = await database.db.connection.findFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('personal-key');
    expect(row).toMatchObject({ externalUserId: 'i101', athleteId: viewer.athleteId });
    await database.db.connection.update({ where: { id: row.id }, data: { keyId: 'of a former secret' } });
    await sync();
    expect(await account()).toMatchObject({
      state: 'stopped',
      trouble: expect.stringContaining('connect it again'),
    });
    expect(there()).toEqual([]);
  });

  test('a key that is not known is told at its field, and nothing is kept', async () => {
    await expect(connect(viewer, 'wrong')).rejects.toMatchObject({ errors: [{ path: 'key' }] });
    await expect(connect(viewer, 'with space')).rejects.toMatchObject({ errors: [{ path: 'key' }] });
    expect(await database.db.connection.count()).toBe(0);
  });

  test('a provider that is away is told as that', async () => {
    standIn.next.trouble = (_request, response) => response.status(500).send('<html>');
    await expect(connect()).rejects.toMatchObject({ code: 'DEVICE_AWAY' });
  });

  test('an account is connected once, to one athlete', async () => {
    await connect();
    await expect(connect()).rejects.toMatchObject({ code: 'DEVICE_CONNECTED' });
    await expect(connect(await aScheduledAthlete(deps))).rejects.toMatchObject({ code: 'DEVICE_CONNECTED' });
  });
});

describe('sending', () => {
  test('what is planned for two weeks is there; nothing is sent twice', async () => {
    await connect();
    expect(await sync()).toBe(1);
    const workouts = await coming();
    expect(workouts.length).toBeGreaterThan(4);
    expect(there()).toEqual(named(workouts));
    expect(await account()).toMatchObject({ state: 'synced', syncedAt: clock.now, trouble: null });
    const states = await readWorkoutsOnDevices(deps, viewer, [workouts[0]!.id]);
    expect(states.get(workouts[0]!.id)).toEqual([
      { provider: 'intervals', state: 'sent', sentence: 'In your calendar at intervals.icu.' },
    ]);
    const asked = standIn.seen.length;
    expect(await sync()).toBe(0);
    later(3_600_000);
    expect(await sync()).toBe(1);
    expect(standIn.seen.slice(asked).filter((line) => !line.startsWith('GET'))).toEqual([]);
  });

  test('a change goes out with the next round: changed, removed, and done ones stay', async () => {
    await connect();
    await sync();
    const [done, gone, changed] = await coming();
    clock.now = new Date(`${done!.scheduledDate}T20:00:00Z`);
    const asSent = standIn.athlete.events.get(`workout_${done!.id}`);
    await submitWorkoutFeedback(deps, viewer, done!.id, { completionStatus: 'completed', actualDuration: 20 });
    await deleteWorkout(deps, viewer, gone!.id, {});
    await updateWorkout(deps, viewer, changed!.id, { description: 'Round the lake' });
    expect(await sync()).toBe(1);
    expect(there()).toEqual(named(await coming()));
    expect(there()).not.toContain(`workout_${gone!.id}`);
    expect(standIn.athlete.events.get(`workout_${done!.id}`)).toBe(asSent);
    expect(standIn.athlete.events.get(`workout_${changed!.id}`)).toMatchObject({ name: 'Round the lake' });
    expect(await database.db.deviceWorkout.count({ where: { workoutId: gone!.id } })).toBe(0);
  });

  test('cut off between sending and writing it down: run again, each is there once, and what is gone since is removed', async () => {
    await connect();
    const push = deps.devices.ports.intervals!.pushWorkouts;
    const cutOff = {
      ...deps.devices.ports.intervals!,
      pushWorkouts: async (...given: Parameters<typeof push>) => {
        await push(...given);
        throw new Error('The process is no more.');
      },
    };
    const dying = { ...deps, devices: { ...deps.devices, ports: { intervals: cutOff } } };
    const heard: unknown[] = [];
    await syncDueDevices(dying, (error) => heard.push(error));
    expect(String(heard)).toContain('no more');
    const sent = there();
    expect(sent.length).toBeGreaterThan(0);
    const gone = (await coming())[0]!;
    expect(sent).toContain(`workout_${gone.id}`);
    await deleteWorkout(deps, viewer, gone.id, {});
    later(60_000);
    expect(await sync()).toBe(1);
    expect(there()).toEqual(named(await coming()));
    expect(there()).not.toContain(`workout_${gone.id}`);
  });

  test('one workout that the provider refuses keeps no other from going there, and is tried again with the next sync', async () => {
    await connect();
    const [bad] = await coming();
    standIn.standing.refuses = ({ external_id: id }) => id === `workout_${bad!.id}`;
    const stateOf = async () => (await readWorkoutsOnDevices(deps, viewer, [bad!.id])).get(bad!.id)![0]!.state;
    expect(await sync()).toBe(1);
    expect(there()).toEqual(named((await coming()).filter(({ id }) => id !== bad!.id)));
    expect([(await account()).state, await stateOf()]).toEqual(['synced', 'refused']);
    standIn.standing.refuses = () => false;
    later(3_600_000);
    expect(await sync()).toBe(1);
    expect([there(), await stateOf()]).toEqual([named(await coming()), 'sent']);
  });

  test('whoever looks while one ends sees it to come or done, never a thing between', async () => {
    await connect();
    const seen: unknown[] = [];
    // looked at from outside of the sync, before each of its writes is over and after
    const look = async () => {
      const { state, syncedAt } = await account();
      seen.push([state, syncedAt]);
    };
    const db = database.db.$extends({
      query: {
        connection: {
          async updateMany({ args, query }) {
            await look();
            const done = await query(args);
            await look();
            return done;
          },
        },
      },
    });
    expect(await syncDueDevices({ ...deps, db: db as unknown as AccountDeps['db'] }, mustNot)).toBe(1);
    expect(await account()).toMatchObject({ state: 'synced', syncedAt: clock.now });
    expect(seen).not.toEqual([]);
    expect(seen).not.toContainEqual(['synced', null]);
    expect(seen).not.toContainEqual(['waiting', clock.now]);
  });

  test('asking for a sync while one is under way starts no second one', async () => {
    const { id } = await connect();
    let claims: string[] = [];
    const ask = async () => {
      await requestDeviceSync(deps, viewer, id);
      claims = await claimDueDevices(deps);
    };
    expect(await syncDueDevices(meanwhile(ask), mustNot)).toBe(1);
    expect(claims).toEqual([]);
    expect(await account()).toMatchObject({ state: 'synced' });
  });

  test.each([
    ['disconnected', async (id: string) => disconnectDevice(deps, viewer, id)],
    ['erased', async () => eraseAccount(deps, { ...viewer, signedInAt: clock.now }, {})],
  ])('%s while it is synced: nothing is left there, and nothing is wrong', async (_what, leave) => {
    const { id } = await connect();
    let isFirst = true;
    const once = async () => {
      if (isFirst) await leave(id);
      isFirst = false;
    };
    expect(await syncDueDevices(meanwhile(once), mustNot)).toBe(0);
    expect([isFirst, there(), await database.db.connection.count()]).toEqual([false, [], 0]);
  });

  test('an account is claimed by one of two processes, and by the other when that one died', async () => {
    await connect();
    const others = createClient(database.url, { connections: 1 });
    const claims = await Promise.all([deps, { ...deps, db: others }].map((by) => claimDueDevices(by)));
    expect(claims.flat()).toHaveLength(1);
    later(10 * 60_000);
    expect(await claimDueDevices(deps)).toHaveLength(1);
    await others.$disconnect();
  });
});

describe('trouble', () => {
  const fails = (status: number, headers = {}) => {
    standIn.next.trouble = (_request, response) => response.status(status).set(headers).send('<html>');
  };

  test('is tried again by itself, later each time, and in the end only when the athlete asks', async () => {
    await connect();
    fails(500);
    expect(await sync()).toBe(0);
    expect(await account()).toMatchObject({ state: 'trying', trouble: expect.stringContaining('We try again') });
    expect(await sync()).toBe(0);
    expect(standIn.seen.filter((line) => line.includes('activities'))).toHaveLength(1);
    const waits: number[] = [];
    for (let tries = 2; tries <= 14; tries += 1) {
      later(6 * 3_600_000);
      fails(500);
      await sync();
      const { waitUntil } = await database.db.connection.findFirstOrThrow();
      waits.push((waitUntil.getTime() - clock.now.getTime()) / 1000);
    }
    expect(waits[0]).toBeLessThanOrEqual(60);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(3 * 3600);
    expect(await account()).toMatchObject({ state: 'stopped', trouble: expect.stringContaining('by hand') });
    later(24 * 3_600_000);
    expect(await claimDueDevices(deps)).toEqual([]);
    await requestDeviceSync(deps, viewer, (await account()).id);
    expect(await sync()).toBe(1);
    expect(await account()).toMatchObject({ state: 'synced', trouble: null });
  });

  test('a provider that asks to wait is left alone for as long, also when the athlete asks', async () => {
    await connect();
    fails(429, { 'retry-after': '900' });
    await sync();
    await requestDeviceSync(deps, viewer, (await account()).id);
    later(899_000);
    expect(await claimDueDevices(deps)).toEqual([]);
    later(1_000);
    expect(await sync()).toBe(1);
  });

  test('a provider that keeps asking to wait is asked less and less, and never given up', async () => {
    await connect();
    for (let tries = 1; tries <= 15; tries += 1) {
      fails(429);
      await sync();
      later(6 * 3_600_000);
    }
    const { waitUntil } = await database.db.connection.findFirstOrThrow();
    expect(waitUntil.getTime() - clock.now.getTime()).toBeGreaterThanOrEqual(-3 * 3_600_000);
    expect(await account()).toMatchObject({ state: 'trying', trouble: expect.stringContaining('asks us to wait') });
    expect(await sync()).toBe(1);
  });

  test('access that was taken back stops it at once', async () => {
    await connect();
    await sync();
    standIn.athlete.key = 'another';
    later(3_600_000);
    await sync();
    const { id, state, trouble, wantsKey } = await account();
    expect({ state, trouble, wantsKey }).toEqual({
      state: 'stopped',
      trouble: 'intervals.icu does not let us in any more: connect it again. What came from it stays.',
      wantsKey: true,
    });
    await expect(connect()).rejects.toMatchObject({ errors: [{ path: 'key' }] });
    standIn.athlete.id = 'i102';
    await expect(connect(viewer, 'another')).rejects.toMatchObject({
      errors: [{ path: 'key', message: expect.stringContaining('another account') }],
    });
    standIn.athlete.id = 'i101';
    expect(await connect(viewer, 'another')).toMatchObject({ id, state: 'waiting', trouble: null, wantsKey: false });
    expect(await sync()).toBe(1);
    expect(await account()).toMatchObject({ id, state: 'synced' });
  });
});

describe('taking in', () => {
  const recorded = async () => {
    const workout = (await coming()).find(({ workoutType }) => workoutType === 'run')!;
    clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
    const start = `${workout.scheduledDate}T07:00:00Z`;
    standIn.athlete.files.set('r1', activityFile([{ sport: 'running', start, seconds: workout.duration * 60 }]));
    standIn.athlete.files.set('broken', Uint8Array.of(1, 2, 3));
    standIn.athlete.activities.push(
      { id: 'r1', source: 'GARMIN_CONNECT', start_date: start },
      { id: 'broken', source: 'GARMIN_CONNECT', start_date: start },
      { id: 'by hand', source: 'UPLOAD', start_date: start },
      { id: 's1', source: 'STRAVA', start_date: start },
    );
    return workout;
  };
  const stateOf = async ({ id }: { id: string }) =>
    (await workoutsOf(deps, viewer)).find((workout) => workout.id === id)!.status;

  test('a recording completes its workout, each is looked at once, and disconnecting takes it back', async () => {
    const workout = await recorded();
    const { id } = await connect();
    await sync();
    expect(await stateOf(workout)).toBe('completed');
    expect(await account()).toMatchObject({ skipped: 1 });
    const outcomes = await database.db.deviceRecording.findMany({ select: { externalId: true, outcome: true } });
    expect(Object.fromEntries(outcomes.map(({ externalId, outcome }) => [externalId, outcome]))).toEqual({
      r1: 'kept',
      broken: 'unreadable',
      'by hand': 'empty',
    });
    later(3_600_000);
    await sync();
    expect(standIn.seen.filter((line) => line.includes('fit-file'))).toHaveLength(3);

    const connectionId = (await database.db.connection.findFirstOrThrow()).id;
    expect(connectionId).toBe(id);
    expect(await disconnectDevice(deps, viewer, id)).toEqual({ isRevoked: false, activities: 1 });
    expect(there()).toEqual([]);
    expect([await stateOf(workout), await listDeviceAccounts(deps, viewer)]).toEqual(['scheduled', []]);
    expect(await database.db.activity.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
    await expect(disconnectDevice(deps, viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a file that cannot be had holds nothing up, and is asked for again; one that is too long is told off once', async () => {
    const workout = await recorded();
    const start = `${addDays(today(), -9)}T07:00:00Z`;
    standIn.athlete.activities.push(
      { id: 'away', source: 'GARMIN_CONNECT', start_date: start },
      { id: 'long', source: 'GARMIN_CONNECT', start_date: start },
    );
    standIn.athlete.files.set('long', Buffer.alloc(10 * 1024 * 1024 + 1));
    standIn.standing.breaks = (request) => request.url.includes('/activity/away/');
    await connect();
    expect(await sync()).toBe(1);
    expect([await stateOf(workout), (await account()).state]).toEqual(['completed', 'synced']);
    expect(there().length).toBeGreaterThan(0);
    standIn.standing.breaks = () => false;
    later(24 * 3_600_000);
    expect(await sync()).toBe(1);
    const outcomes = await database.db.deviceRecording.findMany({ select: { externalId: true, outcome: true } });
    expect(Object.fromEntries(outcomes.map(({ externalId, outcome }) => [externalId, outcome]))).toMatchObject({
      r1: 'kept',
      away: 'empty',
      long: 'unreadable',
    });
    expect(standIn.seen.filter((line) => line.includes('/long/'))).toHaveLength(1);
  });

  test('a provider that has no file at all is away', async () => {
    await recorded();
    standIn.standing.breaks = (request) => request.url.includes('/activity/');
    await connect();
    expect(await sync()).toBe(0);
    expect(await account()).toMatchObject({ state: 'trying' });
  });

  test('stopped with the other ways in, it takes and gives nothing before its key is told again; what came stays', async () => {
    const workout = await recorded();
    const { id } = await connect();
    await sync();
    await database.db.$transaction((tx) => endWaysIn(tx, viewer.userId, clock.now));
    later(24 * 3_600_000);
    expect([await claimDueDevices(deps), await stateOf(workout)]).toEqual([[], 'completed']);
    expect(await account()).toMatchObject({
      state: 'stopped',
      wantsKey: true,
      trouble: expect.stringContaining('with the other ways into your account: connect it again.'),
    });
    expect(await connect()).toMatchObject({ id, state: 'waiting', wantsKey: false });
    expect(await sync()).toBe(1);
  });

  test('disconnecting works while the provider is away', async () => {
    const { id } = await connect();
    await standIn.stop();
    expect(await disconnectDevice(deps, viewer, id)).toEqual({ isRevoked: false, activities: 0 });
    expect(await database.db.connection.count()).toBe(0);
    standIn = await startIntervals();
  });

  test('erasing the account takes the coming workouts out of the device account first', async () => {
    await connect();
    await sync();
    expect(there().length).toBeGreaterThan(0);
    await eraseAccount(deps, { ...viewer, signedInAt: clock.now }, {});
    expect(there()).toEqual([]);
    expect(await database.db.connection.count()).toBe(0);
  });
});

test("a stranger's account is not there for anybody else", async () => {
  const { id } = await connect();
  const stranger = await aScheduledAthlete(deps);
  await expect(requestDeviceSync(deps, stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(disconnectDevice(deps, stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await sync();
  const workout = (await coming())[0]!;
  expect((await readWorkoutsOnDevices(deps, stranger, [workout.id])).size).toBe(0);
});
