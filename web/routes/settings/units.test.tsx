import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const ATHLETE = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] };
const aUser = (over: object = {}) => ({
  __typename: 'User',
  id: 'user_1',
  email: 'robin@example.com',
  authProvider: 'EMAIL',
  isCoach: false,
  singleKeyShortcuts: true,
  weeklyDigest: null,
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  timeZone: 'Europe/Zurich',
  ...over,
});

async function show(user = aUser(), mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/settings/preferences',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: { user, athlete: ATHLETE, coach: null, accessTokens: [] }, ...mutations },
  });
  await page.answer();
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const saved = (over: object) => ({
  updateSettings: { __typename: 'UpdateSettingsPayload', athlete: ATHLETE, user: aUser(over) },
});

test('units and pool are two choices, each saved at once', async () => {
  const page = await show(aUser(), saved({ units: 'IMPERIAL' }));
  expect(card('Units').getByRole('radio', { name: /^Metric/ })).toBeChecked();
  await userEvent.click(card('Units').getByRole('radio', { name: /^Imperial/ }));
  expect(page.asked()).toEqual([{ units: 'IMPERIAL' }]);
  await page.answer();
  expect(card('Units').getByRole('radio', { name: /^Imperial/ })).toBeChecked();
  await userEvent.click(card('Units').getByRole('radio', { name: /^25 yd/ }));
  expect(page.asked()).toEqual([{ poolLength: 'POOL_25_YD' }]);
});

test('a zone is found by its name, and one that is none is refused beside the field', async () => {
  const page = await show(aUser(), saved({ timeZone: 'America/New_York' }));
  const zone = card('Time Zone').getByLabelText('Time zone');
  expect(zone).toHaveAccessibleDescription(/^It is \w+day/);
  expect(card('Time Zone').getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.clear(zone);
  await userEvent.type(zone, 'Mars{Enter}');
  expect(zone).toHaveAccessibleDescription(/Choose a time zone of the list/);
  await userEvent.clear(zone);
  await userEvent.type(zone, 'america/new york{Enter}');
  expect(page.asked()).toEqual([{ timeZone: 'America/New_York' }]);
  await page.answer();
  expect(zone).toHaveValue('America/New_York');
});

test('the zone of the browser is offered where it is another one', async () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const page = await show(aUser({ timeZone: here === 'Asia/Tokyo' ? 'Europe/Zurich' : 'Asia/Tokyo' }));
  await userEvent.click(card('Time Zone').getByRole('button', { name: `Use ${here}` }));
  expect(page.asked()).toEqual([{ timeZone: here }]);
});
