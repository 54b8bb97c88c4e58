import { addDays } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const PERFORMANCE = `query ($weeks: Int) { viewer { athlete { performance(weeks: $weeks) {
  days { date tss fitness fatigue form isPlanned } weeks { weekStartDate zoneMinutes consistency sports { workoutType plannedMinutes doneMinutes } } } } } }`;

test('goes from the first workout to the end of the plan, from the hours the athlete came with', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { days, weeks } = (await ask(deps, viewer, PERFORMANCE, { weeks: 2 })).data.viewer.athlete.performance;
  expect([days[0].date, days.at(-1).date]).toEqual([TODAY, addDays(TODAY, 27)]);
  expect(weeks).toHaveLength(4);
  expect(days[0].fitness).toBeGreaterThan(10);
  expect(days.map(({ isPlanned }: { isPlanned: boolean }) => isPlanned).indexOf(true)).toBe(0);
  const first = weeks[0].sports.reduce(
    (sum: number, { plannedMinutes }: { plannedMinutes: number }) => sum + plannedMinutes,
    0,
  );
  const planned = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < addDays(TODAY, 7));
  expect(first).toBe(planned.reduce((sum, { duration }) => sum + duration, 0));
});

test('counts what was told, and reckons fitness from the first workout whatever is shown', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first] = await workoutsOf(deps, viewer);
  clock.now = new Date(`${addDays(TODAY, 14)}T12:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed' });
  const ofWeeks = async (weeks: number) =>
    (await ask(deps, viewer, PERFORMANCE, { weeks })).data.viewer.athlete.performance;
  const [short, long] = [await ofWeeks(1), await ofWeeks(3)];
  expect(long.days.slice(-short.days.length)).toEqual(short.days);
  expect(long.weeks[0].sports.some(({ doneMinutes }: { doneMinutes: number }) => doneMinutes === first!.duration)).toBe(
    true,
  );
  expect(long.weeks[0].zoneMinutes.reduce((sum: number, minutes: number) => sum + minutes, 0)).toBeCloseTo(
    first!.workoutType === 'strength' ? 0 : first!.duration,
    6,
  );
});

test('an athlete without workouts has the current week alone, and a span out of bounds is refused', async () => {
  const viewer = await anAthlete(deps);
  const { days, weeks } = (await ask(deps, viewer, PERFORMANCE, {})).data.viewer.athlete.performance;
  expect(days).toHaveLength(7);
  expect(weeks).toHaveLength(1);
  for (const wrong of [0, 157]) {
    const { errors } = await ask(deps, viewer, PERFORMANCE, { weeks: wrong });
    expect(errors![0]!.extensions!.code).toBe('BAD_USER_INPUT');
  }
});

describe('the season chart and the performance screen', () => {
  const BOTH = `{ viewer { athlete { performance(weeks: 52) { days { date tss fitness fatigue form } } seasonPlan { load { date tss fitness fatigue form } } } } }`;
  interface LoadDay {
    date: string;
    tss: number;
    fitness: number;
    fatigue: number;
    form: number;
  }
  const both = async (viewer: Viewer) => {
    const { athlete } = (await ask(deps, viewer, BOTH, {})).data.viewer;
    return { known: athlete.performance.days as LoadDay[], season: athlete.seasonPlan.load as LoadDay[] };
  };
  const at = (days: readonly LoadDay[], day: string) => days.find(({ date }) => date === day)!;

  // a schedule that has run out says nothing of today
  test.each([
    [14, 14],
    [100, 99],
  ])('%i days on, say the same of every day up to day %i, by time and effort', async (passed, last) => {
    const viewer = await aScheduledAthlete(deps);
    const [first, second] = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'strength');
    const today = addDays(TODAY, passed);
    clock.now = new Date(`${addDays(TODAY, 14)}T12:00:00Z`);
    await submitWorkoutFeedback(deps, viewer, first!.id, {
      completionStatus: 'completed',
      actualDuration: first!.duration + 20,
      perceivedExertion: 10,
    });
    await submitWorkoutFeedback(deps, viewer, second!.id, { completionStatus: 'skipped', reasonForSkip: 'work' });
    clock.now = new Date(`${today}T12:00:00Z`);
    const { known, season } = await both(viewer);
    expect(at(season, first!.scheduledDate).tss).toBeGreaterThan(first!.tss);
    const shared = known.filter(({ date }) => date >= TODAY && date <= addDays(TODAY, last));
    expect(shared).toHaveLength(last + 1);
    for (const day of shared) {
      const { tss, fitness, fatigue, form } = at(season, day.date);
      expect([day.date, tss, fitness, fatigue, form]).toEqual([
        day.date,
        tenth(day.tss),
        tenth(day.fitness),
        tenth(day.fatigue),
        tenth(day.form),
      ]);
    }
    // the hours that the athlete came with
    expect(shared[0]!.form).toBe(0);
    expect(shared[0]!.fitness).toBeGreaterThan(5);
  });

  test('a past day stays what it was when more days have passed', async () => {
    const viewer = await aScheduledAthlete(deps);
    clock.now = new Date(`${addDays(TODAY, 60)}T12:00:00Z`);
    const then = at((await both(viewer)).known, addDays(TODAY, 10));
    clock.now = new Date(`${addDays(TODAY, 120)}T12:00:00Z`);
    expect(at((await both(viewer)).known, addDays(TODAY, 10))).toEqual(then);
  });

  test('a season goes on from what was trained before it', async () => {
    const viewer = await aScheduledAthlete(deps);
    const long = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'strength').slice(0, 3);
    clock.now = new Date(`${addDays(TODAY, 14)}T12:00:00Z`);
    for (const { id, duration } of long)
      await submitWorkoutFeedback(deps, viewer, id, {
        completionStatus: 'completed',
        actualDuration: 3 * duration,
        perceivedExertion: 10,
      });
    const start = addDays(TODAY, 14);
    await deps.db.phase.deleteMany({ where: { athleteId: viewer.athleteId!, endDate: { lt: new Date(start) } } });
    await deps.db.phase.updateMany({
      where: { athleteId: viewer.athleteId!, startDate: { lt: new Date(start) } },
      data: { startDate: new Date(start) },
    });
    await deps.db.seasonPlan.updateMany({
      where: { athleteId: viewer.athleteId! },
      data: { seasonStart: new Date(start) },
    });
    clock.now = new Date(`${addDays(TODAY, 17)}T12:00:00Z`);
    const { known, season } = await both(viewer);
    expect(season[0]!.date).toBe(start);
    expect([season[0]!.fitness, season[0]!.form]).toEqual([
      tenth(at(known, start).fitness),
      tenth(at(known, start).form),
    ]);
    expect(season[0]!.form).not.toBe(0);
  });
});

const tenth = (points: number) => Math.round(points * 10) / 10;

test('fitness and form of a day are told alike by performance and by the season, to a tenth', async () => {
  const viewer = await aScheduledAthlete(deps);
  const asked = `{ viewer { athlete { performance(weeks: 1) { days { fitness fatigue form } } seasonPlan { load { fitness fatigue form } } } } }`;
  const { performance, seasonPlan } = (await ask(deps, viewer, asked)).data.viewer.athlete;
  const told = [...performance.days, ...seasonPlan.load].flatMap(({ fitness, fatigue, form }) => [
    fitness,
    fatigue,
    form,
  ]);
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((points) => points !== Math.round(points * 10) / 10)).toEqual([]);
});
