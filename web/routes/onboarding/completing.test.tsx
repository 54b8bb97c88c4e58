import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveAnswers } from '../onboardingAnswers.ts';
import { type Call, serve, SIGNED_OUT, signedIn, type Answer } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { DONE, field, finish, MARATHON, MARATHON_PAYLOAD, next, ROUTES, step } from './testing/wizard.ts';

const FAILED = 'There was an error completing your onboarding. Please try again.';

const alerts: string[] = [];
beforeEach(() => {
  window.alert = (text) => void alerts.push(String(text));
});
afterEach(() => {
  localStorage.clear();
  alerts.length = 0;
});

/** A new account: no season, no schedule. */
const SETUP: Record<string, Answer> = {
  'POST /api/onboarding/complete': DONE,
  'GET /api/season-plan': { status: 200, body: null },
  'POST /api/season-plan/create': { status: 201, body: { seasonStart: '2026-11-30' } },
  'GET /api/training-schedule': { status: 200, body: { weeks: [] } },
  'POST /api/training-schedule/generate': { status: 200, body: { success: true, weeks: [{}, {}, {}, {}] } },
};
const WHOLE_SETUP = ['/api/onboarding/complete', '/api/season-plan/create', '/api/training-schedule/generate'];
const madeBy = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

async function walkToTheEnd() {
  await step('Set Your Goal');
  await next();
  await step('Fitness Assessment');
  await next();
  await step('Training Availability');
  await next();
  await step('Personal Profile');
}

