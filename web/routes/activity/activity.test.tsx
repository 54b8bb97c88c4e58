import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import activityQuery from '../../__generated__/ActivityPageQuery$parameters.ts';
import { METRIC } from '../../../api/core/units/displayUnits.ts';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { ActivityPage } from './ActivityPage.tsx';

afterEach(() => setUnits(METRIC));

const evenly = (value: (minute: number) => number | null) => ({
  seconds: Array.from({ length: 61 }, (_, minute) => 60 * minute),
  values: Array.from({ length: 61 }, (_, minute) => value(minute)),
});
const step = (number: number, kind: string, over: object) => ({
  number,
  movingSec: 600,
  startSec: 600 * (number - 1),
  power: 200,
  speed: null,
  heartRate: 150,
  off: 0,
  planned: { kind, durationSec: 600, target: { metric: 'FTP', lo: 0.95, hi: 1.05 } },
  ...over,
});
const lap = (index: number, over: object = {}) => ({
  startSec: 1800 * index,
  movingSec: 1800,
  distanceM: 16_000,
  power: 205,
  heartRate: 148,
  speed: 8.9,
  cadence: 88,
  ...over,
});
const ride = (over: object = {}) => ({
  __typename: 'Activity',
  id: 'activity_1',
  recordedSport: 'CYCLING',
  date: '2026-11-19',
  movingSec: 3601,
  distanceM: 32_000,
  tss: 64.2,
  measure: 'POWER',
  measureNote: null,
  averagePower: 205,
  normalizedPower: 210,
  averageHeartRate: 148,
  maxHeartRate: 171,
  zoneSec: [2400, 900, 301],
  athlete: {
    id: 'athlete_1',
    today: '2026-11-20',
    thresholds: { ftp: 200, lthr: 165, runThresholdSpeed: null, css: null },
  },
  workout: {
    id: 'workout_1',
    description: 'Tempo ride',
    workoutType: 'BIKE',
    intensity: 'TEMPO',
    scheduledDate: '2026-11-19',
    duration: 60,
    status: 'COMPLETED',
    feedback: {
      id: 'feedback_1',
      completionStatus: 'COMPLETED',
      actualDuration: 60,
      perceivedExertion: 6,
      feelingRating: 8,
      notes: 'Windy.',
      reasonForSkip: null,
    },
  },
  streams: [
    { name: 'POWER', ...evenly((minute) => (minute === 30 ? null : 200 + minute)) },
    { name: 'HEART_RATE', ...evenly((minute) => 120 + minute / 2) },
    { name: 'DISTANCE', ...evenly((minute) => 530 * minute) },
  ],
  laps: [lap(0), lap(1, { power: null, cadence: null })],
  analysis: {
    stepsText: '1 of 2 on target, the second 6% under.',
    steps: [step(1, 'WORK', {}), step(2, 'WORK', { off: -0.06, power: 179 })],
    peaks: [
      { seconds: 5, value: 640, seasonBest: 640 },
      { seconds: 1200, value: 231.4, seasonBest: 244 },
    ],
    fastest: [],
    efficiency: null,
    decoupling: null,
  },
  ...over,
});

async function show(node: object | null) {
  const page = renderRoute({
    path: '/activities/activity_1',
    query: activityQuery,
    variables: { id: 'activity_1' },
    Component: ActivityPage,
    server: {
      node,
      viewer: { athlete: { id: 'athlete_1' } },
      deleteActivity: { __typename: 'DeleteActivityPayload', deletedActivityId: 'activity_1' },
    },
  });
  await page.answer();
  return page;
}
const card = (name: string) => within(screen.getByRole('region', { name }));

