import { type Browser } from '../test/browser.ts';
import { startApp, setUpApp } from '../test/app.ts';
import { onboardingForm } from '../test/builders.ts';

const TODAY = '2026-11-20';
let email: string;
let browser: Browser;

const app = setUpApp({ now: `${TODAY}T12:00:00Z` });

beforeEach(async () => {
  email = `robin.${Math.random()}@example.com`;
  browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
});

const complete = (form: unknown) => browser.post('/api/onboarding/complete', form);
const valid = () => onboardingForm(email, TODAY);

test('a filled form makes the profile, and says so to the account', async () => {
  const injury = {
    injuryType: 'strain',
    affectedArea: 'calf',
    isRecovered: false,
    dateOccurred: '2026-10-01',
    notes: 'since the hill race',
  };
  const done = await complete(
    onboardingForm(email, TODAY, {
      personalProfile: { injuries: [injury], firstName: ' Robyn ' },
      trainingPreferences: { maxMinutesByDay: { tuesday: 60 } },
      timeZone: 'Europe/Zurich',
    }),
  );
  expect(done).toMatchObject({ status: 200, json: { success: true } });
  const user = (await browser.get('/api/auth/user')).json;
  expect(user).toMatchObject({
    onboardingComplete: true,
    timeZone: 'Europe/Zurich',
    firstName: 'Robyn',
    athleteId: done.json.athleteProfileId,
  });
  expect((await browser.get('/api/profile')).json).toMatchObject({
    user: { email, authProvider: 'email' },
    athleteProfile: { firstName: 'Robyn', lastName: 'Vale', age: 38, gender: 'female' },
    trainingPreferences: {
      weeklyHoursAvailable: 9,
      longWorkoutDays: ['saturday', 'sunday'],
      unavailableDays: ['monday'],
      schedulingConstraints: null,
      maxMinutesByDay: { tuesday: 60 },
    },
    injuries: [injury],
  });
});

test('repeating it updates: still one profile, one goal and one assessment per sport', async () => {
  const first = await complete(valid());
  const second = await complete(
    onboardingForm(email, TODAY, {
      raceGoal: { raceType: 'marathon' },
      fitnessAssessments: [{ ...valid().fitnessAssessments[0], weeklyVolume: '3 hours' }],
    }),
  );
  expect([second.status, second.json]).toEqual([200, first.json]);
  const athlete = await app.deps.db.athlete.findMany({
    where: { user: { email } },
    include: { raceGoal: true, assessments: true },
  });
  expect(athlete).toMatchObject([{ raceGoal: { raceType: 'marathon' }, assessments: [{ weeklyVolume: '3 hours' }] }]);
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '  '],
])(
  'a weekly volume that is %s is one that is not told: the plan goes by the fitness level',
  async (_what, weeklyVolume) => {
    const fitnessAssessments = valid().fitnessAssessments.map((each) => ({ ...each, weeklyVolume }));
    expect((await complete(onboardingForm(email, TODAY, { fitnessAssessments }))).status).toBe(200);
    expect(
      (await browser.get('/api/profile')).json.fitnessAssessments.map(
        (each: { weeklyVolume: string }) => each.weeklyVolume,
      ),
    ).toEqual(['', '', '']);
    expect((await browser.post('/api/season-plan/create')).status).toBe(201);
    expect((await browser.post('/api/training-schedule/generate', { mode: 'season-plan' })).json.weeks).toHaveLength(4);
  },
);

test('nobody who is not signed in completes anything', async () => {
  expect((await app.browser().post('/api/onboarding/complete', valid())).json).toMatchObject({
    code: 'UNAUTHENTICATED',
    message: 'Please sign in again.',
  });
});

