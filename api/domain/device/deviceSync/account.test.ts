import { aScheduledAthlete } from '../../../test/schedules.ts';
import { disconnectDevice, requestDeviceSync } from '../deviceAccount.ts';
import { claimDueDevices } from '../deviceSync.ts';
import { readWorkoutsOnDevices } from '../deviceState.ts';
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
  sync,
  there,
  viewer,
} from '../../../test/deviceSync.ts';

intervalsWorld();

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

test("a stranger's account is not there for anybody else", async () => {
  const { id } = await connect();
  const stranger = await aScheduledAthlete(deps);
  await expect(requestDeviceSync(deps, stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(disconnectDevice(deps, stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await sync();
  const workout = (await coming())[0]!;
  expect((await readWorkoutsOnDevices(deps, stranger, [workout.id])).size).toBe(0);
});
