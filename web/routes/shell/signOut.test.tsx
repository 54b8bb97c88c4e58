import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { onServerReached, onServerUnreachable } from '../../offline/connection.ts';
import { requireUser, requireVisitor } from '../guards.ts';
import { isSignOutOpen, recordSignOut } from '../sessionEnd.ts';
import { type Call, MIA, serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { tellSite } from '../testing/site.ts';
import { RootError } from './RouteError.tsx';
import { Sidebar } from './Sidebar.tsx';

const ROUTES = [
  { path: '/login', loader: requireVisitor, element: <h1>Sign in</h1> },
  { path: '/training-schedule', loader: requireUser, ErrorBoundary: RootError, element: <h1>Schedule of Mia</h1> },
];

afterEach(() => {
  localStorage.clear();
  tellSite({});
});

const paths = (calls: readonly Call[]) => calls.map(({ path }) => path);

test.each(['/training-schedule', '/login'])(
  'a sign-out without a network ends the session at the next start at %s, before anything asks who is there',
  async (place) => {
    recordSignOut();
    // sent before the session ended
    tellSite({ user: MIA });
    const calls = serve({ 'GET /api/logout': { status: 200, body: {} }, 'GET /api/auth/user': SIGNED_OUT });
    showAt(place, ROUTES);
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(paths(calls).slice(0, 2)).toEqual(['/api/logout', '/api/auth/user']);
    expect(paths(calls).filter((path) => path === '/api/logout')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  },
);

test.each([
  ['no server answers', 'unreachable'],
  ['the server cannot', { status: 503, body: {} }],
] as const)('while %s, nothing of the account is shown, and the sign-out is not forgotten', async (_, answer) => {
  recordSignOut();
  const calls = serve({ 'GET /api/logout': answer, 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(screen.queryByText(/Mia/)).not.toBeInTheDocument();
  expect(paths(calls)).toEqual(['/api/logout']);
  expect(isSignOutOpen()).toBe(true);
});

test('the way out does not lead to a page that cannot come', () => {
  render(
    <MemoryRouter>
      <Sidebar user={MIA} expanded />
    </MemoryRouter>,
  );
  const way = () => screen.getByRole('link', { name: 'Sign out' }).getAttribute('href');
  expect(way()).toBe('/api/logout');
  act(onServerUnreachable);
  expect(way()).toBe('/dashboard');
  act(onServerReached);
  expect(way()).toBe('/api/logout');
});
