import { addDays, mondayOf, weekdayOf } from '../core/calendar.ts';
import { encodeId } from '../core/ids.ts';
import type { AccountDeps } from '../domain/account.ts';
import { rollAllWeeks } from '../jobs/rollWeeks.ts';
import { testDeps } from '../test/app.ts';
import { anAthlete, aViewer } from '../test/builders.ts';
import { createDatabase, type TestDatabase } from '../test/database.ts';
import { ask } from '../test/graphql.ts';
import { aCoachOf, aScheduledAthlete, endCoaching, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
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

const GENERATE = `mutation ($input: GenerateScheduleInput!) { generateSchedule(input: $input) { __typename
  ... on GenerateSchedulePayload { revision { number cause actorRole actorName } warnings { code } athlete { scheduleRevision schedule { mode firstDay lastDay weeks {
    weekNumber weekStartDate status kind phaseType plannedMinutes completedMinutes proof { constraint limit value holds }
    workouts { id scheduledDate dayOfWeek workoutType reasons { code text source } steps { repeat steps { kind durationSec target { metric lo hi } } } } } } } }
  ... on Refusal { code message }
  ... on InvalidInput { errors { path message } }
  ... on PlanConflict { constraints relaxations } } }`;
const generate = (viewer: Awaited<ReturnType<typeof anAthlete>> | null, input: object) =>
  ask(deps, viewer, GENERATE, { input });

const PLAN = `mutation { createSeasonPlan(input: {}) { __typename ... on Refusal { code message }
  ... on CreateSeasonPlanPayload { athlete { seasonPlan { id dateIsAssumed seasonStart seasonEnd mainRace { raceName raceDate priority } races { id } phases { phaseType startDate endDate } warnings { code } } } } } }`;

describe('the season plan', () => {
  test('comes from the goal, phases without gaps, once however often it is asked for', async () => {
    const viewer = await anAthlete(deps);
    const [one, two] = await Promise.all([ask(deps, viewer, PLAN), ask(deps, viewer, PLAN)]);
    const plan = one.data.createSeasonPlan.athlete.seasonPlan;
    expect(plan).toMatchObject({
      dateIsAssumed: false,
      seasonStart: TODAY,
      mainRace: { raceName: 'Lake Olympic', raceDate: addDays(TODAY, 112), priority: 'A' },
    });
    expect(plan.phases.length).toBeGreaterThan(2);
    for (const [i, phase] of plan.phases.entries())
      if (i > 0) expect(phase.startDate).toBe(addDays(plan.phases[i - 1].endDate, 1));
    expect(two.data.createSeasonPlan.athlete.seasonPlan).toEqual(plan);
    expect(await deps.db.seasonPlan.count({ where: { athleteId: viewer.athleteId } })).toBe(1);
  });

  test('places a goal without a date at the ideal number of weeks, on a Sunday, and says so', async () => {
    const viewer = await anAthlete(deps, { raceGoal: { targetDate: undefined } });
    const plan = (await ask(deps, viewer, PLAN)).data.createSeasonPlan.athlete.seasonPlan;
    expect(plan).toMatchObject({ dateIsAssumed: true, warnings: [{ code: 'RACE_DATE_ASSUMED' }] });
    expect(weekdayOf(plan.mainRace.raceDate)).toBe('sunday');
    expect(Math.round((Date.parse(plan.mainRace.raceDate) - Date.parse(TODAY)) / 604_800_000)).toBe(16);
  });

  test('needs a goal', async () => {
    const viewer = await aViewer(deps);
    expect((await ask(deps, viewer, PLAN)).data.createSeasonPlan).toMatchObject({
      __typename: 'NotPossible',
      code: 'NO_RACE_GOAL',
    });
  });
});

describe('generating', () => {
  test('plans the current week and the next three, and says why', async () => {
    const viewer = await anAthlete(deps);
    await ask(deps, viewer, PLAN);
    const made = (await generate(viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made.revision).toEqual({ number: 1, cause: 'GENERATE', actorRole: 'ATHLETE', actorName: 'Robin Vale' });
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
    expect((await generate(await anAthlete(deps), input)).data.generateSchedule).toMatchObject(refused);
  });

  test('trains consistently without a race', async () => {
    const viewer = await anAthlete(deps);
    const made = (await generate(viewer, { mode: 'TRAIN_CONSISTENTLY', selectedSports: ['RUNNING', 'STRENGTH'] })).data
      .generateSchedule;
    expect(made.__typename).toBe('GenerateSchedulePayload');
    const kinds = new Set((await workoutsOf(deps, viewer)).map(({ workoutType }) => workoutType));
    expect([...kinds].every((kind) => kind === 'run' || kind === 'strength')).toBe(true);
  });

  test('again with nothing changed changes nothing', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const made = (await generate(viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made.revision.number).toBe(1);
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
    await generate(viewer, { mode: 'SEASON_PLAN' });
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
    const made = (await generate(viewer, { mode: 'SEASON_PLAN' })).data.generateSchedule;
    expect(made).toMatchObject({
      __typename: 'PlanConflict',
      constraints: expect.anything(),
      relaxations: expect.anything(),
    });
    expect(await weeksOf(deps, viewer)).toEqual(before);
  });
});

const MOVE = `mutation ($input: RescheduleWorkoutInput!) { rescheduleWorkout(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } } ... on StaleVersion { workout { id version scheduledDate } }
  ... on RescheduleWorkoutPayload { workout { id scheduledDate locked version reasons { code source } } weeks { id workouts { id } } warnings { code } revision { number cause } } } }`;
const move = (id: string, newDate: string, over: object = {}) => ({
  input: { workoutId: encodeId('workout', id), newDate, newDayOfWeek: weekdayOf(newDate).toUpperCase(), ...over },
});
const FEEDBACK = `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } }
  ... on SubmitWorkoutFeedbackPayload { workout { status version feedback { completionStatus actualDuration perceivedExertion feelingRating reasonForSkip } } week { completedMinutes } revision { cause } } } }`;
const UNDO = `mutation ($input: UndoScheduleChangeInput!) { undoScheduleChange(input: $input) { __typename ... on Refusal { code message }
  ... on UndoScheduleChangePayload { athlete { scheduleRevision } revision { id number undoesNumber cause summary } } } }`;
const undo = (viewer: Parameters<typeof ask>[1], athleteId: string, revisionId?: string) =>
  ask(deps, viewer, UNDO, { input: { athleteId: encodeId('athlete', athleteId), ...(revisionId && { revisionId }) } });

describe('moving', () => {
  test('locks the workout on its new day, in the week that holds it', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [, second, third] = await weeksOf(deps, viewer);
    const workout = second!.workouts[0]!;
    const to = addDays(third!.weekStartDate, 2);
    const moved = (await ask(deps, viewer, MOVE, move(workout.id, to, { version: 1 }))).data.rescheduleWorkout;
    expect(moved).toMatchObject({
      workout: { scheduledDate: to, locked: true, version: 2 },
      revision: { number: 2, cause: 'MOVE' },
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
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: workouts.length + 1 }, (_, i) => i + 1));
  });
});

