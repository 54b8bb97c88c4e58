import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LandingPage } from './landing/LandingPage.tsx';
import { forgetUser, loadUser, refreshUser, useSession, watchSession } from './session.ts';
import { MIA, serve, SIGNED_OUT, signedIn, type Answer } from './testing/server.ts';

const MINUTE_MS = 60_000;

beforeEach(() => forgetUser());
afterEach(() => jest.useRealTimers());

test('401 is nobody, without an error', async () => {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  await expect(loadUser()).resolves.toBeNull();
});

test('the answer is fresh for five minutes', async () => {
  jest.useFakeTimers({ now: 0 });
  const calls = serve({ 'GET /api/auth/user': signedIn() });
  await expect(loadUser()).resolves.toEqual(MIA);
  jest.setSystemTime(5 * MINUTE_MS - 1);
  await loadUser();
  expect(calls).toHaveLength(1);
  jest.setSystemTime(5 * MINUTE_MS);
  await loadUser();
  expect(calls).toHaveLength(2);
});

test('questions asked together travel once', async () => {
  const calls = serve({ 'GET /api/auth/user': signedIn() });
  await Promise.all([loadUser(), loadUser(), refreshUser()]);
  expect(calls).toHaveLength(1);
});

test('a failure is not remembered and not retried by itself', async () => {
  const answers: Record<string, Answer> = { 'GET /api/auth/user': 'unreachable' };
  const calls = serve(answers);
  await expect(loadUser()).rejects.toThrow(TypeError);
  expect(calls).toHaveLength(1);
  answers['GET /api/auth/user'] = signedIn();
  await expect(loadUser()).resolves.toEqual(MIA);
});

test('a window that gets the focus asks again', async () => {
  const answers: Record<string, Answer> = { 'GET /api/auth/user': signedIn() };
  serve(answers);
  await loadUser();
  function Status() {
    return <p>{useSession().status}</p>;
  }
  render(<Status />);
  expect(screen.getByText('signed-in')).toBeVisible();
  const stop = watchSession();
  answers['GET /api/auth/user'] = SIGNED_OUT;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('signed-out')).toBeVisible();
  stop();
});

describe('the front page', () => {
  const show = () =>
    render(
      <MemoryRouter>
        <LandingPage />
      </MemoryRouter>,
    );

  test('offers nothing until it knows, then a visitor’s buttons', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    show();
    expect(screen.getByRole('heading', { name: 'Consistency Is King', level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/onboarding');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  test('names the tab once, in place of the title that the document came with', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    document.head.innerHTML = '<title>Evenpace</title>';
    show();
    await screen.findByRole('link', { name: 'Get Started' });
    expect(document.title).toBe('Evenpace: Consistency Is King');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  test('leads who is signed in to the dashboard', async () => {
    serve({ 'GET /api/auth/user': signedIn() });
    show();
    expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  });
});
