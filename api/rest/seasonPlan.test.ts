import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { createSeasonPlan } from '../domain/season/seasonPlan.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { setUpApp } from '../test/app.ts';
import { anAthlete } from '../test/builders.ts';
import { aCoachOf, aScheduledAthlete } from '../test/schedules.ts';

const app = setUpApp({ now: '2026-11-20T12:00:00Z' });

/** Calls as that viewer, with a token of their own. */
async function as(viewer: Viewer) {
  const { secret } = await createAccessToken(app.deps, viewer, { name: 'test', scope: 'write' });
  const headers = { authorization: `Bearer ${secret}`, origin: '', 'sec-fetch-site': '' };
  return async (method: string, path: string, body?: unknown) => {
    const { status, json } = await app.browser().call(method, path, body, headers);
    return { status, body: json };
  };
}

const half = {
  raceName: 'Winter Half',
  raceType: 'half-marathon',
  raceDate: '2027-01-18',
  location: 'Lakeside',
  goalTimeSec: 5400,
};
const RACES = '/api/season-plan/races';

test('the plan says what planning it anew would change, to the athlete and to their coach, until it is', async () => {
  const athlete = await aScheduledAthlete(app.deps);
  const call = await as(athlete);
  expect((await call('GET', '/api/season-plan')).body.replan).toBeNull();
  const added = await call('POST', RACES, { ...half, raceDate: '2027-01-17', priority: 'A' });
  const { replan } = added.body;
  expect(replan).toMatchObject({
    previewId: expect.stringMatching(/^preview_/),
    summary: expect.stringMatching(/^Planned anew, /),
    phases: expect.arrayContaining([expect.objectContaining({ change: 'resized' })]),
    hours: expect.any(Array),
    raceDays: expect.any(Array),
  });
  expect((await call('GET', '/api/season-plan')).body.replan).toEqual(replan);
  const coach = await as(await aCoachOf(app.deps, athlete));
  const theirs = `/api/coach/athlete/athlete_${athlete.athleteId}/season-plan`;
  expect((await coach('GET', theirs)).body.replan).toMatchObject({ previewId: replan.previewId });
  const applied = await call('POST', '/api/season-plan/apply-replan', { previewId: replan.previewId });
  expect(applied).toMatchObject({ status: 200, body: { replan: null } });
  expect((await call('GET', '/api/season-plan')).body.replan).toBeNull();
});

test.each<[string, unknown, string]>([
  [
    'of ten kilometres',
    [
      { d: 0, ele: 12 },
      { d: 10_000, ele: 40 },
    ],
    'This course is 10 km long, the race 21.1 km: give one within 25% of its length.',
  ],
  [
    'that turns back',
    [
      { d: 0, ele: 12 },
      { d: 21_000, ele: 40 },
      { d: 20_000, ele: 40 },
    ],
    'Each point of a course lies further than the one before it.',
  ],
  [
    'of places',
    [{ lat: 47.1, lon: 8.2 }],
    'A course is a list of points, each with a distance d and a height ele in metres.',
  ],
  ['that is a file', '<gpx></gpx>', 'A course is a list of points, each with a distance d and a height ele in metres.'],
])('a course %s is refused in words, and the one that was given stays', async (_, runCourse, message) => {
  const call = await as(await aScheduledAthlete(app.deps));
  const { body } = await call('POST', RACES, half);
  const dayPlan = `${RACES}/${body.race.id}/day-plan`;
  const flat = [
    { d: 0, ele: 12 },
    { d: 21_100, ele: 12 },
  ];
  expect((await call('PUT', dayPlan, { runCourse: flat })).status).toBe(200);
  expect(await call('PUT', dayPlan, { runCourse })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message: expect.stringContaining(message) },
  });
  expect((await call('GET', dayPlan)).body.dayPlan.given).toMatchObject({ hasRunCourse: true });
});

