import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankAnswers, type OnboardingAnswers, saveAnswers } from '../onboardingAnswers.ts';
import { serve, SIGNED_OUT } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import PlannerInPage from './preview/planner.inPage.ts';
import { field, MARATHON, ROUTES, step } from './testing/wizard.ts';

const WAIT = { timeout: 20_000 };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T10:00:00Z'), doNotFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

async function lastStep(answers: OnboardingAnswers = MARATHON) {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  saveAnswers(answers, null);
  showAt('/onboarding?step=4', ROUTES);
  await step('Personal Profile');
  return within(screen.getByRole('region', { name: 'Your plan' }));
}

test('the last step shows the season and the first week of the answers, signed out', async () => {
  const plan = await lastStep();
  expect(plan.getByRole('status', { name: 'Making your plan' })).toBeVisible();
  expect(
    await plan.findByText(/^Your season leads to Berlin on 26 Sep 2027\..*all \d+ limits kept\.$/, {}, WAIT),
  ).toBeVisible();
  expect(plan.getByRole('region', { name: 'Season' })).toHaveAccessibleDescription(/weeks; the largest/);
  const days = within(plan.getByRole('region', { name: 'Your first seven days' })).getAllByText(
    /^(Rest|Run:|Strength:)/,
  );
  expect(days.length).toBeGreaterThanOrEqual(7);
  expect(plan.queryByText('Assumed until you answer')).toBeNull();
});

test('an answer that changes changes the plan, and what is wrong says so with the way to it', async () => {
  const plan = await lastStep();
  await plan.findByText(/limits kept/, {}, WAIT);
  await userEvent.clear(field('Age'));
  await userEvent.type(field('Age'), '17');
  expect(await plan.findByText(/Age must be a whole number from 18 to 100\./, {}, WAIT)).toBeVisible();
  await userEvent.clear(field('Age'));
  expect(await plan.findByText('35 years of age', {}, WAIT)).toBeVisible();
});

test('without a race type it leads to the first step', async () => {
  const plan = await lastStep(blankAnswers(null));
  await userEvent.click(await plan.findByRole('button', { name: 'Choose a Race Type' }, WAIT));
  await step('Set Your Goal');
});

test('an assumption leads to its step', async () => {
  const plan = await lastStep({
    ...MARATHON,
    trainingPreferences: { ...MARATHON.trainingPreferences, weeklyHoursAvailable: '' },
  });
  await userEvent.click(await plan.findByRole('button', { name: /step 3.*6 hours a week/ }, WAIT));
  await step('Training Availability');
});

test('a planner that does not come loses nothing, and is asked again', async () => {
  const asked = jest.spyOn(PlannerInPage.prototype, 'postMessage').mockImplementation(function (this: PlannerInPage) {
    act(() => void this.dispatchEvent(new Event('error')));
  });
  const plan = await lastStep();
  const again = await plan.findByRole('button', { name: 'Try Again' }, WAIT);
  expect(field('Age')).toHaveValue(35);
  asked.mockRestore();
  await userEvent.click(again);
  await waitFor(() => expect(plan.getByText(/limits kept/)).toBeVisible(), WAIT);
});
