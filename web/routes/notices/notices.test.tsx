import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import noticesQuery from '../../__generated__/NoticesPageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { NoticesPage } from './NoticesPage.tsx';

const aNotice = (id: string, over: object = {}) => ({
  __typename: 'Notice',
  id,
  kind: 'PLAN_CHANGE',
  at: '2026-11-20T08:00:00Z',
  isRead: false,
  title: `Title of ${id}`,
  body: `More of ${id}`,
  link: '/training-schedule',
  ...over,
});
const list = (some: object[], hasNextPage = false) => ({
  edges: some.map((node, at) => ({ cursor: `cursor_${at}`, node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? 'cursor_0' : null },
});

async function show(notices: object[], { earlier = [] as object[] } = {}) {
  const viewer = {
    __typename: 'Viewer',
    id: 'viewer_1',
    unreadNotices: 0,
    notices: ({ after }: { after?: string | null }) => (after ? list(earlier) : list(notices, earlier.length > 0)),
  };
  const server = {
    viewer,
    node: viewer,
    markNoticesRead: { viewer: { __typename: 'Viewer', id: 'viewer_1', unreadNotices: 0 } },
  };
  const page = renderRoute({ path: '/notices', query: noticesQuery, variables: {}, Component: NoticesPage, server });
  await page.answer();
  return {
    ...page,
    news: async (some: object[]) => {
      viewer.notices = () => list(some);
      await page.publish({ noticesUpdated: { viewer: { __typename: 'Viewer', id: 'viewer_1', unreadNotices: 1 } } });
      await page.answer();
    },
    counted: (unreadNotices: number) =>
      page.publish({ noticesUpdated: { viewer: { __typename: 'Viewer', id: 'viewer_1', unreadNotices } } }),
  };
}
const rows = () => within(screen.getByRole('list', { name: 'Notices' })).getAllByRole('link');

test('each tells what happened and leads there; those that are new say so, and are read from then on', async () => {
  const page = await show([aNotice('one'), aNotice('two', { isRead: true, body: null, link: '/coach/dashboard' })]);
  const [one, two] = rows();
  expect(one).toHaveTextContent(/^New: Title of one/);
  expect(one).toHaveTextContent('More of one');
  expect(one).toHaveAttribute('href', '/training-schedule');
  expect(two).toHaveTextContent(/^Title of two/);
  expect(two).toHaveAttribute('href', '/coach/dashboard');
  expect(page.asked()).toEqual([{ noticeId: 'one' }]);
  await page.answer();
  // still marked, for whoever has not read so far
  expect(rows()[0]).toHaveTextContent(/^New: Title of one/);
});

test('nothing is marked where all is read', async () => {
  const page = await show([aNotice('one', { isRead: true })]);
  expect(page.asked()).toEqual([]);
});

test('what happens meanwhile comes by itself', async () => {
  const page = await show([aNotice('one', { isRead: true })]);
  await page.counted(0);
  await page.news([aNotice('two'), aNotice('one', { isRead: true })]);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^New: Title of two/),
    expect.stringMatching(/^Title of one/),
  ]);
});

test('earlier ones are a press away', async () => {
  const page = await show([aNotice('one', { isRead: true })], { earlier: [aNotice('old', { isRead: true })] });
  await userEvent.click(screen.getByRole('button', { name: 'Earlier Notices' }));
  await page.answer();
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Earlier Notices' })).toBeNull();
});

test('nobody who was told of nothing is left without a word', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose What You Are Told' })).toHaveAttribute(
    'href',
    '/settings/preferences#notices',
  );
});
