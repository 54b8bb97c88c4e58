import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aScheduledAthlete, withoutTests, workoutsOf } from '../test/schedules.ts';

// a Monday
const MONDAY = '2026-11-23';
const day = (n: number) => addDays(MONDAY, n);
const clock = { now: new Date() };

const deps = setUpDeps(clock);
const wake = (n: number) => void (clock.now = new Date(`${day(n)}T06:00:00Z`));
beforeEach(() => wake(0));

const mutation = async (viewer: Viewer, name: string, input: object, fields = '') => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const answer = await ask(
    deps,
    viewer,
    `mutation ($input: ${type}Input!) { ${name}(input: $input) { __typename ... on Refusal { message } ... on ${type}Payload { ${fields || '__typename'} } } }`,
    { input },
  );
  return answer.data[name];
};
const tellIll = (viewer: Viewer, input: object) =>
  mutation(viewer, 'reportIllness', { mild: false, symptoms: ['FEVER'], ...input });
const checkIn = (viewer: Viewer, answers: object) =>
  mutation(
    viewer,
    'submitCheckIn',
    { mood: 8, stress: 2, sleep: 8, mentalReadiness: 8, ...answers },
    'adaptation { summary changes { op } }',
  );
const LOW = { mood: 2, stress: 10, sleep: 2, mentalReadiness: 2 };
const says = async (viewer: Viewer, request: string) => {
  const { suggestion } = await mutation(viewer, 'requestAdjustment', { request }, 'suggestion { id changes { op } }');
  await mutation(viewer, 'applyAdjustment', { suggestionId: suggestion.id, scope: 'THIS_WEEK' });
};
const regenerate = (viewer: Viewer) => generateSchedule(deps, viewer, { mode: 'season-plan' });
const undo = (viewer: Viewer) => mutation(viewer, 'undoScheduleChange', { athleteId: `athlete_${viewer.athleteId}` });

const plain = async (viewer: Viewer) =>
  (await workoutsOf(deps, viewer)).map((workout) => ({ ...workout, id: '', version: 0 }));
const minutesByWeek = (workouts: readonly WorkoutRow[]) => {
  const weeks = new Map<string, number>();
  for (const { scheduledDate, duration } of workouts)
    weeks.set(mondayOf(scheduledDate), (weeks.get(mondayOf(scheduledDate)) ?? 0) + duration);
  return weeks;
};
const on = (workouts: readonly WorkoutRow[], n: number) =>
  workouts.filter(({ scheduledDate }) => scheduledDate === day(n));

test('an open illness is not planned over', async () => {
  const viewer = await aScheduledAthlete(deps);
  await withoutTests(deps, viewer);
  await tellIll(viewer, { from: day(0) });
  const ill = await plain(viewer);
  await regenerate(viewer);
  expect(await plain(viewer)).toEqual(ill);
});

test('nor is the way back from it, which goes on from there', async () => {
  const viewer = await aScheduledAthlete(deps);
  const whole = minutesByWeek(await workoutsOf(deps, viewer));
  await tellIll(viewer, { from: day(0) });
  wake(7);
  await tellIll(viewer, { from: day(0), wellOn: day(7) });
  const back = await workoutsOf(deps, viewer);
  expect(minutesByWeek(back).get(day(7))).toBeLessThan(0.7 * whole.get(day(7))!);
  const { revision } = await regenerate(viewer);
  expect(revision.summary).toMatch(
    /^Generated four weeks from the season plan\. .*ill for 7 days, step 1 of the way back/,
  );
  const anew = await workoutsOf(deps, viewer);
  expect(minutesByWeek(anew).get(day(7))).toBeLessThanOrEqual(minutesByWeek(back).get(day(7))!);
  expect(on(anew, 7)).toEqual([]);
  for (const { duration, isHard } of on(anew, 8)) expect([duration <= 30, isHard]).toEqual([true, false]);
  // what the rules took out of the new plan counts as taken out: another check-in finds nothing left to ease
  expect((await checkIn(viewer, {})).adaptation).toEqual({ summary: '', changes: [] });
});

test('well again after it was generated anew: workouts come back step by step', async () => {
  const viewer = await aScheduledAthlete(deps);
  await tellIll(viewer, { from: day(0) });
  // other hours, so that nothing stays as it was
  await deps.db.trainingPreferences.update({
    where: { athleteId: viewer.athleteId! },
    data: { weeklyHoursAvailable: 5 },
  });
  await regenerate(viewer);
  expect(on(await workoutsOf(deps, viewer), 2)).toEqual([]);
  wake(1);
  await tellIll(viewer, { from: day(0), wellOn: day(1) });
  const back = await workoutsOf(deps, viewer);
  expect(on(back, 2).length + on(back, 3).length).toBeGreaterThan(0);
  for (const { duration, isHard } of on(back, 2)) expect([duration <= 30, isHard]).toEqual([true, false]);
});

