import { addDays } from '../../../core/calendar/calendar.ts';
import { readWellness, recordWellness } from '../../adapt/wellness.ts';
import { disconnectDevice } from '../deviceAccount.ts';
import {
  account,
  connect,
  database,
  deps,
  intervalsWorld,
  later,
  standIn,
  sync,
  today,
  viewer,
} from '../../../test/deviceSync.ts';

intervalsWorld();

const HOUR = 3_600_000;
const day = (ago: number) => addDays(today(), -ago);
const measured = (ago: number, more: object = {}) => ({
  id: day(ago),
  hrv: 60,
  restingHR: 48,
  sleepSecs: 27_000,
  weight: 70,
  ...more,
});
const kept = async () =>
  (await readWellness(deps, viewer, viewer.athleteId, { from: day(90), to: today() })).map(
    ({ day: of, hrv, restingHeartRate, sleepHours, weight, note }) => ({
      day: of.toISOString().slice(0, 10),
      ...{ hrv, restingHeartRate, sleepHours, weight, note },
    }),
  );
const asked = () => standIn.seen.filter((line) => line.includes('/wellness'));
const anHourOn = async () => {
  later(HOUR);
  await sync();
};

test('what an account measured comes in, first of two months and then of the last week', async () => {
  standIn.athlete.wellness.push(measured(1), measured(0, { weight: null }), measured(-1));
  await connect();
  await sync();
  const values = { hrv: 60, restingHeartRate: 48, sleepHours: 7.5, weight: 70, note: null };
  expect(await kept()).toEqual([
    { ...values, day: day(1) },
    { ...values, day: day(0), weight: null },
  ]);
  await anHourOn();
  expect(asked().map((line) => /oldest=([\d-]+)/.exec(line)![1])).toEqual([day(60), day(7)]);
});

test('what is told again is written once, and a night that was put right there follows', async () => {
  standIn.athlete.wellness.push(measured(0, { sleepSecs: 3600 }));
  await connect();
  await sync();
  const rows = () => database.db.wellnessDay.findMany({ where: { athleteId: viewer.athleteId! } });
  const before = await rows();
  await anHourOn();
  expect(await rows()).toEqual(before);
  standIn.athlete.wellness.splice(0, 1, measured(0, { sleepSecs: 28_800, hrv: null }));
  await anHourOn();
  expect(await kept()).toMatchObject([{ sleepHours: 8, hrv: 60 }]);
  standIn.athlete.wellness.splice(0, 1, measured(0, { sleepSecs: 28_800, hrv: 62 }));
  await anHourOn();
  expect(await kept()).toMatchObject([{ sleepHours: 8, hrv: 62 }]);
});

test('what was typed by hand stays, as does what was taken away', async () => {
  await recordWellness(deps, viewer, { days: [{ day: today(), hrv: 44, note: 'Slept badly.' }] });
  standIn.athlete.wellness.push(measured(0));
  await connect();
  await sync();
  expect(await kept()).toMatchObject([{ hrv: 44, restingHeartRate: 48, note: 'Slept badly.' }]);
  await recordWellness(deps, viewer, { days: [{ day: today(), weight: null, restingHeartRate: 52 }] });
  standIn.athlete.wellness.splice(0, 1, measured(0, { weight: 71, restingHR: 47 }));
  await anHourOn();
  expect(await kept()).toMatchObject([{ hrv: 44, restingHeartRate: 52, weight: null, sleepHours: 7.5 }]);
});

test('all of a day that was taken away by hand stays away', async () => {
  standIn.athlete.wellness.push(measured(0));
  await connect();
  await sync();
  const nothing = { hrv: null, restingHeartRate: null, sleepHours: null, weight: null };
  await recordWellness(deps, viewer, { days: [{ day: today(), ...nothing }] });
  await anHourOn();
  expect(await kept()).toEqual([]);
});

test('what nobody could type is left out', async () => {
  standIn.athlete.wellness.push(
    measured(0, { hrv: 4000, restingHR: 3, sleepSecs: 90_001, weight: 71 }),
    measured(1, { hrv: 4000 }),
  );
  await connect();
  await sync();
  expect(await kept()).toMatchObject([
    { day: day(1), hrv: null, weight: 70 },
    { day: day(0), hrv: null, restingHeartRate: null, sleepHours: null, weight: 71 },
  ]);
});

test.each([
  ['does not reach so far', 403],
  ['is not there', 404],
  ['is broken', 500],
])('where it %s, all else is synced', async (_what, status) => {
  standIn.athlete.wellness.push(measured(0));
  await connect();
  standIn.standing.trouble = (request, response) => {
    if (!request.url.includes('/wellness')) return false;
    response.sendStatus(status);
    return true;
  };
  await sync();
  expect(await account()).toMatchObject({ state: 'synced', trouble: null });
  expect(await kept()).toEqual([]);
});

test('who agreed before there was wellness to take in is asked for none', async () => {
  standIn.athlete.wellness.push(measured(0));
  const { id } = await connect();
  await database.db.connection.update({ where: { id }, data: { consentText: 'Recordings alone.' } });
  await sync();
  expect([await kept(), asked()]).toEqual([[], []]);
});

test('disconnecting takes back what came from it, and nothing else', async () => {
  await recordWellness(deps, viewer, { days: [{ day: day(1), hrv: 44 }] });
  standIn.athlete.wellness.push(measured(1), measured(0));
  const { id } = await connect();
  await sync();
  await disconnectDevice(deps, viewer, id);
  const nothing = { restingHeartRate: null, sleepHours: null, weight: null, note: null };
  expect(await kept()).toEqual([{ day: day(1), hrv: 44, ...nothing }]);
});
