import { addDays, mondayOf } from '../core/calendar/calendar.ts';
import { setUpRest } from '../test/rest.ts';

const TODAY = '2026-11-20';
const rest = setUpRest(TODAY);

test('before anything is made: an empty schedule and no plan', async () => {
  const browser = await rest.athlete();
  expect((await browser.get('/api/training-schedule')).json).toEqual({
    weeks: [],
    hasSeasonPlan: false,
    athlete: { id: expect.stringMatching(/^athlete_/), firstName: 'Robin', lastName: 'Vale' },
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
  const browser = await rest.athlete();
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
    'recorded',
    'rung',
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

test('a limit that is broken says who broke it, by name', async () => {
  const browser = await rest.scheduled();
  const coach = await rest.coachOf(browser);
  const [, week] = await rest.weeksOf(browser);
  const moved = week.workouts[0];
  await rest.reschedule(coach, moved.id, week.weekStartDate);
  const [, { proof }] = await rest.weeksOf(browser);
  const broken = proof.filter(({ holds }: { holds: boolean }) => !holds);
  expect(broken).not.toEqual([]);
  expect(broken[0].brokenBy).toMatchObject({ actorRole: 'coach', actorName: 'Robin Vale' });
});

test('a goal without a date is placed and noted; no goal is refused', async () => {
  const undated = await rest.athlete({ raceGoal: { targetDate: undefined } });
  expect((await undated.post('/api/season-plan/create')).json).toMatchObject({
    dateIsAssumed: true,
    warnings: [{ code: 'RACE_DATE_ASSUMED' }],
  });
  expect(await (await rest.person()).post('/api/season-plan/create')).toMatchObject({
    status: 422,
    json: { code: 'NO_RACE_GOAL' },
  });
});
