import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import performanceQuery from '../../__generated__/PerformancePageQuery$parameters.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';
import { PerformancePage } from './PerformancePage.tsx';
import { rangeIn } from './range.ts';
import { anAthlete, trained, untrained } from './testing/trainedAthlete.ts';

afterEach(() => windowOf(1440));

/** The page before the server has answered. */
const waiting = (athlete: ReturnType<typeof anAthlete>) =>
  renderRoute({
    path: '/performance',
    query: performanceQuery,
    variables: { weeks: 12 },
    Component: PerformancePage,
    server: { viewer: { athlete } },
  });

async function show(athlete: ReturnType<typeof anAthlete> = anAthlete(trained())) {
  const page = waiting(athlete);
  await page.answer();
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
/** A word with its number: after its definition, before what is shown of one place. */
const word = (name: string, of: string) => card(name).getAllByText(of, { selector: 'dt' })[1]!.closest('div');
/** Its meaning, once it was asked for. */
const meaning = (name: string, of: string) =>
  card(name).getAllByText(of, { selector: 'dt' })[0]!.closest('div')!.querySelector('dd');
const ask = (name: string) => userEvent.click(card(name).getByText('What is this?'));
const said = (name: string) => screen.getByRole('slider', { name }).getAttribute('aria-valuetext');
const rows = (name: string) => card(name).getAllByRole('row').slice(1);
const asTable = (name: string) => userEvent.click(card(name).getByRole('button', { name: 'Show as Table' }));

test('fitness, fatigue and form tell their meaning to who asks, and stand today first, then day by day', async () => {
  await show();
  const load = 'Fitness, Fatigue and Form';
  expect(word(load, 'Fitness')).toHaveTextContent(/^Fitness also called CTL\d+ [+−]?\d+ since 31 Aug 2026$/);
  expect(word(load, 'Load')).toHaveTextContent(/^Load also called TSS0 planned today$/);
  expect(meaning(load, 'Load')).not.toBeVisible();
  await ask(load);
  expect(card(load).getByText(/^Load, not ability/)).toBeVisible();
  expect(meaning(load, 'Load')).toBeVisible();
  expect(meaning(load, 'Load')).toHaveTextContent(/^What a workout asks/);
  expect(meaning(load, 'Fitness')).toHaveTextContent(/^The training of about the last six weeks/);
  expect(card(load).getByText(/^Marathon on 2 May 2027 lies beyond the weeks/)).toBeVisible();
  const chart = 'Fitness, fatigue and form, by day';
  expect(said(chart)).toMatch(/^Fri 20 Nov 2026; load 0, planned; fitness \d+, fatigue \d+, form [+−]?\d+, \w+/);
  screen.getByRole('slider', { name: chart }).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(said(chart)).toMatch(/^Thu 19 Nov 2026; load 80; /);
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  expect(said(chart)).toMatch(/^Sun 29 Nov 2026; load 80, planned; .*; Park Ten, C race$/);
});

test('today’s numbers stand beside those of the first day and of a week ago, and form has its band', async () => {
  await show();
  const load = 'Fitness, Fatigue and Form';
  expect(word(load, 'Fitness')).toHaveTextContent(/^Fitness also called CTL28 −2 since 31 Aug 2026/);
  expect(word(load, 'Fatigue')).toHaveTextContent(/^Fatigue also called ATL31 0 in 7 days/);
  // a quarter of the fitness of the evening before
  expect(word(load, 'Form')).toHaveTextContent(/^Form also called TSB−7 Building$/);
  expect(meaning(load, 'Form')).toHaveTextContent(/^Fitness less fatigue/);
  expect(said('Fitness, fatigue and form, by day')).toBe(
    'Fri 20 Nov 2026; load 0, planned; fitness 28, fatigue 31, form −7, building',
  );
  // no name of a band lies on the line of form
  expect(
    [...screen.getByRole('region', { name: load }).querySelectorAll('text')].map((name) => name.textContent),
  ).toEqual(['High strain', 'Very rested']);
  await ask(load);
  const bands = within(card(load).getByRole('list', { name: 'What form means while you train' }));
  expect(bands.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'High strain below −30%: more than most bear for long; take it easy',
    'Building −30% to −10%: tired enough to get fitter',
    'Steady −10% to 5%: load and rest are about even',
    'Fresh 5% to 35%: rested and ready to go hard',
    'Very rested above 35%: fitness is beginning to fade',
  ]);
  await asTable(load);
  const cells = (at: number) =>
    within(rows(load)[at]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(80)).toEqual(expect.arrayContaining(['80', '28', '36', '−2', 'Steady', 'training done']));
  expect(cells(81)).toEqual(expect.arrayContaining(['0', '28', '31', '−7', 'Building', 'plan']));
  // after a week in bed
  expect(cells(40)).toEqual(expect.arrayContaining(['27', '14', '+11', 'Very rested']));
});

