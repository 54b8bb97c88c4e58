import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import { generateSchedule } from '../domain/schedule/schedule.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf, workoutsOf } from '../test/schedules.ts';

const clock = { now: new Date('2026-11-20T12:00:00Z') };
const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date('2026-11-20T12:00:00Z');
});

const ADD =
  'mutation ($input: AddPrincipleInput!) { addPrinciple(input: $input) { ... on AddPrinciplePayload { principle { id } } } }';
const APPLY = `mutation ($input: ApplyPrincipleInput!) { applyPrinciple(input: $input) { ... on ApplyPrinciplePayload {
  applicationId principle { application { id athletes } } outcomes { revisionId changedWorkouts } } } }`;
const UNDO = `mutation ($input: UndoPrincipleInput!) { undoPrinciple(input: $input) { principle { isActive application { athletes } }
  outcomes { athlete { id } revisionId changedWorkouts problem } } }`;

/** Athletes of one coach, whose long runs a principle has just moved. */
async function followers(count: number) {
  const athletes: Viewer[] = [];
  for (let i = 0; i < count; i += 1) athletes.push(await aScheduledAthlete(deps));
  const coach = await aCoachOf(deps, athletes[0]!);
  for (const { athleteId } of athletes.slice(1))
    await deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId } });
  const before = await Promise.all(athletes.map(plan));
  const { principle } = (
    await ask(deps, coach, ADD, { input: { context: 'Everyone', principle: 'No long run on Sunday' } })
  ).data.addPrinciple;
  const applied = (await ask(deps, coach, APPLY, { input: { principleId: principle.id } })).data.applyPrinciple;
  const undo = async (who: Viewer = coach) => {
    const { data, messages } = await ask(deps, who, UNDO, { input: { applicationId: applied.applicationId } });
    return data?.undoPrinciple ?? messages;
  };
  return { athletes, coach, before, applied, undo };
}

/** Weeks and workouts, to the letter, but for what counts changes. */
const plan = async (athlete: Viewer) =>
  (await weeksOf(deps, athlete)).map((week) => ({
    ...week,
    workouts: week.workouts.map(({ version: _, ...workout }) => workout).sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
const CHANGED = 'The schedule has changed since, so it stays as it is.';

test('one undo brings back the schedules of all athletes to the letter, once, and the principle stays on', async () => {
  const { athletes, coach, before, applied, undo } = await followers(2);
  expect(applied.principle.application).toEqual({ id: applied.applicationId, athletes: 2 });
  const followed = await Promise.all(athletes.map(plan));
  expect(followed).not.toEqual(before);
  // a second try finds both done
  const [{ principle, outcomes }, again] = [await undo(), await undo()];
  expect(
    outcomes.map(({ changedWorkouts, problem }: { changedWorkouts: number; problem: unknown }) => [
      changedWorkouts,
      problem,
    ]),
  ).toEqual(applied.outcomes.map(({ changedWorkouts }: { changedWorkouts: number }) => [changedWorkouts, null]));
  expect(principle).toEqual({ isActive: true, application: null });
  expect(again.outcomes).toEqual([]);
  expect(await Promise.all(athletes.map(plan))).toEqual(before);
  const [latest] = await deps.db.revision.findMany({
    where: { athleteId: athletes[0]!.athleteId },
    orderBy: { number: 'desc' },
    take: 1,
  });
  expect(latest).toMatchObject({
    cause: 'undo',
    actorRole: 'coach',
    actorId: coach.userId,
    summary: expect.stringMatching(/^Undid: Followed a principle/),
  });
  // the athlete has the last word: undoing the undo follows it again
  await undoScheduleChange(deps, athletes[0]!, athletes[0]!.athleteId, latest!.id);
  expect(await plan(athletes[0]!)).toEqual(followed[0]);
});

test('whoever changed their schedule since keeps it and is named; the others are as before', async () => {
  const {
    athletes: [busy, calm],
    before,
    undo,
  } = await followers(2);
  const { id, scheduledDate } = (await workoutsOf(deps, busy!)).findLast(({ isLong }) => isLong)!;
  const move = addDays(mondayOf(scheduledDate), 1);
  await rescheduleWorkout(deps, busy!, id, { newDate: move, newDayOfWeek: 'tuesday' });
  const kept = await plan(busy!);
  const { principle, outcomes } = await undo();
  const problems = new Map(
    outcomes.map(({ athlete, problem }: { athlete: { id: string }; problem: string | null }) => [athlete.id, problem]),
  );
  expect(problems.get(encodeId('athlete', busy!.athleteId))).toBe(CHANGED);
  expect(problems.get(encodeId('athlete', calm!.athleteId))).toBeNull();
  expect(await plan(busy!)).toEqual(kept);
  expect(await plan(calm!)).toEqual(before[1]);
  expect(principle.application).toEqual({ athletes: 1 });
  // once the athlete took the move back, there is nothing in the way
  await undoScheduleChange(deps, busy!, busy!.athleteId);
  expect((await undo()).outcomes).toMatchObject([{ problem: null }]);
  expect(await plan(busy!)).toEqual(before[0]);
});

test('a workout told of is no change; a week of which something has passed stays whole', async () => {
  const {
    athletes: [athlete],
    before,
    undo,
  } = await followers(1);
  const followed = await plan(athlete!);
  const today = (await workoutsOf(deps, athlete!)).find(({ scheduledDate }) => scheduledDate === '2026-11-20');
  if (today) await submitWorkoutFeedback(deps, athlete!, today.id, { completionStatus: 'completed' });
  clock.now = new Date('2026-12-07T12:00:00Z');
  const { outcomes } = await undo();
  expect(outcomes[0].problem).toBe('The weeks of Monday 23 November and Monday 30 November have begun and stay.');
  const after = (
    await deps.db.trainingWeek.findMany({
      where: { athleteId: athlete!.athleteId },
      orderBy: { weekStartDate: 'asc' },
      select: { workouts: { select: { id: true } } },
    })
  ).map(({ workouts }) => workouts.map(({ id }) => id).sort());
  const ids = (weeks: (typeof before)[number]) => weeks.map(({ workouts }) => workouts.map(({ id }) => id).sort());
  expect(after.slice(0, 3)).toEqual(ids(followed).slice(0, 3));
  expect(after.slice(3, 4)).toEqual(ids(before[0]!).slice(3, 4));
});

test('planning anew since, or the end of coaching, leaves everything as it is', async () => {
  const {
    athletes: [athlete],
    coach,
    undo,
  } = await followers(1);
  await generateSchedule(deps, athlete!, { mode: 'train-consistently', selectedSports: ['cycling'] });
  const kept = await plan(athlete!);
  expect((await undo()).outcomes).toMatchObject([{ revisionId: null, changedWorkouts: 0, problem: CHANGED }]);
  await endCoaching(deps, coach);
  expect((await undo()).outcomes).toMatchObject([{ athlete: null, problem: 'Athlete not found' }]);
  expect(await plan(athlete!)).toEqual(kept);
  const stranger = await aCoachOf(deps, await aScheduledAthlete(deps));
  expect(await undo(stranger)).toEqual(['There is nothing to undo.']);
});