type Over = Parameters<typeof onboardingForm>[2];
const profile = (over: object): Over => ({ personalProfile: over });
const training = (over: object): Over => ({ trainingPreferences: over });
const goal = (over: object): Over => ({ raceGoal: over });
const ADULT = 'You must be at least 18 to use this plan. The service is not for people under 16.';
const AGE = 'Age must be a whole number from 18 to 100.';
const HOURS = 'Weekly hours must be a whole number from 0 to 40.';
const FORM = 'Use the form YYYY-MM-DD.';
const FORBIDDEN = 'Text contains a character that is not allowed.';
const hurt = (over: object) =>
  profile({ injuries: [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: true, ...over }] });
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

test.each<[string, Over, string, string]>([
  ['a name with NUL', profile({ firstName: 'a\u0000b' }), 'personalProfile.firstName', FORBIDDEN],
  ['half a surrogate pair', profile({ firstName: '\ud800' }), 'personalProfile.firstName', FORBIDDEN],
  [
    'a long name',
    profile({ firstName: 'x'.repeat(10_000) }),
    'personalProfile.firstName',
    'First name must be at most 100 characters.',
  ],
  ['a name of spaces', profile({ lastName: '  \u200b ' }), 'personalProfile.lastName', 'Last name is required.'],
  ['no name', profile({ lastName: undefined }), 'personalProfile.lastName', 'Last name is required.'],
  ...[0, 15, 16, 17].map((age): [string, Over, string, string] => [
    `age ${age}`,
    profile({ age }),
    'personalProfile.age',
    ADULT,
  ]),
  ...[101, -1, 17.9, '18', null, NaN].map((age): [string, Over, string, string] => [
    `age ${age}`,
    profile({ age }),
    'personalProfile.age',
    AGE,
  ]),
  ...[41, -1, 2.5, '8', null].map((hours): [string, Over, string, string] => [
    `${hours} hours`,
    training({ weeklyHoursAvailable: hours }),
    'trainingPreferences.weeklyHoursAvailable',
    HOURS,
  ]),
  ['another gender', profile({ gender: 'x' }), 'personalProfile.gender', 'Gender must be male, female or other.'],
  [
    'a long day that is unavailable',
    training({ unavailableDays: ['sunday'] }),
    'trainingPreferences.longWorkoutDays',
    'Sunday is marked unavailable, so it cannot be a long-workout day.',
  ],
  [
    'no long day',
    training({ longWorkoutDays: [] }),
    'trainingPreferences.longWorkoutDays',
    'Choose at least one day for long workouts.',
  ],
  [
    'a day that is no day',
    training({ unavailableDays: ['Montag'] }),
    'trainingPreferences.unavailableDays.0',
    `Use lower-case weekday names: ${WEEK.join(', ')}.`,
  ],
  [
    'days that are no list',
    training({ unavailableDays: 'monday' }),
    'trainingPreferences.unavailableDays',
    'This must be a list.',
  ],
  [
    'minutes of a day',
    training({ maxMinutesByDay: { tuesday: 1441 } }),
    'trainingPreferences.maxMinutesByDay',
    'Minutes must be a whole number from 0 to 1440.',
  ],
  [
    'another workout time',
    training({ preferredWorkoutTimes: 'night' }),
    'trainingPreferences.preferredWorkoutTimes',
    'Workout time must be morning, midday, afternoon or evening.',
  ],
  ['an unknown field', profile({ role: 'coach' }), 'personalProfile.role', 'Unknown field: role.'],
  ['no e-mail', profile({ email: undefined }), 'personalProfile.email', 'Email is required.'],
  [
    'another e-mail',
    profile({ email: 'victim@example.com' }),
    'personalProfile.email',
    'Email cannot be changed here.',
  ],
  [
    'an injury in the future',
    hurt({ dateOccurred: '2026-11-21' }),
    'personalProfile.injuries.0.dateOccurred',
    'Injury date cannot be in the future.',
  ],
  [
    'an injury without an answer',
    hurt({ isRecovered: 'no' }),
    'personalProfile.injuries.0.isRecovered',
    'Recovered must be true or false.',
  ],
  ['no such day', goal({ targetDate: '2027-02-29' }), 'raceGoal.targetDate', '2027-02-29 is not a calendar date.'],
  ...['01/02/2027', '2027-1-2', '2027-01-02T00:00:00Z', 1_800_000_000].map(
    (targetDate): [string, Over, string, string] => [
      `the date ${targetDate}`,
      goal({ targetDate }),
      'raceGoal.targetDate',
      FORM,
    ],
  ),
  [
    'a race in the past',
    goal({ targetDate: '2026-11-19' }),
    'raceGoal.targetDate',
    'Race date must be today or later.',
  ],
  [
    'a race in the year 9999',
    goal({ targetDate: '9999-01-01' }),
    'raceGoal.targetDate',
    'Race date must be within 3 years.',
  ],
  [
    'a goal in no time',
    goal({ goalTimeSec: 60 }),
    'raceGoal.goalTimeSec',
    'A goal time for this race type (Olympic Triathlon) is from 1:30:00 to 6:00:00.',
  ],
  [
    'a goal that is no time',
    goal({ goalTimeSec: 'soon' }),
    'raceGoal.goalTimeSec',
    'Write the goal time as hours, minutes and seconds, such as 3:30:00; programs send seconds, up to 10 days.',
  ],
  [
    'another race type',
    goal({ raceType: 'ultra' }),
    'raceGoal.raceType',
    'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
  ],
  ['no sport', { fitnessAssessments: [] }, 'fitnessAssessments', 'Describe your fitness in at least one sport.'],
  [
    'a zone that is none',
    { timeZone: 'Mars/Olympus' },
    'timeZone',
    'Time zone must be an IANA name such as Europe/Zurich.',
  ],
])('%s is refused by name', async (_what, over, path, message) => {
  const answer = await complete(onboardingForm(email, TODAY, over));
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ code: 'VALIDATION', message, errors: [{ path, message }] });
  expect(answer.json.errors).toHaveLength(1);
  expect((await browser.get('/api/auth/user')).json).toMatchObject({ onboardingComplete: false, email });
});