describe('feedback', () => {
  test('sets the status, and a second replaces it', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = (await workoutsOf(deps, viewer))[0]!;
    clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
    const workoutId = encodeId('workout', workout.id);
    const give = async (input: object) =>
      (await ask(deps, viewer, FEEDBACK, { input: { workoutId, ...input } })).data.submitWorkoutFeedback;
    expect(await give({ completionStatus: 'COMPLETED', perceivedExertion: 5, feelingRating: 7 })).toMatchObject({
      workout: {
        status: 'COMPLETED',
        version: 2,
        feedback: { actualDuration: workout.duration, perceivedExertion: 5 },
      },
      week: { completedMinutes: workout.duration },
      revision: { cause: 'FEEDBACK' },
    });
    expect(
      await give({ completionStatus: 'SKIPPED', reasonForSkip: 'WORK', actualDuration: 30, perceivedExertion: 5 }),
    ).toMatchObject({
      workout: {
        status: 'SKIPPED',
        feedback: { actualDuration: null, perceivedExertion: null, reasonForSkip: 'WORK' },
      },
      week: { completedMinutes: 0 },
    });
    expect(await deps.db.workoutFeedback.count({ where: { workoutId: workout.id } })).toBe(1);
  });

  test.each([
    [{ completionStatus: 'SKIPPED' }, 'reasonForSkip', 'Choose a reason for skipping.'],
    [
      { completionStatus: 'COMPLETED', perceivedExertion: 0 },
      'perceivedExertion',
      'Perceived exertion must be a whole number from 1 to 10.',
    ],
    [
      { completionStatus: 'COMPLETED', perceivedExertion: 11 },
      'perceivedExertion',
      'Perceived exertion must be a whole number from 1 to 10.',
    ],
    [
      { completionStatus: 'COMPLETED', actualDuration: -5 },
      'actualDuration',
      'Duration must be from 1 to 1440 minutes.',
    ],
    [
      { completionStatus: 'COMPLETED', actualDuration: 100000 },
      'actualDuration',
      'Duration must be from 1 to 1440 minutes.',
    ],
    [{ completionStatus: 'COMPLETED', notes: 'a\u0000b' }, 'notes', 'Text contains a character that is not allowed.'],
  ])('%j is refused with its field', async (input, path, message) => {
    const viewer = await aScheduledAthlete(deps);
    const workoutId = encodeId('workout', (await workoutsOf(deps, viewer))[0]!.id);
    const given = (await ask(deps, viewer, FEEDBACK, { input: { workoutId, ...input } })).data.submitWorkoutFeedback;
    expect(given).toMatchObject({ __typename: 'InvalidInput', errors: [{ path, message }] });
  });

  test('waits for the day of the workout', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workoutId = encodeId('workout', (await weeksOf(deps, viewer))[1]!.workouts[0]!.id);
    const given = (await ask(deps, viewer, FEEDBACK, { input: { workoutId, completionStatus: 'COMPLETED' } })).data
      .submitWorkoutFeedback;
    expect(given).toMatchObject({
      __typename: 'NotPossible',
      message: 'You can record feedback on the day of the workout or later.',
    });
  });

  test("is the athlete's alone", async () => {
    const athlete = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, athlete);
    const input = {
      workoutId: encodeId('workout', (await workoutsOf(deps, athlete))[0]!.id),
      completionStatus: 'COMPLETED',
    };
    expect((await ask(deps, coach, FEEDBACK, { input })).codes).toEqual(['FORBIDDEN']);
  });
});

