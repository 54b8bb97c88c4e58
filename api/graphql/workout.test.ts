import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { added, CREATE, generate, move, MOVE } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';
import type { Json } from '../test/json.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

describe('moving', () => {
  test('locks the workout on its new day, in the week that holds it', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [, second, third] = await weeksOf(deps, viewer);
    const workout = second!.workouts[0]!;
    const to = addDays(third!.weekStartDate, 2);
    const moved = (await ask(deps, viewer, MOVE, move(workout.id, to, { version: 1 }))).data.rescheduleWorkout;
    expect(moved).toMatchObject({
      workout: { scheduledDate: to, locked: true, version: 2 },
      revision: { number: 3, cause: 'MOVE' },
    });
    expect(moved.workout.reasons).toContainEqual({ code: 'MOVED', source: 'ATHLETE' });
    expect(moved.weeks.map((week: { id: string }) => week.id)).toEqual(
      [second, third].map((week) => encodeId('week', week!.id)),
    );
  });

  test('warns of an unavailable day but lets it stand', async () => {
    const viewer = await aScheduledAthlete(deps);
    const week = (await weeksOf(deps, viewer))[1]!;
    const moved = (await ask(deps, viewer, MOVE, move(week.workouts[0]!.id, week.weekStartDate))).data
      .rescheduleWorkout;
    expect(moved.warnings).toContainEqual({ code: 'UNAVAILABLE_DAY' });
  });

  test('refuses by name what cannot be', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = (await weeksOf(deps, viewer))[1]!.workouts[0]!;
    const moved = async (to: string, over: object = {}) =>
      (await ask(deps, viewer, MOVE, move(workout.id, to, over))).data.rescheduleWorkout;
    expect(await moved('2026-12-01', { newDayOfWeek: 'MONDAY' })).toMatchObject({
      __typename: 'InvalidInput',
      errors: [{ path: 'newDayOfWeek', message: '2026-12-01 is a Tuesday, not a Monday.' }],
    });
    expect(await moved('2026-12-14')).toMatchObject({
      __typename: 'NotPossible',
      code: 'OUTSIDE_SCHEDULE',
      message: 'The date must be inside the current 4-week schedule.',
    });
    expect(await moved('2026-11-17')).toMatchObject({ __typename: 'NotPossible', code: 'PAST_DAY' });
    expect(await moved('2026-12-02', { version: 7 })).toMatchObject({
      __typename: 'StaleVersion',
      message: 'Someone else changed this workout. The latest version is shown.',
      workout: { version: 1, scheduledDate: workout.scheduledDate },
    });
    await deps.db.workout.update({ where: { id: workout.id }, data: { status: 'completed' } });
    expect(await moved('2026-12-02')).toMatchObject({
      __typename: 'WorkoutCompleted',
      code: 'WORKOUT_COMPLETED',
      message: 'Completed workouts cannot be rescheduled.',
    });
    expect((await workoutsOf(deps, viewer)).find(({ id }) => id === workout.id)?.scheduledDate).toBe(
      workout.scheduledDate,
    );
  });

  test('two who saw the same version: exactly one wins', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const workouts = (await weeksOf(deps, athlete))[2]!.workouts;
    for (const { id, version, scheduledDate } of workouts) {
      const [one, two] = [
        addDays(scheduledDate, scheduledDate < '2026-12-05' ? 1 : -1),
        addDays(mondayOf(scheduledDate), 7),
      ];
      const answers = await Promise.all([
        ask(deps, athlete, MOVE, move(id, one, { version })),
        ask(deps, coach, MOVE, move(id, two, { version })),
      ]);
      expect(answers.map(({ data }) => data.rescheduleWorkout.__typename).sort()).toEqual([
        'RescheduleWorkoutPayload',
        'StaleVersion',
      ]);
    }
    const numbers = await deps.db.revision.findMany({
      where: { athleteId: athlete.athleteId },
      orderBy: { number: 'asc' },
      select: { number: true },
    });
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: workouts.length + 2 }, (_, i) => i + 1));
  });
});

