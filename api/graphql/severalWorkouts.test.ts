import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { submitWorkoutFeedback } from '../domain/adapt/feedback.ts';
import type { WorkoutRow } from '../domain/revision/scheduledWorkout.ts';
import { ask } from '../test/graphql.ts';
import { brokenIn, MONDAY, proved, provedWorld } from '../test/weekProof.ts';
import { undo } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const { clock, deps } = provedWorld();

type Person = Awaited<ReturnType<typeof aScheduledAthlete>>;

const REFUSAL = '... on Refusal { code message } ... on InvalidInput { errors { path message } }';
const PAYLOAD = 'weeks { weekStartDate } athlete { id } revision { summary actorRole }';
const MOVE = `mutation ($input: MoveWorkoutsInput!) { moveWorkouts(input: $input) { __typename ${REFUSAL}
  ... on MoveWorkoutsPayload { ${PAYLOAD} warnings { message } } } }`;
const DELETE = `mutation ($input: DeleteWorkoutsInput!) { deleteWorkouts(input: $input) { __typename ${REFUSAL}
  ... on DeleteWorkoutsPayload { ${PAYLOAD} } } }`;

const idsOf = (workouts: readonly { id: string }[]) => workouts.map(({ id }) => encodeId('workout', id));
async function moved(by: Person, workouts: readonly { id: string }[], days: number) {
  const answer = await ask(deps(), by, MOVE, { input: { workoutIds: idsOf(workouts), days } });
  return answer.data?.moveWorkouts ?? answer.errors[0]!.extensions;
}
async function deleted(by: Person, workouts: readonly { id: string }[]) {
  const answer = await ask(deps(), by, DELETE, { input: { workoutIds: idsOf(workouts) } });
  return answer.data?.deleteWorkouts ?? answer.errors[0]!.extensions;
}
const daysOf = (workouts: readonly WorkoutRow[]) =>
  new Map(workouts.map(({ id, scheduledDate }) => [id, scheduledDate]));
const endurance = (workouts: readonly WorkoutRow[]) => workouts.filter(({ workoutType }) => workoutType !== 'race');

test('several workouts go as far together: one change with its names, one undo', async () => {
  const athlete = await aScheduledAthlete(deps());
  const before = daysOf(await workoutsOf(deps(), athlete));
  const [, second] = await weeksOf(deps(), athlete);
  const [one, two] = endurance(second!.workouts);
  expect(await moved(athlete, [two!, one!, two!], 7)).toMatchObject({
    weeks: [{ weekStartDate: '2026-11-30' }, { weekStartDate: '2026-12-07' }],
    athlete: { id: encodeId('athlete', athlete.athleteId) },
    revision: {
      actorRole: 'ATHLETE',
      summary: `Moved 2 workouts 7 days later: ${one!.description}, ${two!.description}.`,
    },
  });
  const after = await workoutsOf(deps(), athlete);
  const wanted = new Map(before);
  for (const { id, scheduledDate } of [one!, two!]) wanted.set(id, addDays(scheduledDate, 7));
  expect(daysOf(after)).toEqual(wanted);
  expect(after.filter(({ id }) => [one!.id, two!.id].includes(id)).every(({ locked }) => locked)).toBe(true);
  await undo(deps(), athlete, athlete.athleteId);
  expect(daysOf(await workoutsOf(deps(), athlete))).toEqual(before);
});

test('what the moves break is told at once, and the proof names who did it', async () => {
  const athlete = await aScheduledAthlete(deps());
  const [, second] = await weeksOf(deps(), athlete);
  const onTuesday = second!.workouts.filter(({ scheduledDate }) => scheduledDate === addDays(MONDAY, 8));
  const { warnings } = await moved(athlete, onTuesday, -1);
  expect(warnings.map(({ message }: { message: string }) => message)).toContain('Monday is an unavailable day.');
  expect(brokenIn(await proved(deps(), athlete))).toContainEqual(
    expect.objectContaining({ code: 'UNAVAILABLE_DAY', brokenBy: expect.objectContaining({ actorRole: 'ATHLETE' }) }),
  );
});

