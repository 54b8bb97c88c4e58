import { weekdayOf } from '../../core/calendar/calendar.ts';
import { startApp, type TestApp } from '../app.ts';
import type { Answer, Browser } from '../browser.ts';
import { onboardingForm } from '../builders.ts';

export const TODAY = '2026-11-20';
export const clock = { now: new Date(`${TODAY}T12:00:00Z`) };
export const PASSWORD = 'correct horse battery';

interface Workout {
  id: string;
  version: number;
  scheduledDate: string;
  trainingWeekId: string;
}

export let app: TestApp;
export let owner: Browser;
export let guest: Browser;
/** Of the owner: one that is done, one that is to come. */
export let done: Workout;
export let coming: Workout;
/** Of somebody else. */
export let foreign: Workout;

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

/** The server, its owner with a schedule, and somebody else with theirs. */
export async function openServer(): Promise<void> {
  app = await startApp({ now: clock });
  [owner, guest] = [await scheduled('robin@example.com'), app.browser()];
  foreign = (await workoutsOf(await scheduled('stranger@example.com')))[5]!;
  coming = (await workoutsOf(owner)).find(({ scheduledDate }) => scheduledDate > '2026-11-25')!;
  const [first] = await workoutsOf(owner);
  const today = await owner.post('/api/training-schedule/workouts/create', created(first!.trainingWeekId));
  done = (await feedback(today.json.workout.id, { completionStatus: 'completed' })).json.workout;
  expect(done).toMatchObject({ status: 'completed', id: expect.stringMatching(/^workout_/) });
}

export const registration = (over: object = {}) => ({
  email: 'new@example.com',
  password: PASSWORD,
  firstName: 'Robin',
  lastName: 'Vale',
  ...over,
});
export const signIn = (over: object) =>
  guest.post('/api/auth/login', { email: 'robin@example.com', password: PASSWORD, ...over });
export const onboard = (over: Parameters<typeof onboardingForm>[2]) =>
  owner.post('/api/onboarding/complete', onboardingForm('robin@example.com', TODAY, over));
export const profile = (over: object) => onboard({ personalProfile: over });
export const generate = (body: object) => owner.post('/api/training-schedule/generate', body);
export const move = (id: string, newDate: string, over: object = {}) =>
  owner.patch(`/api/training-schedule/workouts/${id}/reschedule`, {
    newDate,
    newDayOfWeek: weekdayOf(newDate),
    ...over,
  });
export const feedback = (id: string, body: object) =>
  owner.post(`/api/training-schedule/workouts/${id}/feedback`, body);
export const create = (over: object) =>
  owner.post('/api/training-schedule/workouts/create', { ...created(done.trainingWeekId), ...over });

export const JSON_ERRORS = { accept: 'application/graphql-response+json' };
export const graphql = (query: string, variables?: object, headers: Record<string, string> = {}) =>
  owner.post('/graphql', { query, variables }, { ...JSON_ERRORS, ...headers });
const REFUSAL = '... on Refusal { code message }';
const FIELDS = '... on InvalidInput { errors { path message } }';
/** A mutation whose input is written as JSON. */
export const mutate = (name: string, type: string, input: object) =>
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
export const onboardInGraphql = (over: Parameters<typeof onboardingForm>[2]) =>
  mutate(
    'completeOnboarding',
    'CompleteOnboardingInput',
    inCapitals(onboardingForm('robin@example.com', TODAY, over)) as object,
  );

export interface Said {
  status: number;
  code: string | undefined;
  message: string | undefined;
  path?: string | undefined;
}
export const INVALID = { status: 400, code: 'VALIDATION' };
export const IN_UNION = { status: 200, code: 'VALIDATION' };

export type Row = [string, string, () => Promise<Answer>, Omit<Said, 'path'> & { path?: string }];
