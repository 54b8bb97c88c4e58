import { addDays, mondayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { requestAdjustment } from '../adapt/adjustment.ts';
import { applyAdjustment } from '../adapt/applyAdjustment.ts';
import { profileOf } from './athlete.ts';
import { updateProfile } from './profile.ts';

const TODAY = '2026-11-23';
const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T07:00:00Z`);
});

const calf = (isRecovered: boolean, dateOccurred: string | null = addDays(TODAY, -3)) => [
  { injuryType: 'strain', affectedArea: 'calf', dateOccurred, isRecovered },
];
const hurt = (viewer: Viewer, injuries: object[]) => updateProfile(deps, viewer, { injuries });
const runsOf = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType === 'run');
const minutesOf = (workouts: readonly { duration: number }[]) =>
  workouts.reduce((sum, { duration }) => sum + duration, 0);

test('runs that an injury took come back in steps once it is over, and undo makes it last', async () => {
  const viewer = await aScheduledAthlete(deps);
  const planned = await runsOf(viewer);
  await hurt(viewer, calf(false));
  const injured = await runsOf(viewer);
  expect(minutesOf(injured)).toBeLessThan(minutesOf(planned));
  const back = (await hurt(viewer, calf(true)))!;
  expect(back.summary).toMatch(/^\d+ workouts come back, step by step\./);
  const runs = await runsOf(viewer);
  expect(runs.some(({ id }) => injured.every((each) => each.id !== id))).toBe(true);
  expect(minutesOf(runs)).toBeLessThan(minutesOf(planned));
  expect(runs.filter(({ isHard }) => isHard)).toEqual([]);
  await undoScheduleChange(deps, viewer, viewer.athleteId, back.revision!.id);
  expect(minutesOf(await runsOf(viewer))).toBe(minutesOf(injured));
  expect((await profileOf(deps, viewer)).injuries).toMatchObject([{ affectedArea: 'calf', isRecovered: false }]);
});

test('what the injury took that is still there stays away', async () => {
  const viewer = await aScheduledAthlete(deps);
  const knee = { injuryType: 'pain', affectedArea: 'knee', dateOccurred: null, isRecovered: false };
  await hurt(viewer, [knee, ...calf(false)]);
  await hurt(viewer, [knee, ...calf(true)]);
  const runs = await runsOf(viewer);
  expect(Math.max(...runs.map(({ duration }) => duration))).toBeLessThanOrEqual(40);
});

test('one that nobody knows the day of gives all back', async () => {
  const viewer = await aScheduledAthlete(deps);
  const planned = await runsOf(viewer);
  await hurt(viewer, calf(false, null));
  await hurt(viewer, calf(true, null));
  expect(minutesOf(await runsOf(viewer))).toBe(minutesOf(planned));
});

test('told in words, the same comes back once it is agreed to', async () => {
  const viewer = await aScheduledAthlete(deps);
  const planned = await runsOf(viewer);
  await hurt(viewer, calf(false, null));
  const { id, changes, explanation } = await requestAdjustment(deps, viewer, { request: 'My calf is fine again' });
  expect(explanation).toMatch(/^Good to hear\. \d+ workouts come back\./);
  expect(changes.map(({ reasonCode }) => reasonCode)).toContain('INJURY_OVER');
  expect(minutesOf(await runsOf(viewer))).toBeLessThan(minutesOf(planned));
  const { revision } = await applyAdjustment(deps, viewer, id, { scope: 'this-week' });
  expect(revision!.summary).toMatch(/^Injury over: calf\. \d+ workouts come back\./);
  expect(minutesOf(await runsOf(viewer))).toBe(minutesOf(planned));
  expect((await profileOf(deps, viewer)).injuries).toMatchObject([{ isRecovered: true }]);
  await undoScheduleChange(deps, viewer, viewer.athleteId, revision!.id);
  expect((await profileOf(deps, viewer)).injuries).toMatchObject([{ isRecovered: false }]);
});

describe('after an injury of five weeks, when all weeks were planned around it', () => {
  const HEALED = addDays(TODAY, 36);
  const NEXT = addDays(mondayOf(HEALED), 7);
  const runMinutes = async (viewer: Viewer) => {
    const runs = await runsOf(viewer);
    return [0, 7, 14].map((days) =>
      minutesOf(runs.filter(({ scheduledDate }) => mondayOf(scheduledDate) === addDays(NEXT, days))),
    );
  };
  const told: Readonly<Record<string, (viewer: Viewer) => Promise<unknown>>> = {
    'in the profile': (viewer) => hurt(viewer, shin(true)),
    'in words': async (viewer) => {
      const { id, explanation } = await requestAdjustment(deps, viewer, { request: 'My shin is fine again' });
      expect(explanation).toMatch(/^Good to hear\. The weeks from Monday .* planned anew, for the way back\./);
      await applyAdjustment(deps, viewer, id, { scope: 'this-week' });
    },
  };
  const shin = (isRecovered: boolean) => [
    { injuryType: 'stress fracture', affectedArea: 'shin', dateOccurred: TODAY, isRecovered },
  ];

  test.each(Object.entries(told))(
    'running comes back week by week, told %s, and undo makes it last',
    async (_, tell) => {
      const viewer = await aScheduledAthlete(deps);
      await hurt(viewer, shin(false));
      for (const days of [7, 14, 21, 28, 36]) {
        clock.now = new Date(`${addDays(TODAY, days)}T07:00:00Z`);
        await workoutsOf(deps, viewer);
      }
      expect(await runMinutes(viewer)).toEqual([0, 0, 0]);
      await tell(viewer);
      const [first, second, third] = await runMinutes(viewer);
      expect(first).toBeGreaterThan(0);
      expect(second! + third!).toBeGreaterThanOrEqual(2 * first!);
      const runs = (await runsOf(viewer)).filter(({ scheduledDate }) => scheduledDate >= NEXT);
      expect(runs.filter(({ isHard }) => isHard)).toEqual([]);
      expect(Math.max(...runs.map(({ duration }) => duration))).toBeLessThanOrEqual(45);
      await undoScheduleChange(deps, viewer, viewer.athleteId);
      expect(await runMinutes(viewer)).toEqual([0, 0, 0]);
      expect((await profileOf(deps, viewer)).injuries).toMatchObject([{ isRecovered: false }]);
    },
  );
});
