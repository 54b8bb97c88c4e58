import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { readReceipt } from '../erasureReceipt.ts';
import { type Answer, serve } from '../testing/server.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** What the document tried that it has no engine for: going to another one. */
let unable: jest.SpyInstance;
beforeEach(() => {
  unable = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  unable.mockRestore();
  sessionStorage.clear();
  act(() => dismissToast());
});

const RECEIPT = { success: true, erasedAt: '2026-11-20T12:00:00.000Z', rows: { User: 1, Workout: 28 }, cleaned: {} };

async function show(user: object = {}, coach: object | null = null) {
  const page = renderRoute({
    path: '/settings/data',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: {
      viewer: {
        user: {
          __typename: 'User',
          id: 'user_1',
          authProvider: 'EMAIL',
          isCoach: coach !== null,
          singleKeyShortcuts: true,
          timeZone: 'UTC',
          units: 'METRIC',
          poolLength: 'POOL_25_M',
          ...user,
        },
        athlete: { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] },
        coach,
        accessTokens: [],
      },
    },
  });
  await page.answer();
}

const card = () => within(screen.getByRole('region', { name: 'Your Data' }));
async function ask() {
  await userEvent.click(card().getByRole('button', { name: /Delete Account/ }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

test('the account is deleted by its password; what is wrong stands beside the field, and what was typed stays', async () => {
  const refused: Answer = {
    status: 400,
    body: { message: 'No.', code: 'VALIDATION', errors: [{ path: 'password', message: 'This is not your password.' }] },
  };
  const answers: Record<string, Answer> = { 'DELETE /api/account': refused };
  const calls = serve(answers);
  await show();
  const dialog = await ask();
  const confirm = dialog.getByRole('button', { name: 'Delete Account' });
  expect(confirm).toBeDisabled();
  expect(dialog.getByRole('list', { name: 'What is deleted' })).not.toHaveTextContent(/Your coach role/);
  await userEvent.type(dialog.getByLabelText(/^Your password/), 'wrong horse{Enter}');
  expect(await dialog.findByText('This is not your password.')).toBeVisible();
  expect(dialog.getByLabelText(/^Your password/)).toHaveAccessibleDescription('This is not your password.');
  expect(dialog.getByLabelText(/^Your password/)).toHaveValue('wrong horse');
  answers['DELETE /api/account'] = {
    status: 429,
    body: { message: 'Too many attempts. Try again in 9 seconds.', code: 'RATE_LIMITED' },
  };
  await userEvent.click(confirm);
  expect(await dialog.findByText('Too many attempts. Try again in 9 seconds.')).toBeVisible();
  expect(readReceipt()).toBeNull();
  answers['DELETE /api/account'] = { status: 200, body: RECEIPT };
  await userEvent.click(confirm);
  expect(readReceipt()).toEqual(RECEIPT);
  expect(String(unable.mock.calls)).toContain('Not implemented: navigation');
  expect(calls.map(({ body }) => body)).toEqual(Array(3).fill({ password: 'wrong horse' }));
});

test('an account of another provider types its address, and a coach is told what goes with the role', async () => {
  const calls = serve({ 'DELETE /api/account': { status: 200, body: RECEIPT } });
  await show(
    { authProvider: 'GOOGLE' },
    { __typename: 'Coach', id: 'coach_1', firstName: 'Mia', lastName: 'Berger', mailsInvites: false, invites: [] },
  );
  const dialog = await ask();
  expect(dialog.queryByLabelText(/password/)).toBeNull();
  expect(dialog.getByText(/Your athletes keep their plans/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Your email address/), 'mia@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(calls).toEqual([{ method: 'DELETE', path: '/api/account', body: { email: 'mia@example.com' } }]);
});

test('closing the dialog deletes nothing and gives the focus back', async () => {
  const calls = serve({});
  await show();
  await ask();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(card().getByRole('button', { name: /Delete Account/ })).toHaveFocus();
  expect(calls).toEqual([]);
});

test('the export is a link to the archive, and says why there is none', async () => {
  serve({
    'GET /api/account/export': {
      status: 429,
      body: { message: 'Too many attempts. Try again in 9 seconds.', code: 'RATE_LIMITED' },
    },
  });
  await show();
  const link = card().getByRole('link', { name: 'Export My Data' });
  expect(link).toHaveAttribute('href', '/api/account/export');
  await userEvent.click(link);
  expect(await screen.findByText('Too many attempts. Try again in 9 seconds.')).toBeVisible();
  expect(link).not.toHaveAttribute('aria-busy');
});