test('a goal that training cannot be paced for is warned of with the way out, until it is one that it can', async () => {
  const athlete = await aScheduledAthlete(app.deps);
  await app.deps.db.athlete.update({ where: { id: athlete.athleteId! }, data: { runThresholdSpeed: 3.9 } });
  const call = await as(athlete);
  const codesOf = (warnings: readonly { code: string }[]) => warnings.map(({ code }) => code);
  const added = await call('POST', RACES, { ...half, goalTimeSec: null });
  expect(codesOf(added.body.validation.warnings)).not.toContain('GOAL_TOO_FAST');
  const path = `${RACES}/${added.body.race.id}`;
  const fast = await call('PATCH', path, { goalTimeSec: 4800 });
  expect(fast.body.validation.warnings).toContainEqual({
    code: 'GOAL_TOO_FAST',
    message:
      'The goal of 1:20:00 for Winter Half is 10 min faster than what thresholds and results allow, so training and race day are paced for 1:29:57.',
    recommendation:
      'Set a goal of 1:30:00 or slower; a faster test, or a faster shorter race, lets the plan follow a faster goal.',
  });
  expect(codesOf((await call('GET', '/api/season-plan')).body.warnings)).toContain('GOAL_TOO_FAST');
  const { prediction } = (await call('GET', `${path}/prediction`)).body;
  expect(prediction).toMatchObject({ plannedSec: 5397, goalGapSec: 597 });
  const { dayPlan } = (await call('GET', `${path}/day-plan`)).body;
  expect(dayPlan).toMatchObject({ targetSec: 5397, isGoal: false });
  const slow = await call('PATCH', path, { goalTimeSec: 6600 });
  expect(codesOf(slow.body.validation.warnings)).not.toContain('GOAL_TOO_FAST');
  expect(codesOf((await call('GET', '/api/season-plan')).body.warnings)).not.toContain('GOAL_TOO_FAST');
  expect((await call('GET', `${path}/prediction`)).body.prediction.plannedSec).toBe(6600);
  expect((await call('GET', `${path}/day-plan`)).body.dayPlan).toMatchObject({ targetSec: 6600, isGoal: true });
});

test('a preview tells goal and predicted time of its races, also of goals that are only tried, and applying it sets them', async () => {
  const athlete = await aScheduledAthlete(app.deps);
  await app.deps.db.athlete.update({ where: { id: athlete.athleteId! }, data: { runThresholdSpeed: 3.9 } });
  const call = await as(athlete);
  const { race } = (await call('POST', RACES, { ...half, raceDate: '2027-01-17', goalTimeSec: null })).body;
  const tried = {
    ...half,
    raceName: 'Tried',
    raceDate: '2027-03-14',
    priority: 'C',
    location: null,
    goalTimeSec: 4800,
  };
  const preview = (edits: readonly object[]) => call('POST', '/api/season-plan/preview-regeneration', { edits });
  const { body } = await preview([{ setGoal: { raceId: race.id, goalTimeSec: 6600 } }, { addRace: tried }]);
  const range = { predictedLowSec: 5397, predictedHighSec: 5617 };
  expect(body.allRaces).toContainEqual(
    expect.objectContaining({ id: race.id, goalTimeSec: 6600, plannedSec: 6600, ...range }),
  );
  expect(body.allRaces).toContainEqual(
    expect.objectContaining({ raceName: 'Tried', goalTimeSec: 4800, plannedSec: 5397, ...range }),
  );
  expect(body.recommendations.map(({ type }: { type: string }) => type)).toContain('GOAL_TOO_FAST');
  const without = await preview([{ setGoal: { raceId: race.id, goalTimeSec: null } }]);
  expect(without.body.allRaces).toContainEqual(
    expect.objectContaining({ id: race.id, goalTimeSec: null, plannedSec: 5507 }),
  );
  expect(await preview([{ setGoal: { raceId: race.id, goalTimeSec: 60 } }])).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'edits.0.setGoal.goalTimeSec' }] },
  });
  const applied = await call('POST', '/api/season-plan/apply-regeneration', { previewId: body.previewId });
  expect(applied.status).toBe(200);
  const { races } = (await call('GET', '/api/season-plan')).body;
  const goals = races.map(({ raceName, goalTimeSec }: Record<string, unknown>) => [raceName, goalTimeSec]);
  expect(goals).toEqual(
    expect.arrayContaining([
      ['Winter Half', 6600],
      ['Tried', 4800],
    ]),
  );
});