test('a week without a training day is refused', async () => {
  const answer = await complete(onboardingForm(email, TODAY, training({ unavailableDays: WEEK })));
  expect(answer).toMatchObject({
    status: 400,
    json: {
      message: 'At least one training day must be available.',
      errors: [{ path: 'trainingPreferences.unavailableDays' }, {}, {}],
    },
  });
});

test('every wrong field is named at once', async () => {
  const answer = await complete({ ...valid(), trainingPreferences: { weeklyHoursAvailable: 41 }, extra: 1 });
  const paths = answer.json.errors.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual([
    'extra',
    'trainingPreferences.longWorkoutDays',
    'trainingPreferences.preferredWorkoutTimes',
    'trainingPreferences.unavailableDays',
    'trainingPreferences.weeklyHoursAvailable',
  ]);
});

test.each(['[]', '"text"', 'null', '7'])('%p is no form', async (body) => {
  expect(await complete(body)).toMatchObject({
    status: 400,
    json: { code: 'VALIDATION', message: 'Send a JSON object.' },
  });
});

test("today is the athlete's own day", async () => {
  const late = await startApp({ now: '2026-11-20T12:00:00Z' });
  const other = late.browser();
  await other.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const form = { ...onboardingForm(email, '2026-11-20'), timeZone: 'Pacific/Auckland' };
  // noon UTC on the 20th is the 21st there
  expect(
    (
      await other.post('/api/onboarding/complete', {
        ...form,
        raceGoal: { raceType: 'marathon', targetDate: '2026-11-20' },
      })
    ).status,
  ).toBe(400);
  expect(
    (
      await other.post('/api/onboarding/complete', {
        ...form,
        raceGoal: { raceType: 'marathon', targetDate: '2026-11-21' },
      })
    ).status,
  ).toBe(200);
  await late.close();
});
