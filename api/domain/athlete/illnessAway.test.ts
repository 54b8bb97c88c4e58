import { addDays } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { brokenSchedules } from '../../test/invariants.ts';
import { aScheduledAthlete, weeksOf, withoutTests, workoutsOf } from '../../test/schedules.ts';
import { reportIllness } from './illness.ts';
import { undoScheduleChange } from '../schedule/undo.ts';

// Nobody made the weeks of an athlete who was away: an illness told on coming back finds a schedule that ended long ago.

const START = '2026-11-23';
const clock = { now: new Date(`${START}T06:00:00Z`) };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${START}T06:00:00Z`);
});

test.each([29, 45, 59])(
  'an illness told after %d days away clears the days that are ahead, in weeks that are there',
  async (days) => {
    const viewer = await aScheduledAthlete(deps);
    const today = addDays(START, days);
    clock.now = new Date(`${today}T06:00:00Z`);
    const told = await reportIllness(deps, viewer, { from: today, wellOn: null, mild: false, symptoms: ['fever'] });
    const weeks = await weeksOf(deps, viewer);
    expect(weeks.some(({ weekStartDate, weekEndDate }) => weekStartDate <= today && today <= weekEndDate)).toBe(true);
    const ahead = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= today);
    expect(ahead.filter(({ scheduledDate }) => scheduledDate <= addDays(today, 1))).toEqual([]);
    expect(told.adaptation!.changes.length).toBeGreaterThan(0);
    expect(await brokenSchedules(deps.db)).toEqual([]);
    // one undo, and the days have their workouts again
    await undoScheduleChange(deps, viewer, viewer.athleteId);
    expect(await deps.db.illnessReport.count({ where: { athleteId: viewer.athleteId } })).toBe(0);
    expect(
      (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate >= today).length,
    ).toBeGreaterThan(ahead.length);
  },
);

test('an illness of the weeks away itself, over by now, brings training back step by step', async () => {
  const viewer = await aScheduledAthlete(deps);
  await withoutTests(deps, viewer);
  const today = addDays(START, 42);
  clock.now = new Date(`${today}T06:00:00Z`);
  const told = await reportIllness(deps, viewer, {
    from: addDays(today, -20),
    wellOn: today,
    mild: false,
    symptoms: ['fever'],
  });
  expect(told.adaptation!.changes.length).toBeGreaterThan(0);
  const soon = (await workoutsOf(deps, viewer)).filter(
    ({ scheduledDate }) => scheduledDate >= today && scheduledDate <= addDays(today, 3),
  );
  expect(soon.filter(({ isHard }) => isHard)).toEqual([]);
  expect(await brokenSchedules(deps.db)).toEqual([]);
});