test('from a race to a new plan and back, as the athlete', async () => {
  const call = await as(await aScheduledAthlete(app.deps));
  expect(await call('POST', '/api/season-plan/preview-regeneration')).toMatchObject({
    status: 422,
    body: { code: 'TOO_FEW_RACES', message: 'Add at least 2 races to regenerate the plan.' },
  });
  const added = await call('POST', RACES, half);
  expect(added).toMatchObject({
    status: 201,
    body: {
      race: { ...half, distance: 'Half Marathon', priority: 'B', notes: null, result: null },
      validation: { isValid: false, warnings: [{ code: 'UNAVAILABLE_DAY' }] },
    },
  });
  const path = `${RACES}/${added.body.race.id}`;
  expect(await call('GET', `${path}/prediction`)).toMatchObject({
    status: 200,
    body: {
      prediction: { lowSec: null, methods: [], summary: expect.stringContaining('Not predicted yet: that takes your') },
    },
  });
  const given = { temperatureC: 8, practisedCarbsPerHour: 40 };
  expect(await call('PUT', `${path}/day-plan`, given)).toMatchObject({
    status: 200,
    body: { dayPlan: { targetSec: 5400, isGoal: true, given, changedByRole: 'athlete', heat: { level: 'MILD' } } },
  });
  expect(await call('PUT', `${path}/day-plan`, { temperatureC: 'warm', latitude: 47 })).toMatchObject({ status: 400 });
  expect(await call('GET', `${path}/day-plan`)).toMatchObject({ status: 200, body: { dayPlan: { given } } });
  const changed = await call('PATCH', path, {
    raceDate: '2027-01-17',
    priority: 'A',
    location: null,
    goalTimeSec: null,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      race: { raceName: 'Winter Half', raceDate: '2027-01-17', priority: 'A', location: null, goalTimeSec: null },
      validation: { isValid: false, warnings: [{ code: 'MAIN_GOAL_CHANGED' }] },
    },
  });
  const preview = await call('POST', '/api/season-plan/preview-regeneration');
  expect(preview).toMatchObject({
    status: 200,
    body: {
      previewId: expect.stringMatching(/^preview_/),
      recommendations: [{ type: 'HOURS_CAPPED' }],
      allRaces: [{ id: added.body.race.id, raceName: 'Winter Half' }, { raceName: 'Lake Olympic' }],
      changes: {
        phaseCount: { old: 7 },
        dateRange: { old: { start: '2026-11-20', end: '2027-03-21' }, new: { start: '2026-11-20', end: '2027-03-21' } },
      },
    },
  });
  const stale = await call('POST', '/api/season-plan/preview-regeneration', {
    edits: [{ setPriority: { raceId: added.body.race.id, priority: 'B' } }],
  });
  const applied = await call('POST', '/api/season-plan/apply-regeneration', { previewId: preview.body.previewId });
  expect(applied.status).toBe(200);
  const shown = preview.body.newPhases as { phaseName: string; startDate: string }[];
  expect(applied.body.phases.map(({ phaseName, startDate }: (typeof shown)[0]) => [phaseName, startDate])).toEqual(
    shown.map(({ phaseName, startDate }) => [phaseName, startDate]),
  );
  for (const body of [{ previewId: stale.body.previewId }, {}, { previewId: preview.body.previewId }]) {
    expect(await call('POST', '/api/season-plan/apply-regeneration', body)).toMatchObject({
      status: 409,
      body: { code: 'STALE_PREVIEW', message: 'The plan changed since this preview. Review it again.' },
    });
  }
  expect((await call('POST', '/api/season-plan/apply-regeneration', { previewId: 7 })).status).toBe(404);

  const [phase] = applied.body.phases;
  expect(
    await call('PATCH', `/api/season-plan/phases/${phase.id}`, { weeklyVolume: 6, description: 'Easy does it' }),
  ).toMatchObject({ status: 200, body: { ...phase, weeklyVolume: 6, description: 'Easy does it', isEdited: true } });
  expect(await call('PATCH', '/api/season-plan/sport-preferences', { sportPreferences: ['running'] })).toMatchObject({
    status: 200,
    body: { sportPreferences: ['running'] },
  });
  expect(await call('PUT', `${path}/result`, { status: 'did-not-start' })).toMatchObject({
    status: 422,
    body: { code: 'RACE_AHEAD' },
  });
  expect(await call('DELETE', path)).toMatchObject({
    status: 200,
    body: {
      race: { id: added.body.race.id },
      validation: { isValid: false, warnings: [{ code: 'MAIN_GOAL_CHANGED' }] },
    },
  });
  expect(await call('DELETE', path)).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', message: 'Race not found.' },
  });
  expect((await call('POST', '/api/training-schedule/undo', {})).status).toBe(200);
  expect((await call('GET', '/api/season-plan')).body.races).toHaveLength(2);
});

