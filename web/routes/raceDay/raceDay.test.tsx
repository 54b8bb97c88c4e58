import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import raceDayQuery from '../../__generated__/RaceDayPageQuery$parameters.ts';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { RaceDayPage } from './RaceDayPage.tsx';

type Fields = Record<string, unknown>;

afterEach(() => {
  act(() => dismissToast());
  act(() => setUnits({ units: 'metric', poolLength: '25m' }));
});

const aSplit = (toM: number, seconds: number, clockSec: number) => ({ toM, seconds, clockSec, gainM: 12, watts: null });
const aRun = (fields: Fields = {}) => ({
  kind: 'RUN',
  name: 'Run',
  distanceM: 10_000,
  seconds: 3000,
  clockSec: 3000,
  watts: null,
  mostWatts: null,
  effort: 'RPE 8–9 of 10',
  advice: 'Run: the first tenth held back.',
  splits: [aSplit(5000, 1505, 1505), aSplit(10_000, 1495, 3000)],
  course: null,
  ...fields,
});
const aFuel = (fields: Fields = {}) => ({
  text: '60 g of carbohydrate an hour.',
  fluidText: 'Drink to thirst.',
  sodium: 'Sodium: enough.',
  intake: [],
  ...fields,
});
const NOTHING = {
  hasBikeCourse: false,
  hasRunCourse: false,
  temperatureC: null,
  humidity: null,
  practisedCarbsPerHour: null,
  gelCarbsG: null,
  bottleCarbsG: null,
  bottleMl: null,
};
const aPlan = (fields: Fields = {}) => ({
  targetSec: 3000,
  isGoal: false,
  lowSec: 2950,
  highSec: 3060,
  summary: 'Predicted 0:49–0:51 h, by VDOT.',
  support: null,
  notes: [],
  legs: [aRun()],
  fuel: aFuel(),
  heat: null,
  warmUp: ['10 min easy jog'],
  checklist: ['Number'],
  troubles: [{ title: 'Stomach', line: 'Ease for ten minutes.' }],
  disclaimer: 'Not medical advice.',
  given: NOTHING,
  changedByRole: null,
  ...fields,
});
const aRace = (dayPlan: Fields | null) => ({
  __typename: 'Race',
  id: 'race',
  raceName: 'Lake Run',
  raceType: 'RACE_10K',
  raceDate: '2027-05-02',
  location: 'Zug',
  athlete: { id: 'athlete', firstName: 'Mara', lastName: 'Lind' },
  dayPlan,
});

async function show(
  node: Fields | null,
  { path = '/season-plan/race/race', after = node }: { path?: string; after?: Fields | null } = {},
) {
  const page = renderRoute({
    path,
    query: raceDayQuery,
    variables: { id: 'race' },
    Component: RaceDayPage,
    server: { node, updateRaceDayPlan: { __typename: 'UpdateRaceDayPlanPayload', race: after } },
  });
  expect(await screen.findByRole('status', { name: 'Loading the race day' })).toBeInTheDocument();
  await page.answer();
  return page;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));

