import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import athleteQuery from '../../__generated__/CoachAthletePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { CoachAthletePage } from './CoachAthletePage.tsx';

const message = (id: string, text: string | null, over: object = {}) => ({
  __typename: 'Message',
  id,
  text,
  isDeleted: text === null,
  sentAt: '2026-11-20T08:00:00Z',
  editedAt: null,
  author: { role: 'ATHLETE', firstName: 'Robin', isYou: false },
  reactions: [],
  ...over,
});
const OWN = { author: { role: 'COACH', firstName: 'Cora', isYou: true } };
const threadOf = (messages: object[], unreadCount = 0, earlier: string | null = null) => ({
  __typename: 'Thread',
  id: 'thread_1',
  version: messages.length,
  unreadCount,
  messages: {
    edges: messages.map((node) => ({ node })),
    pageInfo: { hasPreviousPage: earlier !== null, startCursor: earlier },
  },
});
const ATHLETE = {
  __typename: 'Athlete',
  id: 'athlete_1',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'robin@example.com',
  age: null,
  today: '2026-11-20',
  gender: null,
  program: 'BENCHMARKING',
  coachNotes: null,
  coachGroups: [],
  raceGoal: null,
  assessments: [],
  activities: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  checkIns: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
};

async function open(thread: object | null, more: ServerData = {}, hash = '') {
  const athlete = { ...ATHLETE, thread };
  const server: ServerData = {
    athlete,
    viewer: { coach: { __typename: 'Coach', id: 'coach_1', groups: [], principles: { edges: [] } } },
    ...more,
  };
  const page = renderRoute({
    path: `/coach/athlete/athlete_1${hash}`,
    query: athleteQuery,
    variables: { id: 'athlete_1' },
    Component: CoachAthletePage,
    server,
  });
  await page.answer();
  if (hash === '') await userEvent.click(screen.getByRole('button', { name: 'Open Messages' }));
  // it asks once its script is there
  await waitFor(async () => {
    await page.answer();
    screen.getByRole('log');
  });
  return { ...page, server, has: (next: object | null) => (server.athlete = { ...athlete, thread: next }) };
}
const said = () =>
  within(screen.getByRole('log'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const box = () => screen.getByRole('textbox', { name: 'Message' });
const DONE = { threadMessage: { __typename: 'Message', id: 'message_9' } };

test('a message is sent by Ctrl and Enter, and stands in the thread', async () => {
  const page = await open(null, { sendMessage: { __typename: 'SendMessagePayload', ...DONE } });
  expect(screen.getByText('Nobody has written here yet.')).toBeInTheDocument();
  await userEvent.type(box(), 'Well done{Control>}{Enter}{/Control}');
  expect(page.asked()).toEqual([
    { athleteId: 'athlete_1', aboutId: 'coach_1', text: 'Well done', key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  page.has(threadOf([message('message_9', 'Well done', OWN)]));
  await page.answer();
  await page.answer();
  expect(said()).toEqual([expect.stringContaining('Well done')]);
  expect(box()).toHaveValue('');
});

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

test('nobody without a keyboard is told of its keys', async () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(hover: none)' });
  await open(null);
  expect(box()).not.toHaveAccessibleDescription();
});

test('what was not sent stays where it was typed, and goes again under the same key', async () => {
  const page = await open(null);
  await userEvent.type(box(), 'Wait');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const [first] = page.asked();
  await page.refuse(new Error('No answer.'));
  expect(screen.getByText('Not sent: No answer.')).toBeInTheDocument();
  expect(box()).toHaveValue('Wait');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(page.asked()).toEqual([first]);
});

test('what others write is there without asking, and is read', async () => {
  const page = await open(threadOf([message('message_1', 'Hello')]), { markMessageRead: DONE });
  expect(page.followed()).toContainEqual({ athleteId: 'athlete_1', aboutId: 'coach_1', since: 1 });
  page.has(threadOf([message('message_1', 'Hello'), message('message_2', 'Are you there?')], 1));
  await page.publish({ threadUpdated: { version: 2 } });
  await page.answer();
  expect(said()).toHaveLength(2);
  expect(page.asked()).toEqual([{ messageId: 'message_2' }]);
});

test('one’s own message is deleted and comes back; that of another is not offered', async () => {
  const page = await open(threadOf([message('message_1', 'Hello'), message('message_2', 'Typo', OWN)]), {
    deleteMessage: DONE,
    restoreMessage: DONE,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change message' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  page.has(threadOf([message('message_1', 'Hello'), message('message_2', null, OWN)]));
  await page.answer();
  await page.answer();
  expect(said()[1]).toMatch(/Deleted$/);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ messageId: 'message_2' }]);
});

test('a reaction is set, and taken off where it is one’s own', async () => {
  const reactions = [{ __typename: 'MessageReactions', emoji: '💪', count: 2, isYours: true }];
  const page = await open(threadOf([message('message_1', 'Hello', { reactions })]), {
    reactToMessage: { __typename: 'ReactToMessagePayload', ...DONE },
  });
  const mine = screen.getByRole('button', { name: '💪, 2' });
  expect(mine).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(mine);
  expect(page.asked()).toEqual([{ messageId: 'message_1', emoji: '💪', isOn: false }]);
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'React' }));
  expect(screen.queryByRole('menuitem', { name: '💪' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: '🎉' }));
  expect(page.asked()).toEqual([{ messageId: 'message_1', emoji: '🎉', isOn: true }]);
});

