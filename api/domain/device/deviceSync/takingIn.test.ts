import { addDays } from '../../../core/calendar/calendar.ts';
import { activityFile } from '../../../test/fitFiles.ts';
import { workoutsOf } from '../../../test/schedules.ts';
import { endWaysIn } from '../../account/waysIn.ts';
import { eraseAccount } from '../../accountData/eraseAccount.ts';
import { disconnectDevice, listDeviceAccounts } from '../deviceAccount.ts';
import { claimDueDevices } from '../deviceSync.ts';
import {
  account,
  clock,
  coming,
  connect,
  database,
  deps,
  intervalsWorld,
  later,
  standIn,
  startStandIn,
  sync,
  there,
  today,
  viewer,
} from '../../../test/deviceSync.ts';

intervalsWorld();

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
    await startStandIn();
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
