import { createClient } from '../../../db/client.ts';
import { syncDueDevices } from '../../../jobs/devices.ts';
import type { AccountDeps } from '../../account/account.ts';
import { submitWorkoutFeedback } from '../../adapt/feedback.ts';
import { eraseAccount } from '../../accountData/eraseAccount.ts';
import { workoutFiles } from '../../accountData/workoutFile.ts';
import { deleteWorkout, updateWorkout } from '../../schedule/workoutEdit.ts';
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
  meanwhile,
  mustNot,
  named,
  standIn,
  sync,
  there,
  viewer,
} from '../../../test/deviceSync.ts';

intervalsWorld();

describe('sending', () => {
  test('what is planned for two weeks is there; nothing is sent twice', async () => {
    await connect();
    expect(await sync()).toBe(1);
    const workouts = await coming();
    expect(workouts.length).toBeGreaterThan(4);
    expect(there()).toEqual(named(workouts));
    expect(await account()).toMatchObject({ state: 'synced', syncedAt: clock.now, trouble: null });
    const states = await readWorkoutsOnDevices(
      deps,
      viewer,
      workouts.map(({ id }) => id),
    );
    expect([...states.keys()].sort()).toEqual(workouts.map(({ id }) => id).sort());
    for (const workout of workouts) {
      const { notes } = (await workoutFiles(deps, viewer, workout)).find(({ format }) => format === 'fit')!;
      const told = { provider: 'intervals', state: 'sent', sentence: 'In your calendar at intervals.icu.', notes };
      expect(states.get(workout.id)).toEqual([told]);
    }
    expect(workouts.flatMap(({ id }) => states.get(id)!.flatMap(({ notes }) => notes))).not.toEqual([]);
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
