import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import settingsQuery from '../../__generated__/SettingsPageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { SettingsPage } from './SettingsPage.tsx';

interface Event {
  act: string;
  at: string;
  detail: string | null;
}

async function show(events: Event[]) {
  const all = events.map((event, index) => ({ __typename: 'AccountEvent', id: `event_${index}`, ...event }));
  const auditLog = ({ first, after }: { first: number; after?: string | null }) => {
    const from = after ? Number(after) : 0;
    return {
      edges: all.slice(from, from + first).map((node, index) => ({ cursor: String(from + index + 1), node })),
      pageInfo: { hasNextPage: from + first < all.length, endCursor: String(from + first) },
    };
  };
  const page = renderRoute({
    path: '/settings/account',
    query: settingsQuery,
    variables: {},
    Component: SettingsPage,
    server: {
      viewer: {
        user: {
          __typename: 'User',
          id: 'user_1',
          authProvider: 'EMAIL',
          isCoach: false,
          singleKeyShortcuts: true,
          timeZone: 'Pacific/Auckland',
          units: 'METRIC',
          poolLength: 'POOL_25_M',
        },
        athlete: { __typename: 'Athlete', id: 'athlete_1', languageModel: null, coachings: [] },
        coach: null,
        accessTokens: [],
        auditLog,
      },
    },
  });
  await page.answer();
  return page;
}
const card = () => within(screen.getByRole('region', { name: 'Account Activity' }));
const told = () =>
  card()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what was done with the account is told in the own time zone, the latest five first and older ones on demand', async () => {
  const acts = ['SIGNED_IN', 'PASSWORD_CHANGED', 'EXPORTED', 'SESSIONS_ENDED', 'COACH_ACCEPTED', 'ACCOUNT_CREATED'];
  const page = await show([
    { act: 'TOKEN_CREATED', at: '2026-11-20T12:00:00.000Z', detail: 'Watch (READ)' },
    ...acts.map((act) => ({ act, at: '2026-11-19T12:00:00.000Z', detail: null })),
  ]);
  expect(told()).toHaveLength(5);
  expect(told().slice(0, 2)).toEqual([
    'Access token made: Watch (READ)21 Nov 2026, 01:00',
    'Signed in20 Nov 2026, 01:00',
  ]);
  await userEvent.click(card().getByRole('button', { name: 'Show Older Activity' }));
  await page.answer();
  expect(told()).toHaveLength(7);
  expect(told().at(-1)).toBe('Account created20 Nov 2026, 01:00');
  expect(card().queryByRole('button')).toBeNull();
});

test('a calendar is called what its card calls it', async () => {
  await show(['full', 'busy'].map((detail) => ({ act: 'CALENDAR_CREATED', at: '2026-11-20T12:00:00.000Z', detail })));
  expect(told()).toEqual([
    'Calendar address made: Your training21 Nov 2026, 01:00',
    'Calendar address made: When you train21 Nov 2026, 01:00',
  ]);
});

test('nothing yet is said', async () => {
  await show([]);
  expect(card().queryByRole('button')).toBeNull();
  expect(card().getByText('Nothing yet.')).toBeVisible();
  expect(card().getByRole('link', { name: 'Change your password' })).toHaveAttribute(
    'href',
    '/settings/account#sign-in',
  );
});
