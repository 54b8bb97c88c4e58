import { COACH } from '../core/messages/reader.ts';
import { reasonText } from '../core/messages/reason.ts';
import type { Reason } from '../core/codes/reason.ts';
import { decodeId } from '../core/units/ids.ts';
import { setUpRest } from '../test/rest.ts';

const TODAY = '2026-11-20';
const rest = setUpRest(TODAY);

test('moving answers by the table of statuses', async () => {
  const browser = await rest.scheduled();
  const workout = (await rest.weeksOf(browser))[1].workouts[0];
  expect(await rest.reschedule(browser, workout.id, '2026-12-01', { newDayOfWeek: 'monday' })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'newDayOfWeek', message: '2026-12-01 is a Tuesday, not a Monday.' }] },
  });
  expect(await rest.reschedule(browser, workout.id, '2026-12-01', { scheduledDate: TODAY })).toMatchObject({
    status: 400,
    json: { message: 'Unknown field: scheduledDate.' },
  });
  expect(await rest.reschedule(browser, workout.id, '2026-12-14')).toMatchObject({
    status: 422,
    json: { message: 'The date must be inside the current 4-week schedule.' },
  });
  expect(await rest.reschedule(browser, workout.id, '2026-12-02', { version: 9 })).toMatchObject({
    status: 409,
    json: {
      code: 'CONFLICT',
      message: 'Someone else changed this workout. The latest version is shown.',
      current: { workout },
    },
  });
  expect(await rest.reschedule(browser, workout.id, '2026-12-02', { version: 1 })).toMatchObject({
    status: 200,
    json: {
      success: true,
      warnings: expect.any(Array),
      workout: { id: workout.id, scheduledDate: '2026-12-02', dayOfWeek: 'wednesday', locked: true, version: 2 },
    },
  });
  expect((await browser.post('/api/training-schedule/undo')).json.weeks[1].workouts).toContainEqual({
    ...workout,
    version: 3,
  });
  await rest.app.deps.db.workout.update({
    where: { id: workout.id.slice('workout_'.length) },
    data: { status: 'completed' },
  });
  expect(await rest.reschedule(browser, workout.id, '2026-12-02')).toMatchObject({
    status: 409,
    json: { code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  });
});

test('feedback is kept, or refused with its field', async () => {
  const browser = await rest.scheduled();
  const workouts = (await rest.weeksOf(browser)).flatMap((week: { workouts: object[] }) => week.workouts);
  const path = (id: string) => `/api/training-schedule/workouts/${id}/feedback`;
  const week = (await rest.weeksOf(browser))[0];
  const created = await browser.post('/api/training-schedule/workouts/create', {
    trainingWeekId: week.id,
    scheduledDate: TODAY,
    dayOfWeek: 'friday',
    workoutType: 'run',
    duration: 30,
  });
  expect(created).toMatchObject({
    status: 201,
    json: { success: true, workout: { intensity: 'moderate', description: 'Run', reasons: [{ code: 'ADDED' }] } },
  });
  const { id } = created.json.workout;
  expect(await browser.post(path(id), { completionStatus: 'skipped', reasonForSkip: null })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'reasonForSkip', message: 'Choose a reason for skipping.' }] },
  });
  const given = {
    completionStatus: 'completed',
    actualDuration: 28,
    perceivedExertion: 4,
    feelingRating: 8,
    notes: 'windy',
    reasonForSkip: null,
  };
  expect(await browser.post(path(id), given)).toMatchObject({
    status: 200,
    json: { success: true, adaptation: null, question: null, workout: { status: 'completed', feedback: given } },
  });
  await rest.app.deps.db.workout.update({
    where: { id: decodeId('workout', id)! },
    data: { templateId: 'RUN-21' },
  });
  expect((await browser.post(path(id), given)).json.question).toMatch(/“30 min test 6\.8 km”/);
  expect((await rest.weeksOf(browser))[0].completedMinutes).toBe(28);
  expect(await browser.post(path(workouts.at(-1).id), given)).toMatchObject({
    status: 409,
    json: { message: 'You can record feedback on the day of the workout or later.' },
  });
});

test('a workout without a week goes into the one of its day', async () => {
  const browser = await rest.scheduled();
  const week = (await rest.weeksOf(browser))[1];
  const create = (scheduledDate: string, dayOfWeek: string, more = {}) =>
    browser.post('/api/training-schedule/workouts/create', {
      scheduledDate,
      dayOfWeek,
      workoutType: 'run',
      duration: 30,
      ...more,
    });
  expect(await create('2026-11-26', 'thursday')).toMatchObject({
    status: 201,
    json: { workout: { trainingWeekId: week.id } },
  });
  expect(await create('2026-11-26', 'thursday', { trainingWeekId: null })).toMatchObject({ status: 201 });
  expect(await create('2026-11-26', 'thursday', { trainingWeekId: 'week_0' })).toMatchObject({ status: 404 });
  expect(await create('2027-01-07', 'thursday')).toMatchObject({ status: 422, json: { code: 'OUTSIDE_SCHEDULE' } });
});

