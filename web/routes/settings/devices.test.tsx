import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SettingsPage } from './SettingsPage.tsx';

afterEach(() => act(() => dismissToast()));

const anAccount = (over: object = {}) => ({
  __typename: 'DeviceAccount',
  id: 'connection_1',
  provider: 'INTERVALS',
  state: 'SYNCED',
  syncedAt: '2027-01-06T09:30:00.000Z',
  trouble: null,
  wantsKey: false,
  skipped: 0,
  consentText: 'Evenpace sends your planned workouts, as it was agreed then.',
  ...over,
});
const user = {
  __typename: 'User',
  id: 'user_1',
  authProvider: 'EMAIL',
  isCoach: false,
  singleKeyShortcuts: true,
  timeZone: 'UTC',
  units: 'METRIC',
  poolLength: 'POOL_25_M',
  weeklyDigest: null,
};
const athlete = { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] };

const anOffer = (over: object = {}) => ({
  __typename: 'DeviceOffer',
  provider: 'INTERVALS',
  byKey: true,
  byConsent: false,
  ...over,
});

interface Shown {
  path?: string;
  deviceOffers?: object[];
}

async function show(
  deviceAccounts: object[],
  mutations: ServerData = {},
  { path = '/settings/training', deviceOffers = [anOffer()] }: Shown = {},
) {
  const page = renderRoute({
    path,
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer: { user, athlete, coach: null, accessTokens: [], deviceAccounts, deviceOffers }, ...mutations },
  });
  await page.answer();
  await screen.findByRole('region', { name: 'intervals.icu' });
  return page;
}

const card = () => within(screen.getByRole('region', { name: 'Devices' }));
const button = (name: string) => card().getByRole('button', { name });
const now = (...deviceAccounts: object[]) => ({ viewer: { deviceAccounts, deviceOffers: [anOffer()], user } });

