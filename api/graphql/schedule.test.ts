import { addDays, mondayOf, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { rollAllWeeks } from '../jobs/rollWeeks.ts';
import { setUpDeps } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { ask } from '../test/graphql.ts';
import { FEEDBACK, generate, move, MOVE } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf, withoutTests, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
});

const mustNot = (error: unknown) => {
  throw error;
};
const PLAN = 'mutation { createSeasonPlan(input: {}) { __typename } }';

describe('generating', () => {
  test('plans the current week and the next three, and says why', async () => {
    const viewer = await anAthlete(deps);
    await ask(deps, viewer, PLAN);
    const made = (await generate(deps, viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made.revision).toEqual({ number: 2, cause: 'GENERATE', actorRole: 'ATHLETE', actorName: 'Robin Vale' });
    const { schedule } = made.athlete;
    expect(schedule).toMatchObject({ mode: 'SEASON_PLAN', firstDay: '2026-11-16', lastDay: '2026-12-13' });
    expect(schedule.weeks.map((week: { weekStartDate: string }) => week.weekStartDate)).toEqual(
      [0, 7, 14, 21].map((n) => addDays(mondayOf(TODAY), n)),
    );
    expect(schedule.weeks.map((week: { status: string }) => week.status)).toEqual([
      'IN_PROGRESS',
      'UPCOMING',
      'UPCOMING',
      'UPCOMING',
    ]);
    const workouts = schedule.weeks.flatMap((week: { workouts: object[] }) => week.workouts);
    expect(workouts.length).toBeGreaterThan(8);
    for (const workout of workouts) {
      expect(workout.scheduledDate >= TODAY).toBe(true);
      expect(workout.dayOfWeek).toBe(weekdayOf(workout.scheduledDate).toUpperCase());
      expect(workout.dayOfWeek).not.toBe('MONDAY');
      expect(workout.reasons.length).toBeGreaterThan(0);
    }
  });

  test.each([
    [
      { mode: 'TRAIN_CONSISTENTLY' },
      { __typename: 'InvalidInput', errors: [{ path: 'selectedSports', message: 'Please select at least one sport' }] },
    ],
    [
      { mode: 'TRAIN_CONSISTENTLY', selectedSports: ['STRENGTH'] },
      {
        __typename: 'InvalidInput',
        errors: [{ path: 'selectedSports', message: 'Choose at least one of running, cycling, swimming.' }],
      },
    ],
    [{ mode: 'SEASON_PLAN' }, { __typename: 'NotPossible', code: 'NO_SEASON_PLAN' }],
  ])('refuses %j by name', async (input, refused) => {
    expect((await generate(deps, await anAthlete(deps), input)).data.generateSchedule).toMatchObject(refused);
  });

  test('trains consistently without a race', async () => {
    const viewer = await anAthlete(deps);
    const made = (await generate(deps, viewer, { mode: 'TRAIN_CONSISTENTLY', selectedSports: ['RUNNING', 'STRENGTH'] }))
      .data.generateSchedule;
    expect(made.__typename).toBe('GenerateSchedulePayload');
    const kinds = new Set((await workoutsOf(deps, viewer)).map(({ workoutType }) => workoutType));
    expect([...kinds].every((kind) => kind === 'run' || kind === 'strength')).toBe(true);
  });

  test('is for a coach too: the athlete’s weeks, as the coach, leaving what people set', async () => {
    const viewer = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, viewer);
    const moved = (await workoutsOf(deps, viewer)).at(-1)!;
    const sunday = addDays(mondayOf(moved.scheduledDate), 2);
    await ask(deps, viewer, MOVE, move(moved.id, sunday));
    const input = {
      mode: 'TRAIN_CONSISTENTLY',
      selectedSports: ['CYCLING'],
      athleteId: encodeId('athlete', viewer.athleteId),
    };
    const made = (await generate(deps, coach, input)).data.generateSchedule;
    expect(made.revision).toMatchObject({ cause: 'GENERATE', actorRole: 'COACH' });
    expect(made.athlete.schedule.mode).toBe('TRAIN_CONSISTENTLY');
    const after = await workoutsOf(deps, viewer);
    expect(after.find(({ id }) => id === moved.id)).toMatchObject({ scheduledDate: sunday, locked: true });
    expect(after.filter(({ id }) => id !== moved.id).every(({ workoutType }) => workoutType === 'bike')).toBe(true);
    // the coach has no weeks of their own by it
    expect(await workoutsOf(deps, coach).catch(() => [])).toEqual([]);
    await endCoaching(deps, coach);
    expect((await generate(deps, coach, input)).messages).toEqual(['Athlete not found']);
  });

  test('again with nothing changed changes nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    await withoutTests(deps, viewer);
    const before = await workoutsOf(deps, viewer);
    const made = (await generate(deps, viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made.revision.number).toBe(2);
    expect(await workoutsOf(deps, viewer)).toEqual(before);
  });

  test('keeps what is finished, what is locked and what has passed', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workouts = await workoutsOf(deps, viewer);
    const done = workouts.find(({ scheduledDate }) => scheduledDate <= addDays(TODAY, 1))!;
    clock.now = new Date(`${addDays(TODAY, 2)}T12:00:00Z`);
    await ask(deps, viewer, FEEDBACK, {
      input: {
        workoutId: encodeId('workout', done.id),
        completionStatus: 'COMPLETED',
        perceivedExertion: 4,
        feelingRating: 7,
      },
    });
    const locked = (await weeksOf(deps, viewer))[2]!.workouts[0]!;
    await ask(deps, viewer, MOVE, move(locked.id, addDays(locked.scheduledDate, 1)));
    await deps.db.trainingPreferences.update({
      where: { athleteId: viewer.athleteId },
      data: { weeklyHoursAvailable: 5 },
    });
    const before = await workoutsOf(deps, viewer);
    await generate(deps, viewer, { mode: 'SEASON_PLAN' });
    const after = await workoutsOf(deps, viewer);
    const isKept = ({ status, locked: isLocked, scheduledDate }: (typeof before)[number]) =>
      status !== 'scheduled' || isLocked || scheduledDate < addDays(TODAY, 2);
    const kept = before.filter(isKept);
    expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining([done.id, locked.id]));
    for (const workout of kept) expect(after).toContainEqual(workout);
    expect(after.filter((workout) => !isKept(workout))).not.toEqual(before.filter((workout) => !isKept(workout)));
  });

  test('names limits that cannot be kept together, and changes nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await weeksOf(deps, viewer);
    const caps = Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [day, 10]),
    );
    await deps.db.trainingPreferences.update({
      where: { athleteId: viewer.athleteId },
      data: { maxMinutesByDay: caps },
    });
    const made = (await generate(deps, viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made).toMatchObject({
      __typename: 'PlanConflict',
      constraints: expect.anything(),
      relaxations: expect.anything(),
    });
    expect(await weeksOf(deps, viewer)).toEqual(before);
  });
});

