import { addDays } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { Prisma } from '../db/client.ts';
import { requestAdjustment } from '../domain/adapt/adjustment.ts';
import { applyAdjustment } from '../domain/adapt/applyAdjustment.ts';
import { updateProfile } from '../domain/athlete/profile.ts';
import { undoScheduleChange } from '../domain/schedule/undo.ts';
import { setUpDeps } from '../test/app.ts';
import { ask } from '../test/graphql.ts';
import { FEEDBACK } from '../test/scheduleActs.ts';
import { aCoachOf, aScheduledAthlete, weeksOf, workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };

const deps = setUpDeps(clock);
beforeEach(() => {
  clock.now = new Date(`${TODAY}T12:00:00Z`);
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

  test('of a test that was done without a recording the result is asked, of nothing else', async () => {
    const viewer = await aScheduledAthlete(deps);
    const [test, other] = await workoutsOf(deps, viewer);
    await deps.db.workout.update({ where: { id: test!.id }, data: { templateId: 'RUN-21' } });
    const asks = async ({ id, scheduledDate }: NonNullable<typeof test>, completionStatus: string) => {
      clock.now = new Date(`${scheduledDate}T20:00:00Z`);
      const input = { workoutId: encodeId('workout', id), completionStatus, reasonForSkip: 'WORK' };
      const { data } = await ask(
        deps,
        viewer,
        `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) {
          ... on SubmitWorkoutFeedbackPayload { question } } }`,
        { input },
      );
      return data.submitWorkoutFeedback.question;
    };
    expect(await asks(test!, 'SKIPPED')).toBeNull();
    expect(await asks(test!, 'COMPLETED')).toMatch(/^What was the result of your test\? .*“30 min test 6\.8 km”/);
    expect(await asks(other!, 'COMPLETED')).toBeNull();
    // a recording tells it
    const where = { id: test!.id };
    await deps.db.workout.update({ where, data: { recorded: { activities: [], was: null } } });
    expect(await asks(test!, 'PARTIALLY_COMPLETED')).toBeNull();
  });

  test('the result of a test is asked for until it is told, and again once that is undone', async () => {
    const viewer = await aScheduledAthlete(deps);
    const coach = await aCoachOf(deps, viewer);
    const [test] = await workoutsOf(deps, viewer);
    await deps.db.workout.update({ where: { id: test!.id }, data: { templateId: 'BIKE-21' } });
    clock.now = new Date(`${test!.scheduledDate}T20:00:00Z`);
    const fields = 'athlete { testQuestion { asks minutes question workout { id } } }';
    const asked = async () => (await ask(deps, viewer, `{ viewer { ${fields} } }`)).data.viewer.athlete.testQuestion;
    const gives = (completionStatus: string) =>
      ask(
        deps,
        viewer,
        `mutation ($input: SubmitWorkoutFeedbackInput!) { submitWorkoutFeedback(input: $input) {
          ... on SubmitWorkoutFeedbackPayload { ${fields} } } }`,
        { input: { workoutId: encodeId('workout', test!.id), completionStatus, reasonForSkip: 'WORK' } },
      );
    expect(await asked()).toBeNull();
    await gives('SKIPPED');
    expect(await asked()).toBeNull();
    const { data } = await gives('COMPLETED');
    const question = {
      asks: 'WATTS',
      minutes: 20,
      question: expect.stringContaining('“20 min test 240 W”') as string,
      workout: { id: encodeId('workout', test!.id) },
    };
    expect(data.submitWorkoutFeedback.athlete.testQuestion).toEqual(question);
    const ofAthlete = await ask(
      deps,
      coach,
      'query ($id: ID!) { node(id: $id) { ... on Athlete { testQuestion { minutes } } } }',
      {
        id: encodeId('athlete', viewer.athleteId),
      },
    );
    expect(ofAthlete.data.node).toEqual({ testQuestion: null });
    // a threshold of another sport is no answer
    await updateProfile(deps, viewer, { thresholds: { css: 1.1 } });
    expect(await asked()).toEqual(question);
    const { id } = await requestAdjustment(deps, viewer, { request: '20 min test 264 W' });
    const { revision } = await applyAdjustment(deps, viewer, id, { scope: 'all-future' });
    expect(await asked()).toBeNull();
    await undoScheduleChange(deps, viewer, viewer.athleteId, revision.id);
    expect(await asked()).toEqual(question);
    // what was recorded tells it
    const where = { id: test!.id };
    await deps.db.workout.update({ where, data: { recorded: { activities: [], was: null } } });
    expect(await asked()).toBeNull();
    await deps.db.workout.update({ where, data: { recorded: Prisma.DbNull } });
    clock.now = new Date(`${addDays(test!.scheduledDate, 14)}T20:00:00Z`);
    expect(await asked()).toEqual(question);
    clock.now = new Date(`${addDays(test!.scheduledDate, 15)}T20:00:00Z`);
    expect(await asked()).toBeNull();
  });

  // both instants in UTC, days after the test
  test.each([
    ['Pacific/Auckland', [-1, '17:00'], [13, '20:00']],
    ['America/Los_Angeles', [1, '04:00'], [14, '20:00']],
  ] as const)(
    'a result told on the day of the test in %s is asked for on no later day',
    async (timeZone, told, last) => {
      const viewer = await aScheduledAthlete(deps);
      await deps.db.user.update({ where: { id: viewer.userId }, data: { timeZone } });
      const [test] = await workoutsOf(deps, viewer);
      const at = ([days, time]: readonly [number, string]) =>
        new Date(`${addDays(test!.scheduledDate, days)}T${time}:00Z`);
      await deps.db.workout.update({ where: { id: test!.id }, data: { templateId: 'BIKE-21', status: 'completed' } });
      const asked = async () =>
        (await ask(deps, viewer, '{ viewer { athlete { testQuestion { asks } } } }')).data.viewer.athlete.testQuestion;
      clock.now = at(last);
      expect(await asked()).toEqual({ asks: 'WATTS' });
      clock.now = at(told);
      await updateProfile(deps, viewer, { thresholds: { ftp: 250 } });
      clock.now = at(last);
      expect(await asked()).toBeNull();
    },
  );

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
