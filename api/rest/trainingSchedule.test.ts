import { addDays, mondayOf, weekdayOf } from '../core/calendar.ts';
import { type TestApp, startApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';

const TODAY = '2026-11-20';
let app: TestApp;
let people = 0;

beforeAll(async () => {
  app = await startApp({ now: `${TODAY}T12:00:00Z` });
});
afterAll(() => app.close());

async function person(): Promise<Browser & { email: string }> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = Object.assign(app.browser(), { email });
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  return browser;
}

async function athlete(over: Parameters<typeof onboardingForm>[2] = {}) {
  const browser = await person();
  await browser.post('/api/onboarding/complete', onboardingForm(browser.email, TODAY, over));
  return browser;
}

async function scheduled() {
  const browser = await athlete();
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  return browser;
}

const idOf = async (browser: Browser) => (await browser.get('/api/auth/user')).json.athleteId as string;
const weeksOf = async (browser: Browser) => (await browser.get('/api/training-schedule')).json.weeks;
const reschedule = (browser: Browser, id: string, newDate: string, over: object = {}) =>
  browser.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
    newDate,
    newDayOfWeek: weekdayOf(newDate),
    ...over,
  });

async function coachOf(browser: Browser) {
  const coach = await person();
  const user = await app.deps.db.user.findUniqueOrThrow({ where: { email: coach.email } });
  const { id: coachId } = await app.deps.db.coach.create({ data: { userId: user.id } });
  await app.deps.db.coachAssignment.create({
    data: { coachId, athleteId: (await idOf(browser)).slice('athlete_'.length) },
  });
  return coach;
}

test('before anything is made: an empty schedule and no plan', async () => {
  const browser = await athlete();
  expect((await browser.get('/api/training-schedule')).json).toEqual({
    weeks: [],
    hasSeasonPlan: false,
    athlete: { firstName: 'Robin', lastName: 'Vale' },
    seasonPlan: null,
  });
  expect((await browser.get('/api/season-plan')).json).toBeNull();
  expect(await browser.post('/api/training-schedule/generate', { mode: 'season-plan' })).toMatchObject({
    status: 422,
    json: { code: 'NO_SEASON_PLAN' },
  });
  expect(await browser.post('/api/training-schedule/generate', { mode: 'train-consistently' })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'selectedSports', message: 'Please select at least one sport' }] },
  });
});

test('a plan is made once, then a schedule with all that the pages show', async () => {
  const browser = await athlete();
  const made = await browser.post('/api/season-plan/create');
  expect(made).toMatchObject({ status: 201, json: { seasonStart: TODAY, dateIsAssumed: false } });
  expect(await browser.post('/api/season-plan/create')).toMatchObject({ status: 200, json: made.json });
  expect((await browser.get('/api/season-plan')).json).toEqual(made.json);
  expect(made.json.races).toMatchObject([
    { id: made.json.mainRaceId, raceType: 'olympic-tri', priority: 'A', distance: 'Olympic Triathlon' },
  ]);
  const generated = await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  const shown = (await browser.get('/api/training-schedule')).json;
  expect(generated).toMatchObject({ status: 200, json: { success: true, weeks: shown.weeks } });
  expect(shown).toMatchObject({ hasSeasonPlan: true, seasonPlan: { races: [{ raceName: 'Lake Olympic' }] } });
  expect(
    shown.weeks.map((week: { weekStartDate: string; status: string }) => [week.weekStartDate, week.status]),
  ).toEqual(
    ['in_progress', 'upcoming', 'upcoming', 'upcoming'].map((status, i) => [addDays(mondayOf(TODAY), 7 * i), status]),
  );
  for (const week of shown.weeks) {
    expect(week).toMatchObject({
      id: expect.stringMatching(/^week_/),
      plannedMinutes: expect.any(Number),
      completedMinutes: 0,
      phaseType: 'base',
      kind: expect.any(String),
      proof: expect.any(Array),
    });
  }
  expect(Object.keys(shown.weeks[1].workouts[0]).sort()).toEqual([
    'dayOfWeek',
    'description',
    'duration',
    'feedback',
    'id',
    'instructions',
    'intensity',
    'isHard',
    'isLong',
    'locked',
    'madeBy',
    'reasons',
    'scheduledDate',
    'status',
    'steps',
    'timeOfDay',
    'trainingWeekId',
    'tss',
    'version',
    'workoutType',
  ]);
});

test('a goal without a date is placed and noted; no goal is refused', async () => {
  const undated = await athlete({ raceGoal: { targetDate: undefined } });
  expect((await undated.post('/api/season-plan/create')).json).toMatchObject({
    dateIsAssumed: true,
    warnings: [{ code: 'RACE_DATE_ASSUMED' }],
  });
  expect(await (await person()).post('/api/season-plan/create')).toMatchObject({
    status: 422,
    json: { code: 'NO_RACE_GOAL' },
  });
});

