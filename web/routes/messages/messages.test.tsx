import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messagesQuery from '../../__generated__/MessagesPageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';

const OWN = { __typename: 'Athlete', id: 'athlete_1', firstName: 'Mia', lastName: 'Berger' };
const ROBIN = { __typename: 'Athlete', id: 'athlete_2', firstName: 'Robin', lastName: 'Vale' };
const COACH = { __typename: 'Coach', id: 'coach_1', firstName: 'Cora', lastName: 'Lind' };
const OTHER = { __typename: 'Coach', id: 'coach_2', firstName: 'Ole', lastName: 'Holm' };

const aThread = (id: string, over: object = {}) => ({
  __typename: 'Thread',
  id,
  about: 'COACH',
  athlete: OWN,
  coach: COACH,
  workout: null,
  week: null,
  activity: null,
  lastAt: '2026-11-20T08:00:00Z',
  version: 1,
  unreadCount: 0,
  messages: {
    pageInfo: { hasPreviousPage: false, startCursor: null },
    edges: [
      {
        node: {
          __typename: 'Message',
          id: `message of ${id}`,
          text: `Words of ${id}`,
          isDeleted: false,
          sentAt: '2026-11-20T08:00:00Z',
          editedAt: null,
          author: { role: 'COACH', firstName: 'Cora', isYou: false },
          reactions: [],
        },
      },
    ],
  },
  ...over,
});
const RUN = {
  __typename: 'Workout',
  id: 'workout_1',
  workoutType: 'RUN',
  description: 'Tempo run',
  scheduledDate: '2026-11-24',
};
const WEEK = {
  __typename: 'TrainingWeek',
  id: 'week_1',
  weekNumber: 3,
  weekStartDate: '2026-11-23',
  weekEndDate: '2026-11-29',
};
const SWIM = { __typename: 'Activity', id: 'activity_1', recordedSport: 'SWIMMING', date: '2026-11-19' };
const THREADS = [
  aThread('thread_week', { about: 'WEEK', coach: null, week: WEEK, unreadCount: 2 }),
  aThread('thread_run', { about: 'WORKOUT', coach: null, workout: RUN }),
  aThread('thread_swim', { about: 'ACTIVITY', coach: null, activity: SWIM, athlete: ROBIN }),
  aThread('thread_gone', { about: 'WORKOUT', coach: null }),
  aThread('thread_coach'),
];