test('several are deleted at once, by the coach too, and come back at once', async () => {
  const athlete = await aScheduledAthlete(deps());
  const coach = await aCoachOf(deps(), athlete);
  const [, , third] = await weeksOf(deps(), athlete);
  const workouts = endurance(third!.workouts);
  expect(workouts.length).toBeGreaterThan(5);
  const names = workouts.slice(0, 5).map(({ description }) => description);
  expect(await deleted(coach, workouts)).toMatchObject({
    weeks: [{ weekStartDate: third!.weekStartDate }],
    revision: {
      actorRole: 'COACH',
      summary: `Deleted ${workouts.length} workouts: ${names.join(', ')} and ${workouts.length - 5} more.`,
    },
  });
  expect((await weeksOf(deps(), athlete))[2]!.workouts).toEqual([]);
  await undo(deps(), athlete, athlete.athleteId);
  expect(idsOf((await weeksOf(deps(), athlete))[2]!.workouts)).toEqual(idsOf(third!.workouts));
});

test('where one of them cannot go, none does', async () => {
  const athlete = await aScheduledAthlete(deps());
  const [first, second, , last] = await weeksOf(deps(), athlete);
  const before = daysOf(await workoutsOf(deps(), athlete));
  const [early, late] = [endurance(first!.workouts)[0]!, endurance(last!.workouts).at(-1)!];
  expect(await moved(athlete, [second!.workouts[0]!, late], 7)).toMatchObject({ code: 'OUTSIDE_SCHEDULE' });
  expect(await moved(athlete, [second!.workouts[0]!, early], -7)).toMatchObject({ code: 'OUTSIDE_SCHEDULE' });
  clock.now = new Date(`${addDays(early.scheduledDate, 1)}T12:00:00Z`);
  expect(await moved(athlete, [second!.workouts[0]!, early], 1)).toMatchObject({ code: 'PAST_DAY' });
  expect(await deleted(athlete, [second!.workouts[0]!, early])).toMatchObject({ code: 'PAST_DAY' });
  await submitWorkoutFeedback(deps(), athlete, early.id, { completionStatus: 'completed' });
  expect(await moved(athlete, [second!.workouts[0]!, early], 1)).toMatchObject({ __typename: 'WorkoutCompleted' });
  expect(await deleted(athlete, [second!.workouts[0]!, early])).toMatchObject({ __typename: 'WorkoutCompleted' });
  expect(daysOf(await workoutsOf(deps(), athlete))).toEqual(before);
});

test('they are of one athlete, and of one whom one may see', async () => {
  const [one, other] = [await aScheduledAthlete(deps()), await aScheduledAthlete(deps())];
  const coach = await aCoachOf(deps(), one);
  const both = [one, other].map(async (athlete) => endurance((await weeksOf(deps(), athlete))[1]!.workouts)[0]!);
  const [own, theirs] = await Promise.all(both);
  for (const act of [
    (workouts: WorkoutRow[]) => moved(coach, workouts, 1),
    (workouts: WorkoutRow[]) => deleted(coach, workouts),
  ]) {
    expect(await act([own!, theirs!])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await act([])).toMatchObject({ errors: [{ path: 'workoutIds', message: 'Choose at least one workout.' }] });
    const many = Array.from({ length: 101 }, () => own!);
    expect(await act(many)).toMatchObject({
      errors: [{ path: 'workoutIds', message: 'At most 100 workouts at once.' }],
    });
  }
  await deps().db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  expect(await moved(coach, [own!, theirs!], 1)).toMatchObject({
    errors: [{ path: 'workoutIds', message: 'Choose workouts of one athlete.' }],
  });
  for (const days of [0, 28, -28])
    expect(await moved(coach, [own!], days)).toMatchObject({ errors: [{ path: 'days' }] });
});
