import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
let email: string;
let browser: Browser;

const app = setUpApp({ now: clock });

beforeEach(async () => {
  email = `robin.${Math.random()}@example.com`;
  browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  await browser.post(
    '/api/onboarding/complete',
    onboardingForm(email, TODAY, {
      trainingPreferences: { maxMinutesByDay: { tuesday: 60 }, schedulingConstraints: 'School run' },
    }),
  );
});

const profile = async () => (await browser.get('/api/profile')).json;
const change = (body: unknown) => browser.patch('/api/profile', body);

test('what is sent changes, what is left out stays', async () => {
  const before = await profile();
  const changed = await change({ firstName: ' Robyn ', trainingPreferences: { weeklyHoursAvailable: 5 } });
  expect(changed).toMatchObject({ status: 200, json: { success: true, athleteProfile: { firstName: 'Robyn' } } });
  expect(await profile()).toEqual({
    ...before,
    athleteProfile: { ...before.athleteProfile, firstName: 'Robyn' },
    trainingPreferences: { ...before.trainingPreferences, weeklyHoursAvailable: 5 },
  });
  expect((await browser.get('/api/auth/user')).json.firstName).toBe('Robyn');
});

test('a list is replaced, a note can be taken back, thresholds come and go one by one', async () => {
  const [running] = (await profile()).fitnessAssessments;
  await change({
    injuries: [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: false }],
    fitnessAssessments: [
      { sport: running.sport, experienceLevel: 'veteran', currentFitnessLevel: 'high', weeklyVolume: '5 hours' },
    ],
    trainingPreferences: { schedulingConstraints: null, maxMinutesByDay: {} },
    thresholds: { ftp: 250, css: 1.1 },
  });
  await change({ thresholds: { css: null, lthr: 168 }, testedSports: ['swimming', 'running', 'swimming'] });
  const after = await profile();
  expect(after.injuries).toMatchObject([{ affectedArea: 'calf' }]);
  expect(after.fitnessAssessments).toMatchObject([{ experienceLevel: 'veteran' }]);
  expect(after.trainingPreferences).toMatchObject({
    schedulingConstraints: null,
    maxMinutesByDay: {},
    weeklyHoursAvailable: 9,
  });
  expect(after.thresholds).toEqual({ ftp: 250, runThresholdSpeed: null, css: null, lthr: 168 });
  expect(after.testedSports).toEqual(['running', 'swimming']);
});

test('the age is the age of today, and grows from there', async () => {
  await change({ age: 41 });
  clock.now = new Date('2027-11-20T12:00:00Z');
  // a workout does not live that long
  await browser.post('/api/auth/login', { email, password: 'correct horse battery' });
  const { athleteProfile } = await profile();
  clock.now = new Date(`${TODAY}T12:00:00Z`);
  expect(athleteProfile.age).toBe(42);
});

test.each<[string, unknown, string, string]>([
  ['an age that is none', { age: 12 }, 'age', 'You must be at least 18'],
  ['a gender that is none', { gender: 'unknown' }, 'gender', 'Gender must be'],
  ['no name', { firstName: '  ' }, 'firstName', 'required'],
  [
    'hours beyond the week',
    { trainingPreferences: { weeklyHoursAvailable: 41 } },
    'trainingPreferences.weeklyHoursAvailable',
    '0 to 40',
  ],
  [
    'days that contradict what stands',
    { trainingPreferences: { unavailableDays: ['saturday'] } },
    'trainingPreferences.longWorkoutDays',
    'Saturday is marked unavailable',
  ],
  ['a preference that is none', { trainingPreferences: { mood: 'fine' } }, 'trainingPreferences.mood', 'Unknown field'],
  ['watts of a motor', { thresholds: { ftp: 2000 } }, 'thresholds.ftp', '50 to 600 watts'],
  ['a threshold in words', { thresholds: { lthr: '170' } }, 'thresholds.lthr', 'beats per minute'],
  ['a test of strength', { testedSports: ['strength'] }, 'testedSports.0', 'running, cycling and swimming'],
  ['another e-mail', { email: 'mallory@example.com' }, 'email', 'Unknown field'],
])('%s is refused beside its field, and changes nothing', async (_what, body, path, message) => {
  const before = await profile();
  const refused = await change({ lastName: 'Other', ...(body as object) });
  expect(refused).toMatchObject({
    status: 400,
    json: { errors: [{ path, message: expect.stringContaining(message) }] },
  });
  expect(await profile()).toEqual(before);
});

test('the same through GraphQL, with the schedule following at its next generation', async () => {
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  const { json } = await browser.post('/graphql', {
    query: `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename
      ... on UpdateProfilePayload { athlete { firstName testedSports thresholds { ftp runThresholdSpeed } preferences { unavailableDays maxMinutesByDay { day minutes } schedulingConstraints } } }
      ... on InvalidInput { errors { path message } } } }`,
    variables: {
      input: {
        firstName: 'Robyn',
        thresholds: { ftp: 200, runThresholdSpeed: null },
        testedSports: [],
        trainingPreferences: { unavailableDays: ['MONDAY', 'WEDNESDAY'], longWorkoutDays: ['SUNDAY'] },
      },
    },
  });
  expect(json.data.updateProfile).toEqual({
    __typename: 'UpdateProfilePayload',
    athlete: {
      firstName: 'Robyn',
      testedSports: [],
      thresholds: { ftp: 200, runThresholdSpeed: null },
      preferences: {
        unavailableDays: ['MONDAY', 'WEDNESDAY'],
        maxMinutesByDay: [{ day: 'TUESDAY', minutes: 60 }],
        schedulingConstraints: 'School run',
      },
    },
  });
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  const { weeks } = (await browser.get('/api/training-schedule')).json;
  const ahead = weeks
    .slice(1)
    .flatMap(({ workouts }: { workouts: { dayOfWeek: string }[] }) => workouts.map(({ dayOfWeek }) => dayOfWeek));
  expect(ahead).not.toContain('wednesday');
  expect(ahead.length).toBeGreaterThan(6);
});
