import { screen, within } from '@testing-library/react';
import profileQuery from '../../__generated__/ProfilePageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { ProfilePage } from './ProfilePage.tsx';
// its chart comes late, and a slow machine would take longer than a test waits
import './ThresholdLine.tsx';

const accepted = (
  value: number,
  previous: number | null,
  decidedAt: string,
  sentence: string | null,
  decision = 'ACCEPTED',
) => ({
  __typename: 'ThresholdRecord',
  threshold: 'FTP',
  value,
  previous,
  decision,
  decidedAt,
  sentence,
});
const MARCH = 'FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold.';
// the latest first
const HISTORY = [
  accepted(262, 251, '2027-05-20T08:00:00Z', null),
  accepted(270, 251, '2027-05-01T08:00:00Z', 'FTP 251 → 270 W: 20 min at 284 W.', 'DISMISSED'),
  accepted(251, 238, '2027-03-15T08:00:00Z', MARCH),
];
const NONE = { ftp: null, runThresholdSpeed: null, css: null, lthr: null };

async function show(thresholds: object, thresholdHistory: readonly object[]) {
  const athlete = {
    __typename: 'Athlete',
    id: 'athlete_robin',
    firstName: 'Robin',
    lastName: 'Lake',
    today: '2027-06-01',
    age: 38,
    gender: 'FEMALE',
    scheduleRevision: 3,
    assessments: [],
    preferences: null,
    injuries: [],
    standingChanges: [],
    thresholds,
    testedSports: [],
    thresholdProposals: [],
    thresholdHistory,
  };
  const user = { __typename: 'User', id: 'user', email: 'r@example.com', authProvider: 'EMAIL', timeZone: 'UTC' };
  const page = renderRoute({
    path: '/profile',
    query: profileQuery,
    variables: {},
    Component: ProfilePage,
    server: { viewer: { user, athlete } },
  });
  await page.answer();
  return within(screen.getByRole('region', { name: 'Threshold History' }));
}

test('each accepted threshold is a dot that says what it rests on, and a row for those who hear the page', async () => {
  const card = await show({ ...NONE, ftp: 260, css: 1 }, HISTORY);
  expect(card.getByRole('heading', { name: 'FTP, 260 W' })).toBeVisible();
  const rows = within(card.getByRole('table', { name: 'FTP over time' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    `15 Mar 2027251 W${MARCH}`,
    '20 May 2027262 WOn file',
    'Today260 WOn file',
  ]);
  expect(await card.findByText(MARCH, { selector: 'title' })).toBeInTheDocument();
  expect(card.getByText('Today 260', { selector: 'title' })).toBeInTheDocument();
  expect(card.getByText('238')).toBeInTheDocument();
  expect(card.getByRole('heading', { name: 'Critical swim speed, 1:40 /100 m' })).toBeVisible();
  expect(card.getByText('No test, race or hard effort has changed it yet.')).toBeVisible();
  expect(card.queryByRole('table', { name: /swim/ })).toBeNull();
});

test('without a threshold, the card says how tests come', async () => {
  const card = await show(NONE, []);
  expect(card.getByText(/Easier weeks of your plan bring a test/)).toBeVisible();
});