describe('adding a workout', () => {
  test('by the coach: locked, theirs, and kept', async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const week = (await weeksOf(deps, athlete))[1]!;
    const made = (await ask(deps, coach, CREATE, added(athlete.athleteId, week))).data.createWorkout;
    expect(made).toMatchObject({
      workout: { locked: true, madeBy: 'COACH', isHard: true, reasons: [{ code: 'ADDED', source: 'COACH' }] },
      revision: { actorRole: 'COACH' },
    });
    await generate(deps, athlete, { mode: 'SEASON_PLAN' });
    expect((await workoutsOf(deps, athlete)).map(({ id }) => encodeId('workout', id))).toContain(made.workout.id);
  });

  test("a week of another athlete is not found, nor the athlete's own under another's name", async () => {
    const [a, b] = [await aScheduledAthlete(deps), await aScheduledAthlete(deps)];
    const [weekA, weekB] = [(await weeksOf(deps, a))[1]!, (await weeksOf(deps, b))[1]!];
    const mixed = await ask(deps, a, CREATE, added(a.athleteId, weekB));
    expect([mixed.codes, mixed.errors?.[0]?.message]).toEqual([['NOT_FOUND'], 'Training week not found.']);
    expect((await ask(deps, a, CREATE, added(b.athleteId, weekA))).codes).toEqual(['NOT_FOUND']);
  });

  test('a day that is not in the week, or not that weekday, is refused', async () => {
    const viewer = await aScheduledAthlete(deps);
    const week = (await weeksOf(deps, viewer))[1]!;
    const wrongDay = (await ask(deps, viewer, CREATE, added(viewer.athleteId, week, { dayOfWeek: 'MONDAY' }))).data
      .createWorkout;
    expect(wrongDay).toMatchObject({
      errors: [{ path: 'dayOfWeek', message: '2026-11-26 is a Thursday, not a Monday.' }],
    });
    const outside = (await ask(deps, viewer, CREATE, added(viewer.athleteId, week, { scheduledDate: '2026-12-03' })))
      .data.createWorkout;
    expect(outside).toMatchObject({ errors: [{ path: 'scheduledDate' }] });
  });
});

test.each(['abc', 'workout_', 'week_01900000-0000-7000-8000-000000000000', 'd29ya291dDox'])(
  'the id %s is no workout',
  async (workoutId) => {
    const viewer = await anAthlete(deps);
    const answer = await ask(deps, viewer, MOVE, {
      input: { workoutId, newDate: '2026-12-03', newDayOfWeek: 'THURSDAY' },
    });
    expect([answer.codes, answer.errors?.[0]?.message]).toEqual([['NOT_FOUND'], 'Workout not found.']);
    expect(
      (await ask(deps, viewer, 'query ($id: ID!) { node(id: $id) { id } }', { id: workoutId })).data.node,
    ).toBeNull();
  },
);

test('reasons speak to the athlete, and of them to their coach', async () => {
  const viewer = await aScheduledAthlete(deps);
  const coach = await aCoachOf(deps, viewer);
  const QUERY = 'query ($id: ID!) { athlete(id: $id) { schedule { weeks { workouts { reasons { text } } } } } }';
  const told = async (reader: Viewer) => {
    const { athlete } = (await ask(deps, reader, QUERY, { id: `athlete_${viewer.athleteId}` })).data;
    return athlete.schedule.weeks.flatMap(({ workouts }: Json) =>
      workouts.flatMap(({ reasons }: Json) => reasons.map(({ text }: Json) => text)),
    );
  };
  const [own, theirs] = [await told(viewer), await told(coach)];
  const isToYou = (text: string) => /\byou(r|rs|rself)?\b/i.test(text);
  expect(own.some(isToYou)).toBe(true);
  expect(theirs).toHaveLength(own.length);
  expect(theirs.filter(isToYou)).toEqual([]);
  // a verb before the athlete has them as its object
  expect(theirs.filter((text: string) => /\b(keeps?|makes?|helps?|prepares?|tiring) they\b/.test(text))).toEqual([]);
});
