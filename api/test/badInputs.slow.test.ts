import { WebSocket } from 'ws';
import { weekdayOf } from '../core/calendar/calendar.ts';
import { startApp, type TestApp } from './app.ts';
import type { Answer, Browser } from './browser.ts';
import { onboardingForm } from './builders.ts';
import { allRows } from './snapshot.ts';

// Every bad input that the documents number, asked over HTTP: what is answered, and that nothing in the database moves.

const TODAY = '2026-11-20';
const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
const PASSWORD = 'correct horse battery';

interface Workout {
  id: string;
  version: number;
  scheduledDate: string;
  trainingWeekId: string;
}

let app: TestApp;
let owner: Browser;
let guest: Browser;
/** Of the owner: one that is done, one that is to come. */
let done: Workout;
let coming: Workout;
/** Of somebody else. */
let foreign: Workout;

async function scheduled(email: string): Promise<Browser> {
  const browser = app.browser();
  await browser.post('/api/auth/register', registration({ email }));
  await browser.post('/api/onboarding/complete', onboardingForm(email, TODAY));
  await browser.post('/api/season-plan/create');
  await browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  return browser;
}

async function workoutsOf(browser: Browser): Promise<Workout[]> {
  const { weeks } = (await browser.get('/api/training-schedule')).json;
  return weeks.flatMap(({ workouts }: { workouts: Workout[] }) => workouts);
}

const created = (weekId: string) => ({
  trainingWeekId: weekId,
  scheduledDate: TODAY,
  dayOfWeek: 'friday',
  workoutType: 'run',
  duration: 30,
});

beforeAll(async () => {
  app = await startApp({ now: clock });
  [owner, guest] = [await scheduled('robin@example.com'), app.browser()];
  foreign = (await workoutsOf(await scheduled('stranger@example.com')))[5]!;
  coming = (await workoutsOf(owner)).find(({ scheduledDate }) => scheduledDate > '2026-11-25')!;
  const [first] = await workoutsOf(owner);
  const today = await owner.post('/api/training-schedule/workouts/create', created(first!.trainingWeekId));
  done = (await feedback(today.json.workout.id, { completionStatus: 'completed' })).json.workout;
  expect(done).toMatchObject({ status: 'completed', id: expect.stringMatching(/^workout_/) });
});
afterAll(() => app.close());

const registration = (over: object = {}) => ({
  email: 'new@example.com',
  password: PASSWORD,
  firstName: 'Robin',
  lastName: 'Vale',
  ...over,
});
const signIn = (over: object) =>
  guest.post('/api/auth/login', { email: 'robin@example.com', password: PASSWORD, ...over });
const register = (over: object) => guest.post('/api/auth/register', registration(over));
const onboard = (over: Parameters<typeof onboardingForm>[2]) =>
  owner.post('/api/onboarding/complete', onboardingForm('robin@example.com', TODAY, over));
const goal = (over: object) => onboard({ raceGoal: over });
const training = (over: object) => onboard({ trainingPreferences: over });
const profile = (over: object) => onboard({ personalProfile: over });
const hurt = (dateOccurred: string) =>
  profile({ injuries: [{ injuryType: 'strain', affectedArea: 'calf', isRecovered: false, dateOccurred }] });
const generate = (body: object) => owner.post('/api/training-schedule/generate', body);
const move = (id: string, newDate: string, over: object = {}) =>
  owner.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
    newDate,
    newDayOfWeek: weekdayOf(newDate),
    ...over,
  });
const feedback = (id: string, body: object) => owner.post(`/api/training-schedule/workouts/${id}/feedback`, body);
const tell = (over: object) => feedback(done.id, { completionStatus: 'completed', ...over });
const create = (over: object) =>
  owner.post('/api/training-schedule/workouts/create', { ...created(done.trainingWeekId), ...over });

const JSON_ERRORS = { accept: 'application/graphql-response+json' };
const graphql = (query: string, variables?: object, headers: Record<string, string> = {}) =>
  owner.post('/graphql', { query, variables }, { ...JSON_ERRORS, ...headers });
