import { startIntervals } from '../../e2e/devices/intervals.ts';
import { createIntervals } from '../adapters/devices/intervals.ts';
import { addDays } from '../core/calendar/calendar.ts';
import { connectDevice } from '../domain/device/deviceAccount.ts';
import { dayIn } from '../domain/kernel/day.ts';
import { deleteWorkout, updateWorkout } from '../domain/schedule/workoutEdit.ts';
import { syncDueDevices } from '../jobs/devices.ts';
import { testDeps, testEnv } from './app.ts';
import { createDatabase } from './database.ts';
import { aScheduledAthlete, workoutsOf } from './schedules.ts';
import { aPlace } from './serverProcess.ts';

// `CRASH_KILLS=100 npx jest …` for a long night.
const KILLS = Number(process.env.CRASH_KILLS ?? 3);

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

test(
  `killed ${KILLS} times between sending and writing it down: each workout is there once, as it was last`,
  async () => {
    const database = await createDatabase();
    const standIn = await startIntervals();
    const place = aPlace();
    ends.push(database.drop, standIn.stop, place.clear);
    const base = testDeps(database.db);
    const intervals = createIntervals({ root: standIn.root, app: null, webhookSecret: null });
    const deps = { ...base, devices: { ...base.devices, ports: { intervals } } };
    const viewer = await aScheduledAthlete(deps);
    await connectDevice(deps, viewer, { provider: 'intervals', key: 'personal-key' });
    const coming = async () => {
      const today = dayIn('UTC', new Date());
      const all = await workoutsOf(deps, viewer);
      return all.filter(({ scheduledDate }) => scheduledDate >= today && scheduledDate <= addDays(today, 13));
    };
    const there = () => [...standIn.athlete.events].map(([id, { name }]) => `${id} ${String(name)}`).sort();
    // whoever claimed it is no more: its ten minutes are over
    const afterTheLease = () => database.db.connection.updateMany({ data: { waitUntil: new Date(0) } });

    const all = await coming();
    expect(all.length).toBeGreaterThan(4);
    for (let kill = 0; kill < KILLS; kill += 1) {
      for (const { id } of (await coming()).slice(0, 3))
        await updateWorkout(deps, viewer, id, { description: `As of kill ${kill}` });
      await afterTheLease();
      const { child, ended } = place.start({
        DATABASE_URL: database.url,
        SESSION_SECRET: testEnv().SESSION_SECRET,
        DEVICE_INTERVALS_URL: standIn.root,
      });
      const end = () => child.kill('SIGKILL');
      standIn.standing.breaks = ({ method, path }) => {
        if (method !== 'POST' || !path.endsWith('/events/bulk')) return false;
        // a moment into the work or, as the last is, before the answer
        if ((KILLS - kill) % 2 === 1) standIn.next.afterwards = end;
        else setTimeout(end, Math.random() * 60);
        return false;
      };
      expect(await ended).toBe('SIGKILL');
      standIn.next.afterwards = null;
    }
    standIn.standing.breaks = () => false;
    expect(there().length).toBeGreaterThan(0);
    expect(await database.db.deviceWorkout.count({ where: { state: 'sending' } })).toBeGreaterThan(0);

    // what was sent and never written down as sent goes, too, where it is gone from the plan
    await deleteWorkout(deps, viewer, all[0]!.id, {});
    await updateWorkout(deps, viewer, all[1]!.id, { description: 'As it was last' });
    await afterTheLease();
    const mustNot = (error: unknown) => {
      throw error;
    };
    expect(await syncDueDevices(deps, mustNot)).toBe(1);
    expect(there().map((line) => line.split(' ')[0])).toEqual((await coming()).map(({ id }) => `workout_${id}`).sort());
    expect(there()).toContain(`workout_${all[1]!.id} As it was last`);
    expect(there()).toContain(`workout_${all[2]!.id} As of kill ${KILLS - 1}`);
    expect(await database.db.deviceWorkout.count({ where: { state: 'sent' } })).toBe(there().length);
  },
  120_000 + KILLS * 30_000,
);