describe('completing', () => {
  test('signed in: posts the payload, forgets the answers and goes to the dashboard', async () => {
    const calls = serve({ 'GET /api/auth/user': signedIn(), ...SETUP });
    saveAnswers(MARATHON, null);
    showAt('/onboarding', ROUTES);
    await walkToTheEnd();
    await finish();
    expect(await screen.findByRole('heading', { name: 'At /dashboard' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(MARATHON_PAYLOAD);
    expect(madeBy(calls)).toEqual(WHOLE_SETUP);
    expect(localStorage).toHaveLength(0);
  });

  test('signed out: keeps the answers, goes to sign-in, and delivers them after it', async () => {
    const answers: Record<string, Answer> = { 'GET /api/auth/user': SIGNED_OUT, ...SETUP };
    const calls = serve(answers);
    saveAnswers(MARATHON, null);
    const router = showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    await finish();
    expect(await screen.findByRole('heading', { name: 'At /login' })).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);

    router.dispose();
    document.body.replaceChildren();
    answers['GET /api/auth/user'] = signedIn();
    showAt('/onboarding/complete', ROUTES);
    expect(await screen.findByRole('heading', { name: 'At /dashboard' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(MARATHON_PAYLOAD);
    expect(madeBy(calls)).toEqual(WHOLE_SETUP);
    expect(localStorage).toHaveLength(0);
  });

  const REFUSED: Answer = {
    status: 400,
    body: {
      message: 'Some answers need another look.',
      code: 'VALIDATION',
      errors: [
        { path: 'personalProfile.age', message: 'Age must be a whole number from 18 to 100.' },
        { path: 'fitnessAssessments.0.weeklyVolume', message: 'Weekly volume is required.' },
      ],
    },
  };

  test('a refusal goes to the first step at fault, marks them all and loses nothing', async () => {
    serve({ 'GET /api/auth/user': signedIn(), 'POST /api/onboarding/complete': REFUSED });
    saveAnswers({ ...MARATHON, personalProfile: { ...MARATHON.personalProfile, age: '17' } }, null);
    showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    await finish();
    await step('Fitness Assessment');
    expect(alerts).toEqual([FAILED]);
    const volume = field('Weekly volume');
    expect(volume).toHaveAccessibleDescription(/Weekly volume is required\./);
    expect(volume).toHaveValue('4');
    await waitFor(() => expect(volume).toHaveFocus());
    expect(screen.getByRole('button', { name: /Step 2.*needs attention/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Step 3.*needs attention/ })).toBeNull();

    await userEvent.type(volume, '.5');
    expect(volume).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: /Step 4.*needs attention/ }));
    await step('Personal Profile');
    expect(field('Age')).toHaveValue(17);
    expect(field('Age')).toHaveAccessibleDescription(/Age must be a whole number from 18 to 100\./);
  });

  test('an unreachable server is told of by the alert, and the form stays', async () => {
    serve({ 'GET /api/auth/user': signedIn(), 'POST /api/onboarding/complete': 'unreachable' });
    saveAnswers(MARATHON, null);
    showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    await finish();
    await waitFor(() => expect(alerts).toEqual([FAILED]));
    expect(field('Age')).toHaveValue(35);
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeEnabled();
  });

  test('a session that ended meanwhile keeps the answers for the next sign-in', async () => {
    serve({ 'GET /api/auth/user': signedIn(), 'POST /api/onboarding/complete': SIGNED_OUT });
    saveAnswers(MARATHON, null);
    showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    await finish();
    expect(await screen.findByRole('heading', { name: 'At /login' })).toBeVisible();
    expect(localStorage).toHaveLength(1);
  });
});

describe('making the plan', () => {
  async function finishWith(more: Record<string, Answer>) {
    const calls = serve({ 'GET /api/auth/user': signedIn(), ...SETUP, ...more });
    saveAnswers(MARATHON, null, { pending: true });
    showAt('/onboarding/complete', ROUTES);
    await screen.findByRole('heading', { name: 'At /dashboard' });
    return calls;
  }

  test('leaves a season and a schedule that are there, and says so', async () => {
    const calls = await finishWith({
      'GET /api/season-plan': { status: 200, body: { seasonStart: '2026-09-01' } },
      'GET /api/training-schedule': { status: 200, body: { weeks: [{}, {}, {}, {}] } },
    });
    expect(madeBy(calls)).toEqual(['/api/onboarding/complete']);
    expect((await screen.findAllByText('Your answers are saved'))[0]).toBeVisible();
    expect(screen.getAllByText(/Your season stays as it is/)[0]).toBeVisible();
  });

  test('makes the weeks that a season on file lacks', async () => {
    const calls = await finishWith({ 'GET /api/season-plan': { status: 200, body: { seasonStart: '2026-09-01' } } });
    expect(madeBy(calls)).toEqual(['/api/onboarding/complete', '/api/training-schedule/generate']);
  });

  test.each<[string, Record<string, Answer>, RegExp]>([
    [
      'weeks that cannot be made',
      {
        'POST /api/training-schedule/generate': {
          status: 422,
          body: { message: 'Two hours hold no three workouts.', code: 'PLAN_CONFLICT' },
        },
      },
      /Two hours hold no three workouts\. “Make My Plan”/,
    ],
    ['a season that nobody answers for', { 'POST /api/season-plan/create': 'unreachable' }, /could not reach Evenpace/],
  ])('%s lose no answer, and the way on is told', async (_what, more, told) => {
    await finishWith(more);
    expect((await screen.findAllByText('Your answers are saved, your plan is not made yet'))[0]).toBeVisible();
    expect(screen.getAllByText(told)[0]).toBeVisible();
    expect(localStorage).toHaveLength(0);
  });
});

describe('the finishing screen', () => {
  test('without answers goes to the wizard', async () => {
    serve({ 'GET /api/auth/user': signedIn() });
    showAt('/onboarding/complete', ROUTES);
    await step('Set Your Goal');
  });

  test('hands a refusal to the wizard, which opens at its step', async () => {
    const errors = [
      {
        path: 'trainingPreferences.weeklyHoursAvailable',
        message: 'Weekly hours must be a whole number from 0 to 40.',
      },
    ];
    serve({
      'GET /api/auth/user': signedIn(),
      'POST /api/onboarding/complete': { status: 400, body: { message: 'No.', code: 'VALIDATION', errors } },
    });
    saveAnswers(MARATHON, null, { pending: true });
    showAt('/onboarding/complete', ROUTES);
    await step('Training Availability');
    expect(screen.getByRole('button', { name: /Step 3.*needs attention/ })).toHaveAttribute('aria-current', 'step');
    expect(field('Weekly hours available')).toHaveValue(8);
    expect(field('Weekly hours available')).toHaveAccessibleDescription(/Weekly hours must be a whole number/);
  });

  test("never posts another person's answers into this account", async () => {
    const calls = serve({
      'GET /api/auth/user': signedIn({ email: 'someone@else.example' }),
      'POST /api/onboarding/complete': DONE,
    });
    saveAnswers(MARATHON, null, { pending: true });
    showAt('/onboarding/complete', ROUTES);
    await step('Set Your Goal');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(screen.getByRole('radio', { name: /^Marathon/ })).not.toBeChecked();
  });
});
