import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const aDigest = (isOn: boolean) => ({ __typename: 'WeeklyDigest', isOn, email: 'mia@example.com' });
const anAthlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] };
const aUser = (weeklyDigest: object | null) => ({
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach: false,
  singleKeyShortcuts: true,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest,
});

async function show(weeklyDigest: object | null, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/settings/preferences',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: { user: aUser(weeklyDigest), athlete: anAthlete, coach: null, accessTokens: [] }, ...mutations },
  });
  await page.answer();
  return page;
}
const card = () => within(screen.getByRole('region', { name: 'Weekly Summary' }));
const summary = () => card().getByRole('switch', { name: 'Send me a weekly summary' });

test('without mail the card says so, and offers nothing', async () => {
  await show(null);
  expect(card().getByText(/This server sends no e-mail/)).toBeVisible();
  expect(card().queryByRole('switch')).toBeNull();
});

test('the summary is off until it is switched on, and says where it goes', async () => {
  const page = await show(aDigest(false), {
    updateSettings: { __typename: 'UpdateSettingsPayload', athlete: anAthlete, user: aUser(aDigest(true)) },
  });
  expect(summary()).not.toBeChecked();
  expect(summary()).toHaveAccessibleDescription('Off: no e-mail is sent.');
  await userEvent.click(summary());
  expect(page.asked()).toEqual([{ weeklyDigest: true }]);
  await page.answer();
  expect(summary()).toBeChecked();
  expect(summary()).toHaveAccessibleDescription(/^On: to mia@example\.com, on Mondays from 6 in the morning\./);
});

test('a refusal takes the switch back and says why', async () => {
  const page = await show(aDigest(false), {
    updateSettings: { __typename: 'NotPossible', message: 'This server sends no e-mail.' },
  });
  await userEvent.click(summary());
  await page.answer();
  expect(summary()).not.toBeChecked();
  expect(card().getByRole('alert')).toHaveTextContent('This server sends no e-mail.');
});