test('moving answers by the table of statuses', async () => {
  const browser = await scheduled();
  const workout = (await weeksOf(browser))[1].workouts[0];
  expect(await reschedule(browser, workout.id, '2026-12-01', { newDayOfWeek: 'monday' })).toMatchObject({
    status: 400,
    json: { errors: [{ path: 'newDayOfWeek', message: '2026-12-01 is a Tuesday, not a Monday.' }] },
  });
  expect(await reschedule(browser, workout.id, '2026-12-01', { scheduledDate: TODAY })).toMatchObject({
    status: 400,
    json: { message: 'Unknown field: scheduledDate.' },
  });
  expect(await reschedule(browser, workout.id, '2026-12-14')).toMatchObject({
    status: 422,
    json: { message: 'The date must be inside the current 4-week schedule.' },
  });
  expect(await reschedule(browser, workout.id, '2026-12-02', { version: 9 })).toMatchObject({
    status: 409,
    json: {
      code: 'CONFLICT',
      message: 'Someone else changed this workout. The latest version is shown.',
      current: { workout },
    },
  });
  expect(await reschedule(browser, workout.id, '2026-12-02', { version: 1 })).toMatchObject({
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
  await app.deps.db.workout.update({
    where: { id: workout.id.slice('workout_'.length) },
    data: { status: 'completed' },
  });
  expect(await reschedule(browser, workout.id, '2026-12-02')).toMatchObject({
    status: 409,
    json: { code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  });
});

test('feedback is kept, or refused with its field', async () => {
  const browser = await scheduled();
  const workouts = (await weeksOf(browser)).flatMap((week: { workouts: object[] }) => week.workouts);
  const path = (id: string) => `/api/training-schedule/workouts/${id}/feedback`;
  const week = (await weeksOf(browser))[0];
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
    json: { success: true, adaptation: null, workout: { status: 'completed', feedback: given } },
  });
  expect((await weeksOf(browser))[0].completedMinutes).toBe(28);
  expect(await browser.post(path(workouts.at(-1).id), given)).toMatchObject({
    status: 409,
    json: { message: 'You can record feedback on the day of the workout or later.' },
  });
});

test('a coach reaches the athlete while the assignment stands, and no other', async () => {
  const [browser, other] = [await scheduled(), await scheduled()];
  const coach = await coachOf(browser);
  const [id, otherId] = [await idOf(browser), await idOf(other)];
  const path = (whose: string) => `/api/coach/athletes/${whose}/training-schedule`;
  expect((await coach.get(path(id))).json.weeks).toEqual(await weeksOf(browser));
  expect((await coach.get(`/api/coach/athlete/${id}/season-plan`)).json).toEqual(
    (await browser.get('/api/season-plan')).json,
  );
  expect(await coach.get(path(otherId))).toMatchObject({ status: 404, json: { message: 'Athlete not found' } });
  expect(await coach.get(path('athlete_nobody'))).toMatchObject({
    status: 404,
    json: { message: 'Athlete not found' },
  });
  expect(await browser.get(path(id))).toMatchObject({ status: 403, json: { message: 'Only coaches can do this.' } });
  const week = (await weeksOf(browser))[1];
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
  expect((await reschedule(coach, made.json.workout.id, '2026-11-27')).status).toBe(200);
  const foreignWeek = (await weeksOf(other))[1].id;
  expect(
    await coach.post('/api/training-schedule/workouts/create', { ...body, trainingWeekId: foreignWeek }),
  ).toMatchObject({ status: 404, json: { message: 'Training week not found.' } });
  await app.deps.db.coachAssignment.updateMany({ data: { endedAt: new Date() } });
  expect((await coach.get(path(id))).status).toBe(404);
  expect((await coach.post('/api/training-schedule/workouts/create', body)).status).toBe(404);
  expect((await reschedule(coach, made.json.workout.id, '2026-11-26')).status).toBe(404);
});

test("another's workout, a missing one and nonsense answer alike", async () => {
  const [browser, other] = [await scheduled(), await scheduled()];
  const foreign = (await weeksOf(other))[1].workouts[0].id;
  for (const id of [
    foreign,
    'workout_01900000-0000-7000-8000-000000000000',
    'abc',
    `week_${foreign.slice(8)}`,
    '%ff',
  ]) {
    const answer = await reschedule(browser, id, '2026-12-02');
    expect([answer.status, answer.json.code]).toEqual([404, 'NOT_FOUND']);
    if (id !== '%ff') expect(answer.json.message).toBe('Workout not found.');
  }
  expect(await app.browser().get('/api/training-schedule')).toMatchObject({
    status: 401,
    json: { code: 'UNAUTHENTICATED' },
  });
});

test('sent twice with one key, a change happens once', async () => {
  const browser = await scheduled();
  const week = (await weeksOf(browser))[1];
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
  const created = (await weeksOf(browser))[1].workouts.filter(({ madeBy }: { madeBy: string }) => madeBy === 'athlete');
  expect(created).toHaveLength(1);
  expect(repeated.json).toEqual(answers.find(({ status }) => status === 201)!.json);
});
