import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '../../relay/testing.tsx';
import query from '../../__generated__/ActivitiesPageQuery$parameters.ts';
import { ActivitiesPage } from './ActivitiesPage.tsx';

const ride = (id: string, date: string, over: object = {}) => ({
  __typename: 'Activity',
  id,
  recordedSport: 'CYCLING',
  date,
  movingSec: 3720,
  distanceM: 32_400,
  tss: 64.2,
  measure: 'POWER',
  measureNote: null,
  workout: null,
  ...over,
});
const listed = (nodes: object[], hasNextPage = false) => ({
  edges: nodes.map((node, index) => ({ cursor: String(index), node })),
  pageInfo: { hasNextPage, endCursor: hasNextPage ? String(nodes.length - 1) : null },
});
const anAthlete = (activities: object) => ({ __typename: 'Athlete', id: 'athlete_1', firstName: 'Ada', activities });

async function show(activities: object, { isOwn = true, next }: { isOwn?: boolean; next?: object } = {}) {
  const athlete = anAthlete(activities);
  const page = renderRoute({
    path: isOwn ? '/performance/activities' : '/coach/athlete/:athleteId/activities',
    query,
    variables: { id: 'athlete_1', isOwn },
    Component: ActivitiesPage,
    server: { ...(isOwn ? { viewer: { athlete } } : { athlete }), node: next && anAthlete(next) },
  });
  await page.answer();
  return page;
}
const months = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('recordings stand under their months, and those of one sport alone can be asked for', async () => {
  const swim = ride('activity_3', '2026-09-01', { recordedSport: 'SWIMMING' });
  const { answer } = await show(listed([ride('activity_1', '2026-11-19'), ride('activity_2', '2026-10-31')]), {
    next: listed([swim]),
  });
  expect(months()).toEqual(['November 2026', 'October 2026']);
  const october = within(screen.getByRole('list', { name: 'Activities of October 2026, latest first' }));
  expect(october.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sport' }), 'Swims');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await answer();
  expect(screen.getByRole('listitem', { name: /^Swim on Tue 1 Sep 2026/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sport' })).toHaveValue('SWIMMING');
});

test('older ones come by themselves as the end of the list comes near', async () => {
  const { answer } = await show(listed([ride('activity_1', '2026-11-19')], true), {
    next: listed([ride('activity_2', '2026-08-02')]),
  });
  await answer();
  expect(months()).toEqual(['November 2026', 'August 2026']);
  expect(screen.queryByRole('button', { name: 'Show Older Activities' })).toBeNull();
});

test('where older ones do not come, only a press asks again', async () => {
  const { answer, refuse } = await show(listed([ride('activity_1', '2026-11-19')], true), {
    next: listed([ride('activity_2', '2026-08-02')]),
  });
  await refuse(new Error('unreachable'));
  await answer();
  expect(months()).toEqual(['November 2026']);
  await userEvent.click(screen.getByRole('button', { name: 'Show Older Activities' }));
  await answer();
  expect(months()).toEqual(['November 2026', 'August 2026']);
});

test('a coach reads the same list, and it is the athlete’s to change', async () => {
  await show(listed([ride('activity_1', '2026-11-19')]), { isOwn: false });
  expect(screen.getByRole('listitem', { name: /^Ride on Thu 19 Nov 2026/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Athlete' })).toHaveAttribute(
    'href',
    expect.stringContaining('/coach/athlete/'),
  );
});

test.each([
  [true, 'No activities yet'],
  [false, 'Ada has no recordings yet.'],
])('without any (own list: %s) it says what comes here', async (isOwn, words) => {
  await show(listed([]), { isOwn });
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Sport' })).toBeNull();
});