const CREATE = `mutation ($input: CreateWorkoutInput!) { createWorkout(input: $input) { __typename
  ... on Refusal { code message } ... on InvalidInput { errors { path message } }
  ... on CreateWorkoutPayload { workout { id locked madeBy tss isHard reasons { code source } } week { id } revision { actorRole } } } }`;
const added = (athleteId: string, week: { id: string; weekStartDate: string }, over: object = {}) => ({
  input: {
    athleteId: encodeId('athlete', athleteId),
    trainingWeekId: encodeId('week', week.id),
    scheduledDate: addDays(week.weekStartDate, 3),
    dayOfWeek: 'THURSDAY',
    workoutType: 'RUN',
    duration: 45,
    intensity: 'threshold',
    ...over,
  },
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
    await generate(athlete, { mode: 'SEASON_PLAN' });
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

describe('undo', () => {
  const plain = (workouts: Awaited<ReturnType<typeof workoutsOf>>) =>
    workouts.map((workout) => ({ ...workout, version: 0 }));

  test('a move: every field as it was, the version alone grows', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const moved = before.find(({ scheduledDate }) => scheduledDate > '2026-11-24')!;
    await ask(deps, viewer, MOVE, move(moved.id, addDays(moved.scheduledDate, 1)));
    const undone = (await undo(viewer, viewer.athleteId)).data.undoScheduleChange;
    expect(undone.revision).toMatchObject({ number: 3, undoesNumber: 2, cause: 'UNDO' });
    const after = await workoutsOf(deps, viewer);
    expect(plain(after)).toEqual(plain(before));
    expect(after.find(({ id }) => id === moved.id)!.version).toBe(3);
  });

  test('an undo does the change again, and the next undo takes it back again', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await workoutsOf(deps, viewer);
    const workout = before.find(({ scheduledDate }) => scheduledDate > '2026-11-24')!;
    await ask(deps, viewer, MOVE, move(workout.id, addDays(workout.scheduledDate, 1)));
    const moved = await workoutsOf(deps, viewer);
    const { revision } = (await undo(viewer, viewer.athleteId)).data.undoScheduleChange;
    await undo(viewer, viewer.athleteId, revision.id);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(moved));
    await undo(viewer, viewer.athleteId);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(before));
  });

  test('step by step down to no schedule at all, then nothing is left', async () => {
    const viewer = await aScheduledAthlete(deps);
    const generated = await workoutsOf(deps, viewer);
    const week = (await weeksOf(deps, viewer))[1]!;
    await ask(deps, viewer, CREATE, added(viewer.athleteId, week));
    await ask(deps, viewer, FEEDBACK, {
      input: { workoutId: encodeId('workout', generated[0]!.id), completionStatus: 'SKIPPED', reasonForSkip: 'WORK' },
    });
    const isToday = generated[0]!.scheduledDate === TODAY;
    if (isToday) await undo(viewer, viewer.athleteId);
    await undo(viewer, viewer.athleteId);
    expect(plain(await workoutsOf(deps, viewer))).toEqual(plain(generated));
    expect((await undo(viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      revision: { undoesNumber: 1 },
    });
    expect(
      (await ask(deps, viewer, '{ viewer { athlete { schedule { mode } } } }')).data.viewer.athlete.schedule,
    ).toBeNull();
    expect((await undo(viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      __typename: 'NotPossible',
      code: 'NOTHING_TO_UNDO',
    });
  });

  test('of an earlier change restores the schedule before it, but never a finished session', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [first] = await deps.db.revision.findMany({ where: { athleteId: viewer.athleteId } });
    const workouts = await workoutsOf(deps, viewer);
    const done = workouts[0]!;
    clock.now = new Date(`${done.scheduledDate}T20:00:00Z`);
    await ask(deps, viewer, FEEDBACK, {
      input: { workoutId: encodeId('workout', done.id), completionStatus: 'COMPLETED' },
    });
    const finished = (await workoutsOf(deps, viewer)).find(({ id }) => id === done.id)!;
    await undo(viewer, viewer.athleteId, encodeId('revision', first!.id));
    expect(
      await deps.db.workout.findMany({ where: { athleteId: viewer.athleteId }, select: { id: true, status: true } }),
    ).toEqual([{ id: done.id, status: 'completed' }]);
    expect(finished.feedback?.completionStatus).toBe('completed');
  });

  test('leaves days that have passed as they are', async () => {
    const viewer = await aScheduledAthlete(deps);
    const workout = (await workoutsOf(deps, viewer)).find(
      ({ scheduledDate }) => scheduledDate === '2026-11-21' || scheduledDate === '2026-11-22',
    )!;
    await ask(deps, viewer, MOVE, move(workout.id, '2026-11-25'));
    clock.now = new Date('2026-11-23T12:00:00Z');
    expect((await undo(viewer, viewer.athleteId)).data.undoScheduleChange).toMatchObject({
      __typename: 'NotPossible',
      code: 'NOTHING_TO_UNDO',
    });
  });
});