test.each([
  [
    'POST',
    RACES,
    { ...half, raceType: 'ultra' },
    'raceType',
    'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
  ],
  ['POST', RACES, { ...half, raceDate: '2026-11-19' }, 'raceDate', 'Race date must be today or later.'],
  ['POST', RACES, { ...half, raceDate: '9999-12-31' }, 'raceDate', 'Race date must be within 3 years.'],
  ['POST', RACES, { ...half, raceDate: 20270118 }, 'raceDate', 'Use the form YYYY-MM-DD.'],
  ['POST', RACES, { ...half, raceName: 'A\u0000B' }, 'raceName', 'Text contains a character that is not allowed.'],
  ['POST', RACES, [], '', 'Send a JSON object.'],
  [
    'PATCH',
    '/api/season-plan/sport-preferences',
    { sportPreferences: [] },
    'sportPreferences',
    'Please select at least one sport',
  ],
  [
    'PATCH',
    '/api/season-plan/sport-preferences',
    { sportPreferences: 'running' },
    'sportPreferences',
    'Sports must be among: running, cycling, swimming, strength.',
  ],
  ['POST', '/api/season-plan/preview-regeneration', { edits: 'all' }, 'edits', 'This must be a list.'],
])('%s %s refuses %j', async (method, path, body, field, message) => {
  const call = await as(await aScheduledAthlete(app.deps));
  const answer = await call(method, path, body);
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message, errors: [{ path: field, message }] },
  });
});

test('without a plan there is nothing to add to', async () => {
  const call = await as(await anAthlete(app.deps));
  expect(await call('POST', RACES, half)).toMatchObject({
    status: 422,
    body: { code: 'NO_SEASON_PLAN', message: 'Create a season plan first.' },
  });
});

test('the coach does the same for the athlete, and only for their athlete', async () => {
  const athlete = await aScheduledAthlete(app.deps);
  const other = await anAthlete(app.deps);
  await createSeasonPlan(app.deps, other);
  const coach = await aCoachOf(app.deps, athlete);
  const call = await as(coach);
  const root = `/api/coach/athlete/${encodeId('athlete', athlete.athleteId)}`;
  const added = await call('POST', `${root}/season-plan/races`, half);
  expect(added).toMatchObject({ status: 201, body: { race: half, validation: { isValid: false } } });
  expect((await call('PATCH', `${root}/races/${added.body.race.id}`, { priority: 'C' })).body.race.priority).toBe('C');
  const { phases, races } = (await call('GET', `${root}/season-plan`)).body;
  expect(
    await call('PATCH', `${root}/phase/${phases[1].id}`, {
      weeklyVolume: 4,
      sportPreferences: ['running', 'cycling', 'swimming'],
    }),
  ).toMatchObject({ status: 200, body: { weeklyVolume: 4, isEdited: true } });
  expect(
    (await call('PATCH', `${root}/season-plan/sport-preferences`, { sportPreferences: ['cycling', 'running'] })).body
      .sportPreferences,
  ).toEqual(['running', 'cycling']);
  // a race of another of the coach's athletes is not under this one's path
  await app.deps.db.coachAssignment.create({ data: { coachId: coach.coachId, athleteId: other.athleteId } });
  const foreign = await app.deps.db.race.findFirstOrThrow({ where: { athleteId: other.athleteId } });
  expect((await call('DELETE', `${root}/races/${encodeId('race', foreign.id)}`)).status).toBe(404);
  expect((await call('DELETE', `${root}/races/${races[0].id}`)).status).toBe(200);
});

test('a goal without a date is assumed, with a date that people can read', async () => {
  const viewer = await anAthlete(app.deps, {
    raceGoal: { raceType: 'half-marathon', raceName: undefined, targetDate: undefined },
  });
  const call = await as(viewer);
  const { body } = await call('POST', '/api/season-plan/create');
  expect(body.warnings[0]).toEqual({
    code: 'RACE_DATE_ASSUMED',
    message: 'Your goal has no date; the plan assumes 28 February 2027.',
    recommendation: 'Edit the race when you know its date.',
  });
  const [race] = body.races;
  await call('PATCH', `${RACES}/${race.id}`, { raceDate: '2027-03-07' });
  const { warnings, dateIsAssumed } = (await call('GET', '/api/season-plan')).body;
  expect(warnings.map(({ code }: { code: string }) => code)).toEqual(['HOURS_CAPPED']);
  expect(dateIsAssumed).toBe(false);
});