test('a coach reaches the athlete while the assignment stands, and no other', async () => {
  const [browser, other] = [await rest.scheduled(), await rest.scheduled()];
  const coach = await rest.coachOf(browser);
  const [id, otherId] = [await rest.idOf(browser), await rest.idOf(other)];
  const path = (whose: string) => `/api/coach/athletes/${whose}/training-schedule`;
  // the same, its sentences of the athlete
  const told = JSON.stringify(await rest.weeksOf(browser), (name, value) =>
    name === 'reasons' ? (value as Reason[]).map((one) => ({ ...one, text: reasonText(one, COACH) })) : value,
  );
  expect(told).not.toBe(JSON.stringify(await rest.weeksOf(browser)));
  expect((await coach.get(path(id))).json.weeks).toEqual(JSON.parse(told));
  expect((await coach.get(`/api/coach/athlete/${id}/season-plan`)).json).toEqual(
    (await browser.get('/api/season-plan')).json,
  );
  expect(await coach.get(path(otherId))).toMatchObject({ status: 404, json: { message: 'Athlete not found' } });
  expect(await coach.get(path('athlete_nobody'))).toMatchObject({
    status: 404,
    json: { message: 'Athlete not found' },
  });
  expect(await browser.get(path(id))).toMatchObject({ status: 403, json: { message: 'Only coaches can do this.' } });
  const week = (await rest.weeksOf(browser))[1];
  const body = {
    athleteProfileId: id,
    trainingWeekId: week.id,
    scheduledDate: '2026-11-26',
    dayOfWeek: 'thursday',
    workoutType: 'swim',
    duration: 40,
    intensity: 'easy',
    description: 'Drills',
    instructions: '',
  };
  const made = await coach.post('/api/training-schedule/workouts/create', body);
  expect(made).toMatchObject({
    status: 201,
    json: { workout: { madeBy: 'coach', locked: true, description: 'Drills' } },
  });
  expect((await rest.reschedule(coach, made.json.workout.id, '2026-11-27')).status).toBe(200);
  const foreignWeek = (await rest.weeksOf(other))[1].id;
  expect(
    await coach.post('/api/training-schedule/workouts/create', { ...body, trainingWeekId: foreignWeek }),
  ).toMatchObject({ status: 404, json: { message: 'Training week not found.' } });
  await rest.app.deps.db.coachAssignment.updateMany({ data: { endedAt: new Date() } });
  expect((await coach.get(path(id))).status).toBe(404);
  expect((await coach.post('/api/training-schedule/workouts/create', body)).status).toBe(404);
  expect((await rest.reschedule(coach, made.json.workout.id, '2026-11-26')).status).toBe(404);
});

test("another's workout, a missing one and nonsense answer alike", async () => {
  const [browser, other] = [await rest.scheduled(), await rest.scheduled()];
  const foreign = (await rest.weeksOf(other))[1].workouts[0].id;
  for (const id of [foreign, 'workout_01900000-0000-7000-8000-000000000000', 'abc', `week_${foreign.slice(8)}`]) {
    const { status, json } = await rest.reschedule(browser, id, '2026-12-02');
    expect([status, json.code, json.message]).toEqual([404, 'NOT_FOUND', 'Workout not found.']);
  }
  expect(await rest.reschedule(browser, '%ff', '2026-12-02')).toMatchObject({
    status: 404,
    json: { code: 'NOT_FOUND' },
  });
  expect(await rest.app.browser().get('/api/training-schedule')).toMatchObject({
    status: 401,
    json: { code: 'UNAUTHENTICATED' },
  });
});

test('sent twice with one key, a change happens once', async () => {
  const browser = await rest.scheduled();
  const week = (await rest.weeksOf(browser))[1];
  const body = {
    trainingWeekId: week.id,
    scheduledDate: '2026-11-26',
    dayOfWeek: 'thursday',
    workoutType: 'run',
    duration: 30,
  };
  const headers = { 'idempotency-key': 'one' };
  const answers = await Promise.all(
    [1, 2].map(() => browser.post('/api/training-schedule/workouts/create', body, headers)),
  );
  const repeated = await browser.post('/api/training-schedule/workouts/create', body, headers);
  const created = (await rest.weeksOf(browser))[1].workouts.filter(
    ({ madeBy }: { madeBy: string }) => madeBy === 'athlete',
  );
  expect(created).toHaveLength(1);
  expect(repeated.json).toEqual(answers.find(({ status }) => status === 201)!.json);
});

test('every field that is wrong is named, an id of a wrong type among them', async () => {
  const browser = await rest.scheduled();
  const paths = async (path: string, body: object, who = browser) => {
    const { status, json } = await who.post(path, body);
    return [status, json.errors?.map((each: { path: string }) => each.path).sort()];
  };
  expect(
    await paths('/api/training-schedule/workouts/create', {
      athleteProfileId: 1,
      trainingWeekId: [],
      scheduledDate: 'x',
      workoutType: 1,
    }),
  ).toEqual([400, ['athleteProfileId', 'scheduledDate', 'trainingWeekId', 'workoutType']]);
  const coach = await rest.coachOf(browser);
  expect(
    await paths('/api/coach/coaching-principle', { scope: 'zzz', context: 1, principle: 1, principleType: 'x' }, coach),
  ).toEqual([400, ['context', 'principle', 'principleType', 'scope']]);
  expect(
    await paths(
      '/api/coach/coaching-principle',
      { scope: 'athlete-specific', context: '', principle: 'No swim' },
      coach,
    ),
  ).toEqual([400, ['athleteId', 'context']]);
});
