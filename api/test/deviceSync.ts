import { startIntervals } from '../../e2e/devices/intervals.ts';
import { createIntervals } from '../adapters/devices/intervals.ts';
import { addDays } from '../core/calendar/calendar.ts';
import { testDeps } from './app.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { aScheduledAthlete, workoutsOf } from './schedules.ts';
import { syncDueDevices } from '../jobs/devices.ts';
import type { AccountDeps } from '../domain/account/account.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { connectDevice, listDeviceAccounts } from '../domain/device/deviceAccount.ts';

const MONDAY = '2026-11-16';
export let database: TestDatabase;
export let standIn: Awaited<ReturnType<typeof startIntervals>>;
export let deps: AccountDeps;
export let viewer: Viewer;
export const clock = { now: new Date() };

export async function startStandIn(): Promise<void> {
  standIn = await startIntervals();
}

/** A database of the test file's own, and before each test a provider and an athlete who is not connected with it yet. */
export function intervalsWorld(): void {
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await startStandIn();
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
}

export const connect = (who = viewer, key = 'personal-key') => connectDevice(deps, who, { provider: 'intervals', key });
/** The same, where something happens in the middle of each push. */
export const meanwhile = (act: () => Promise<unknown>): AccountDeps => {
  const intervals = deps.devices.ports.intervals!;
  const pushWorkouts: typeof intervals.pushWorkouts = async (...given) => {
    await act();
    return intervals.pushWorkouts(...given);
  };
  return { ...deps, devices: { ...deps.devices, ports: { intervals: { ...intervals, pushWorkouts } } } };
};
export const mustNot = (error: unknown) => {
  throw error;
};
export const sync = () => syncDueDevices(deps, mustNot);
export const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
export const account = async () => (await listDeviceAccounts(deps, viewer))[0]!;
export const today = () => clock.now.toISOString().slice(0, 10);
export const coming = async () =>
  (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate }) => scheduledDate >= today() && scheduledDate <= addDays(today(), 13),
  );
export const named = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => `workout_${id}`).sort();
export const there = () => [...standIn.athlete.events.keys()].sort();
