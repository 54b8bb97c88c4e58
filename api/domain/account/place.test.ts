import { addDays, mondayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { accountOf } from './account.ts';
import { todayOf } from '../kernel/day.ts';
import { updateProfile } from '../athlete/profile.ts';
import { generateSchedule, readSchedule } from '../schedule/schedule.ts';
import { updateSettings } from './settings.ts';

const clock = { now: new Date('2026-11-23T11:00:00Z') };

const deps = setUpDeps(clock);

const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Pago_Pago';
const settle = (viewer: Viewer, input: object) => updateSettings(deps, viewer, input);
const mondays = async (viewer: Viewer) =>
  (
    await deps.db.trainingWeek.findMany({ where: { athleteId: viewer.athleteId }, orderBy: { weekStartDate: 'asc' } })
  ).map(({ weekStartDate }) => weekStartDate.toISOString().slice(0, 10));

test('the day follows the zone, and never goes back behind one that had begun', () => {
  const now = new Date('2026-11-23T11:00:00Z');
  expect(todayOf({ timeZone: EAST, latestDay: null }, now)).toBe('2026-11-24');
  expect(todayOf({ timeZone: WEST, latestDay: null }, now)).toBe('2026-11-23');
  expect(todayOf({ timeZone: WEST, latestDay: '2026-11-24' }, now)).toBe('2026-11-24');
  expect(todayOf({ timeZone: WEST, latestDay: new Date('2026-11-20T00:00:00Z') }, now)).toBe('2026-11-23');
});

// Monday 23 November 01:00 in Kiritimati is still Saturday night in Pago Pago
test('over the date line and back no week is lost or doubled, and no past day is planned again', async () => {
  clock.now = new Date('2026-11-21T12:00:00Z');
  const viewer = await aScheduledAthlete(deps);
  clock.now = new Date('2026-11-22T10:30:00Z');
  await settle(viewer, { timeZone: EAST });
  expect(await readSchedule(deps, viewer, viewer.athleteId)).toMatchObject({
    today: '2026-11-23',
    firstDay: '2026-11-23',
  });
  const weeks = await mondays(viewer);
  expect(weeks).toEqual(Array.from({ length: weeks.length }, (_, i) => addDays('2026-11-16', 7 * i)));
  const past = async () =>
    (await workoutsOf(deps, viewer))
      .filter(({ scheduledDate }) => scheduledDate < '2026-11-23')
      .map(({ id, version }) => `${id} ${version}`);
  const before = await past();

  await settle(viewer, { timeZone: WEST });
  expect(await readSchedule(deps, viewer, viewer.athleteId)).toMatchObject({
    today: '2026-11-23',
    firstDay: '2026-11-23',
  });
  await generateSchedule(deps, viewer, { mode: 'train-consistently', selectedSports: ['running'] });
  expect(await past()).toEqual(before);
  expect(await mondays(viewer)).toEqual(weeks);
  expect((await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < '2026-11-23').length).toBe(
    before.length,
  );

  // once the new zone has caught up, its days count on
  clock.now = new Date('2026-11-25T12:00:00Z');
  expect(await readSchedule(deps, viewer, viewer.athleteId)).toMatchObject({
    today: '2026-11-25',
    firstDay: mondayOf('2026-11-25'),
  });
});

test('units, pool and zone are kept by settings and profile, each alone; a wrong one is refused', async () => {
  clock.now = new Date('2026-11-21T12:00:00Z');
  const viewer = await aScheduledAthlete(deps);
  await settle(viewer, { units: 'imperial' });
  await updateProfile(deps, viewer, { poolLength: '25yd', timeZone: 'America/New_York' });
  expect(await accountOf(deps, viewer)).toMatchObject({
    units: 'imperial',
    poolLength: '25yd',
    timeZone: 'America/New_York',
  });
  for (const [path, value] of Object.entries({ units: 'cubits', poolLength: '33m', timeZone: 'Mars/Olympus' })) {
    await expect(settle(viewer, { [path]: value })).rejects.toMatchObject({ errors: [{ path }] });
  }
  expect(await accountOf(deps, viewer)).toMatchObject({
    units: 'imperial',
    poolLength: '25yd',
    timeZone: 'America/New_York',
  });
});
