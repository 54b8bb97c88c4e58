import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { serve } from '../testing/server.ts';
import { keepWanting } from '../../offline/pushWish.ts';
import { SettingsPage } from './SettingsPage.tsx';
import { browserThat, forgetBrowser } from './testing/pushBrowser.ts';

afterEach(() => act(() => dismissToast()));

const TOKEN = {
  __typename: 'AccessToken',
  id: 'token_1',
  name: 'my script',
  scope: 'READ',
  expiresAt: '2027-02-18T10:00:00Z',
  lastUsedAt: null,
};
const viewerWith = (accessTokens: object[], authProvider = 'EMAIL') => ({
  user: {
    __typename: 'User',
    id: 'user_1',
    isCoach: false,
    singleKeyShortcuts: true,
    timeZone: 'UTC',
    units: 'METRIC',
    poolLength: 'POOL_25_M',
    weeklyDigest: null,
    authProvider,
  },
  athlete: { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] },
  coach: null,
  accessTokens,
  calendarFeeds: [] as object[],
});
const CALENDAR = {
  __typename: 'CalendarFeed',
  id: 'calendar_1',
  kind: 'BUSY',
  createdAt: '2026-11-20T10:00:00Z',
  lastReadAt: null,
};
const COACH = {
  __typename: 'Coach',
  id: 'coach_1',
  mailsInvites: false,
  invites: [{ __typename: 'CoachInvite', id: 'invite_1', name: 'Mia', expiresAt: '2026-12-04T10:00:00Z' }],
};
const everywhere = { ...viewerWith([TOKEN]), calendarFeeds: [CALENDAR], coach: COACH };

async function show(viewer: object, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/settings/account',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: { viewer, ...mutations },
  });
  await page.answer();
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('the password changes, or says beside the field why not and keeps what was typed', async () => {
  const answers = {
    'POST /api/auth/password': {
      status: 400,
      body: {
        message: 'No.',
        code: 'INVALID_INPUT',
        errors: [{ path: 'currentPassword', message: 'This is not your current password.' }],
      },
    },
  };
  const calls = serve(answers);
  await show(viewerWith([]));
  const { getByLabelText, getByRole } = card('Sign-in');
  await userEvent.type(getByLabelText(/^Current password/), 'wrong horse');
  await userEvent.type(getByLabelText(/^New password/), 'another staple');
  await userEvent.click(getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('This is not your current password.')).toBeVisible();
  expect(getByLabelText(/^New password/)).toHaveValue('another staple');
  answers['POST /api/auth/password'] = { status: 200, body: { success: true, ended: [] } as never };
  await userEvent.click(getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(getByLabelText(/^Current password/)).toHaveValue('');
  expect(calls.map(({ body }) => body)).toEqual(
    Array(2).fill({ currentPassword: 'wrong horse', newPassword: 'another staple', keep: [] }),
  );
});

test.each([
  ['keeps its notices', 'user_1', ['subscribe AQID']],
  ['asks for none', 'another', []],
])('with a new password a browser of user_1 %s where %s wanted them', async (_, whose, asks) => {
  serve({ 'POST /api/auth/password': { status: 200, body: { success: true, ended: [] } } });
  const asked = browserThat('granted');
  await Notification.requestPermission();
  keepWanting(whose);
  const noticeSettings = { push: [], email: [], quietFrom: 22, quietUntil: 7, key: 'AQID', browsers: [] };
  const page = await show({ ...viewerWith([]), noticeSettings });
  const { getByLabelText, getByRole } = card('Sign-in');
  await userEvent.type(getByLabelText(/^Current password/), 'correct horse');
  await userEvent.type(getByLabelText(/^New password/), 'another staple');
  await userEvent.click(getByRole('button', { name: 'Change Password' }));
  await page.answer();
  expect(asked).toEqual(asks);
  expect(page.asked()).toEqual(
    asks.map(() => ({ endpoint: 'https://push.example/one', p256dh: 'its key', auth: 'its secret', greets: false })),
  );
  localStorage.clear();
  forgetBrowser();
});

test('with a new password all that lets somebody in ends but what is ticked; the page says what, and shows it no more', async () => {
  const ended = [
    { kind: 'session', count: 1, names: [] },
    { kind: 'access-token', count: 1, names: ['my script'] },
    { kind: 'invitation', count: 1, names: ['Mia'] },
  ];
  const calls = serve({ 'POST /api/auth/password': { status: 200, body: { success: true, ended } } });
  const server: ServerData = { viewer: everywhere };
  const page = renderRoute({
    path: '/settings/account',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server,
  });
  await page.answer();
  const { getByLabelText, getByRole } = card('Sign-in');
  const keep = within(getByRole('group', { name: 'Keep these working' }));
  expect(keep.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).labels![0]!.textContent)).toEqual([
    'Access token “my script”',
    'Calendar address “When you train”',
    'Invitation of Mia',
  ]);
  for (const box of keep.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.click(keep.getByRole('checkbox', { name: /^Calendar/ }));
  await userEvent.click(keep.getByRole('checkbox', { name: /^Invitation/ }));
  await userEvent.click(keep.getByRole('checkbox', { name: /^Invitation/ }));
  await userEvent.type(getByLabelText(/^Current password/), 'correct horse');
  await userEvent.type(getByLabelText(/^New password/), 'another staple');
  await userEvent.click(getByRole('button', { name: 'Change Password' }));
  expect(calls.at(-1)!.body).toEqual({
    currentPassword: 'correct horse',
    newPassword: 'another staple',
    keep: ['calendar_1'],
  });
  expect(
    await screen.findByText(
      'Other browsers are signed out. Ended: the access token “my script” and 1 open invitation.',
    ),
  ).toBeVisible();
  server.viewer = { ...everywhere, accessTokens: [], coach: { ...COACH, invites: [] } };
  await page.answer();
  expect(keep.getAllByRole('checkbox')).toHaveLength(1);
  expect(card('Developer').queryByRole('list', { name: 'Access tokens' })).toBeNull();
  expect(card('Developer').getByText('http://localhost/mcp')).toBeVisible();
});

