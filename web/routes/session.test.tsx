import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  const links = async (place: 'banner' | 'main', first: string) => {
    await within(screen.getByRole(place)).findByRole('link', { name: first });
    return within(screen.getByRole(place))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  };

  test('offers nothing until it knows, then a visitor’s buttons', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    show();
    expect(screen.getByRole('heading', { name: 'Consistency Is King', level: 1 })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Evenpace']);
    expect(await links('main', 'Get Started')).toEqual([
      ['Get Started', '/onboarding'],
      ['Sign In', '/login'],
    ]);
    expect(await links('banner', 'Sign In')).toEqual([
      ['Evenpace', '/'],
      ['Sign In', '/login'],
      ['Get Started', '/onboarding'],
    ]);
  });

  test('names the tab once, in place of the title that the document came with', async () => {
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    document.head.innerHTML = '<title>Evenpace</title>';
    show();
    await links('main', 'Get Started');
    expect(document.title).toBe('Evenpace: Consistency Is King');
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });

  test('leads who is signed in to the dashboard, or out', async () => {
    serve({ 'GET /api/auth/user': signedIn() });
    show();
    expect(await links('main', 'Go to Dashboard')).toEqual([['Go to Dashboard', '/dashboard']]);
    expect(await links('banner', 'Logout')).toEqual([
      ['Evenpace', '/'],
      ['Logout', '/api/logout'],
      ['Dashboard', '/dashboard'],
    ]);
  });

  test('on a phone the top bar is a menu', async () => {
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: false });
    serve({ 'GET /api/auth/user': SIGNED_OUT });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const entries = screen.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]);
    expect(entries).toEqual([
      ['Sign In', '/login'],
      ['Get Started', '/onboarding'],
    ]);
    window.matchMedia = matchMedia;
  });
});
