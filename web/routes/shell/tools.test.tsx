import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { requireUser } from '../guards.ts';
import { serve, signedIn } from '../testing/server.ts';
import { showAt } from '../testing/showAt.tsx';
import { Shell } from './Shell.tsx';

const WEEK = {
  id: 'week_1',
  weekNumber: 3,
  weekStartDate: '2027-01-04',
  weekEndDate: '2027-01-10',
  workouts: [
    { id: 'workout_tempo', scheduledDate: '2027-01-07', workoutType: 'RUN', duration: 50, description: 'Tempo run' },
    { id: 'workout_ride', scheduledDate: '2027-01-09', workoutType: 'BIKE', duration: 120, description: 'Long ride' },
  ],
};

function show(isCoach = false) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: media.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  const environment = createMockEnvironment();
  serve({ 'GET /api/auth/user': signedIn({ isCoach }) });
  const routes = [
    {
      loader: requireUser,
      element: (
        <RelayEnvironmentProvider environment={environment}>
          <Shell />
        </RelayEnvironmentProvider>
      ),
      children: ['dashboard', 'training-schedule', 'season-plan', 'coach/dashboard', 'coach/athlete/:id'].map(
        (path) => ({ path: `/${path}`, element: <h1>{path}</h1> }),
      ),
    },
  ];
  const router = showAt('/dashboard', routes);
  const answer = () =>
    act(async () => {
      const coach = isCoach
        ? {
            id: 'coach_1',
            athletes: {
              edges: [{ node: { __typename: 'Athlete', id: 'athlete_2', firstName: 'Robin', lastName: 'Vale' } }],
            },
          }
        : null;
      environment.mock.resolveMostRecentOperation({
        data: {
          viewer: {
            athlete: { __typename: 'Athlete', id: 'athlete_mia', today: '2027-01-06', schedule: { weeks: [WEEK] } },
            ...(isCoach && { coach }),
          },
        },
      });
    });
  return { router, answer, place: () => router.state.location.pathname + router.state.location.search };
}

const ready = () => screen.findByRole('button', { name: 'Search and commands' });
const palette = () => screen.findByRole('dialog', { name: 'Search and commands' });
const entries = async () =>
  within(await palette())
    .getAllByRole('option')
    .map((option) => option.textContent);

test('Ctrl+K opens the palette, words find, Enter goes, Escape gives the focus back', async () => {
  const { answer, place } = show();
  const button = await ready();
  button.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await palette()).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Search and commands' })).toHaveFocus();
  await answer();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(button).toHaveFocus();

  await userEvent.click(button);
  await palette();
  await answer();
  await userEvent.keyboard('tempo');
  expect(await entries()).toEqual(['Tempo runThu 7 Jan · 50 min']);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'training-schedule' })).toBeVisible();
  expect(place()).toBe('/training-schedule?workout=workout_tempo');
});

async function typed(words: string) {
  const { answer, place } = show();
  await userEvent.click(await ready());
  await palette();
  await answer();
  await userEvent.keyboard(words);
  return place;
}

async function enter() {
  await userEvent.keyboard('{Enter}');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
}

test('what nothing is called is said, and leads nowhere', async () => {
  const place = await typed('next day');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is called that here.');
  await enter();
  expect(place()).toBe('/dashboard');
});

test.each([
  ['season', '/season-plan'],
  ['this week', '/training-schedule?day=2027-01-06'],
  ['today', '/training-schedule?day=today'],
  ['9 jan', '/training-schedule?workout=workout_ride'],
  ['sick', '/training-schedule?open=illness'],
  ['add race', '/season-plan?open=add-race'],
  ['regenerate', '/training-schedule?open=regenerate'],
  ['undo', '/training-schedule?open=history'],
])('%s leads to %s', async (words, goal) => {
  const place = await typed(words);
  await enter();
  expect(place()).toBe(goal);
});

test('coaches find their screens and their athletes, others do not', async () => {
  const coach = show(true);
  await userEvent.click(await ready());
  await palette();
  await coach.answer();
  await userEvent.keyboard('rob va');
  expect(await entries()).toEqual(['Robin Vale']);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'coach/athlete/:id' });
  expect(coach.place()).toBe('/coach/athlete/athlete_2');
});

test('the theme and the sheet of shortcuts', async () => {
  const { answer } = show();
  await userEvent.click(await ready());
  await palette();
  await answer();
  await userEvent.keyboard('dark{Enter}');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(document.documentElement).toHaveClass('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeVisible();
});

test('T goes to today from anywhere', async () => {
  const { place } = show();
  await ready();
  await userEvent.keyboard('t');
  await screen.findByRole('heading', { name: 'training-schedule' });
  expect(place()).toBe('/training-schedule?day=today');
});