test('signing out everywhere leaves the rest as it is, but for what loses its tick', async () => {
  const calls = serve({ 'POST /api/auth/end-sessions': 'unreachable' });
  await show(everywhere);
  const { getByRole } = card('Sign-in');
  const stays = within(getByRole('group', { name: 'Stays when you sign out everywhere' }));
  for (const box of stays.getAllByRole('checkbox')) expect(box).toBeChecked();
  await userEvent.click(getByRole('button', { name: 'Sign Out Everywhere' }));
  expect(calls.at(-1)!.body).toEqual({});
  await userEvent.click(stays.getByRole('checkbox', { name: /^Access token/ }));
  await userEvent.click(getByRole('button', { name: 'Sign Out Everywhere' }));
  expect(calls.at(-1)!.body).toEqual({ keep: ['calendar_1', 'invite_1'] });
});

test('where nothing else lets anybody in, there is nothing to tick', async () => {
  await show(viewerWith([]));
  expect(card('Sign-in').queryByRole('checkbox')).toBeNull();
});

test('an account of another provider has no password to change', async () => {
  await show(viewerWith([], 'GOOGLE'));
  expect(card('Sign-in').getByText(/You sign in with Google/)).toBeVisible();
  expect(card('Sign-in').queryByLabelText(/password/)).toBeNull();
});

test('a token is made, shown once, and listed', async () => {
  const page = await show(viewerWith([]), {
    createAccessToken: {
      __typename: 'CreateAccessTokenPayload',
      secret: 'evp_secret',
      accessToken: TOKEN,
      viewer: viewerWith([TOKEN]),
    },
    revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', viewer: viewerWith([]) },
  });
  const { getByLabelText, getByRole, getByText } = card('Developer');
  await userEvent.type(getByLabelText(/^Name/), 'my script');
  await userEvent.selectOptions(getByLabelText('Ends after'), '30 days');
  await userEvent.click(getByRole('button', { name: 'Create Token' }));
  expect(page.asked()).toEqual([{ name: 'my script', scope: 'READ', days: 30 }]);
  await page.answer();
  expect(getByText('evp_secret')).toBeVisible();
  expect(within(getByRole('list', { name: 'Access tokens' })).getByText('Ends 18 Feb 2027. Never used.')).toBeVisible();
  expect(getByLabelText(/^Name/)).toHaveValue('');
  // ended, it is not offered any more
  await userEvent.click(getByRole('button', { name: 'Revoke my script' }));
  await page.answer();
  expect(screen.queryByText('evp_secret')).toBeNull();
});

test('a name that is refused says so; a token that is revoked is gone', async () => {
  const page = await show(viewerWith([TOKEN]), {
    createAccessToken: { __typename: 'InvalidInput', message: 'Name is required.', errors: [] },
    revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', viewer: viewerWith([]) },
  });
  const { getByLabelText, getByRole, queryByRole } = card('Developer');
  await userEvent.click(getByRole('button', { name: 'Create Token' }));
  await page.answer();
  expect(getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required.');
  await userEvent.click(getByRole('button', { name: 'Revoke my script' }));
  expect(page.asked()).toEqual([{ tokenId: 'token_1' }]);
  await page.answer();
  expect(queryByRole('list', { name: 'Access tokens' })).toBeNull();
});

test('a token is limited to the scopes that are chosen, and says so', async () => {
  const limited = { ...TOKEN, scope: 'WRITE', scopes: ['SCHEDULE_READ', 'ACTIVITIES_WRITE'] };
  const page = await show(viewerWith([]), {
    createAccessToken: {
      __typename: 'CreateAccessTokenPayload',
      secret: 'evp_secret',
      accessToken: limited,
      viewer: viewerWith([limited]),
    },
  });
  const { getByLabelText, getByRole, getByText, queryByRole } = card('Developer');
  expect(queryByRole('group', { name: 'Scopes' })).toBeNull();
  await userEvent.type(getByLabelText(/^Name/), 'my script');
  await userEvent.selectOptions(getByLabelText('May'), 'Only what I choose');
  for (const name of ['Change activities', 'Read schedule']) await userEvent.click(getByRole('checkbox', { name }));
  await userEvent.click(getByRole('button', { name: 'Create Token' }));
  expect(page.asked()).toEqual([{ name: 'my script', scopes: ['SCHEDULE_READ', 'ACTIVITIES_WRITE'], days: 90 }]);
  await page.answer();
  expect(getByText('Limited')).toBeVisible();
  expect(getByText('Read schedule, Change activities')).toBeVisible();
});
