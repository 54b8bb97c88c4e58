import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { takenOverCookie } from '../../../api/core/language/takenOver.ts';
import { requireUser } from '../guards.ts';
import { blankAnswers, saveAnswers } from '../onboardingAnswers.ts';
import { MIA, serve, SIGNED_OUT, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { RouteError } from './RouteError.tsx';
import { Shell } from './Shell.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';

function Broken(): never {
  throw new Error('The plan could not be read.');
}

let shown: ReturnType<typeof createMockEnvironment> | undefined;

function InStore() {
  const [environment] = useState(() => (shown = createMockEnvironment()));
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Shell />
    </RelayEnvironmentProvider>
  );
}

const ROUTES = [
  {
    loader: requireUser,
    Component: InStore,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: '/training-schedule', element: <h1>Schedule</h1> },
          { path: '/season-plan', Component: Broken },
          { path: '/coach/dashboard', element: <h1>Coach Dashboard</h1> },
        ],
      },
    ],
  },
];

/** The window's width, as far as media queries can see it. */

const forgetCookie = () => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
};
beforeEach(() => windowOf(1280));
afterEach(() => {
  forgetCookie();
  localStorage.clear();
});

const toggle = () => screen.findByRole('button', { name: 'Toggle sidebar' });

test('shows the menu, who is signed in, and the way out', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'],
    ['Training', '/training-schedule'],
    ['Season Plan', '/season-plan'],
    ['Check-in', '/checkin'],
    ['Performance', '/performance'],
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ]);
  expect(menu.getByRole('link', { name: 'Training' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Mia Berger')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout');
});

test('tells to whom the account has passed what ended, before the screen itself', async () => {
  document.cookie = `taken_over=${encodeURIComponent(takenOverCookie(MIA.id, [['session', 1]]))}; path=/`;
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  const screenTitle = await screen.findByRole('heading', { name: 'Schedule' });
  const notice = screen.getByRole('complementary', { name: 'This account is yours alone now' });
  expect(notice).toHaveTextContent('Ended: 1 browser signed in.');
  expect(notice.compareDocumentPosition(screenTitle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(within(notice).getByRole('button', { name: 'Dismiss' }));
  expect(notice).not.toBeInTheDocument();
  expect(document.cookie).not.toContain('taken_over');
});

test('signing out leaves no answers in the browser', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  saveAnswers(blankAnswers(MIA), MIA);
  showAt('/training-schedule', ROUTES);
  const signOut = await screen.findByRole('link', { name: 'Sign out' });
  // jsdom cannot leave the page
  signOut.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(signOut);
  expect(Object.keys(localStorage)).toEqual(['signed-out-here']);
});

test('the button and both shortcuts toggle the sidebar, and a cookie remembers it', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  const router = showAt('/training-schedule', ROUTES);
  expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(await toggle());
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(document.cookie).toContain('sidebar_state=false');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Meta>}b{/Meta}');
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');

  router.dispose();
  document.body.replaceChildren();
  showAt('/training-schedule', ROUTES);
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
});

test('a plain b types, it does not toggle', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  await toggle();
  await userEvent.keyboard('b');
  expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
});