const REFUSAL = '... on Refusal { code message }';
const FIELDS = '... on InvalidInput { errors { path message } }';
/** A mutation whose input is written as JSON. */
const mutate = (name: string, type: string, input: object) =>
  graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename ${REFUSAL} ${FIELDS} } }`, { input });
const UPPER = new Set([
  'raceType',
  'gender',
  'experienceLevel',
  'currentFitnessLevel',
  'sport',
  'preferredWorkoutTimes',
]);
const asEnum = (text: string) => text.replaceAll('-', '_').toUpperCase();
/** The form as GraphQL has it: words of a list in capitals. */
const inCapitals = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? asEnum(each) : inCapitals(each)));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inCapitals(each, name)]));
  return UPPER.has(key) ? asEnum(value as string) : value;
};
const onboardInGraphql = (over: Parameters<typeof onboardingForm>[2]) =>
  mutate(
    'completeOnboarding',
    'CompleteOnboardingInput',
    inCapitals(onboardingForm('robin@example.com', TODAY, over)) as object,
  );
const moveInGraphql = (workoutId: string, newDate: string, over: object = {}) =>
  mutate('rescheduleWorkout', 'RescheduleWorkoutInput', {
    workoutId,
    newDate,
    newDayOfWeek: weekdayOf(newDate).toUpperCase(),
    ...over,
  });
const tellInGraphql = (workoutId: string, over: object) =>
  mutate('submitWorkoutFeedback', 'SubmitWorkoutFeedbackInput', { workoutId, completionStatus: 'COMPLETED', ...over });

interface Said {
  status: number;
  code: string | undefined;
  message: string | undefined;
  path?: string | undefined;
}

/** What the answer says, whichever door gave it. */
function said({ status, json }: Answer): Said {
  const [error] = json?.errors ?? [];
  if (json?.code) return { status, code: json.code, message: json.message, path: error?.path };
  if (error?.extensions) return { status, code: error.extensions.code, message: error.message };
  const [result] = Object.values(json?.data ?? {}) as {
    code?: string;
    message?: string;
    errors?: { path: string }[];
  }[];
  return { status, code: result?.code, message: result?.message, path: result?.errors?.[0]?.path };
}

/** Types of fields of types of fields …: the only thing that nests without end here. */
const nested = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${nested(depth - 1)} } }`);

const ADULT = 'You must be at least 18 to use this plan. The service is not for people under 16.';
const AGE = 'Age must be a whole number from 18 to 100.';
const HOURS = 'Weekly hours must be a whole number from 0 to 40.';
const EMAIL = 'Enter a valid email address.';
const FORM = 'Use the form YYYY-MM-DD.';
const CHARACTER = 'Text contains a character that is not allowed.';
const EXERTION = 'Perceived exertion must be a whole number from 1 to 10.';
const DURATION = 'Duration must be from 1 to 1440 minutes.';
const PAGE_SIZE = 'first must be from 1 to 100.';
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const NONE = '00000000-0000-7000-8000-000000000000';
const INVALID = { status: 400, code: 'VALIDATION' };
const IN_UNION = { status: 200, code: 'VALIDATION' };
const NOT_FOUND = { status: 404, code: 'NOT_FOUND', message: 'Workout not found.' };

type Row = [string, string, () => Promise<Answer>, Omit<Said, 'path'> & { path?: string }];