test('moderate and hard time are told apart from easy time, by week and in all', async () => {
  const { days, weeks } = trained();
  const zoned = weeks.map((week) => ({
    ...week,
    zoneMinutes: (week.weekStartDate === '2026-11-16' ? [90, 45, 15] : [60, 0, 0]) as [number, number, number],
  }));
  await show(anAthlete({ days, weeks: zoned }));
  const zones = 'Time in Zones';
  // eleven weeks with an hour each before
  expect(screen.getByRole('region', { name: zones })).toHaveAccessibleDescription(
    'In these weeks: easy 92%, moderate 6%, hard 2%.',
  );
  expect(['Easy', 'Moderate', 'Hard'].map((name) => word(zones, name)?.textContent)).toEqual([
    expect.stringMatching(/Easy92%/),
    expect.stringMatching(/Moderate6%/),
    expect.stringMatching(/Hard2%/),
  ]);
  expect(said('Time in zones by week')).toBe('Week 16 – 22 Nov; easy 60%, moderate 30%, hard 10%');
  await asTable(zones);
  // weeks that have not begun have no time in them
  expect(rows(zones)).toHaveLength(12);
  expect(rows(zones).at(-1)).toHaveTextContent(/^16 Nov 20261:30 h45 min15 mineasy 60%, moderate 30%, hard 10%$/);
});

test('only a race to come is said to lie beyond the planned weeks', async () => {
  const race = (raceName: string, raceDate: string) => ({
    __typename: 'Race',
    id: raceName,
    raceName,
    raceDate,
    priority: 'A',
  });
  const races = [race('Long Ago', '2026-05-03'), race('Marathon', '2027-05-02')];
  await show(anAthlete(trained(), { seasonPlan: { __typename: 'SeasonPlan', id: 'plan', races } }));
  expect(screen.queryByText(/^Long Ago/)).not.toBeInTheDocument();
  expect(screen.getByText(/^Marathon on 2 May 2027 lies beyond the weeks/)).toBeVisible();
});

test.each([
  [{ wellOn: null }, 1],
  [{ wellOn: '2026-10-20' }, 0],
])('somebody with an illness of %j is told that form does not know of it: %i', async (illness, times) => {
  await show(anAthlete(trained(), { illness }));
  expect(screen.queryAllByText(/^You told us you are ill: whatever form says, rest comes first/)).toHaveLength(times);
});

test('every day stands in a table, done or planned', async () => {
  await show();
  await asTable('Fitness, Fatigue and Form');
  const days = rows('Fitness, Fatigue and Form');
  expect(days).toHaveLength(15 * 7);
  expect(days.filter((row) => row.textContent?.includes('training done'))).toHaveLength(81);
  expect(days[81]).toHaveTextContent(/^Fri 20 Nov 2026.*plan$/);
  expect(days[81]).toHaveAttribute('aria-current', 'date');
  expect(days[90]).toHaveTextContent(/Park Ten, C race$/);
});

test('a phone draws all sports in one, and each once it is asked for', async () => {
  windowOf(390);
  await show();
  const weekly = card('Weekly Training');
  const drawn = () => weekly.getAllByText(/done before this week$/).length;
  expect(drawn()).toBe(1);
  await userEvent.click(weekly.getByRole('button', { name: 'Sport by Sport' }));
  expect(drawn()).toBe(3);
  await userEvent.click(weekly.getByRole('button', { name: 'All Sports in One' }));
  expect(drawn()).toBe(1);
});