describe('rolling forward', () => {
  test('reading in a later week adds the weeks that are missing, once, as the planner', async () => {
    const viewer = await aScheduledAthlete(deps);
    const before = await weeksOf(deps, viewer);
    clock.now = new Date('2026-12-02T12:00:00Z');
    const [weeks] = await Promise.all([weeksOf(deps, viewer), weeksOf(deps, viewer)]);
    expect(weeks.map(({ weekStartDate, weekNumber }) => [weekStartDate, weekNumber])).toEqual([
      ['2026-11-30', 3],
      ['2026-12-07', 4],
      ['2026-12-14', 5],
      ['2026-12-21', 6],
    ]);
    expect(weeks.slice(0, 2)).toEqual(before.slice(2));
    const revisions = await deps.db.revision.findMany({
      where: { athleteId: viewer.athleteId },
      orderBy: { number: 'asc' },
    });
    expect(revisions.map(({ actorRole, cause }) => [actorRole, cause])).toEqual([
      ['athlete', 'generate'],
      ['planner', 'generate'],
    ]);
  });

  test('the timer rolls those that are due and no others', async () => {
    const viewer = await aScheduledAthlete(deps);
    await rollAllWeeks(deps);
    expect(await deps.db.trainingWeek.count({ where: { athleteId: viewer.athleteId } })).toBe(4);
    clock.now = new Date('2026-12-24T12:00:00Z');
    await rollAllWeeks(deps);
    expect(await deps.db.trainingWeek.count({ where: { athleteId: viewer.athleteId } })).toBe(8);
    expect(await rollAllWeeks(deps)).toBe(0);
  });
});