test('a low check-in eases the new plan as it eased the old one; undone, it eases neither', async () => {
  const viewer = await aScheduledAthlete(deps);
  await withoutTests(deps, viewer);
  const fresh = await plain(viewer);
  await checkIn(viewer, LOW);
  const eased = await plain(viewer);
  expect(minutesByWeek(eased).get(day(0))).toBeLessThan(0.6 * minutesByWeek(fresh).get(day(0))!);
  await regenerate(viewer);
  expect(await plain(viewer)).toEqual(eased);
  await undo(viewer);
  expect(await plain(viewer)).toEqual(fresh);
  await regenerate(viewer);
  expect(await plain(viewer)).toEqual(fresh);
});

test('a check-in that is answered anew gives back what the first answers took, and nothing is said to hold that does not', async () => {
  const viewer = await aScheduledAthlete(deps);
  const fresh = await plain(viewer);
  await checkIn(viewer, LOW);
  expect(minutesByWeek(await plain(viewer)).get(day(0))).toBeLessThan(0.6 * minutesByWeek(fresh).get(day(0))!);
  const { adaptation } = await checkIn(viewer, {});
  expect(adaptation.summary).toMatch(/^\d+ workouts come back\.$/);
  expect(await plain(viewer)).toEqual(fresh);
  // as one change, which can be undone like any other
  await undo(viewer);
  expect(minutesByWeek(await plain(viewer)).get(day(0))).toBeLessThan(0.6 * minutesByWeek(fresh).get(day(0))!);
  const { revision } = await regenerate(viewer);
  expect(revision.summary).toBe('Generated four weeks from the season plan.');
  expect(minutesByWeek(await plain(viewer))).toEqual(minutesByWeek(fresh));
});

test.each([
  ['worse', { ...LOW, mood: 1, sleep: 1 }],
  ['better, but low', { mood: 5, stress: 7, sleep: 5, mentalReadiness: 5 }],
])('answered anew as %s, it eases the week as if it had been answered so at once', async (_how, answers) => {
  const [viewer, other] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
  await checkIn(viewer, LOW);
  await checkIn(viewer, answers);
  await checkIn(other, answers);
  const bare = async (whose: Viewer) =>
    (await plain(whose)).map(({ scheduledDate, workoutType, duration, intensity }) => ({
      scheduledDate,
      workoutType,
      duration,
      intensity,
    }));
  expect(await bare(viewer)).toEqual(await bare(other));
});

test('a check-in that was told before there was a plan eases the first one', async () => {
  const [viewer, other] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
  await deps.db.trainingWeek.deleteMany({ where: { athleteId: viewer.athleteId! } });
  await checkIn(viewer, LOW);
  await regenerate(viewer);
  await checkIn(other, LOW);
  expect(minutesByWeek(await workoutsOf(deps, viewer))).toEqual(minutesByWeek(await workoutsOf(deps, other)));
});

test('days that were asked to stay free stay free, and undoing it frees them of that', async () => {
  const viewer = await aScheduledAthlete(deps);
  await says(viewer, 'I am travelling on Wednesday and Thursday');
  const free = async () =>
    (await workoutsOf(deps, viewer)).filter(({ scheduledDate }) => [day(2), day(3)].includes(scheduledDate));
  expect(await free()).toEqual([]);
  await regenerate(viewer);
  expect(await free()).toEqual([]);
  const dates = async () =>
    (await deps.db.trainingPreferences.findUniqueOrThrow({ where: { athleteId: viewer.athleteId! } })).blackoutDates;
  expect(await dates()).toMatchObject([{ from: day(2), to: day(3), label: 'Travel' }]);
  await undo(viewer);
  await undo(viewer);
  expect(await dates()).toEqual([]);
  expect((await free()).length).toBeGreaterThan(0);
});

test('changes of single workouts that the athlete was offered and did not take are not made by generating or by a good check-in', async () => {
  const viewer = await aScheduledAthlete(deps);
  const [first] = await workoutsOf(deps, viewer);
  clock.now = new Date(`${first!.scheduledDate}T20:00:00Z`);
  const { adaptation } = await mutation(
    viewer,
    'submitWorkoutFeedback',
    { workoutId: `workout_${first!.id}`, completionStatus: 'SKIPPED', reasonForSkip: 'ILLNESS' },
    'adaptation { changes { op } }',
  );
  expect(adaptation.changes.length).toBeGreaterThan(0);
  const left = await plain(viewer);
  expect((await checkIn(viewer, {})).adaptation).toEqual({ summary: '', changes: [] });
  expect(await plain(viewer)).toEqual(left);
  const { revision } = await regenerate(viewer);
  expect(revision.summary).toBe('Generated four weeks from the season plan.');
});
