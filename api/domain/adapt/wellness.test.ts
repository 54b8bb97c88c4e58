import { addDays, type Day } from '../../core/calendar/calendar.ts';
import { isHardIntensity } from '../../core/workout/prescription/choose.ts';
import { intensityFromText } from '../../core/workout/tss.ts';
import { mornings } from '../../test/core/life.ts';
import { setUpDeps } from '../../test/app.ts';
import { anAthlete } from '../../test/builders.ts';
import { ask } from '../../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import { submitCheckIn } from './checkIn.ts';
import { type RecordedWellness, recordWellness } from './wellness.ts';

const clock = { now: new Date('2026-11-16T06:00:00Z') };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date('2026-11-16T06:00:00Z');
});

type Viewer = Awaited<ReturnType<typeof aScheduledAthlete>>;

/** Hard workouts that the schedule holds on a day. */
const hardOn = async (viewer: Viewer, day: Day) =>
  (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate, intensity }) => scheduledDate === day && isHardIntensity(intensityFromText(intensity)),
  );

/** Somebody, on the day of their next hard workout, with a month of usual mornings and one low one behind them. */
async function onAHardDay() {
  const viewer = await aScheduledAthlete(deps);
  const first = (await workoutsOf(deps, viewer)).find(
    ({ intensity, scheduledDate }) => scheduledDate > '2026-11-16' && isHardIntensity(intensityFromText(intensity)),
  )!;
  const today = first.scheduledDate;
  clock.now = new Date(`${today}T06:00:00Z`);
  await deps.db.workout.updateMany({
    where: { athleteId: viewer.athleteId, scheduledDate: { lt: new Date(today) } },
    data: { status: 'completed' },
  });
  await deps.db.wellnessDay.createMany({
    data: mornings(3.7, today)
      .slice(6)
      .map(({ day, hrv }) => ({ athleteId: viewer.athleteId, day: new Date(day), hrv })),
  });
  const thisMorning = (hrv: number) => ({ days: [0, 1].map((ago) => ({ day: addDays(today, -ago), hrv })) });
  return { viewer, today, thisMorning };
}
const LOW = Math.exp(3.7);

const codesOf = ({ adaptation }: RecordedWellness) => adaptation?.changes.map(({ reasonCode }) => reasonCode);

test('a low week takes what is hard from today, says why with its numbers, and is taken back by one undo', async () => {
  const { viewer, today, thisMorning } = await onAHardDay();
  const before = await hardOn(viewer, today);
  const answer = await recordWellness(deps, viewer, thisMorning(LOW));
  expect(new Set(codesOf(answer)?.filter((code) => !code.startsWith('LIMIT_')))).toEqual(new Set(['HRV_LOW']));
  expect(answer.adaptation!.summary).toMatch(
    /your heart rate variability over 7 days, 40\.4 ms, is below the usual 52\.\d to 56\.\d ms/,
  );
  expect(before.length).toBeGreaterThan(0);
  expect(await hardOn(viewer, today)).toEqual([]);

  const UNDO = `mutation { undoScheduleChange(input: { athleteId: "athlete_${viewer.athleteId}" }) { __typename ... on Refusal { message } } }`;
  expect((await ask(deps, viewer, UNDO)).data.undoScheduleChange).toEqual({
    __typename: 'UndoScheduleChangePayload',
  });
  expect(await hardOn(viewer, today)).toHaveLength(before.length);
  // it was taken back: neither another value of the day nor a further morning does it again
  expect(await recordWellness(deps, viewer, { days: [{ day: today, weight: 70 }] })).toMatchObject({
    days: [{ hrv: LOW, weight: 70 }],
    adaptation: null,
  });
  clock.now = new Date(clock.now.getTime() + 60_000);
  await recordWellness(deps, viewer, { days: [{ day: addDays(today, -40), hrv: 55 }] });
  expect(await hardOn(viewer, today)).toHaveLength(before.length);
});

test('a value that was typed wrong is answered anew when it is put right', async () => {
  const { viewer, today, thisMorning } = await onAHardDay();
  const wrong = await recordWellness(deps, viewer, thisMorning(25));
  const hard = await hardOn(viewer, today);
  const right = await recordWellness(deps, viewer, thisMorning(55));
  expect(codesOf(wrong)).toContain('HRV_LOW');
  expect(hard).toEqual([]);
  expect(codesOf(right)).toContain('HRV_ANEW');
  expect((await hardOn(viewer, today)).length).toBeGreaterThan(0);
});