async function show(threads: object[], { path = '/messages', coaches = [COACH], isCoach = false } = {}) {
  const list = (some: object[]) => ({
    edges: some.map((node, at) => ({ cursor: `cursor_${at}`, node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  });
  const counts: number[] = [];
  const viewer = (some: object[]) => ({
    id: 'viewer_1',
    unreadMessages: 2,
    athlete: { ...OWN, coachings: coaches.map((coach) => ({ coach })) },
    coach: isCoach ? { __typename: 'Coach', id: 'coach_own' } : null,
    threads: ({ first }: { first: number }) => {
      counts.push(first);
      return list(some);
    },
  });
  const server = { viewer: viewer(threads), node: threads[0] ?? null, athlete: { ...OWN, thread: null } };
  const page = renderRoute({ path, query: messagesQuery, variables: {}, Component: MessagesPage, server });
  await page.answer();
  return {
    ...page,
    /** How many conversations were asked for each time. */
    counts,
    news: async (some: object[]) => {
      Object.assign(server, { viewer: viewer(some), node: { __typename: 'Viewer', ...viewer(some) } });
      await page.publish({ messagesUpdated: { viewer: { __typename: 'Viewer', id: 'viewer_1', unreadMessages: 3 } } });
      await page.answer();
    },
  };
}
const list = () => within(screen.getByRole('navigation', { name: 'Conversations' }));
const titles = () =>
  list()
    .getAllByRole('link')
    .map((link) => link.querySelector('span + span > span, span + a')?.textContent ?? link.textContent);

beforeEach(() => windowOf(390));

test('conversations say what they are about, whose they are and what waits; those that are gone say so', async () => {
  await show(THREADS);
  expect(titles()).toEqual([
    'Week 3, 23 – 29 Nov',
    'Tempo run, Tue 24 Nov',
    'Robin Vale · Swim, Thu 19 Nov',
    'A workout that is gone',
    'Cora Lind',
  ]);
  const [week, run] = list().getAllByRole('link');
  expect(week).toHaveTextContent('Cora: Words of thread_week');
  expect(week).toHaveTextContent('2 unread');
  expect(run).not.toHaveTextContent('unread');
  expect(run).toHaveAttribute('href', '/messages?thread=thread_run');
});

test('on a phone the conversation that the address names stands alone, with the ways back and to what it is about', async () => {
  const page = await show(THREADS, { path: '/messages?thread=thread_week' });
  expect(screen.queryByRole('navigation', { name: 'Conversations' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Week 3, 23 – 29 Nov' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/training-schedule?date=2026-11-23&day=2026-11-23',
  );
  expect(screen.getByRole('link', { name: 'All Messages' })).toHaveAttribute('href', '/messages');
  await act(async () => {});
  await page.answer();
  expect(await screen.findByRole('log')).toHaveTextContent('Words of thread_week');
});

test('in a wide window the latest is open beside the list', async () => {
  windowOf(1440);
  await show(THREADS);
  expect(list().getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('heading', { name: 'Week 3, 23 – 29 Nov' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'All Messages' })).toBeNull();
});

test('whoever coaches and has not been written to is offered', async () => {
  await show([aThread('thread_coach')], { coaches: [COACH, OTHER] });
  const link = list().getByRole('link', { name: 'Write to Ole' });
  expect(link).toHaveAttribute('href', '/messages?thread=coach_2');
});

test('the first message to a coach leaves their conversation open', async () => {
  windowOf(1440);
  const page = await show([THREADS[0]!], { path: '/messages?thread=coach_1', coaches: [COACH] });
  expect(screen.getByRole('heading', { name: 'Cora Lind' })).toBeVisible();
  await page.news([THREADS[0]!]);
  await page.news([aThread('thread_coach'), THREADS[0]!]);
  expect(screen.getByRole('heading', { name: 'Cora Lind' })).toBeVisible();
  expect(list().getByRole('link', { current: true })).toHaveTextContent('Words of thread_coach');
});

test('what others write moves to the top without asking', async () => {
  const page = await show(THREADS.slice(0, 2), { coaches: [] });
  // the first says what the page knows
  await page.news(THREADS.slice(0, 2));
  await page.news([THREADS[1]!, { ...THREADS[0]! }]);
  expect(titles()).toEqual(['Tempo run, Tue 24 Nov', 'Week 3, 23 – 29 Nov']);
});

test('in a wide window the conversation that is read stays open when others write', async () => {
  windowOf(1440);
  const [week, run] = THREADS;
  const page = await show([week!, run!], { coaches: [] });
  await page.news([week!, run!]);
  await page.news([run!, week!]);
  expect(titles()).toEqual(['Tempo run, Tue 24 Nov', 'Week 3, 23 – 29 Nov']);
  expect(list().getByRole('link', { current: true })).toHaveTextContent('Words of thread_week');
  expect(screen.getByRole('heading', { name: 'Week 3, 23 – 29 Nov' })).toBeVisible();
  // one that goes makes room for the latest
  await page.news([run!]);
  expect(screen.getByRole('heading', { name: 'Tempo run, Tue 24 Nov' })).toBeVisible();
});

test('the first message to a coach in a wide window leaves their conversation open where none was chosen', async () => {
  windowOf(1440);
  const page = await show([], { coaches: [COACH] });
  expect(screen.getByRole('heading', { name: 'Cora Lind' })).toBeVisible();
  await page.news([]);
  await page.news([THREADS[0]!, aThread('thread_coach')]);
  expect(screen.getByRole('heading', { name: 'Cora Lind' })).toBeVisible();
});

test('without anybody to write to it says what will stand here', async () => {
  await show([], { coaches: [] });
  expect(screen.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Your Coach' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('a coach to whom nobody has written is led to their athletes, and not to a coach', async () => {
  await show([], { isCoach: true, coaches: [] });
  expect(screen.queryByRole('link', { name: 'Your Coach' })).toBeNull();
  expect(screen.getByText(/^What you and your athletes write/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Your Athletes' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('what is new is read of no more conversations than the server gives at once', async () => {
  const many = Array.from({ length: 120 }, (_, i) => aThread(`thread_${i}`));
  const page = await show(many);
  await page.news(many);
  await page.news(many);
  expect(page.counts).toEqual([20, 100]);
});