test('a key connects; before, it is said what is shared', async () => {
  const page = await show([], {
    connectDevice: { __typename: 'ConnectDevicePayload', ...now(anAccount({ state: 'WAITING', syncedAt: null })) },
  });
  expect(card().getByText(/sends your planned workouts of the next two weeks/)).toBeVisible();
  await userEvent.type(card().getByLabelText(/Personal key/), 'my-key{Enter}');
  expect(page.asked()).toEqual([{ provider: 'INTERVALS', key: 'my-key' }]);
  await page.answer();
  expect(card().getByText('Syncing')).toBeVisible();
  expect(card().getByText(/Not synced yet/)).toBeVisible();
  expect(card().queryByLabelText(/Personal key/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus();
});

test('a key that is refused is told at its field', async () => {
  const message = 'intervals.icu does not know this key. Copy it from its settings again.';
  const page = await show([], {
    connectDevice: { __typename: 'InvalidInput', kind: 'VALIDATION', message, errors: [{ path: 'key', message }] },
  });
  await userEvent.type(card().getByLabelText(/Personal key/), 'wrong{Enter}');
  await page.answer();
  expect(card().getByLabelText(/Personal key/)).toHaveAccessibleDescription(expect.stringContaining(message));
});

test('what is connected tells when it was synced, and is synced by hand', async () => {
  const page = await show([anAccount()], { syncDevice: now(anAccount({ state: 'WAITING' })) });
  expect(card().getByText('Connected')).toBeVisible();
  expect(card().getByText(/Last synced 6 Jan, 09:30/)).toBeVisible();
  await userEvent.click(button('Sync Now'));
  expect(page.asked()).toEqual([{ deviceAccountId: 'connection_1' }]);
  await page.answer();
  expect(card().getByText('Syncing')).toBeVisible();
});

test('trouble is told in words, and so are recordings that Strava keeps', async () => {
  await show([anAccount({ state: 'STOPPED', trouble: 'intervals.icu does not let us in any more.', skipped: 2 })]);
  expect(card().getByText('Stopped')).toBeVisible();
  expect(card().getByRole('status')).toHaveTextContent('does not let us in any more');
  expect(card().getByText(/2 recordings came from Strava/)).toBeVisible();
});

test('disconnecting says what goes, asks once more, and tells what went', async () => {
  const page = await show([anAccount()], {
    disconnectDevice: { __typename: 'DisconnectDevicePayload', isRevoked: false, activities: 3, ...now() },
  });
  await userEvent.click(button('Disconnect'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/Activities and measured values that came from it are deleted here/)).toBeVisible();
  expect(page.asked()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(page.asked()).toEqual([{ deviceAccountId: 'connection_1' }]);
  await page.answer();
  expect(screen.getByText('3 activities went with it.')).toBeVisible();
  expect(card().getByLabelText(/Personal key/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus();
});

test('one that lets nobody in any more goes on with a new key', async () => {
  const stopped = anAccount({ state: 'STOPPED', trouble: 'It wants to be connected again.', wantsKey: true });
  const page = await show([stopped], {
    connectDevice: { __typename: 'ConnectDevicePayload', ...now(anAccount({ state: 'WAITING' })) },
  });
  expect(card().queryByRole('button', { name: 'Sync Now' })).toBeNull();
  expect(button('Disconnect')).toBeEnabled();
  await userEvent.type(card().getByLabelText(/Personal key/), 'new-key{Enter}');
  expect(page.asked()).toEqual([{ provider: 'INTERVALS', key: 'new-key' }]);
  await page.answer();
  expect(button('Sync Now')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Devices' })).toHaveFocus();
  expect(card().queryByLabelText(/Personal key/)).toBeNull();
});

describe('by consent', () => {
  const byConsent = { deviceOffers: [anOffer({ byConsent: true })] };
  const away = { __typename: 'NotPossible', kind: 'DEVICE_AWAY', message: 'intervals.icu is not there.' };
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('one is led to where it is asked for, after reading what is shared', async () => {
    const authorizeDevice = { __typename: 'AuthorizeDevicePayload', address: '#asked-there' };
    const page = await show([], { authorizeDevice }, byConsent);
    expect(card().getByText(/sends your planned workouts of the next two weeks/)).toBeVisible();
    expect(card().queryByLabelText(/Personal key/)).toBeNull();
    await userEvent.click(button('Connect with intervals.icu'));
    expect(page.asked()).toEqual([{ provider: 'INTERVALS' }]);
    await page.answer();
    expect(window.location.hash).toBe('#asked-there');
  });

  test('a refusal is told, and leads nowhere', async () => {
    const page = await show([], { authorizeDevice: away }, byConsent);
    await userEvent.click(button('Connect with intervals.icu'));
    await page.answer();
    expect(screen.getByText('intervals.icu is not there.')).toBeVisible();
    expect(window.location.hash).toBe('');
  });

  test('a key serves as well, for whoever asks for it', async () => {
    const page = await show(
      [],
      { connectDevice: { __typename: 'ConnectDevicePayload', ...now(anAccount()) } },
      byConsent,
    );
    expect(button('Use a Personal Key')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('Use a Personal Key'));
    expect(button('Use a Personal Key')).toHaveFocus();
    await userEvent.type(card().getByLabelText(/Personal key/), 'my-key{Enter}');
    expect(page.asked()).toEqual([{ provider: 'INTERVALS', key: 'my-key' }]);
  });

  test.each([
    ['denied', /You did not give consent at intervals\.icu/],
    ['ended', /too late, or to another browser/],
    ['other', /another account of intervals\.icu/],
    ['taken', /connected already/],
    ['away', /did not answer as it should/],
    ['failed', /did not confirm your consent/],
  ])('who comes back %s is told why', async (outcome, words) => {
    await show([], {}, { ...byConsent, path: `/settings/training?device=intervals&outcome=${outcome}#devices` });
    expect(card().getByRole('status')).toHaveTextContent(words);
  });

  test.each(['constructor', 'connected', ''])('the address may say %p: nothing is told', async (outcome) => {
    await show([], {}, { ...byConsent, path: `/settings/training?device=intervals&outcome=${outcome}#devices` });
    expect(card().queryByRole('status')).toBeNull();
  });

  test('of an account that works, and of another provider, nothing is told', async () => {
    await show([anAccount()], {}, { ...byConsent, path: '/settings/training?device=intervals&outcome=denied#devices' });
    expect(card().queryByRole('status')).toBeNull();
  });

  test('one whose provider the server reaches no more can be disconnected', async () => {
    await show([anAccount({ state: 'STOPPED', wantsKey: true })], {}, { deviceOffers: [] });
    expect(button('Disconnect')).toBeEnabled();
    expect(card().queryByRole('button', { name: /Connect with|Sync Now/ })).toBeNull();
  });
});

test('Wahoo stands beside, says what it has no place for, and is left by itself', async () => {
  const wahoo = anAccount({ id: 'connection_2', provider: 'WAHOO' });
  const page = await show(
    [anAccount(), wahoo],
    {
      disconnectDevice: { __typename: 'DisconnectDevicePayload', isRevoked: true, activities: 0, ...now(anAccount()) },
    },
    { deviceOffers: [anOffer(), anOffer({ provider: 'WAHOO', byKey: false, byConsent: true })] },
  );
  const part = within(card().getByRole('region', { name: 'Wahoo' }));
  expect(part.getByText(/swims, strength, bricks and races have no place in it/)).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: 'Disconnect' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Wahoo?' }));
  expect(dialog.getByText(/Access that you gave by consent is given back/)).toBeVisible();
  expect(dialog.queryByText(/personal key/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(page.asked()).toEqual([{ deviceAccountId: 'connection_2' }]);
});

test('what is shared is said of each provider before it is connected, and as it was agreed to after', async () => {
  const part = (name: string) => within(screen.getByRole('region', { name }));
  await show([], {}, { deviceOffers: [anOffer(), anOffer({ provider: 'WAHOO', byConsent: true, byKey: false })] });
  expect(part('intervals.icu').getByText(/heart rate variability.*reads and changes nothing else/)).toBeVisible();
  expect(part('Wahoo').getByText(/takes in what it records\. It reads and changes nothing else/)).toBeVisible();
});

test('an account from before says what was agreed to then', async () => {
  await show([anAccount()]);
  expect(screen.getByText('Evenpace sends your planned workouts, as it was agreed then.')).toBeVisible();
  expect(screen.queryByText(/heart rate variability/)).toBeNull();
});
