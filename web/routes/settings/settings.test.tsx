import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { setTheme } from '../../ui/themePreference.ts';
import { GROUPS, groups } from './groups.ts';
import { PLACES } from './places.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

afterEach(() =>
  act(() => {
    dismissToast();
    setTheme('light');
  }),
);

const aModel = (isAllowed: boolean, formerHost: string | null = null) => ({
  __typename: 'LanguageModel',
  name: 'gpt-4.1-mini',
  host: 'api.openai.com',
  isAllowed,
  formerHost,
});
const anAthlete = (languageModel: object | null) => ({
  __typename: 'Athlete',
  id: 'athlete_1',
  languageModel,
  coachings: [],
});

const aUser = (singleKeyShortcuts = true) => ({
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach: false,
  singleKeyShortcuts,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest: null,
});

async function show(languageModel: object | null, mutations: ServerData = {}, path = '/settings/data') {
  const page = renderRoute({
    path,
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: {
      viewer: {
        user: aUser(),
        athlete: anAthlete(languageModel),
        coach: null,
        accessTokens: [],
        deviceAccounts: [],
        webhooks: [],
      },
      ...mutations,
    },
  });
  await page.answer();
  return page;
}

const card = () => within(screen.getByRole('region', { name: 'Language Model' }));
const help = () => card().getByRole('switch', { name: 'Let the language model help' });

test('without a model the card says that nothing leaves the server, and offers nothing', async () => {
  await show(null);
  expect(card().getByText(/None is set up on this server, and none is needed/)).toBeVisible();
  expect(card().queryByRole('switch')).toBeNull();
});

test('a model is off until it is switched on, and says where what goes', async () => {
  const page = await show(aModel(false), {
    updateSettings: { __typename: 'UpdateSettingsPayload', athlete: anAthlete(aModel(true)), user: aUser() },
  });
  expect(help()).not.toBeChecked();
  expect(help()).toHaveAccessibleDescription('Off: nothing is sent to api.openai.com (gpt-4.1-mini).');
  expect(card().getByRole('heading', { name: 'What is never sent' })).toBeVisible();
  await userEvent.click(help());
  expect(page.asked()).toEqual([{ modelConsent: true }]);
  await page.answer();
  expect(help()).toBeChecked();
  expect(help()).toHaveAccessibleDescription('On: some requests are sent to api.openai.com (gpt-4.1-mini).');
  expect(screen.getAllByText('Settings Saved')).not.toHaveLength(0);
});

test('whoever allowed another host is told so, and asked again', async () => {
  await show(aModel(false, 'models.example.org'));
  expect(
    card().getByText(/^You allowed models\.example\.org\. This server now sends to api\.openai\.com instead/),
  ).toBeVisible();
  expect(help()).not.toBeChecked();
});

test('a switch that could not be saved stays as it was and says why', async () => {
  const page = await show(aModel(true), {
    updateSettings: {
      __typename: 'NotPossible',
      message: 'No language model is set up here: the built-in coach answers.',
    },
  });
  help().focus();
  await userEvent.keyboard(' ');
  expect(page.asked()).toEqual([{ modelConsent: false }]);
  await page.answer();
  expect(help()).toBeChecked();
  expect(card().getByRole('alert')).toHaveTextContent('No language model is set up here');
});

test('the theme is chosen for this browser', async () => {
  await show(null, {}, '/settings/preferences');
  const theme = within(screen.getByRole('group', { name: /Theme/ }));
  expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked();
  await userEvent.click(theme.getByRole('radio', { name: 'Dark' }));
  expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('single keys are switched off with the account, and the sheet shows them all', async () => {
  const answer = {
    updateSettings: { __typename: 'UpdateSettingsPayload', athlete: anAthlete(null), user: aUser(false) },
  };
  const page = await show(null, answer, '/settings/preferences');
  const keys = () => screen.getByRole('switch', { name: 'Shortcuts of a single key' });
  expect(keys()).toBeChecked();
  await userEvent.click(keys());
  expect(page.asked()).toEqual([{ singleKeyShortcuts: false }]);
  await page.answer();
  expect(keys()).not.toBeChecked();
  expect(keys()).toHaveAccessibleDescription('Off: only those with Ctrl or Cmd work.');
  await userEvent.click(screen.getByRole('button', { name: 'Show All Shortcuts' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});

/** What the answer of these tests says nothing for. */
const LEFT_OUT: readonly string[] = ['training-times', 'calendar'];

test.each(groups)(
  '%s is a part of its own: its cards stand there, in their order, and no others',
  async (group, { cards }) => {
    await show(null, {}, `/settings/${group}`);
    const parts = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(parts.map((part) => part.getAttribute('href'))).toEqual(groups.map(([name]) => `/settings/${name}`));
    expect(parts.filter((part) => part.matches('[aria-current="page"]'))).toEqual([
      screen.getByRole('link', { name: new RegExp(`^${GROUPS[group].title}`) }),
    ]);
    // what comes a moment later
    await screen.findAllByRole('region');
    const places: readonly string[] = Object.keys(PLACES);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('region')
          .map(({ id }) => id)
          .filter((id) => places.includes(id)),
      ).toEqual(cards.filter((card) => !LEFT_OUT.includes(card))),
    );
  },
);

test.each(groups.map(([group]) => group))('what stands in for the cards of %s warns of nothing', (group) => {
  const warned = jest.spyOn(console, 'error').mockImplementation();
  render(
    <MemoryRouter>
      <SettingsSkeleton group={group} />
    </MemoryRouter>,
  );
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
});

test('every card is in one part', () => {
  expect(groups.flatMap(([, { cards }]) => cards).toSorted()).toEqual(Object.keys(PLACES).toSorted());
});

test.each([
  ['/settings', '/settings/preferences'],
  ['/settings#export', '/settings/data#export'],
  ['/settings?from=mail#webhooks', '/settings/account?from=mail#webhooks'],
  ['/settings#nothing', '/settings/preferences#nothing'],
])('%s leads on to %s', async (old, place) => {
  const { router } = await show(null, {}, old);
  await screen.findByText('Another page');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(place);
});

test('the card that the address names takes the keyboard', async () => {
  await show(null, {}, '/settings/data#export');
  expect(document.activeElement).toHaveAccessibleName('Your Data');
});
