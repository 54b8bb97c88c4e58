import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankAnswers, saveAnswers, type OnboardingAnswers } from '../onboardingAnswers.ts';
import { serve, SIGNED_OUT, signedIn, type Answer } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { requireUser } from '../guards.ts';
import { CompletePage } from './CompletePage.tsx';
import { onboardingLoader, OnboardingPage } from './OnboardingPage.tsx';

const ROUTES = [
  { path: '/onboarding', loader: onboardingLoader, Component: OnboardingPage },
  { path: '/onboarding/complete', loader: requireUser, Component: CompletePage },
];
const FAILED = 'There was an error completing your onboarding. Please try again.';
const DONE: Answer = { status: 200, body: { success: true, athleteProfileId: 'athlete_mia' } };

const alerts: string[] = [];
beforeEach(() => {
  window.alert = (text) => void alerts.push(String(text));
});
afterEach(() => {
  localStorage.clear();
  alerts.length = 0;
});

const step = (name: string) => screen.findByRole('heading', { name, level: 2 });
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const finish = () => userEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

async function walkToTheEnd() {
  await step('Set Your Goal');
  await next();
  await step('Fitness Assessment');
  await next();
  await step('Training Availability');
  await next();
  await step('Personal Profile');
}

const MARATHON: OnboardingAnswers = {
  raceGoal: { raceType: 'marathon', raceName: 'Berlin', targetDate: '2027-09-26' },
  assessments: {
    ...blankAnswers(null).assessments,
    running: { experienceLevel: 'beginner', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours', notes: '' },
  },
  trainingPreferences: {
    weeklyHoursAvailable: '8',
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
    schedulingConstraints: '',
  },
  personalProfile: {
    firstName: 'Mia',
    lastName: 'Berger',
    email: 'mia@example.com',
    age: '35',
    gender: 'female',
    injuries: [],
  },
};
const MARATHON_PAYLOAD = {
  raceGoal: { raceType: 'marathon', raceName: 'Berlin', targetDate: '2027-09-26' },
  fitnessAssessments: [
    { sport: 'running', experienceLevel: 'beginner', currentFitnessLevel: 'moderate', weeklyVolume: '4 hours' },
  ],
  trainingPreferences: {
    weeklyHoursAvailable: 8,
    longWorkoutDays: ['sunday'],
    unavailableDays: ['monday'],
    preferredWorkoutTimes: 'morning',
  },
  personalProfile: {
    firstName: 'Mia',
    lastName: 'Berger',
    email: 'mia@example.com',
    age: 35,
    gender: 'female',
    injuries: [],
  },
};

describe('the wizard', () => {
  test('Next advances without validation, Back returns, progress follows', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    showAt('/onboarding', ROUTES);
    await step('Set Your Goal');
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    expect(progress()).toBe('25');
    await next();
    expect(await step('Fitness Assessment')).toHaveFocus();
    expect(progress()).toBe('50');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await step('Set Your Goal');
    expect(progress()).toBe('25');
  });

  test('offers five race types, and not the sprint', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    showAt('/onboarding', ROUTES);
    await step('Set Your Goal');
    const group = screen.getByRole('group', { name: /Race type/ });
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.getAttribute('value')),
    ).toEqual(['half-marathon', 'marathon', 'olympic-tri', 'half-ironman', 'ironman']);
  });

  test.each([
    ['Marathon', ['Running']],
    ['Half Ironman 70.3', ['Swimming', 'Cycling', 'Running']],
  ])('asks about the sports of a %s', async (race, sports) => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    showAt('/onboarding', ROUTES);
    await step('Set Your Goal');
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${race}`) }));
    await next();
    await step('Fitness Assessment');
    const groups = screen.getAllByRole('group').filter((group) => within(group).queryByLabelText(/^Experience level/));
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(sports);
  });

  test('what was typed is there again after a reload', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    const router = showAt('/onboarding', ROUTES);
    await step('Set Your Goal');
    await userEvent.type(field('Race name'), 'Berlin');
    await userEvent.click(screen.getByRole('radio', { name: /^Marathon/ }));
    router.dispose();
    document.body.replaceChildren();
    showAt('/onboarding', ROUTES);
    await step('Set Your Goal');
    expect(field('Race name')).toHaveValue('Berlin');
    expect(screen.getByRole('radio', { name: /^Marathon/ })).toBeChecked();
  });

  test('says at once when a long day is also unavailable', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    showAt('/onboarding?step=3', ROUTES);
    await step('Training Availability');
    const long = screen.getByRole('group', { name: /Preferred long-workout days/ });
    await userEvent.click(within(long).getByRole('checkbox', { name: 'Sunday' }));
    const free = screen.getByRole('group', { name: /Unavailable days/ });
    await userEvent.click(within(free).getByRole('checkbox', { name: 'Sunday' }));
    expect(long).toHaveAccessibleDescription(/Sunday is marked unavailable, so it cannot be a long-workout day\./);
  });

  test('hours and age have their limits, workout times their hours', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    showAt('/onboarding?step=3', ROUTES);
    await step('Training Availability');
    expect(field('Weekly hours available')).toHaveAttribute('min', '0');
    expect(field('Weekly hours available')).toHaveAttribute('max', '40');
    for (const name of ['Morning 5am-9am', 'Midday 9am-2pm', 'Afternoon 2pm-6pm', 'Evening 6pm-10pm'])
      expect(screen.getByRole('radio', { name: new RegExp(name.replace(' ', '\\s*')) })).toBeInTheDocument();
    await next();
    await step('Personal Profile');
    expect(field('Age')).toHaveAttribute('min', '18');
    expect(field('Age')).toHaveAttribute('max', '100');
  });

  test('the e-mail of an external identity is read only and says why', async () => {
    serve({ 'GET /api/auth/user': signedIn({ authProvider: 'google' }) });
    showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    expect(field('Email')).toHaveValue('mia@example.com');
    expect(field('Email')).toHaveAttribute('readonly');
    expect(field('Email')).toHaveAccessibleDescription('Email is automatically set from your Google account');
  });

  test('injuries are added, filled in and removed', async () => {
    const calls = serve({ 'GET /api/auth/user': signedIn(), 'POST /api/onboarding/complete': DONE });
    showAt('/onboarding?step=4', ROUTES);
    await step('Personal Profile');
    const add = screen.getByRole('button', { name: 'Add Injury' });
    await userEvent.click(add);
    await userEvent.click(add);
    const second = screen.getByRole('group', { name: 'Injury 2' });
    await userEvent.type(within(second).getByLabelText('Injury type'), 'Strain');
    await userEvent.type(within(second).getByLabelText('Affected area'), 'Left calf');
    await userEvent.click(within(second).getByRole('checkbox', { name: 'Recovered' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove injury 1' }));
    await finish();
    await screen.findByRole('heading', { name: 'At /dashboard' });
    const sent = calls.find(({ method }) => method === 'POST')?.body as typeof MARATHON_PAYLOAD;
    expect(sent.personalProfile.injuries).toEqual([
      { injuryType: 'Strain', affectedArea: 'Left calf', isRecovered: true },
    ]);
  });
});

describe('completing', () => {
  test('signed in: posts the payload, forgets the answers and goes to the dashboard', async () => {
    const calls = serve({ 'GET /api/auth/user': signedIn(), 'POST /api/onboarding/complete': DONE });
    saveAnswers(MARATHON, null);
    showAt('/onboarding', ROUTES);
    await walkToTheEnd();
    await finish();
    expect(await screen.findByRole('heading', { name: 'At /dashboard' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual(MARATHON_PAYLOAD);
    expect(localStorage).toHaveLength(0);
  });

  test('signed out: keeps the answers, goes to sign-in, and delivers them after it', async () => {
    const answers: Record<string, Answer> = { 'GET /api/auth/user': SIGNED_OUT, 'POST /api/onboarding/complete': DONE };
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
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([MARATHON_PAYLOAD]);
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
    expect(volume).toHaveValue('4 hours');
    await waitFor(() => expect(volume).toHaveFocus());
    expect(screen.getByRole('button', { name: /Step 2.*needs attention/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Step 3.*needs attention/ })).toBeNull();

    await userEvent.type(volume, ' or so');
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