describe('rolling forward', () => {
  test('reading in a later week adds the weeks that are missing, once, as the planner', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await weeksOf(deps, viewer);
    clock.now = new Date('2026-11-24T12:00:00Z');
    const [weeks] = await Promise.all([weeksOf(deps, viewer), weeksOf(deps, viewer)]);
    expect(weeks.map(({ weekStartDate, weekNumber }) => [weekStartDate, weekNumber])).toEqual([
      ['2026-11-23', 2],
      ['2026-11-30', 3],
      ['2026-12-07', 4],
      ['2026-12-14', 5],
    ]);
    expect(weeks.slice(0, 3)).toEqual(before.slice(1));
    const revisions = await deps.db.revision.findMany({
      where: { athleteId: viewer.athleteId },
      orderBy: { number: 'asc' },
    });
    expect(revisions.map(({ actorRole, cause }) => [actorRole, cause])).toEqual([
      ['athlete', 'season'],
      ['athlete', 'generate'],
      ['planner', 'generate'],
    ]);
  });

  test('the timer rolls those that are due and no others', async () => {
    const viewer = await aScheduledAthlete(deps);
    await rollAllWeeks(deps, mustNot);
    expect(await deps.db.trainingWeek.count({ where: { athleteId: viewer.athleteId } })).toBe(4);
    const signedIn = { idHash: viewer.userId, userId: viewer.userId, data: {} };
    await deps.db.session.create({
      data: { ...signedIn, expiresAt: new Date('2026-12-25'), absoluteExpiresAt: new Date('2027-01-01') },
    });
    clock.now = new Date('2026-12-24T12:00:00Z');
    await rollAllWeeks(deps, mustNot);
    expect(await deps.db.trainingWeek.count({ where: { athleteId: viewer.athleteId } })).toBe(8);
    expect(await rollAllWeeks(deps, mustNot)).toBe(0);
  });
});

test.each([
  ['first: -1', 'first must be from 1 to 100.'],
  ['first: 101', 'first must be from 1 to 100.'],
  ['first: 2, last: 2', 'Ask for first or for last, not for both.'],
  ['first: 5, after: "zzz"', 'The page position is not valid. Start again from the first page.'],
])('revisions(%s) is refused in words', async (args, message) => {
  const viewer = await aScheduledAthlete(deps);
  const answer = await ask(deps, viewer, `{ viewer { athlete { revisions(${args}) { edges { node { number } } } } } }`);
  expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  expect(answer.messages).toEqual([message]);
});
