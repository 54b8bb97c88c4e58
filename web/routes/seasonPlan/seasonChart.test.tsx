import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plannedAthlete, plannedSeason } from './testing/plannedSeason.ts';
import { showSeason } from './testing/showSeason.tsx';

const chart = () => screen.getByRole('region', { name: 'Season Chart' });
const crosshair = () => within(chart()).getByRole('slider', { name: 'Season chart' });
const said = () => crosshair().getAttribute('aria-valuetext');

async function showChart() {
  return showSeason(plannedSeason(), {}, plannedAthlete);
}

test('the crosshair rests on today and goes by week, by day, and to both ends', async () => {
  await showChart();
  expect(said()).toMatch(
    /^Week 16 – 22 Nov; Base · training week; [\d:]+ h planned; 1:30 h done; 20 Nov 2026: fitness \d+, fatigue \d+, form/,
  );
  crosshair().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(said()).toMatch(/^Week 23 – 29 Nov; .* planned; 27 Nov 2026/);
  expect(said()).not.toContain('done');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(said()).toContain('26 Nov 2026');
  await userEvent.keyboard('{Home}');
  expect(said()).toMatch(/^Week 2 – 8 Nov; .*; 3:30 h done; 2 Nov 2026/);
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
  expect(said()).toContain('2 Nov 2026');
  await userEvent.keyboard('{End}{PageDown}{ArrowRight}');
  expect(said()).toContain('Marathon, A race: form');
  await userEvent.tab();
  expect(said()).toContain('20 Nov 2026');
});

test('nothing of the chart is drawn again while the crosshair moves', async () => {
  await showChart();
  const changed: Node[] = [];
  const watcher = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  for (const drawing of chart().querySelectorAll('svg'))
    watcher.observe(drawing, { attributes: true, childList: true, subtree: true, characterData: true });
  crosshair().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(said()).toContain('11 Dec 2026');
  watcher.disconnect();
  expect(changed).toEqual([]);
});

test('every week stands in the table, with its hours, its load and its races', async () => {
  const season = plannedSeason();
  await showChart();
  const toggle = within(chart()).getByRole('button', { name: 'Show as Table' });
  await userEvent.click(toggle);
  const rows = within(within(chart()).getByRole('table')).getAllByRole('row').slice(1);
  const weeks = season['weeks'] as unknown as { weekStartDate: string; plannedHours: number }[];
  expect(rows).toHaveLength(weeks.length);
  expect(rows[0]).toHaveTextContent(/^2 Nov 2026Base · training week[\d:]+ h3:30 h\d+\d+/);
  expect(rows[2]).toHaveAttribute('aria-current', 'date');
  expect(rows[3]).toHaveTextContent('–');
  expect(rows.map((row) => row.textContent).filter((text) => text?.includes('lighter week')).length).toBeGreaterThan(3);
  expect(rows.find((row) => row.textContent?.includes('Tune-up'))).toHaveTextContent(
    /Tune-up, B race: form [+−]?\d+, \w+/,
  );
  expect(within(chart()).queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.click(within(chart()).getByRole('button', { name: 'Show as Chart' }));
  expect(crosshair()).toBeInTheDocument();
});

test('form on race day is told for A and B races, and what the words mean', async () => {
  await showChart();
  const [tuneUp, marathon] = within(chart())
    .getAllByRole('listitem')
    .filter((line) => line.textContent?.includes('2027'));
  expect(tuneUp).toHaveTextContent(/Tune-upB · important7 Mar 2027/);
  expect(marathon).toHaveTextContent(/^\+\d+MarathonA · main goal2 May 2027Fresh rested and fit$/);
  expect(within(chart()).getByText(/Fitness less fatigue, as you wake up/)).toBeInTheDocument();
  expect(chart()).toHaveAccessibleDescription(
    /\d+ weeks; the largest, .* has [\d:]+ h\. Fitness goes from \d+ to \d+ on/,
  );
});

test('without weeks there is no chart', async () => {
  await showSeason({ ...plannedSeason(), weeks: [], load: [] }, {}, plannedAthlete);
  expect(screen.queryByRole('region', { name: 'Season Chart' })).not.toBeInTheDocument();
});
