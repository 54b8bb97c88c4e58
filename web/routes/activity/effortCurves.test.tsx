import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '../../relay/testing.tsx';
import query from '../../__generated__/EffortCurvesPageQuery$parameters.ts';
import { EffortCurvesPage } from './EffortCurvesPage.tsx';

const effort = (seconds: number, value: number, activityId: string, date = '2026-11-10') => ({
  seconds,
  value,
  heartRate: null,
  activityId,
  date,
});
const bike = {
  sport: 'CYCLING',
  measure: 'POWER',
  threshold: 250,
  spans: [
    { period: 'SIX_WEEKS', efforts: [effort(5, 700, 'a'), effort(1200, 240, 'b')], fastest: [] },
    { period: 'SEASON', efforts: [effort(5, 800, 'c', '2026-09-20'), effort(1200, 245, 'c')], fastest: [] },
    {
      period: 'ALL_TIME',
      efforts: [effort(5, 900, 'd', '2025-06-01'), effort(1200, 262.4, 'd', '2025-06-01'), effort(3600, 230, 'e')],
      fastest: [],
    },
  ],
};
const run = {
  sport: 'RUNNING',
  measure: 'SPEED',
  threshold: null,
  spans: [
    { period: 'SIX_WEEKS', efforts: [], fastest: [] },
    {
      period: 'ALL_TIME',
      efforts: [effort(5, 5, 'r'), effort(1200, 4, 'r')],
      fastest: [{ metres: 5000, seconds: 1250, activityId: 'r', date: '2026-01-02' }],
    },
  ],
};

async function show(effortCurves: object[], { search = '', isOwn = true } = {}) {
  const athlete = { id: 'athlete_1', scheduleRevision: 3, effortCurves };
  const page = renderRoute({
    path: isOwn ? `/performance/curves${search}` : `/coach/athlete/:athleteId/curves`,
    query,
    variables: { id: 'athlete_1', isOwn },
    Component: EffortCurvesPage,
    server: isOwn ? { viewer: { athlete } } : { athlete },
  });
  await page.answer();
  return page;
}
const slider = () => screen.getByRole('slider', { name: /Curve, by length/ });
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each length tells what was held in six weeks, in the season and ever, by keyboard too', async () => {
  await show([bike]);
  expect(screen.getByRole('heading', { name: 'Power Curve' })).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', '20 min; Six weeks 240 W; Season 245 W; All time 262 W');
  slider().focus();
  await userEvent.keyboard('{End}');
  expect(slider()).toHaveAttribute('aria-valuetext', '1:00 h; Six weeks –; Season –; All time 230 W');
  await userEvent.keyboard('{Home}');
  expect(slider()).toHaveAttribute('aria-valuetext', '5 s; Six weeks 700 W; Season 800 W; All time 900 W');
  expect(screen.getByText('FTP 250 W')).toBeInTheDocument();
  expect(screen.getByText('Best of all time: 5 s 900 W; 20 min 262 W; 1:00 h 230 W.')).toBeInTheDocument();
  // one sport: nothing to choose
  expect(screen.queryByRole('group', { name: 'Sport' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
  expect(screen.getByRole('table', { name: 'Power Curve by length' })).toBeVisible();
});

test('a record leads to the recording that holds it', async () => {
  await show([bike]);
  const records = within(screen.getByRole('region', { name: 'Records' }));
  expect(cells('20 min')).toEqual(['240 W10 Nov 2026', '245 W10 Nov 2026', '262 W1 Jun 2025']);
  expect(cells('1:00 h')).toEqual(['–', '–', '230 W10 Nov 2026']);
  expect(records.getByRole('link', { name: /262 W/ })).toHaveAttribute('href', '/activities/d');
});

test('the sport is in the address, and is chosen there; runs tell pace and their fastest kilometres', async () => {
  const { router, answer } = await show([run, bike], { search: '?sport=CYCLING' });
  expect(screen.getByRole('radio', { name: 'Bike' })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Power Curve' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Run' }));
  await answer();
  expect(router.state.location.search).toBe('?sport=RUNNING');
  expect(await screen.findByRole('heading', { name: 'Pace Curve' })).toBeVisible();
  expect(slider()).toHaveAttribute('aria-valuetext', '20 min; Six weeks –; All time 4:10 /km');
  expect(cells('5 km')).toEqual(['–', '20:502 Jan 2026']);
  expect(screen.getByText(/those on the flat/)).toBeVisible();
});

test('a sport that is not there gives way to the first', async () => {
  await show([run], { search: '?sport=SWIMMING' });
  expect(screen.getByRole('heading', { name: 'Pace Curve' })).toBeVisible();
});

test('without an effort the page says what will be here, and where recordings come in', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'No efforts recorded yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a Recording' })).toHaveAttribute('href', '/performance#activities');
});

test('a coach reads them, and goes back to the athlete', async () => {
  await show([bike], { isOwn: false });
  expect(screen.getByText(/the athlete has held/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Athlete' })).toHaveAttribute(
    'href',
    expect.stringContaining('/coach/athlete/'),
  );
  expect(screen.queryByRole('link', { name: 'Add a Recording' })).toBeNull();
});

test('what comes in while it is open appears', async () => {
  const page = await show([]);
  expect(page.followed()).toEqual([{ athleteId: 'athlete_1', since: 3 }]);
  await page.publish({
    scheduleUpdated: { revision: 4, athlete: { id: 'athlete_1', scheduleRevision: 4, effortCurves: [bike] } },
  });
  expect(screen.getByRole('heading', { name: 'Power Curve' })).toBeVisible();
});
