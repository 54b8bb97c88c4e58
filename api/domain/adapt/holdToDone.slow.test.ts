import { addDays, daysBetween } from '../../core/calendar/calendar.ts';
import type { Viewer } from '../kernel/access.ts';
import { setUpDeps } from '../../test/app.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { updateProfile } from '../athlete/profile.ts';
import { closePastDays } from '../schedule/pastDays.ts';
import { readSchedule } from '../schedule/schedule.ts';
import { undoScheduleChange } from '../schedule/undo.ts';
import { submitWorkoutFeedback } from './feedback.ts';

const MONDAY = '2026-11-23';
const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => void (clock.now = new Date(`${MONDAY}T12:00:00Z`)));

/** The schedule as it is opened on the Monday so many weeks later, past days closed. */
async function opened(viewer: Viewer, weeks: number) {
  clock.now = new Date(`${addDays(MONDAY, 7 * weeks)}T12:00:00Z`);
  await closePastDays(deps, viewer.athleteId);
  const schedule = (await readSchedule(deps, viewer, viewer.athleteId))!;
  return schedule.weeks.map(({ targetWeeklyHours, workouts }) => ({
    part: workouts.reduce((sum, { duration }) => sum + duration, 0) / 60 / targetWeeklyHours,
    hard: new Set(workouts.filter(({ isHard }) => isHard).map(({ scheduledDate }) => scheduledDate)).size,
  }));
}
const easings = (viewer: Viewer) =>
  deps.db.revision.findMany({
    where: { athleteId: viewer.athleteId, cause: 'adapt', actorRole: 'planner' },
    orderBy: { number: 'asc' },
  });
/** Says of each workout of the week that it was done as planned. */
async function didAll(viewer: Viewer) {
  const [week] = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks;
  clock.now = new Date(`${week!.weekEndDate}T20:00:00Z`);
  for (const { id, duration, workoutType } of week!.workouts)
    await submitWorkoutFeedback(deps, viewer, id, {
      completionStatus: 'completed',
      actualDuration: duration,
      perceivedExertion: workoutType === 'strength' ? 6 : 4,
      feelingRating: 7,
    });
}

test('eight silent weeks, opened each Monday: every planned week is lower, nothing hard at first, and each says why', async () => {
  const viewer = await aScheduledAthlete(deps);
  for (const weeks of [1, 2, 3, 4, 5, 6, 7]) await opened(viewer, weeks);
  const planned = await opened(viewer, 8);
  const most = [0.35, 0.5, 0.65, 0.8];
  planned.forEach(({ part }, i) => expect(part).toBeLessThan(most[i]! + 0.06));
  expect(planned.slice(0, 2).map(({ hard }) => hard)).toEqual([0, 0]);
  expect(Math.max(...planned.slice(2).map(({ hard }) => hard))).toBeLessThanOrEqual(1);
  const made = await easings(viewer);
  expect(made.length).toBeGreaterThan(0);
  expect(made.at(-1)!.summary).toMatch(/55 days without training/);
});

test.each(['all of which were missed', 'after one workout that was done'])(
  'ten silent weeks and more, %s, are told as the days that they are',
  async (which) => {
    const viewer = await aScheduledAthlete(deps);
    await opened(viewer, 0);
    const [first] = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks[0]!.workouts;
    const isOneDone = which.startsWith('after');
    if (isOneDone) {
      clock.now = new Date(`${first!.scheduledDate}T20:00:00Z`);
      await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed', feelingRating: 7 });
    }
    for (const weeks of [1, 3, 5, 7, 9, 10, 11]) await opened(viewer, weeks);
    const days = (await easings(viewer)).map(({ summary }) => /(\d+) days without training/.exec(summary)?.[1]);
    const since = daysBetween(first!.scheduledDate, addDays(MONDAY, 77));
    const last = isOneDone ? since - 1 : since;
    expect(days.at(-1)).toBe(String(last));
  },
);

test('who comes back after four months finds easier weeks, however long ago the last ones were planned', async () => {
  const viewer = await aScheduledAthlete(deps);
  const planned = await opened(viewer, 18);
  expect(planned.slice(0, 2).map(({ hard }) => hard)).toEqual([0, 0]);
  expect(planned[0]!.part).toBeLessThan(0.41);
});

test('who did what was planned is left alone, and a silence of a week waits for the athlete', async () => {
  const viewer = await aScheduledAthlete(deps);
  await didAll(viewer);
  await opened(viewer, 1);
  await opened(viewer, 2);
  expect(await easings(viewer)).toEqual([]);
  await opened(viewer, 3);
  expect(await easings(viewer)).toHaveLength(1);
});

test.each([
  [1, 7],
  [2, 14],
])(
  'weeks of which each workout was told as missed (%i) are a break, although nobody answered what was offered after each',
  async (missed, days) => {
    const viewer = await aScheduledAthlete(deps);
    await didAll(viewer);
    for (let weeks = 1; weeks <= missed; weeks += 1) {
      await opened(viewer, weeks);
      const [week] = (await readSchedule(deps, viewer, viewer.athleteId))!.weeks;
      for (const { id, scheduledDate } of week!.workouts) {
        clock.now = new Date(`${scheduledDate}T20:00:00Z`);
        await submitWorkoutFeedback(deps, viewer, id, { completionStatus: 'skipped', reasonForSkip: 'work' });
      }
    }
    const [back] = await opened(viewer, missed + 1);
    expect([back!.hard, back!.part < 0.8]).toEqual([0, true]);
    expect((await easings(viewer)).at(-1)!.summary).toContain(`${days} days without training`);
  },
);

test.each([
  ['ten days', true, false],
  ['ten days with a run of their own', false, true],
])('after %s away as they had said: eased %p', async (_, isEased, hasRun) => {
  const viewer = await aScheduledAthlete(deps);
  await didAll(viewer);
  await opened(viewer, 1);
  const [from, to] = [addDays(MONDAY, 7), addDays(MONDAY, 16)];
  await updateProfile(deps, viewer, { trainingPreferences: { blackoutDates: [{ from, to, label: 'Holiday' }] } });
  if (hasRun)
    await deps.db.activity.create({
      data: {
        athleteId: viewer.athleteId,
        sport: 'run',
        startedAt: `${addDays(MONDAY, 12)}T07:00:00Z`,
        day: new Date(addDays(MONDAY, 12)),
        movingSec: 2400,
        elapsedSec: 2400,
        tss: 40,
        measure: 'pace',
        contentHash: viewer.athleteId,
      },
    });
  await opened(viewer, 2);
  const said = (await easings(viewer)).map(({ summary }) => summary).join(' ');
  expect(/10 days without training/.test(said)).toBe(isEased);
});

test('what was undone is not eased again for the same silence', async () => {
  const viewer = await aScheduledAthlete(deps);
  await opened(viewer, 2);
  const [made] = await easings(viewer);
  await undoScheduleChange(deps, viewer, viewer.athleteId, made!.id);
  const before = await opened(viewer, 3);
  expect(await easings(viewer)).toHaveLength(1);
  expect(Math.min(...before.map(({ part }) => part))).toBeGreaterThan(0.9);
});
