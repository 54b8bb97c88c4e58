import { notHeldText } from '../../core/messages/planWarning.ts';
import { COACH } from '../../core/messages/reader.ts';
import { addDays, weekdayOf } from '../../core/calendar/calendar.ts';
import { setUpDeps } from '../../test/app.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../../test/schedules.ts';
import type { Viewer } from '../kernel/access.ts';
import { applyBatchChange, previewBatchChange } from '../coaching/batch.ts';
import { submitCheckIn } from '../adapt/checkIn.ts';
import { reportIllness } from '../athlete/illness.ts';
import { readBroken } from '../planning/weekProof.ts';
import { addPrinciple } from './principle.ts';
import { applyPrinciple } from './principleApplication.ts';
import { undoPrinciple } from './principleUndo.ts';
import { previewPrinciple } from './principlePreview.ts';
import type { WorkoutRow } from '../revision/scheduledWorkout.ts';
import { rescheduleWorkout } from '../schedule/workout.ts';
import { deleteWorkout } from '../schedule/workoutEdit.ts';

// a Monday
const MONDAY = '2026-11-23';
const clock = { now: new Date() };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${MONDAY}T06:00:00Z`);
});

type Coach = Awaited<ReturnType<typeof aCoachOf>>;
const face = ({ scheduledDate, workoutType, duration, intensity, isLong }: WorkoutRow) =>
  `${scheduledDate} ${workoutType} ${duration} ${intensity}${isLong ? ' long' : ''}`;
const inWeek = (workouts: readonly WorkoutRow[], week = 0) =>
  workouts.filter(
    ({ scheduledDate }) => scheduledDate >= addDays(MONDAY, 7 * week) && scheduledDate <= addDays(MONDAY, 7 * week + 6),
  );
const minutes = (workouts: readonly WorkoutRow[]) => workouts.reduce((sum, { duration }) => sum + duration, 0);
const longRunsOn = (workouts: readonly WorkoutRow[], day: string) =>
  workouts.filter(
    ({ isLong, workoutType, scheduledDate }) => isLong && workoutType === 'run' && weekdayOf(scheduledDate) === day,
  );

/** Previews, applies, and holds the one against the other. */
async function teach(coach: Coach, athlete: Viewer, principle: string) {
  const before = await workoutsOf(deps, athlete);
  const { id } = await addPrinciple(deps, coach, { context: 'Everyone', principle });
  const preview = await previewPrinciple(deps, coach, id, {});
  const [shown] = preview.affected;
  const applied = await applyPrinciple(deps, coach, id, null);
  const after = await workoutsOf(deps, athlete);
  const gone = (shown?.changes ?? []).flatMap((change) => (change.before ? [face(change.before)] : []));
  const come = (shown?.changes ?? []).flatMap((change) => (change.after ? [face(change.after)] : []));
  const left = before.map(face);
  for (const each of gone) left.splice(left.indexOf(each), 1);
  expect(after.map(face).sort()).toEqual([...left, ...come].sort());
  expect(applied.outcomes[0]).toMatchObject({ changedWorkouts: shown?.changes.length ?? 0, problem: null });
  return { id, before, after, applied, notHeld: shown?.notHeld ?? [] };
}

async function aPair() {
  const athlete = await aScheduledAthlete(deps);
  return { athlete, coach: await aCoachOf(deps, athlete) };
}

test('a week that a check-in eased stays eased, and follows the principle', async () => {
  const { athlete, coach } = await aPair();
  const planned = inWeek(await workoutsOf(deps, athlete));
  await submitCheckIn(deps, athlete, { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 });
  const eased = inWeek(await workoutsOf(deps, athlete));
  expect(minutes(eased)).toBeLessThan(minutes(planned));
  const { after, before, id, applied } = await teach(coach, athlete, 'No long run on Sunday');
  expect(longRunsOn(before, 'sunday').length).toBeGreaterThan(1);
  expect(longRunsOn(after, 'sunday')).toEqual([]);
  expect(minutes(inWeek(after))).toBeLessThanOrEqual(minutes(eased));
  expect(inWeek(after).filter(({ isHard }) => isHard).length).toBeLessThanOrEqual(
    eased.filter(({ isHard }) => isHard).length,
  );
  // what the principle had no need to touch is the same row
  for (const workout of inWeek(after).filter(({ reasons }) => !reasons.some(({ code }) => code === 'PRINCIPLE')))
    expect(before).toContainEqual(workout);
  const [week] = await weeksOf(deps, athlete);
  expect(week!.proof).toContainEqual({
    constraint: "Robin Vale's principle: no long run on Sunday",
    limit: 'none',
    value: 'none',
    holds: true,
    principleId: id,
  });
  await undoPrinciple(deps, coach, applied.actId);
  expect((await workoutsOf(deps, athlete)).map(face)).toEqual(before.map(face));
});

test('days of illness stay empty, and the way back stays gentle', async () => {
  const { athlete, coach } = await aPair();
  await reportIllness(deps, athlete, { from: MONDAY, wellOn: null, mild: false, symptoms: ['fever'] });
  const ill = await workoutsOf(deps, athlete);
  const empty = [0, 1, 2, 3, 4, 5, 6]
    .map((n) => addDays(MONDAY, n))
    .filter((day) => !ill.some(({ scheduledDate }) => scheduledDate === day));
  expect(empty.length).toBeGreaterThan(3);
  const { after } = await teach(coach, athlete, 'No long run on Sunday');
  expect(after.filter(({ scheduledDate }) => empty.includes(scheduledDate))).toEqual([]);
  for (const week of [0, 1]) expect(minutes(inWeek(after, week))).toBeLessThanOrEqual(minutes(inWeek(ill, week)));
  expect(longRunsOn(after, 'sunday')).toEqual([]);
});

test('nothing goes to the first day after an illness', async () => {
  const { athlete, coach } = await aPair();
  const [thursday, friday] = [addDays(MONDAY, 3), addDays(MONDAY, 4)];
  clock.now = new Date(`${thursday}T06:00:00Z`);
  await reportIllness(deps, athlete, { from: MONDAY, wellOn: thursday, mild: false, symptoms: ['fever'] });
  const { before, after } = await teach(coach, athlete, 'No swim on Friday');
  const on = (workouts: readonly WorkoutRow[], day: string) =>
    workouts.filter(({ scheduledDate }) => scheduledDate === day).map(({ workoutType }) => workoutType);
  expect([on(before, thursday), on(before, friday)]).toEqual([[], expect.arrayContaining(['swim'])]);
  expect(on(after, friday)).not.toContain('swim');
  expect(on(after, thursday)).toEqual([]);
});

test('a coach’s lighter week is not filled up again, and says what it does not keep', async () => {
  const { athlete, coach } = await aPair();
  const batch = await previewBatchChange(deps, coach, {
    athleteIds: [athlete.athleteId],
    percent: 20,
    week: 'this-week',
  });
  await applyBatchChange(deps, coach, batch.id, {});
  const lighter = inWeek(await workoutsOf(deps, athlete));
  const { after, notHeld } = await teach(coach, athlete, 'No long run on Sunday');
  expect(inWeek(after).map(face)).toEqual(lighter.map(face));
  expect(notHeld.map((one) => notHeldText(one, COACH))).toEqual([
    "Robin Vale's principle: no long run on Sunday: not kept in the week of Monday 23 November, because otherwise a workout that is kept would have to go.",
  ]);
  expect([1, 2, 3].flatMap((week) => longRunsOn(inWeek(after, week), 'sunday'))).toEqual([]);
});

test('what a principle would cost is told of weeks that were kept in older words too', async () => {
  const { athlete, coach } = await aPair();
  const batch = await previewBatchChange(deps, coach, {
    athleteIds: [athlete.athleteId],
    percent: 20,
    week: 'this-week',
  });
  await applyBatchChange(deps, coach, batch.id, {});
  const { id } = await teach(coach, athlete, 'No long session on Sunday');
  const kept = {
    constraint: "Robin Vale's principle: no long session on Sunday",
    limit: 'none',
    value: '1 session; otherwise a session that is kept would have to go',
    holds: false,
    principleId: id,
  };
  const [week] = await weeksOf(deps, athlete);
  await deps.db.trainingWeek.update({ where: { id: week!.id }, data: { proof: [kept] } });
  expect(await readBroken(deps, [athlete.athleteId])).toEqual([
    expect.objectContaining({
      constraint: "Robin Vale's principle: no long workout on Sunday",
      value: '1 workout; otherwise a session that is kept would have to go',
    }),
  ]);
});

test('what the athlete placed by hand stays where it is, and the day that they freed stays free', async () => {
  const { athlete, coach } = await aPair();
  const planned = inWeek(await workoutsOf(deps, athlete));
  const long = longRunsOn(planned, 'sunday')[0]!;
  const on = (day: string) => planned.filter(({ scheduledDate }) => scheduledDate === day).length;
  const moved = planned.find(
    ({ scheduledDate, isHard, isLong }) => scheduledDate > MONDAY && !isHard && !isLong && on(scheduledDate) === 1,
  )!;
  const newDate = [0, 1, 2, 3, 4]
    .map((n) => addDays(MONDAY, n))
    .find((day) => day !== moved.scheduledDate && on(day) < 2)!;
  await rescheduleWorkout(deps, athlete, moved.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  const { after } = await teach(coach, athlete, 'No long run on Sunday');
  expect(after.find(({ id }) => id === moved.id)).toMatchObject({
    scheduledDate: newDate,
    locked: true,
    duration: moved.duration,
  });
  expect(after.filter(({ scheduledDate }) => scheduledDate === moved.scheduledDate)).toEqual([]);
  expect(after.find(({ id }) => id === long.id)).toMatchObject({
    duration: expect.any(Number),
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'PRINCIPLE', source: 'principle' })]),
  });
  expect(longRunsOn(after, 'sunday')).toEqual([]);
});

test('nothing goes to a day that was emptied', async () => {
  const { athlete, coach } = await aPair();
  const saturday = addDays(MONDAY, 5);
  const there = (await workoutsOf(deps, athlete)).filter(({ scheduledDate }) => scheduledDate === saturday);
  expect(there).not.toEqual([]);
  for (const { id, version } of there) await deleteWorkout(deps, athlete, id, { version });
  const { after } = await teach(coach, athlete, 'No long run on Sunday');
  expect(after.filter(({ scheduledDate }) => scheduledDate === saturday)).toEqual([]);
  expect(longRunsOn(after, 'sunday')).toEqual([]);
});

test('fewer hours a week take from an eased week only what is still too much', async () => {
  const { athlete, coach } = await aPair();
  await submitCheckIn(deps, athlete, { mood: 3, stress: 9, sleep: 3, mentalReadiness: 3 });
  const eased = inWeek(await workoutsOf(deps, athlete));
  const { after } = await teach(coach, athlete, 'No more than 2 hours a week');
  expect(minutes(eased)).toBeGreaterThan(120);
  expect(minutes(inWeek(after))).toBeLessThanOrEqual(120);
  for (const workout of inWeek(after))
    expect(workout.duration).toBeLessThanOrEqual(eased.find(({ id }) => id === workout.id)!.duration);
});
