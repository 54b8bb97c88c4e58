import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onServerReached, setSeenAt, onServerUnreachable } from '../../offline/connection.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

let isOnline = true;
beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  act(() => {
    onServerReached();
    setSeenAt(null);
  });
  jest.restoreAllMocks();
});

/** The banner over a screen; answers how often the screen was asked for. */
async function show(path = '/') {
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path, loader, Component: OfflineBanner, HydrateFallback: () => null }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('status');
  return loader;
}
const turn = (on: boolean) =>
  act(async () => {
    isOnline = on;
    window.dispatchEvent(new Event(on ? 'online' : 'offline'));
  });

test('a lost network is told with the time of the page; the screen is asked for anew once it is back', async () => {
  const loader = await show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => setSeenAt(new Date(2027, 0, 5, 14, 5).toISOString()));
  await turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^You are offline\. This is the week as last seen \w+ \w*\s?14:05\. Changes need a connection\.$/,
  );
  // what is on the screen stays on it
  expect(loader).toHaveBeenCalledTimes(1);
  await turn(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(loader.mock.calls.length).toBeGreaterThan(1);
});

test('a server that does not answer is the same to whoever reads, and its first answer ends it', async () => {
  const loader = await show();
  await act(async () => onServerUnreachable());
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Evenpace cannot be reached\. Your schedule and your dashboard can be read as last seen\. Changes need a connection\.$/,
  );
  // now the screen can do with what was kept
  expect(loader).toHaveBeenCalledTimes(2);
  await act(async () => onServerReached());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(loader).toHaveBeenCalledTimes(3);
});

test('a race day is no week', async () => {
  await show('/season-plan/race/race_1');
  act(() => setSeenAt(new Date(2027, 0, 5, 14, 5).toISOString()));
  await turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(/^You are offline\. This is the race day as last seen /);
});