test('under 768 px the menu is a panel that Escape and a choice close', async () => {
  windowOf(767);
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  await screen.findByRole('heading', { name: 'Schedule' });
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  await userEvent.click(await toggle());
  const panel = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(panel).getByRole('link', { name: 'Training' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await toggle());
  await userEvent.click(screen.getByRole('link', { name: 'Training' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.cookie).not.toContain('sidebar_state');
});

test('under 768 px the tabs lead to what is looked at daily, and More opens the menu', async () => {
  windowOf(767);
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  const tabs = within(await screen.findByRole('navigation', { name: 'Tabs' }));
  expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Today', '/dashboard'],
    ['Calendar', '/training-schedule'],
    ['Season', '/season-plan'],
    ['Progress', '/performance'],
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Calendar');
  const more = tabs.getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  const panel = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(panel).getByRole('link', { name: 'Settings' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(more).toHaveFocus();
});

test('the tabs of whoever begins at the coach dashboard begin with their athletes', async () => {
  windowOf(767);
  serve({ 'GET /api/auth/user': signedIn({ isCoach: true, home: '/coach/dashboard' }) });
  showAt('/coach/dashboard', ROUTES);
  const tabs = within(await screen.findByRole('navigation', { name: 'Tabs' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Athletes',
    'Library',
    'Today',
    'Calendar',
  ]);
  expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Athletes');
});

test('a wide window has no tabs', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Tabs' })).toBeNull();
});

test('says how many messages wait, as soon as that changes', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/messages');
  const tell = (unreadMessages: number) =>
    act(async () => {
      const [operation] = shown!.mock.getAllOperations();
      shown!.mock.nextValue(operation!, { data: { messagesUpdated: { viewer: { id: 'viewer_1', unreadMessages } } } });
    });
  await tell(3);
  expect(screen.getByRole('link', { name: 'Messages, 3 unread' })).toHaveTextContent('3');
  await tell(120);
  expect(screen.getByRole('link', { name: 'Messages, 120 unread' })).toHaveTextContent('99+');
  await tell(0);
  expect(screen.getByRole('link', { name: 'Messages' })).toHaveTextContent(/^$/);
});

test('says how many notices are new, beside the messages', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('link', { name: 'Notices' })).toHaveAttribute('href', '/notices');
  await act(async () => {
    const operation = shown!.mock
      .getAllOperations()
      .find(({ request }) => request.node.params.name === 'useLiveNoticesSubscription');
    shown!.mock.nextValue(operation!, { data: { noticesUpdated: { viewer: { id: 'viewer_1', unreadNotices: 2 } } } });
  });
  expect(screen.getByRole('link', { name: 'Notices, 2 unread' })).toHaveTextContent('2');
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
});

test('a notice that was pressed outside leads on in the window that is open', async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  serve({ 'GET /api/auth/user': signedIn() });
  const router = showAt('/training-schedule', ROUTES);
  await screen.findByRole('link', { name: 'Notices' });
  const say = (data: object) => act(async () => void worker.dispatchEvent(new MessageEvent('message', { data })));
  await say({ type: 'OPEN', to: 'https://other.example' });
  expect(router.state.location.pathname).toBe('/training-schedule');
  await say({ type: 'OPEN', to: '/season-plan' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/season-plan'));
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('nobody signed in: on to sign-in, which keeps the place', async () => {
  serve({ 'GET /api/auth/user': SIGNED_OUT });
  const router = showAt('/training-schedule?workout=7', ROUTES);
  expect(await screen.findByRole('heading', { name: 'At /login' })).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/training-schedule?workout=7');
});

test('an error of a screen keeps the layout, and the focus follows the navigation', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  await userEvent.click(await screen.findByRole('link', { name: 'Season Plan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The plan could not be read.');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveFocus();
  silenced.mockRestore();
});

test('reminds of an onboarding that is not finished', async () => {
  serve({ 'GET /api/auth/user': signedIn({ onboardingComplete: false }) });
  showAt('/training-schedule', ROUTES);
  expect(await screen.findByRole('link', { name: 'Finish setting up' })).toHaveAttribute('href', '/onboarding');
});

test('leaves a coach in peace, who may have no plan', async () => {
  serve({ 'GET /api/auth/user': signedIn({ onboardingComplete: false, isCoach: true }) });
  showAt('/coach/dashboard', ROUTES);
  expect(await screen.findByRole('heading', { name: 'Coach Dashboard' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Finish setting up' })).toBeNull();
});

test('the theme changes, and the browser remembers it', async () => {
  serve({ 'GET /api/auth/user': signedIn() });
  showAt('/training-schedule', ROUTES);
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement).not.toHaveClass('dark');
  // another window of the browser
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })));
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' })));
});