test('one’s own message is put into other words; what is refused stays as it was typed', async () => {
  const page = await open(threadOf([message('message_2', 'Tpyo', OWN)]));
  await userEvent.click(screen.getByRole('button', { name: 'Change message' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const words = screen.getByRole('textbox', { name: 'Edit message' });
  expect(words).toHaveValue('Tpyo');
  expect(words).toHaveFocus();
  expect(words).toHaveAccessibleDescription('Ctrl or Cmd and Enter saves it.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.clear(words);
  await userEvent.type(words, 'Typo');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(page.asked()).toEqual([{ messageId: 'message_2', text: 'Typo' }]);
  await page.refuse(new Error('No answer.'));
  expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('Typo');
  expect(screen.getByText('No answer.')).toBeInTheDocument();
  page.server.editMessage = { __typename: 'EditMessagePayload', ...DONE };
  page.has(threadOf([message('message_2', 'Typo', { ...OWN, editedAt: '2026-11-20T08:01:00Z' })]));
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit message' }), '{Control>}{Enter}{/Control}');
  await page.answer();
  await page.answer();
  expect(said()[0]).toMatch(/, editedTypo/);
  expect(screen.queryByRole('textbox', { name: 'Edit message' })).not.toBeInTheDocument();
});

test('an address that ends at the messages opens them', async () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open(threadOf([message('message_1', 'Hello')]), {}, '#messages');
  expect(shown).toHaveBeenCalled();
  expect(said()).toEqual([expect.stringContaining('Hello')]);
});

test('what was written before the newest is read page by page, back to the first', async () => {
  const page = await open(threadOf([message('message_9', 'The newest')], 0, 'cursor_9'));
  const more = () => screen.queryByRole('button', { name: 'Earlier Messages' });
  page.server.node = threadOf([message('message_4', 'Before')], 0, 'cursor_4');
  await userEvent.click(more()!);
  await page.answer();
  expect(said().slice(1)).toEqual([expect.stringContaining('Before'), expect.stringContaining('The newest')]);
  page.server.node = threadOf([message('message_1', 'The first')]);
  await userEvent.click(more()!);
  await page.answer();
  expect(said()).toEqual([
    expect.stringContaining('The first'),
    expect.stringContaining('Before'),
    expect.stringContaining('The newest'),
  ]);
  expect(more()).toBeNull();
});