describe('a stranger', () => {
  test('finds nothing by id, whatever the noun', async () => {
    const owner = await aScheduledAthlete(deps);
    const stranger = await aScheduledAthlete(deps);
    const former = await aCoachOf(deps, owner);
    await endCoaching(deps, former);
    await deps.db.injury.create({ data: { athleteId: owner.athleteId, injuryType: 'strain', affectedArea: 'calf' } });
    const workout = (await workoutsOf(deps, owner))[0]!;
    clock.now = new Date(`${workout.scheduledDate}T20:00:00Z`);
    await ask(deps, owner, FEEDBACK, {
      input: { workoutId: encodeId('workout', workout.id), completionStatus: 'COMPLETED' },
    });
    const everything = `{ viewer { user { id } athlete { id assessments { id } injuries { id } raceGoal { id } seasonPlan { id phases { id } races { id } }
      schedule { weeks { id workouts { id feedback { id } } } } revisions(first: 5) { edges { node { id } } } } } }`;
    const seen = JSON.stringify((await ask(deps, owner, everything)).data);
    const ids = [...new Set([...seen.matchAll(/"id":"([^"]+)"/g)].map((match) => match[1]!))];
    const kinds = new Set(ids.map((id) => id.split('_')[0]));
    expect([...kinds].sort()).toEqual([
      'assessment',
      'athlete',
      'feedback',
      'goal',
      'injury',
      'phase',
      'plan',
      'race',
      'revision',
      'user',
      'week',
      'workout',
    ]);
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    expect((await ask(deps, owner, nodes, { ids })).data.nodes.map((node: { id: string }) => node.id)).toEqual(ids);
    for (const other of [stranger, former, null]) {
      expect((await ask(deps, other, nodes, { ids })).data.nodes).toEqual(ids.map(() => null));
      expect(
        (
          await ask(deps, other, 'query ($id: ID!) { athlete(id: $id) { id } }', {
            id: encodeId('athlete', owner.athleteId),
          })
        ).data.athlete,
      ).toBeNull();
    }
  });

  test('changes nothing, and hears the same as of a thing that does not exist', async () => {
    const owner = await aScheduledAthlete(deps);
    const stranger = await aScheduledAthlete(deps);
    const week = (await weeksOf(deps, owner))[1]!;
    const workout = week.workouts[0]!;
    const revision = await deps.db.revision.findFirstOrThrow({ where: { athleteId: owner.athleteId } });
    const tries = (viewer: typeof stranger | null, ids: { workout: string; athlete: string; revision: string }) => [
      ask(deps, viewer, MOVE, move(ids.workout, '2026-12-03')),
      ask(deps, viewer, FEEDBACK, {
        input: { workoutId: encodeId('workout', ids.workout), completionStatus: 'COMPLETED' },
      }),
      ask(deps, viewer, CREATE, added(ids.athlete, week)),
      undo(viewer, ids.athlete),
      undo(viewer, viewer?.athleteId ?? ids.athlete, encodeId('revision', ids.revision)),
    ];
    const missing = '01900000-0000-7000-8000-000000000000';
    const foreign = await Promise.all(
      tries(stranger, { workout: workout.id, athlete: owner.athleteId, revision: revision.id }),
    );
    const absent = await Promise.all(tries(stranger, { workout: missing, athlete: missing, revision: missing }));
    expect(foreign.map(({ codes }) => codes)).toEqual(foreign.map(() => ['NOT_FOUND']));
    expect(foreign.map(({ errors }) => errors?.[0]?.message)).toEqual(absent.map(({ errors }) => errors?.[0]?.message));
    const anonymous = await Promise.all(
      tries(null, { workout: workout.id, athlete: owner.athleteId, revision: revision.id }),
    );
    expect(anonymous.map(({ codes }) => codes)).toEqual(anonymous.map(() => ['UNAUTHENTICATED']));
    expect((await deps.db.athlete.findUniqueOrThrow({ where: { id: owner.athleteId } })).scheduleRevision).toBe(1);
  });

  test('a token for reading reads and does not write', async () => {
    const owner = await aScheduledAthlete(deps);
    const reader = { ...owner, scope: 'read' as const };
    const workout = (await weeksOf(deps, reader))[1]!.workouts[0]!;
    expect((await ask(deps, reader, MOVE, move(workout.id, '2026-12-03'))).codes).toEqual(['FORBIDDEN']);
    expect((await generate(reader, { mode: 'SEASON_PLAN' })).codes).toEqual(['FORBIDDEN']);
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

test.each([
  ['first: -1', 'first must be from 1 to 100.'],
  ['first: 101', 'first must be from 1 to 100.'],
  ['first: 5, after: "zzz"', 'The page position is not valid. Start again from the first page.'],
])('revisions(%s) is refused in words', async (args, message) => {
  const viewer = await aScheduledAthlete(deps);
  const answer = await ask(deps, viewer, `{ viewer { athlete { revisions(${args}) { edges { node { number } } } } } }`);
  expect(answer.codes).toEqual(['BAD_USER_INPUT']);
  expect(answer.messages).toEqual([message]);
});
