import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blankAnswers, onboardingPayload, saveAnswers } from '../onboardingAnswers.ts';
import { serve, SIGNED_OUT } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { MARATHON, ROUTES, step } from './testing/wizard.ts';
import { numberWritten, unitWritten, volumeText } from '../weeklyVolume.ts';

afterEach(() => localStorage.clear());

test.each([
  ['4', 'hours', '4 hours'],
  [' 40 ', 'km', '40 km'],
  ['2,5', 'hours', '2,5 hours'],
  ['30-40 km', 'hours', '30-40 km'],
  ['1h30', 'km', '1h30'],
  ['', 'hours', ''],
] as const)('%j with %s is sent as %j', (typed, unit, sent) => {
  expect(volumeText(typed, unit)).toBe(sent);
  const running = { ...blankAnswers(null).assessments.running, weeklyVolume: typed, volumeUnit: unit };
  const { fitnessAssessments } = onboardingPayload({
    ...MARATHON,
    assessments: { ...MARATHON.assessments, running },
  });
  expect(fitnessAssessments).toEqual([
    { sport: 'running', experienceLevel: '', currentFitnessLevel: '', weeklyVolume: sent },
  ]);
});

test.each([
  ['40 km', 'km', '40'],
  ['25 miles', 'miles', '25'],
  ['4000 m', 'm', '4000'],
  ['90 min', 'hours', '90'],
  ['4', null, '4'],
])('%j says its unit, or leaves it to the list', (typed, unit, number) => {
  expect(unitWritten(typed)).toBe(unit);
  expect(numberWritten(typed)).toBe(number);
});

async function runningVolume() {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  saveAnswers(
    { ...MARATHON, assessments: { ...MARATHON.assessments, running: blankAnswers(null).assessments.running } },
    null,
  );
  showAt('/onboarding?step=2', ROUTES);
  await step('Fitness Assessment');
  const group = within(screen.getByRole('group', { name: 'Running' }));
  return { volume: group.getByLabelText('Weekly volume'), unit: group.getByLabelText('Hours or distance') };
}

test('a number and its unit are read at once', async () => {
  const { volume, unit } = await runningVolume();
  await userEvent.type(volume, '40');
  await userEvent.selectOptions(unit, 'km');
  expect(volume).toHaveAccessibleDescription('The plan starts from 4:00 h of running a week.');
  await userEvent.selectOptions(unit, 'hours');
  expect(volume).toHaveAccessibleDescription('The plan starts from 40:00 h of running a week.');
});

test('who writes the unit has chosen it, and another one counts the number anew', async () => {
  const { volume, unit } = await runningVolume();
  await userEvent.type(volume, '30 km');
  expect(unit).toHaveValue('km');
  await userEvent.selectOptions(unit, 'hours');
  expect(volume).toHaveValue('30');
  expect(unit).toHaveValue('hours');
});

test('what cannot be read is said', async () => {
  const { volume } = await runningVolume();
  await userEvent.type(volume, 'a lot');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(volume).toHaveAccessibleDescription(/We cannot read this as a week’s training\./);
  expect(volume).toHaveValue('a lot');
});