test('a race is told in its time, its splits and what to mind', async () => {
  await show(aRace(aPlan({ notes: ['Flat.'] })));
  expect(screen.getByRole('heading', { level: 1, name: 'Lake Run' })).toBeInTheDocument();
  expect(region('Time').getByText('0:50:00')).toBeInTheDocument();
  expect(region('Time').getByText('Range 0:49:10 to 0:51:00')).toBeInTheDocument();
  expect(region('Time').getByText('Flat.')).toBeInTheDocument();
  expect(rows('Splits of the run')).toEqual([
    ['To', 'Split', 'Pace', 'Clock'],
    ['5 km', '25:05', '5:01 /km', '0:25:05'],
    ['10 km', '24:55', '4:59 /km', '0:50:00'],
  ]);
  expect(region('Before the start').getByRole('list', { name: 'Checklist' })).toHaveTextContent('Number');
  expect(region('When it goes wrong').getByText('Ease for ten minutes.')).toBeInTheDocument();
  expect(screen.getAllByText('Not medical advice.')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Season plan' })).toHaveAttribute('href', '/season-plan');
});

test('in own units', async () => {
  act(() => setUnits({ units: 'imperial', poolLength: '25yd' }));
  await show(aRace(aPlan({ given: { ...NOTHING, temperatureC: 20 } })));
  expect(rows('Splits of the run')[1]).toEqual(['3.11 mi', '25:05', '8:04 /mi', '0:25:05']);
  expect(screen.getByRole('spinbutton', { name: 'Temperature (°F)' })).toHaveValue(68);
});

test('legs of a triathlon stand above the splits of each; a course is drawn and told', async () => {
  const course = { distanceM: 40_000, gainM: 320, heights: [400, 560, 400] };
  const ride = aRun({
    kind: 'RIDE',
    name: 'Bike',
    distanceM: 40_000,
    seconds: 4000,
    clockSec: 5800,
    watts: 212,
    mostWatts: 250,
    splits: [
      { ...aSplit(20_000, 2000, 3800), watts: 214 },
      { ...aSplit(40_000, 2000, 5800), watts: 210 },
    ],
    course,
  });
  const swim = aRun({
    kind: 'SWIM',
    name: 'Swim',
    distanceM: 1500,
    seconds: 1700,
    clockSec: 1700,
    splits: [aSplit(1500, 1700, 1700)],
  });
  const change = aRun({
    kind: 'CHANGE',
    name: 'T1',
    distanceM: null,
    seconds: 100,
    clockSec: 1800,
    advice: null,
    splits: [],
  });
  await show(aRace(aPlan({ legs: [swim, change, ride] })));
  expect(rows('Legs')).toEqual([
    ['Leg', 'Distance', 'Time', 'Pace or power', 'Clock'],
    ['Swim', '1500 m', '0:28:20', '1:53 /100 m', '0:28:20'],
    ['T1', '', '0:01:40', '', '0:30:00'],
    ['Bike', '40 km', '1:06:40', '212 W, 36.0 km/h', '1:36:40'],
  ]);
  expect(rows('Splits of the bike')[1]).toEqual(['20 km', '33:20', '214 W, 36.0 km/h', '12 m', '1:03:20']);
  expect(screen.getByText(/up to 250 W on climbs/)).toBeInTheDocument();
  expect(
    screen.getByRole('img', {
      name: (name) =>
        name.replaceAll('\u00a0', ' ') === 'Elevation of the bike over 40 km: 320 m climbed, between 400 m and 560 m',
    }),
  ).toBeInTheDocument();
});

test('without a time there is the effort, and what a prediction takes', async () => {
  const summary = 'Not predicted yet: that takes your threshold pace.';
  const leg = aRun({ seconds: null, clockSec: null, splits: [] });
  await show(
    aRace(
      aPlan({ targetSec: null, lowSec: null, highSec: null, summary, notes: [summary, 'Until then …'], legs: [leg] }),
    ),
  );
  expect(region('Time').getByRole('heading', { name: 'By effort' })).toBeInTheDocument();
  expect(region('Time').getAllByText(summary)).toHaveLength(1);
  expect(region('Pacing').getByText('RPE 8–9 of 10')).toBeInTheDocument();
});

test('gels and bottles stand by the clock', async () => {
  const intake = [
    { fromSec: 2400, untilSec: 6000, kind: 'BOTTLE', grams: 60 },
    { fromSec: 7500, untilSec: 7500, kind: 'GEL', grams: 25 },
  ];
  await show(aRace(aPlan({ targetSec: 10_000, fuel: aFuel({ intake }) })));
  const items = region('Fuel').getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['0:40–1:40 bottle 60 g', '2:05 gel 25 g']);
  expect(region('Fuel').getByText(/2 in all, 85 g/)).toBeInTheDocument();
});

test('heat that is too much is said as such', async () => {
  const heat = {
    level: 'DO_NOT_RACE',
    wbgt: 28.1,
    slowerLow: 4,
    slowerHigh: 16.6,
    slowerLowSec: 120,
    slowerHighSec: 498,
    dropout: 25.7,
    advice: 'Do not race for time.',
  };
  await show(aRace(aPlan({ heat, given: { ...NOTHING, temperatureC: 27, humidity: 70 } })));
  expect(region('Heat').getByText('27 °C · 70% humidity · WBGT about 28.1 °C in the sun')).toBeInTheDocument();
  expect(region('Heat').getByText('Too hot to race for time')).toBeInTheDocument();
  expect(region('Heat').getByText(/4 to 16.6% slower, 2:00 to 8:18/)).toBeInTheDocument();
});

