import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { type Answer, serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import { signInLoader } from './signInLoader.ts';

const ROUTES = [
  { path: '/login', loader: signInLoader, Component: LoginPage },
  { path: '/forgot-password', loader: signInLoader, Component: ForgotPasswordPage },
  { path: '/reset-password', Component: ResetPasswordPage },
];
const providers = (mail: boolean): Answer => ({ status: 200, body: { google: false, mail } });
const VISITOR: Record<string, Answer> = {
  'GET /api/auth/user': SIGNED_OUT,
  'GET /api/auth/providers': providers(true),
};

afterEach(() => act(() => dismissToast()));

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('forgot', () => {
  test('the e-mail comes along from the sign-in page, and the answer is the same whoever asks', async () => {
    const calls = serve({ ...VISITOR, 'POST /api/auth/forgot-password': { status: 200, body: { success: true } } });
    showAt('/login', ROUTES);
    await screen.findByRole('heading', { name: 'Sign in' });
    await type('Email', 'mia@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mia@example.com');
    await press('Send Link');
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If there is an account with mia@example.com, a link is on its way.',
    );
    expect(calls.at(-1)).toEqual({
      method: 'POST',
      path: '/api/auth/forgot-password',
      body: { email: 'mia@example.com' },
    });
    expect(screen.getByRole('button', { name: 'Send Again' })).toBeEnabled();
  });

  test.each<[string, Answer, string]>([
    [
      'what is no address',
      {
        status: 400,
        body: {
          message: 'x',
          code: 'VALIDATION',
          errors: [{ path: 'email', message: 'Enter a valid email address.' }],
        },
      },
      'Enter a valid email address.',
    ],
    [
      'too many requests',
      { status: 429, body: { message: 'Too many attempts. Try again in 9 seconds.', code: 'RATE_LIMITED' } },
      'Too many attempts. Try again in 9 seconds.',
    ],
    ['a server that is away', 'unreachable', 'Something went wrong. Please try again.'],
  ])('%s is told, and what was typed stays', async (_what, answer, message) => {
    serve({ ...VISITOR, 'POST /api/auth/forgot-password': answer });
    showAt('/forgot-password', ROUTES);
    await screen.findByRole('heading', { name: 'Forgot your password?' });
    await type('Email', 'mia@ex');
    await press('Send Link');
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mia@ex');
    expect(screen.queryByRole('status', { name: /mailbox/ })).toBeNull();
  });

  test('without mail it says who can help, and asks for nothing', async () => {
    serve({ ...VISITOR, 'GET /api/auth/providers': providers(false) });
    showAt('/forgot-password', ROUTES);
    expect(await screen.findByText('This server sends no e-mail')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });
});

describe('reset', () => {
  const open = async (answers: Record<string, Answer>, hash = '#token=abc-1_2') => {
    const calls = serve({ ...VISITOR, ...answers });
    const router = showAt(`/reset-password${hash}`, ROUTES);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    return { calls, router };
  };
  const choose = async (password: string, again = password) => {
    await type('New password', password);
    await type('Confirm password', again);
    await press('Change Password');
  };

  test('sends the token of the link with the password, and goes to the sign-in page without it', async () => {
    const ended = [
      { kind: 'session', count: 2, names: [] },
      { kind: 'calendar-feed', count: 1, names: ['full'] },
    ];
    const { calls, router } = await open({
      'POST /api/auth/reset-password': { status: 200, body: { success: true, ended } },
    });
    await choose('another staple');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/auth/reset-password',
      body: { token: 'abc-1_2', newPassword: 'another staple' },
    });
    expect(router.state.location).toMatchObject({ pathname: '/login', hash: '' });
    expect(await screen.findByText('Sign in with the new one.')).toBeVisible();
    expect(
      screen.getByText(
        'Every browser is signed out. Ended: the calendar address “Your training”. Your coaches stay; you find them in your settings.',
      ),
    ).toBeVisible();
  });

  test('two passwords that differ, a short one and a common one are told beside their fields', async () => {
    const common = {
      status: 400,
      body: {
        message: 'x',
        code: 'VALIDATION',
        errors: [{ path: 'newPassword', message: 'This password is too common. Choose another.' }],
      },
    };
    const { calls } = await open({ 'POST /api/auth/reset-password': common });
    await choose('another staple', 'another stable');
    expect(await screen.findByText('Please make sure both passwords are the same')).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^Confirm password/));
    await userEvent.clear(screen.getByLabelText(/^New password/));
    await choose('short');
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.clear(screen.getByLabelText(/^Confirm password/));
    await userEvent.clear(screen.getByLabelText(/^New password/));
    await choose('password123');
    expect(await screen.findByText('This password is too common. Choose another.')).toBeVisible();
  });

  test.each<[string, Record<string, Answer>, string]>([
    [
      'that has ended',
      { 'POST /api/auth/reset-password': { status: 422, body: { message: 'x', code: 'RESET_LINK_ENDED' } } },
      '#token=abc',
    ],
    ['without its token', {}, ''],
  ])('a link %s leads to a new one, for who is signed in as well', async (_what, answers, hash) => {
    await open({ ...answers, 'GET /api/auth/user': signedIn() }, hash);
    if (hash) await choose('another staple');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });
});
