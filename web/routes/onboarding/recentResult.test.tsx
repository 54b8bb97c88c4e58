import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onboardingPayload, saveAnswers } from '../onboardingAnswers.ts';
import { serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { MARATHON, MARATHON_PAYLOAD, ROUTES, step } from './testing/wizard.ts';

afterEach(() => localStorage.clear());

async function runningResult(user = SIGNED_OUT) {
  serve({ 'GET /api/auth/user': user });
  saveAnswers(MARATHON, null);
  showAt('/onboarding?step=2', ROUTES);
  await step('Fitness Assessment');
  return within(screen.getByRole('group', { name: 'Running' })).getByLabelText(/^Recent race or test/);
}

test('a race is shown as paces at once', async () => {
  const field = await runningResult();
  expect(screen.queryByLabelText('Your paces')).toBeNull();
  await userEvent.type(field, '10 km in 48:30');
  const paces = within(screen.getByLabelText('Your paces'));
  expect(paces.getAllByRole('term').map((term) => term.textContent)).toEqual(['Easy', 'Threshold', 'Intervals']);
  expect(paces.getByText('5:39–6:24 /km')).toBeVisible();
});

test('paces are told in the units of the account', async () => {
  await userEvent.type(await runningResult(signedIn({ units: 'imperial' })), '10 km in 48:30');
  expect(within(screen.getByLabelText('Your paces')).getByText('9:06–10:18 /mi')).toBeVisible();
});

test('what cannot be read is said once it is written, and stays', async () => {
  const field = await runningResult();
  await userEvent.type(field, 'last spring');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/We cannot read this\..*10 km in 48:30/);
  expect(field).toHaveValue('last spring');
});

test('it is sent as it was typed, and left out where there is none', () => {
  const running = { ...MARATHON.assessments.running, recentResult: ' 10 km in 48:30 ' };
  const told = onboardingPayload({ ...MARATHON, assessments: { ...MARATHON.assessments, running } });
  expect(told.fitnessAssessments).toEqual([
    { ...MARATHON_PAYLOAD.fitnessAssessments[0], recentResult: '10 km in 48:30' },
  ]);
  const [untold] = onboardingPayload(MARATHON).fitnessAssessments;
  expect(untold!.recentResult).toBeUndefined();
});