test('what is entered is checked and sent, and the plan follows', async () => {
  const heat = {
    level: 'FAST',
    wbgt: 8,
    slowerLow: 0,
    slowerHigh: 0,
    slowerLowSec: 0,
    slowerHighSec: 0,
    dropout: 4.7,
    advice: 'Good weather.',
  };
  const given = { ...NOTHING, temperatureC: 5.5, practisedCarbsPerHour: 60 };
  const page = await show(aRace(aPlan()), { after: aRace(aPlan({ heat, given, changedByRole: 'ATHLETE' })) });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  const practised = screen.getByRole('spinbutton', { name: 'Practised carbohydrate (g per hour)' });
  await userEvent.type(practised, '200');
  await userEvent.click(save);
  expect(await screen.findByText('Use a whole number from 0 to 150.')).toBeInTheDocument();
  await userEvent.clear(practised);
  await userEvent.type(practised, '60');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Temperature (°C)' }), '5.5');
  await userEvent.click(save);
  expect(page.asked()).toEqual([
    {
      raceId: 'race',
      temperatureC: 5.5,
      humidity: null,
      practisedCarbsPerHour: 60,
      gelCarbsG: null,
      bottleCarbsG: null,
      bottleMl: null,
    },
  ]);
  await page.answer();
  expect(region('Heat').getByText('Good weather.')).toBeInTheDocument();
  expect(screen.getByText('Last changed by you.')).toBeInTheDocument();
  expect(save).toBeDisabled();
});

const GPX = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
  ${Array.from({ length: 20 }, (_, index) => `<trkpt lat="${47 + index / 1000}" lon="8"><ele>${400 + index}</ele></trkpt>`).join('\n')}
</trkseg></trk></gpx>`;
const fileOf = (text: string, name: string) => new File([text], name);

describe('a course', () => {
  test('is read here, and its distances and heights alone are sent', async () => {
    const page = await show(aRace(aPlan()));
    fireEvent.change(screen.getByTestId('file'), { target: { files: [fileOf(GPX, 'lake.gpx')] } });
    await waitFor(() => expect(page.asked()).toHaveLength(1));
    const [{ raceId, runCourse }] = page.asked() as [{ raceId: string; runCourse: { d: number; ele: number }[] }];
    expect(raceId).toBe('race');
    expect(runCourse).toHaveLength(20);
    expect(runCourse[0]).toEqual({ d: 0, ele: 400 });
    expect(runCourse.at(-1)).toEqual({ d: 2113, ele: 419 });
    expect(Object.keys(page.asked()[0] as object).sort()).toEqual(['raceId', 'runCourse']);
  });

  test.each([
    ['<html></html>', 'This is no GPX or FIT file.'],
    ['not even a text of tags', 'This is no GPX or FIT file.'],
    ['<gpx><trk/></gpx>', 'This file tells no heights along a course.'],
  ])('of another file there is none: %s', async (text, message) => {
    const page = await show(aRace(aPlan()));
    fireEvent.change(screen.getByTestId('file'), { target: { files: [fileOf(text, 'x.gpx')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(page.asked()).toEqual([]);
  });

  test('is taken away', async () => {
    const page = await show(aRace(aPlan({ given: { ...NOTHING, hasRunCourse: true } })));
    await userEvent.click(screen.getByRole('button', { name: 'Remove run course' }));
    expect(page.asked()).toEqual([{ raceId: 'race', runCourse: null }]);
  });
});

test('a race that is over, and one that is not there, say so', async () => {
  await show(aRace(null));
  expect(screen.getByText('This race is over')).toBeInTheDocument();
});

test('a race that is nobody’s or somebody else’s is not there', async () => {
  await show(null);
  expect(screen.getByText('This race is not here')).toBeInTheDocument();
});
