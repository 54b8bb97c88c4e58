import { act, render, screen } from '@testing-library/react';
import { forgetUser, loadUser, refreshUser, useSession, watchSession } from './session.ts';
import { MIA, serve, SIGNED_OUT, signedIn, type Answer } from './testing/server.ts';
import { tellSite } from './testing/site.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  forgetUser();
  tellSite({});
});
afterEach(() => jest.useRealTimers());

test('401 is nobody, without an error', async () => {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  await expect(loadUser()).resolves.toBeNull();
});

test('a document that knows of no session saves the question', async () => {
  const calls = serve({ 'GET /api/auth/user': signedIn() });
  tellSite({ user: null });
  await expect(loadUser()).resolves.toBeNull();
  expect(calls).toHaveLength(0);
  // signing in asks of its own accord
  await expect(refreshUser()).resolves.toEqual(MIA);
  await expect(loadUser()).resolves.toEqual(MIA);
  expect(calls).toHaveLength(1);
});

test('a document that says who is signed in saves the question, once', async () => {
  jest.useFakeTimers({ now: 0 });
  const calls = serve({ 'GET /api/auth/user': SIGNED_OUT });
  tellSite({ user: MIA });
  await expect(loadUser()).resolves.toEqual(MIA);
  expect(calls).toHaveLength(0);
  jest.setSystemTime(5 * MINUTE_MS);
  await expect(loadUser()).resolves.toBeNull();
  expect(calls).toHaveLength(1);
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
