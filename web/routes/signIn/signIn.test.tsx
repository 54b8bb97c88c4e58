import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { blankAnswers, saveAnswers } from '../onboardingAnswers.ts';
import { serve, SIGNED_OUT, signedIn, type Answer } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { LoginPage } from './LoginPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { signInLoader } from './signInLoader.ts';

const ROUTES = [
  { path: '/login', loader: signInLoader, Component: LoginPage },
  { path: '/register', loader: signInLoader, Component: RegisterPage },
];
const VISITOR: Record<string, Answer> = {
  'GET /api/auth/user': SIGNED_OUT,
  'GET /api/auth/providers': { status: 200, body: { google: false } },
};

afterEach(() => {
  localStorage.clear();
  act(() => dismissToast());
});

const toast = async (title: string, description: string) => {
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent(title);
  expect(item).toHaveTextContent(description);
};

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);

async function signInWith(email: string, password: string) {
  await screen.findByRole('heading', { name: 'Sign in' });
  if (email) await type('Email', email);
  if (password) await type('Password', password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function registerWith(password: string, confirmPassword: string) {
  await screen.findByRole('heading', { name: 'Create your account' });
  await type('First name', 'Mia');
  await type('Last name', 'Berger');
  await type('Email', 'mia@example.com');
  await type('Password', password);
  await type('Confirm password', confirmPassword);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('login', () => {
  test('signs in and goes where the server says', async () => {
    const answers = { ...VISITOR };
    const calls = serve(answers);
    answers['POST /api/auth/login'] = { status: 200, body: { success: true, redirectUrl: '/training-schedule' } };
    showAt('/login', ROUTES);
    await screen.findByRole('heading', { name: 'Sign in' });
    answers['GET /api/auth/user'] = signedIn();
    const said: (string | null)[] = [];
    const watch = new MutationObserver(() => said.push(document.querySelector('[data-toast]')?.textContent ?? null));
    watch.observe(document.body, { childList: true, subtree: true });
    await signInWith('mia@example.com', 'correct horse');
    expect(await screen.findByRole('heading', { name: 'At /training-schedule' })).toBeVisible();
    // said on the way in, and not over the screen that one came to
    expect(said).toContain('Welcome back!Logging you in...');
    await waitFor(() => expect(screen.queryByText('Welcome back!')).toBeNull());
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/auth/login',
      body: { email: 'mia@example.com', password: 'correct horse' },
    });
  });

  test.each(Object.getOwnPropertyNames(Object.prototype))(
    'an address that names the error “%s” is a sign-in page like any other',
    async (name) => {
      serve(VISITOR);
      showAt(`/login?error=${name}`, ROUTES);
      await screen.findByRole('heading', { name: 'Sign in' });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each(['//evil.example', 'https://evil.example/x', '/\\evil.example', 'javascript:alert(1)'])(
    'ignores the address of another site: %s',
    async (redirectUrl) => {
      const answers: Record<string, Answer> = {
        ...VISITOR,
        'POST /api/auth/login': { status: 200, body: { success: true, redirectUrl } },
      };
      serve(answers);
      showAt('/login', ROUTES);
      await screen.findByRole('heading', { name: 'Sign in' });
      answers['GET /api/auth/user'] = signedIn();
      await signInWith('mia@example.com', 'correct horse');
      expect(await screen.findByRole('heading', { name: 'At /dashboard' })).toBeVisible();
    },
  );

  test('says what the server says of a wrong password, and keeps what was typed', async () => {
    const body = { message: 'Invalid email or password', code: 'INVALID_CREDENTIALS' };
    serve({ ...VISITOR, 'POST /api/auth/login': { status: 401, body } });
    showAt('/login', ROUTES);
    await signInWith('mia@example.com', 'wrong');
    await toast('Login failed', 'Invalid email or password');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('mia@example.com');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  test('says so when the server cannot be reached', async () => {
    serve({ ...VISITOR, 'POST /api/auth/login': 'unreachable' });
    showAt('/login', ROUTES);
    await signInWith('mia@example.com', 'secret');
    await toast('Error', 'Something went wrong. Please try again.');
  });

  test('asks for both fields before it calls', async () => {
    const calls = serve(VISITOR);
    showAt('/login', ROUTES);
    await signInWith('', '');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test.each(['/dashboard', '/coach/dashboard'])(
    'sends who is signed in already to where they begin: %s',
    async (home) => {
      serve({ ...VISITOR, 'GET /api/auth/user': signedIn({ home }) });
      showAt('/login', ROUTES);
      expect(await screen.findByRole('heading', { name: `At ${home}` })).toBeVisible();
    },
  );

  test('delivers answers given before signing in first', async () => {
    const answers: Record<string, Answer> = {
      ...VISITOR,
      'POST /api/auth/login': { status: 200, body: { success: true, redirectUrl: '/dashboard' } },
    };
    serve(answers);
    saveAnswers(blankAnswers(null), null, { pending: true });
    showAt('/login', ROUTES);
    await screen.findByRole('heading', { name: 'Sign in' });
    expect(screen.getByText('Your answers are kept')).toBeVisible();
    expect(screen.queryByText(/Welcome back/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(1);
    answers['GET /api/auth/user'] = signedIn();
    await signInWith('mia@example.com', 'correct horse');
    expect(await screen.findByRole('heading', { name: 'At /onboarding/complete' })).toBeVisible();
  });

  test.each([
    ['google', 'Sign-in with Google failed. Please try again.'],
    ['google-email-not-verified', 'Your Google email is not verified. Verify it with Google first.'],
    ['too-many-attempts', 'Too many attempts from here. Try again in a minute.'],
    ['external-sign-in-unavailable', 'Sign-in with Google is not available here. Use your e-mail and password.'],
  ])('tells what the redirect says of an external sign-in: %s', async (error, message) => {
    serve(VISITOR);
    showAt(`/login?error=${error}`, ROUTES);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('comes back to the place that asked for it, also by way of register', async () => {
    const answers: Record<string, Answer> = {
      ...VISITOR,
      'POST /api/auth/login': { status: 200, body: { success: true, redirectUrl: '/dashboard' } },
    };
    serve(answers);
    showAt('/login?next=%2Ftraining-schedule%3Fworkout%3D7', ROUTES);
    await userEvent.click(await screen.findByRole('link', { name: 'Create an account' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'Sign in' });
    answers['GET /api/auth/user'] = signedIn();
    await signInWith('mia@example.com', 'correct horse');
    expect(await screen.findByRole('heading', { name: 'At /training-schedule' })).toBeVisible();
  });

  test.each([true, false])('shows the Google button only where the server offers it: %s', async (google) => {
    serve({ ...VISITOR, 'GET /api/auth/providers': { status: 200, body: { google } } });
    showAt('/login', ROUTES);
    await screen.findByRole('heading', { name: 'Sign in' });
    const button = screen.queryByRole('link', { name: /Google/ });
    expect(button?.getAttribute('href')).toBe(google ? '/api/auth/google' : undefined);
  });
});

describe('register', () => {
  test('creates the account and goes to onboarding', async () => {
    const answers: Record<string, Answer> = {
      ...VISITOR,
      'POST /api/auth/register': { status: 201, body: { success: true, redirectUrl: '/onboarding' } },
    };
    const calls = serve(answers);
    showAt('/register', ROUTES);
    await screen.findByRole('heading', { name: 'Create your account' });
    answers['GET /api/auth/user'] = signedIn();
    await registerWith('long enough', 'long enough');
    expect(await screen.findByRole('heading', { name: 'At /onboarding' })).toBeVisible();
    await toast('Account created!', 'Welcome to Evenpace. Redirecting to onboarding...');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      firstName: 'Mia',
      lastName: 'Berger',
      email: 'mia@example.com',
      password: 'long enough',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  test.each([
    ['long enough', 'long enuogh', "Passwords don't match", 'Please make sure both passwords are the same'],
    ['short', 'short', 'Password too short', 'Password must be at least 8 characters long'],
    ['short', 'other', "Passwords don't match", 'Please make sure both passwords are the same'],
  ])('does not call with the passwords %s and %s', async (password, confirm, title, description) => {
    const calls = serve(VISITOR);
    showAt('/register', ROUTES);
    await registerWith(password, confirm);
    await toast(title, description);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('shows what the server refuses, beside the field it names', async () => {
    const message = 'This password is too common. Choose another.';
    const body = { message, code: 'VALIDATION', errors: [{ path: 'password', message }] };
    serve({ ...VISITOR, 'POST /api/auth/register': { status: 400, body } });
    showAt('/register', ROUTES);
    await registerWith('password1', 'password1');
    await toast('Registration failed', message);
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  test('has words for an answer without a message, and for none', async () => {
    const answers: Record<string, Answer> = { ...VISITOR, 'POST /api/auth/register': { status: 500, body: {} } };
    serve(answers);
    showAt('/register', ROUTES);
    await registerWith('long enough', 'long enough');
    await toast('Registration failed', 'Something went wrong');
    answers['POST /api/auth/register'] = 'unreachable';
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Failed to create account. Please try again.');
  });
});
