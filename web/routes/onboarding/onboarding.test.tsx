import { screen, within } from '@testing-library/react';
import { RACE_TYPES } from '../../../api/core/codes/race.ts';
import userEvent from '@testing-library/user-event';
import { serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { DONE, field, finish, type MARATHON_PAYLOAD, next, ROUTES, step } from './testing/wizard.ts';

afterEach(() => localStorage.clear());

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

test('offers six race types, and more behind a line', async () => {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  showAt('/onboarding', ROUTES);
  await step('Set Your Goal');
  const group = screen.getByRole('group', { name: /Race type/ });
  const values = (within(group).getAllByRole('radio') as HTMLInputElement[]).map(({ value }) => value);
  expect(values.slice(0, 6)).toEqual([
    'half-marathon',
    'marathon',
    'sprint-tri',
    'olympic-tri',
    'half-ironman',
    'ironman',
  ]);
  expect([...values].sort()).toEqual([...RACE_TYPES].sort());
  const more = screen.getByText('More race types').closest('details')!;
  expect(more).not.toHaveAttribute('open');
  expect(within(more).getAllByRole('radio')).toHaveLength(RACE_TYPES.length - 6);
});

test.each([
  ['Marathon', ['Running']],
  ['Half Ironman 70.3', ['Swimming', 'Cycling', 'Running']],
  ['10 km', ['Running']],
  ['Gran Fondo', ['Cycling']],
  ['Aquabike', ['Swimming', 'Cycling']],
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
