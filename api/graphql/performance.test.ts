import { addDays } from '../core/calendar.ts';
import type { AccountDeps } from '../domain/account.ts';
import { submitWorkoutFeedback } from '../domain/feedback.ts';
import { testDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, workoutsOf } from '../test/schedules.ts';

// a Monday
const TODAY = '2026-11-23';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
let database: TestDatabase;
let deps: AccountDeps;

beforeAll(async () => {
  database = await createDatabase();
  deps = testDeps(database.db, clock);
});
afterAll(() => database.drop());
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const PERFORMANCE = `query ($weeks: Int) { viewer { athlete { performance(weeks: $weeks) {
  days { date tss fitness fatigue form isPlanned } weeks { weekStartDate zoneMinutes consistency sports { workoutType plannedMinutes doneMinutes } } } } } }`;

test('goes from the first session to the end of the plan, from the hours the athlete came with', async () => {
  const viewer = await aScheduledAthlete(deps);
  const { days, weeks } = (await ask(deps, viewer, PERFORMANCE, { weeks: 2 })).data.viewer.athlete.performance;
  expect([days[0].date, days.at(-1).date]).toEqual([TODAY, addDays(TODAY, 27)]);
  expect(weeks).toHaveLength(4);
  expect(days[0].fitness).toBeGreaterThan(10);
  expect(days.map(({ isPlanned }: { isPlanned: boolean }) => isPlanned).indexOf(true)).toBe(0);
  const first = weeks[0].sports.reduce((sum: number, { plannedMinutes }: { plannedMinutes: number }) => sum + plannedMinutes, 0);
  const planned = (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => scheduledDate < addDays(TODAY, 7));
  expect(first).toBe(planned.reduce((sum, { duration }) => sum + duration, 0));
});

test('counts what was told, and reckons fitness from the first session whatever is shown', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first] = await workoutsOf(deps, viewer);
  clock.now = new Date(`${addDays(TODAY, 14)}T12:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed' });
  const ofWeeks = async (weeks: number) => (await ask(deps, viewer, PERFORMANCE, { weeks })).data.viewer.athlete.performance;
  const [short, long] = [await ofWeeks(1), await ofWeeks(3)];
  expect(long.days.slice(-short.days.length)).toEqual(short.days);
  expect(long.weeks[0].sports.some(({ doneMinutes }: { doneMinutes: number }) => doneMinutes === first!.duration)).toBe(true);
  expect(long.weeks[0].zoneMinutes.reduce((sum: number, minutes: number) => sum + minutes, 0)).toBeCloseTo(
    first!.workoutType === 'strength' ? 0 : first!.duration,
    6,
  );
});

test('an athlete without sessions has the current week alone, and a span out of bounds is refused', async () => {
  const viewer = await anAthlete(deps);
  const { days, weeks } = (await ask(deps, viewer, PERFORMANCE, {})).data.viewer.athlete.performance;
  expect(days).toHaveLength(7);
  expect(weeks).toHaveLength(1);
  for (const wrong of [0, 157]) {
    const { errors } = await ask(deps, viewer, PERFORMANCE, { weeks: wrong });
    expect(errors![0]!.extensions!.code).toBe('BAD_USER_INPUT');
  }
});

test('the season chart counts a day as the performance screen does: by time and effort', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first] = (await workoutsOf(deps, viewer)).filter(({ workoutType }) => workoutType !== 'strength');
  clock.now = new Date(`${addDays(TODAY, 14)}T12:00:00Z`);
  await submitWorkoutFeedback(deps, viewer, first!.id, { completionStatus: 'completed', actualDuration: first!.duration + 20, perceivedExertion: 10 });
  const { athlete } = (await ask(deps, viewer, `{ viewer { athlete { performance(weeks: 4) { days { date tss } } seasonPlan { load { date tss } } } } }`, {})).data.viewer;
  const onThatDay = ({ date }: { date: string }) => date === first!.scheduledDate;
  const counted = athlete.performance.days.find(onThatDay).tss;
  expect(counted).toBeGreaterThan(first!.tss);
  expect(athlete.seasonPlan.load.find(onThatDay).tss).toBeCloseTo(counted, 0);
});