test('each week is told by sport, planned against done, in hours and in load', async () => {
  await show();
  const weekly = 'Weekly Training';
  expect(said('Hours by week')).toBe('Week 16 – 22 Nov; 2:30 of 4:00 h done; Run 1:00 of 2:30 h; Bike 1:30 of 1:30 h');
  await userEvent.click(card(weekly).getByRole('radio', { name: 'Load' }));
  expect(said('Load by week')).toBe('Week 16 – 22 Nov; load 140 of 220 done; Run 60 of 140; Bike 80 of 80');
  screen.getByRole('slider', { name: 'Load by week' }).focus();
  await userEvent.keyboard('{Home}');
  expect(said('Load by week')).toBe('Week 31 Aug – 6 Sep; load 220 of 220 done; Run 140 of 140; Bike 80 of 80');
  // eleven weeks are over; one was lost to illness, of another a ride and a run
  expect(screen.getByRole('region', { name: weekly })).toHaveAccessibleDescription(
    'In the weeks before this one: 37:00 of 44:00 h done, load 2040 of 2420.',
  );
  await asTable(weekly);
  expect(rows(weekly)).toHaveLength(15);
  expect(rows(weekly)[5]).toHaveTextContent(/^5 Oct 20260:00 \/ 4:00 h0 \/ 2200:00 \/ 2:30 h/);
  expect(rows(weekly)[12]).toHaveTextContent(/^23 Nov 20260:00 \/ 4:00 h/);
});

test('zones count what was done; a week of illness is not judged, the current one not yet', async () => {
  await show();
  expect(screen.getByRole('region', { name: 'Time in Zones' })).toHaveAccessibleDescription(
    'In these weeks: easy 100%, moderate 0%, hard 0%.',
  );
  expect(word('Time in Zones', 'Easy')).toHaveTextContent('100%');
  expect(said('Consistency by week')).toBe('Week 16 – 22 Nov; not over yet');
  expect(screen.getByRole('region', { name: 'Consistency' })).toHaveAccessibleDescription(
    'Of 10 weeks: 9 excellent, 0 good, 1 back to basics.',
  );
  await asTable('Consistency');
  expect(rows('Consistency').map((row) => row.textContent)).toEqual(
    expect.arrayContaining(['31 Aug 2026100%, excellent', '5 Oct 2026nothing to judge', '16 Nov 2026not over yet']),
  );
  expect(rows('Consistency')).toHaveLength(12);
});

test('the range is chosen by arrow keys and stands in the address', async () => {
  const { router, answer } = await show();
  const range = () => screen.getByRole('radio', { name: '12 weeks' });
  expect(range()).toBeChecked();
  range().focus();
  await userEvent.keyboard('{ArrowRight}');
  await answer();
  expect(router.state.location.search).toBe('?weeks=26');
  expect(screen.getByRole('radio', { name: '26 weeks' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '26 weeks' })).toHaveFocus();
});

test.each([
  ['', 12],
  ['?weeks=156', 156],
  ['?weeks=7', 12],
  ['?weeks=all&x=1', 12],
])('an address with %p shows %d weeks', (search, weeks) => {
  expect(rangeIn(search)).toBe(weeks);
});

test.each([
  [{ raceGoal: null, seasonPlan: null }, 'Set Your Goal', '/onboarding'],
  [{ seasonPlan: null }, 'Create a Season Plan', '/season-plan'],
  [{}, 'Go to Training', '/training-schedule'],
])('without workouts the next step is offered: %p', async (fields, name, to) => {
  const page = waiting(anAthlete(untrained(), fields));
  const title = () => screen.findByRole('heading', { name: 'Fitness, Fatigue and Form' });
  expect(await title()).toBeVisible();
  await page.answer();
  // what the first moment said stays true
  expect(await title()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No workouts in these weeks yet' })).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('what changes elsewhere appears', async () => {
  const { publish, followed } = await show(anAthlete(untrained()));
  expect(followed()).toMatchObject([{ since: 3 }]);
  await publish({ scheduleUpdated: { revision: 4, athlete: anAthlete(trained()) } });
  expect(said('Hours by week')).toContain('2:30 of 4:00 h done');
});