test('with a low check-in it is rest', async () => {
  const { viewer, today, thisMorning } = await onAHardDay();
  await submitCheckIn(deps, viewer, { stress: 7, sleep: 4, mood: 4, mentalReadiness: 4 });
  const answer = await recordWellness(deps, viewer, thisMorning(LOW));
  expect(codesOf(answer)).toContain('HRV_REST');
  expect((await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate === today)).toEqual([]);
});

test('a usual week changes nothing, and too few mornings say nothing', async () => {
  const viewer = await aScheduledAthlete(deps);
  const days = (ago: number) => ({ day: addDays('2026-11-16', -ago), hrv: 20 });
  const few = await recordWellness(deps, viewer, { days: [days(0), days(1), days(2)] });
  expect(few.adaptation).toMatchObject({ changes: [], revision: null });
  const { data } = await ask(deps, viewer, '{ viewer { athlete { hrvTrend { mean } } } }');
  expect(data.viewer.athlete.hrvTrend).toBeNull();
});

const RECORD = `mutation ($input: RecordWellnessInput!) { recordWellness(input: $input) { __typename
  ... on RecordWellnessPayload { days { day hrv restingHeartRate sleepHours weight note } }
  ... on InvalidInput { errors { path message } } } }`;
const record = async (viewer: Awaited<ReturnType<typeof anAthlete>>, ...days: object[]) =>
  (await ask(deps, viewer, RECORD, { input: { days } })).data.recordWellness;

test('what is left out stays, null takes it away, and a day of which nothing is left is gone', async () => {
  const viewer = await anAthlete(deps);
  const day = '2026-11-15';
  const NONE = { hrv: null, restingHeartRate: null, sleepHours: null, weight: null, note: null };
  expect((await record(viewer, { day, hrv: 61.5, note: ' slept well ' })).days).toEqual([
    { day, ...NONE, hrv: 61.5, note: 'slept well' },
  ]);
  expect((await record(viewer, { day, weight: 70.4, restingHeartRate: 48 })).days).toEqual([
    { day, hrv: 61.5, restingHeartRate: 48, sleepHours: null, weight: 70.4, note: 'slept well' },
  ]);
  expect((await record(viewer, { day, hrv: null, note: null, weight: null })).days).toEqual([
    { day, ...NONE, restingHeartRate: 48 },
  ]);
  expect((await record(viewer, { day, restingHeartRate: null })).days).toEqual([]);
  expect(await deps.db.wellnessDay.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
});

test.each<readonly [string, object, string, string]>([
  ['nothing', { day: '2026-11-15' }, 'days.0.hrv', 'Give at least one value of the day.'],
  ['a day to come', { day: '2026-11-17', hrv: 60 }, 'days.0.day', 'A day to come cannot be measured yet.'],
  ['too high', { day: '2026-11-15', hrv: 301 }, 'days.0.hrv', 'Heart rate variability must be a number from 1 to 300.'],
  [
    'too much sleep',
    { day: '2026-11-15', sleepHours: 25 },
    'days.0.sleepHours',
    'Hours of sleep must be a number from 0 to 24.',
  ],
  ['a long note', { day: '2026-11-15', note: 'x'.repeat(501) }, 'days.0.note', 'Note must be at most 500 characters.'],
])('refuses %s', async (_name, day, path, message) => {
  expect(await record(await anAthlete(deps), day)).toEqual({ __typename: 'InvalidInput', errors: [{ path, message }] });
});

test('a coach reads it and cannot tell it; a stranger does not see it', async () => {
  const viewer = await anAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const stranger = await anAthlete(deps);
  const days = mornings(3.7, '2026-11-16').map(({ day, hrv }) => ({ day, hrv }));
  await record(viewer, ...days);
  const READ = `query ($id: ID!) { athlete(id: $id) { hrvTrend { mean least most isLow }
    wellness(from: "2026-11-15", to: "2026-11-30") { day hrv } } }`;
  const { athlete } = (await ask(deps, coach, READ, { id: `athlete_${viewer.athleteId}` })).data;
  expect(athlete.hrvTrend).toMatchObject({ mean: 40.4, isLow: true });
  expect(athlete.wellness.map(({ day }: { day: string }) => day)).toEqual(['2026-11-15', '2026-11-16']);
  expect((await ask(deps, stranger, READ, { id: `athlete_${viewer.athleteId}` })).data.athlete).toBeNull();
});