test('a ride is told in sums, best efforts, steps, laps and zones, and by what it counts for', async () => {
  await show(ride());
  expect(screen.getByRole('heading', { level: 1, name: 'Tempo ride' })).toBeVisible();
  expect(screen.getByText('Ride, Thu 19 Nov 2026')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Sums' })).toHaveTextContent(
    'Time1:00:01Distance32 kmSpeed32.0 km/hMean power205 WNormalized210 WHeart rate148 bpmHighest171 bpmLoad64Load by power.',
  );
  expect(card('Best efforts').getByRole('row', { name: '5 s 640 W Best' })).toBeVisible();
  expect(card('Best efforts').getByRole('row', { name: '20 min 231 W 244 W' })).toBeVisible();
  expect(card('Planned steps').getByText('Work: 1 of 2 on target, the second 6% under.')).toBeVisible();
  expect(card('Planned steps').getByRole('row', { name: 'Work 10:00 of 10:00 190–210 W 179 6% under' })).toBeVisible();
  // a unit stands once, above its figures: a phone has room for the columns then
  expect(
    card('Laps').getByRole('row', { name: 'Lap Time Distance Speed km/h Power W Heart rate bpm Cadence rpm' }),
  ).toBeVisible();
  expect(card('Laps').getByRole('row', { name: /^1 30:00 .* 148 88$/ })).toBeVisible();
  expect(card('Laps').getByRole('row', { name: '2 30:00 16 km 32.0 – 148 –' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Time in zones' })).toHaveTextContent(
    'Easy40:0067% Moderate15:0025% Hard5:018%',
  );
  expect(screen.getByRole('region', { name: 'Workout' })).toHaveTextContent('Effort 6/10 · Feeling 8/10Windy.');
});

test('the chart is read by keyboard, over time or distance, with its gaps, and as a table', async () => {
  await show(ride());
  const slider = screen.getByRole('slider', { name: 'Recording over time' });
  slider.focus();
  await userEvent.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuetext', '0:08; 0.1 km; Power 200 W; Heart rate 120 bpm');
  // half an hour in, power was lost
  for (let press = 0; press < 30; press += 1) await userEvent.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', '30:08; 16 km; Power –; Heart rate 135 bpm');
  await userEvent.click(screen.getByRole('radio', { name: 'Over distance' }));
  const byWay = screen.getByRole('slider', { name: 'Recording over distance' });
  byWay.focus();
  await userEvent.keyboard('{End}');
  expect(byWay).toHaveAttribute('aria-valuetext', '59:53; 31.7 km; Power 260 W; Heart rate 150 bpm');
  await userEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
  expect(screen.getByRole('table', { name: 'The recording at even steps' })).toBeVisible();
});

test.each([
  ['RUNNING', 85, '170', 'spm'],
  // a file that counted each step
  ['RUNNING', 168, '168', 'spm'],
  ['SWIMMING', 28, '28', 'strokes/min'],
])('the cadence of %s at %d is told as %s %s', async (recordedSport, cadence, told, unit) => {
  const streams = [{ name: 'CADENCE', ...evenly(() => cadence) }];
  await show(ride({ recordedSport, streams, laps: [lap(0, { cadence }), lap(1, { cadence })] }));
  expect(card('Laps').getByRole('columnheader', { name: `Cadence ${unit}` })).toBeVisible();
  expect(card('Laps').getAllByRole('cell', { name: told })).toHaveLength(2);
  const slider = screen.getByRole('slider', { name: 'Recording over time' });
  slider.focus();
  await userEvent.keyboard('{Home}');
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(`Cadence ${told} ${unit}`));
});

test('a rest has no target to meet, and effort that is only felt leaves the unit to what was done', async () => {
  const felt = { planned: { ...step(1, 'WORK', {}).planned, target: { metric: 'RPE', lo: 3, hi: 4 } }, off: null };
  const steps = [step(1, 'WORK', felt), step(2, 'REST', { off: null })];
  await show(ride({ analysis: { ...ride().analysis, steps } }));
  expect(card('Planned steps').getByRole('row', { name: 'Work 10:00 of 10:00 RPE 3–4 200 W' })).toBeVisible();
  expect(card('Planned steps').getByRole('row', { name: 'Rest 10:00 of 10:00 – 200 W' })).toBeVisible();
});

test('what an old recording does not have is not shown, and said', async () => {
  const nothing = { stepsText: null, steps: [], peaks: [], fastest: [], efficiency: null, decoupling: null };
  await show(
    ride({
      recordedSport: 'STRENGTH',
      streams: [],
      laps: [],
      zoneSec: [],
      distanceM: null,
      analysis: nothing,
      workout: null,
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Strength workout' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Recording' })).toHaveTextContent('Nothing is kept of it second by second');
  expect(screen.queryByRole('region', { name: 'Laps' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Planned steps' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Time in zones' })).not.toBeInTheDocument();
  expect(screen.getByText('It counts for no workout.')).toBeVisible();
});

test('a ride without a threshold to compare it with says so', async () => {
  await show(ride({ zoneSec: [0, 0, 0] }));
  expect(screen.getByRole('region', { name: 'Time in zones' })).toHaveTextContent('No threshold was known');
});

test('a long easy ride says whether pulse and effort stayed together', async () => {
  await show(ride({ analysis: { ...ride().analysis, efficiency: 1.384, decoupling: 0.065 } }));
  expect(
    screen.getByText(/^Efficiency 1\.38 watts for each heartbeat\. Decoupling 6\.5%: in the second half/),
  ).toBeVisible();
});

test.each([
  ['metric', '1.26 metres'],
  ['imperial', '1.38 yards'],
] as const)('the efficiency of a run is told to who reads %s in their own unit', async (units, told) => {
  setUnits({ units, poolLength: '25m' });
  await show(ride({ recordedSport: 'RUNNING', analysis: { ...ride().analysis, efficiency: 1.38, decoupling: 0.03 } }));
  expect(screen.getByText(new RegExp(`^Efficiency ${told} for each heartbeat\\.`))).toBeVisible();
});

test('an activity that is not there is said to be gone', async () => {
  await show(null);
  expect(screen.getByRole('heading', { name: 'This activity is not here' })).toBeVisible();
});

test('it is deleted once that is confirmed', async () => {
  const page = await show(ride());
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText(
      'It is removed, and Tempo ride is again what it was before. Undo brings both back for seven days.',
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Activity' }));
  expect(page.asked()).toEqual([{ activityId: 'activity_1' }]);
  await page.answer();
  expect(await screen.findByText('Ride on Thu 19 Nov 2026 is gone.')).toBeVisible();
  expect(screen.getByText('Another page')).toBeVisible();
});