const rows: Row[] = [
  [
    '1',
    'a wrong password',
    () => signIn({ password: 'not this one' }),
    { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
  ],
  [
    '2',
    'an unknown e-mail',
    () => signIn({ email: 'nobody@example.com' }),
    { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
  ],
  [
    '3',
    'an e-mail that is a filter',
    () => signIn({ email: { not: '' }, password: 'x' }),
    { ...INVALID, message: 'Email must be text.', path: 'email' },
  ],
  [
    '4',
    'a password of a megabyte',
    () => signIn({ password: 'x'.repeat(1_000_000) }),
    { status: 413, code: 'REQUEST_TOO_LARGE', message: 'Request is too large.' },
  ],
  [
    '6',
    'a password of 7',
    () => register({ password: 'seven77' }),
    { ...INVALID, message: 'Password must be at least 8 characters long', path: 'password' },
  ],
  [
    '7',
    'a common password',
    () => register({ password: 'password1' }),
    { ...INVALID, message: 'This password is too common. Choose another.', path: 'password' },
  ],
  [
    '8',
    'a taken e-mail in capitals',
    () => register({ email: 'ROBIN@EXAMPLE.COM' }),
    { status: 409, code: 'REGISTRATION_FAILED', message: 'We could not create this account. Try signing in instead.' },
  ],
  ...['a@b', 'a b@c.de', `${'x'.repeat(250)}@c.de`, 'a@c.de\r\nBcc: x@y.de'].map((email): Row => [
    '9',
    email.slice(0, 10),
    () => register({ email }),
    { ...INVALID, message: EMAIL, path: 'email' },
  ]),
  ['10', 'NUL', () => register({ firstName: 'a\u0000b' }), { ...INVALID, message: CHARACTER, path: 'firstName' }],
  [
    '10',
    'NUL',
    () => onboardInGraphql({ personalProfile: { firstName: 'a\u0000b' } }),
    { ...IN_UNION, message: CHARACTER, path: 'personalProfile.firstName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => register({ firstName: '\ud800' }),
    { ...INVALID, message: CHARACTER, path: 'firstName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => profile({ lastName: 'a\udc00' }),
    { ...INVALID, message: CHARACTER, path: 'personalProfile.lastName' },
  ],
  [
    '11',
    'a lone surrogate',
    () => create({ instructions: 'easy \ud800' }),
    { ...INVALID, message: CHARACTER, path: 'instructions' },
  ],
  [
    '12',
    'a long name',
    () => register({ firstName: 'x'.repeat(10_000) }),
    { ...INVALID, message: 'First name must be at most 100 characters.', path: 'firstName' },
  ],
  [
    '13',
    'a name of spaces',
    () => register({ firstName: ' \u200b ' }),
    { ...INVALID, message: 'First name is required.', path: 'firstName' },
  ],
  ['14', '15 years', () => profile({ age: 15 }), { ...INVALID, message: ADULT, path: 'personalProfile.age' }],
  [
    '14',
    '15 years',
    () => onboardInGraphql({ personalProfile: { age: 15 } }),
    { ...IN_UNION, message: ADULT, path: 'personalProfile.age' },
  ],
  ...[101, -1, 17.9, '18', Number.NaN].map((age): Row => [
    '15',
    `age ${age}`,
    () => profile({ age }),
    { ...INVALID, message: AGE, path: 'personalProfile.age' },
  ]),
  ...[41, -1, 2.5].map((weeklyHoursAvailable): Row => [
    '16',
    `${weeklyHoursAvailable} hours`,
    () => training({ weeklyHoursAvailable }),
    { ...INVALID, message: HOURS, path: 'trainingPreferences.weeklyHoursAvailable' },
  ]),
  [
    '16',
    '41 hours',
    () => onboardInGraphql({ trainingPreferences: { weeklyHoursAvailable: 41 } }),
    { ...IN_UNION, message: HOURS, path: 'trainingPreferences.weeklyHoursAvailable' },
  ],
  [
    '17',
    'gender x',
    () => profile({ gender: 'x' }),
    { ...INVALID, message: 'Gender must be male, female or other.', path: 'personalProfile.gender' },
  ],
  [
    '18',
    'no day left',
    () => training({ unavailableDays: WEEK }),
    {
      ...INVALID,
      message: 'At least one training day must be available.',
      path: 'trainingPreferences.unavailableDays',
    },
  ],
  [
    '19',
    'a long day that is unavailable',
    () => training({ unavailableDays: ['sunday'] }),
    {
      ...INVALID,
      message: 'Sunday is marked unavailable, so it cannot be a long-workout day.',
      path: 'trainingPreferences.longWorkoutDays',
    },
  ],
  [
    '20',
    'a field of another table',
    () => profile({ role: 'coach' }),
    { ...INVALID, message: 'Unknown field: role.', path: 'personalProfile.role' },
  ],
  [
    '21',
    'the e-mail of another',
    () => profile({ email: 'stranger@example.com' }),
    { ...INVALID, message: 'Email cannot be changed here.', path: 'personalProfile.email' },
  ],
  [
    '21',
    'the e-mail of another',
    () => onboardInGraphql({ personalProfile: { email: 'stranger@example.com' } }),
    { ...IN_UNION, message: 'Email cannot be changed here.', path: 'personalProfile.email' },
  ],
  [
    '23',
    'an injury to come',
    () => hurt('2026-11-21'),
    { ...INVALID, message: 'Injury date cannot be in the future.', path: 'personalProfile.injuries.0.dateOccurred' },
  ],
  [
    '24',
    '29 February of a common year',
    () => goal({ targetDate: '2027-02-29' }),
    { ...INVALID, message: '2027-02-29 is not a calendar date.', path: 'raceGoal.targetDate' },
  ],
  ...['01/02/2027', '2027-1-2', '2027-01-02T00:00:00Z'].map((targetDate): Row => [
    '25',
    targetDate,
    () => goal({ targetDate }),
    { ...INVALID, message: FORM, path: 'raceGoal.targetDate' },
  ]),
  [
    '26',
    'a race in the past',
    () => goal({ targetDate: '2026-11-19' }),
    { ...INVALID, message: 'Race date must be today or later.', path: 'raceGoal.targetDate' },
  ],
  [
    '26',
    'a race in the past',
    () => onboardInGraphql({ raceGoal: { targetDate: '2026-11-19' } }),
    { ...IN_UNION, message: 'Race date must be today or later.', path: 'raceGoal.targetDate' },
  ],
  [
    '27',
    'the year 9999',
    () => goal({ targetDate: '9999-12-31' }),
    { ...INVALID, message: 'Race date must be within 3 years.', path: 'raceGoal.targetDate' },
  ],
  [
    '28',
    'an ultra',
    () => goal({ raceType: 'ultra' }),
    {
      ...INVALID,
      message:
        'Race type must be one of: sprint-tri, olympic-tri, half-ironman, ironman, half-marathon, marathon, 5k, 10k, ultra-50k, ultra-100k, gran-fondo, time-trial, open-water, duathlon, aquabike.',
      path: 'raceGoal.raceType',
    },
  ],
  [
    '35',
    'strength only',
    () => generate({ mode: 'train-consistently', selectedSports: ['strength'] }),
    { ...INVALID, message: 'Choose at least one of running, cycling, swimming.', path: 'selectedSports' },
  ],
  [
    '35',
    'no sport',
    () => generate({ mode: 'train-consistently', selectedSports: [] }),
    { ...INVALID, message: 'Please select at least one sport', path: 'selectedSports' },
  ],
  [
    '35',
    'strength only',
    () =>
      mutate('generateSchedule', 'GenerateScheduleInput', { mode: 'TRAIN_CONSISTENTLY', selectedSports: ['STRENGTH'] }),
    { ...IN_UNION, message: 'Choose at least one of running, cycling, swimming.', path: 'selectedSports' },
  ],
  [
    '36',
    'moving what is done',
    () => move(done.id, '2026-11-24'),
    { status: 409, code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  ],
  [
    '36',
    'moving what is done',
    () => moveInGraphql(done.id, '2026-11-24'),
    { status: 200, code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' },
  ],
  [
    '37',
    'a Tuesday called Monday',
    () => move(coming.id, '2026-12-01', { newDayOfWeek: 'monday' }),
    { ...INVALID, message: '2026-12-01 is a Tuesday, not a Monday.', path: 'newDayOfWeek' },
  ],
  [
    '37',
    'a Tuesday called Monday',
    () => moveInGraphql(coming.id, '2026-12-01', { newDayOfWeek: 'MONDAY' }),
    { ...IN_UNION, message: '2026-12-01 is a Tuesday, not a Monday.', path: 'newDayOfWeek' },
  ],
  [
    '38',
    'a day after the four weeks',
    () => move(coming.id, '2026-12-14'),
    { status: 422, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '38',
    'a day after the four weeks',
    () => moveInGraphql(coming.id, '2026-12-14'),
    { status: 200, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '38',
    'the year 9999',
    () => move(coming.id, '9999-12-31'),
    { status: 422, code: 'OUTSIDE_SCHEDULE', message: 'The date must be inside the current 4-week schedule.' },
  ],
  [
    '39',
    'an old version',
    () => move(coming.id, '2026-12-02', { version: coming.version + 1 }),
    { status: 409, code: 'CONFLICT', message: 'Someone else changed this workout. The latest version is shown.' },
  ],
  [
    '39',
    'an old version',
    () => moveInGraphql(coming.id, '2026-12-02', { version: 0 }),
    { status: 200, code: 'CONFLICT', message: 'Someone else changed this workout. The latest version is shown.' },
  ],
  ['40', 'the workout of another', () => move(foreign.id, '2026-12-02'), NOT_FOUND],
  ['40', 'the workout of another', () => feedback(foreign.id, { completionStatus: 'completed' }), NOT_FOUND],
  ['40', 'a workout that is not', () => move(`workout_${NONE}`, '2026-12-02'), NOT_FOUND],
  ['40', 'the workout of another', () => moveInGraphql(foreign.id, '2026-12-02'), { ...NOT_FOUND, status: 200 }],
  ['40', 'the workout of another', () => tellInGraphql(foreign.id, {}), { ...NOT_FOUND, status: 200 }],
  ...['abc', 'V29ya291dDox', '%00', "'%20or%201=1", NONE].map((id): Row => [
    '41',
    `the id ${id}`,
    () => move(id, '2026-12-02'),
    NOT_FOUND,
  ]),
  ['41', 'the id of a week', () => move(coming.trainingWeekId, '2026-12-02'), NOT_FOUND],
  ['41', 'the id of a week', () => feedback(coming.trainingWeekId, { completionStatus: 'completed' }), NOT_FOUND],
  ['41', 'the id abc', () => moveInGraphql('abc', '2026-12-02'), { ...NOT_FOUND, status: 200 }],
  [
    '42',
    'skipped for no reason',
    () => feedback(done.id, { completionStatus: 'skipped' }),
    { ...INVALID, message: 'Choose a reason for skipping.', path: 'reasonForSkip' },
  ],
  [
    '42',
    'skipped for no reason',
    () => tellInGraphql(done.id, { completionStatus: 'SKIPPED' }),
    { ...IN_UNION, message: 'Choose a reason for skipping.', path: 'reasonForSkip' },
  ],
  ...[0, 11, 5.5].map((perceivedExertion): Row => [
    '43',
    `exertion ${perceivedExertion}`,
    () => tell({ perceivedExertion }),
    { ...INVALID, message: EXERTION, path: 'perceivedExertion' },
  ]),
  [
    '43',
    'exertion 11',
    () => tellInGraphql(done.id, { perceivedExertion: 11 }),
    { ...IN_UNION, message: EXERTION, path: 'perceivedExertion' },
  ],
  ...[-5, 100_000].map((actualDuration): Row => [
    '44',
    `${actualDuration} minutes`,
    () => tell({ actualDuration }),
    { ...INVALID, message: DURATION, path: 'actualDuration' },
  ]),
  [
    '45',
    'what has not been',
    () => feedback(coming.id, { completionStatus: 'completed' }),
    { status: 409, code: 'TOO_EARLY', message: 'You can record feedback on the day of the workout or later.' },
  ],
  [
    '45',
    'what has not been',
    () => tellInGraphql(coming.id, {}),
    { status: 200, code: 'TOO_EARLY', message: 'You can record feedback on the day of the workout or later.' },
  ],
  [
    '53',
    "an athlete at a coach's door",
    () => owner.get(`/api/coach/athletes/athlete_${NONE}/training-schedule`),
    { status: 403, code: 'FORBIDDEN', message: 'Only coaches can do this.' },
  ],
  [
    '55',
    'the week of another',
    () => create({ trainingWeekId: foreign.trainingWeekId }),
    { status: 404, code: 'NOT_FOUND', message: 'Training week not found.' },
  ],
  [
    '66',
    'a body that is not JSON',
    () => owner.post('/graphql', '{"query": secret', JSON_ERRORS),
    { status: 400, code: 'BAD_REQUEST', message: 'The request body is not valid JSON.' },
  ],
  [
    '67',
    'a form',
    () => owner.post('/graphql', 'query={__typename}', { 'content-type': 'application/x-www-form-urlencoded' }),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Use POST with content-type application/json.' },
  ],
  [
    '67',
    'multipart',
    () => owner.post('/graphql', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
    { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Use POST with content-type application/json.' },
  ],
  [
    '68',
    'no sign of the page',
    () => owner.post('/graphql', { query: '{ __typename }' }, { origin: '', 'sec-fetch-site': '' }),
    { status: 403, code: 'CSRF', message: 'Required header is missing. Reload the page.' },
  ],
  [
    '69',
    'a schema that is asked for in circles',
    () => graphql(`{ __schema { types { ${nested(10)} } } }`),
    { status: 400, code: 'GRAPHQL_VALIDATION_FAILED', message: 'Maximum introspection depth exceeded' },
  ],
  [
    '70',
    '31 aliases',
    () => graphql(`{ ${Array.from({ length: 31 }, (_, i) => `a${i}: __typename`).join(' ')} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: '31 aliases are over the limit of 30.' },
  ],
  [
    '70',
    '51 directives',
    () => graphql(`{ ${Array.from({ length: 51 }, () => '__typename @include(if: true)').join(' ')} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: '51 directives are over the limit of 50.' },
  ],
  [
    '70',
    '2,001 tokens',
    () => graphql(`{ ${'__typename '.repeat(1999)} }`),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: 'The document is over the limit of 2000 tokens.' },
  ],
  [
    '71',
    '200,000 braces',
    () => graphql('{a'.repeat(200_000)),
    { status: 400, code: 'QUERY_TOO_COMPLEX', message: 'The document is over the limit of 2000 tokens.' },
  ],
  ...[-1, 0, 101].map((first): Row => [
    '72',
    `first: ${first}`,
    () => graphql(`{ viewer { athlete { revisions(first: ${first}) { edges { cursor } } } } }`),
    { status: 200, code: 'BAD_USER_INPUT', message: PAGE_SIZE },
  ]),
  [
    '72',
    'first: 99999999999',
    () => graphql('{ viewer { athlete { revisions(first: 99999999999) { edges { cursor } } } } }'),
    {
      status: 400,
      code: 'GRAPHQL_VALIDATION_FAILED',
      message: 'Int cannot represent non 32-bit signed integer value: 99999999999',
    },
  ],
  [
    '73',
    'a bad cursor',
    () => graphql('{ viewer { athlete { revisions(first: 2, after: "zzz") { edges { cursor } } } } }'),
    {
      status: 200,
      code: 'BAD_USER_INPUT',
      message: 'The page position is not valid. Start again from the first page.',
    },
  ],
  [
    '74',
    '11 in a batch',
    () =>
      owner.post(
        '/graphql',
        Array.from({ length: 11 }, () => ({ query: '{ __typename }' })),
        JSON_ERRORS,
      ),
    { status: 413, code: 'REQUEST_ENTITY_TOO_LARGE', message: 'A batch may hold at most 10 operations.' },
  ],
  [
    '75',
    'an unknown persisted id',
    () =>
      owner.post(
        '/graphql',
        { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
        JSON_ERRORS,
      ),
    { status: 400, code: 'PERSISTED_QUERY_NOT_IN_LIST', message: 'This page is out of date. Reload.' },
  ],
  [
    '78',
    'a body over a megabyte',
    () => graphql(`{ __typename } #${'x'.repeat(1_000_000)}`),
    { status: 413, code: 'REQUEST_ENTITY_TOO_LARGE', message: 'Request body too large' },
  ],
  [
    '82',
    'nobody any more',
    () => guest.post('/api/season-plan/create'),
    { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' },
  ],
  [
    '83',
    'an unknown path',
    () => owner.get('/api/nothing/here'),
    { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this path.' },
  ],
  [
    '84',
    'another method',
    () => owner.delete('/api/season-plan'),
    { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'This method is not allowed here.' },
  ],
];

test.each(rows)('row %s: %s', async (_number, _what, send, expected) => {
  const before = await allRows(app.deps.db);
  const answer = await send();
  expect(said(answer)).toEqual({ path: undefined, ...expected });
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 5: the eleventh try in a minute', async () => {
  const before = await allRows(app.deps.db);
  const tries = [];
  for (let n = 0; n < 11; n += 1) tries.push(await signIn({ email: 'patient@example.com', password: 'not this one' }));
  expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const wait = tries[10]!.headers.get('retry-after');
  expect(said(tries[10]!)).toMatchObject({
    code: 'RATE_LIMITED',
    message: `Too many attempts. Try again in ${wait} seconds.`,
  });
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 22: onboarding twice is one profile', async () => {
  const twice = [await onboard({}), await onboard({})];
  expect(twice.map(({ status, json }) => [status, json])).toEqual([
    [200, twice[0]!.json],
    [200, twice[0]!.json],
  ]);
  const { athleteProfileId } = twice[0]!.json as { athleteProfileId: string };
  const athleteId = athleteProfileId.slice('athlete_'.length);
  const { db } = app.deps;
  expect(
    await Promise.all([
      db.raceGoal.count({ where: { athleteId } }),
      db.fitnessAssessment.count({ where: { athleteId } }),
      db.injury.count({ where: { athleteId } }),
    ]),
  ).toEqual([1, 3, 0]);
});

test('row 67: a mutation by GET', async () => {
  const before = await allRows(app.deps.db);
  const answer = await owner.get(
    `/graphql?query=${encodeURIComponent('mutation { createSeasonPlan(input: {}) { __typename } }')}`,
  );
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await allRows(app.deps.db)).toEqual(before);
});

describe('row 76: a socket', () => {
  const opening = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(app.base.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
        headers: { cookie: owner.cookieHeader(), ...headers },
      });
      socket.on('open', () => (socket.close(), resolve(101)));
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode!));
      socket.on('error', reject);
    });

  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['the null origin', { origin: 'null' }],
    ['no origin, with a cookie', {}],
  ])('of %s', async (_what, headers) => expect(await opening(headers)).toBe(403));

  test('of ours opens', async () => expect(await opening({ origin: app.base })).toBe(101));
});

test('row 81: no parameter leads away', async () => {
  for (const away of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    '/%2f%2fevil',
    'javascript:alert(1)',
    '/a\r\nset-cookie: a=b',
  ]) {
    const query = ['next', 'redirectUrl', 'returnTo'].map((name) => `${name}=${encodeURIComponent(away)}`).join('&');
    expect(
      (await app.browser().post(`/api/auth/login?${query}`, { email: 'robin@example.com', password: PASSWORD })).json
        .redirectUrl,
    ).toBe('/dashboard');
    expect((await app.browser().get(`/api/logout?${query}`)).headers.get('location')).toBe('/');
    expect((await app.browser().get(`/api/auth/google?${query}`)).headers.get('location')).toBe(
      '/login?error=external-sign-in-unavailable',
    );
  }
});

test('row 82: an expired session changes nothing', async () => {
  const before = await allRows(app.deps.db);
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000);
  try {
    const tried = [
      await generate({ mode: 'season-plan' }),
      await move(coming.id, '2026-12-02'),
      await owner.post('/api/training-schedule/undo'),
    ];
    for (const answer of tried)
      expect(said(answer)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in again.' });
    const answer = await mutate('generateSchedule', 'GenerateScheduleInput', { mode: 'SEASON_PLAN' });
    expect(said(answer)).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please sign in again.' });
  } finally {
    clock.now = new Date(`${TODAY}T12:00:00Z`);
  }
  expect(await allRows(app.deps.db)).toEqual(before);
});

test('row 84: another method is told which there are', async () => {
  expect((await owner.delete('/api/season-plan')).headers.get('allow')).toBe('GET');
});
