import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import seasonPlanQuery from '../../__generated__/SeasonPlanPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { SeasonPlanPage } from './SeasonPlanPage.tsx';

type Fields = Record<string, unknown>;

const aPhase = (phaseName: string, phaseType: string, startDate: string, endDate: string, fields: Fields = {}) => ({
  __typename: 'Phase',
  id: phaseName,
  phaseName,
  phaseType,
  startDate,
  endDate,
  weeklyVolume: 7,
  description: `${phaseName} description.`,
  focusAreas: [],
  baseSports: ['RUNNING'],
  sportPreferences: ['RUNNING', 'STRENGTH'],
  isEdited: false,
  ...fields,
});

const aRace = (raceName: string, raceDate: string, fields: Fields = {}) => ({
  __typename: 'Race',
  id: raceName,
  raceName,
  raceType: 'MARATHON',
  raceDate,
  priority: 'A',
  location: null,
  notes: null,
  ...fields,
});

const aPlan = (fields: Fields = {}) => ({
  __typename: 'SeasonPlan',
  id: 'plan',
  seasonStart: '2026-11-02',
  seasonEnd: '2027-05-09',
  dateIsAssumed: false,
  mainRace: null,
  sportPreferences: ['RUNNING', 'STRENGTH'],
  phases: [],
  races: [],
  warnings: [],
  ...fields,
});

const GOAL = { __typename: 'RaceGoal', id: 'goal' };

async function show(seasonPlan: Fields | null, mutations: ServerData = {}, raceGoal: Fields | null = GOAL) {
  const athlete = { __typename: 'Athlete', id: 'athlete', today: '2026-11-20', raceGoal, schedule: null, seasonPlan };
  const page = renderRoute({
    path: '/season-plan',
    query: seasonPlanQuery,
    variables: {},
    Component: SeasonPlanPage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

test('without a plan, one button makes it from the goal', async () => {
  const planned = { __typename: 'Athlete', id: 'athlete', today: '2026-11-20', schedule: null, seasonPlan: aPlan() };
  const page = await show(null, { createSeasonPlan: { __typename: 'CreateSeasonPlanPayload', athlete: planned } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Season Plan' }));
  await page.answer();
  expect(screen.queryByRole('button', { name: 'Create Season Plan' })).not.toBeInTheDocument();
  expect(screen.getByText('2 Nov 2026 – 9 May 2027')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Training Schedule' })).toHaveAttribute('href', '/training-schedule');
});

test('without a goal, the way leads to onboarding', async () => {
  await show(null, {}, null);
  expect(screen.queryByRole('button', { name: 'Create Season Plan' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set Your Goal' })).toHaveAttribute('href', '/onboarding');
});

test('a plan that cannot be made says why', async () => {
  const page = await show(null, {
    createSeasonPlan: { __typename: 'NotPossible', code: 'NO_GOAL', message: 'Choose a race goal first.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create Season Plan' }));
  await page.answer();
  expect(screen.getAllByText('Choose a race goal first.')).not.toHaveLength(0);
});

test('sports are named, or that there are none', async () => {
  await show(aPlan());
  const sports = screen.getByRole('region', { name: 'Sport Focus' });
  expect(sports).toHaveTextContent('RunningStrength');
  expect(sports).not.toHaveTextContent('No sports selected');
});

test('no sports selected', async () => {
  await show(aPlan({ sportPreferences: [] }));
  expect(screen.getByText('No sports selected')).toBeInTheDocument();
});

test('races stand by date, with type, place, priority and the time left', async () => {
  const races = [
    aRace('Autumn', '2027-05-02', { location: 'Zurich' }),
    aRace('Next week', '2026-11-30', { raceType: 'HALF_MARATHON', priority: 'B' }),
    aRace('Gone', '2026-11-08', { priority: 'C' }),
  ];
  await show(aPlan({ races }));
  const lines = within(screen.getByRole('region', { name: 'Race Schedule' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'GoneMarathon8 Nov 2026C · training race',
    'Next weekHalf Marathon30 Nov 2026B · importantin 10 days',
    'AutumnMarathon2 May 2027ZurichA · main goalin 23 weeks',
  ]);
});

test('without races there is no race schedule', async () => {
  await show(aPlan());
  expect(screen.queryByRole('region', { name: 'Race Schedule' })).not.toBeInTheDocument();
});

test('phases say when, how much and what for; races stand under the phase they fall into; today in the current one', async () => {
  const phases = [
    aPhase('Base', 'BASE', '2026-11-02', '2027-01-17', { weeklyVolume: 6.5, focusAreas: ['Endurance', 'Strength'] }),
    aPhase('Build', 'BUILD', '2027-01-18', '2027-05-09'),
  ];
  const races = [
    aRace('First of Build', '2027-01-18', { notes: 'Hilly.', location: 'Bern' }),
    aRace('Last of Base', '2027-01-17', { priority: 'C' }),
  ];
  await show(aPlan({ phases, races }));
  const timeline = screen.getByRole('region', { name: 'Training Phases and Race Schedule' });
  const lineOf = (name: string) => within(timeline).getByRole('heading', { name }).closest('li')!;
  const base = lineOf('Base');
  expect(base).toHaveTextContent('2 Nov 2026 – 17 Jan 2027');
  expect(base).toHaveTextContent('6.5 h/week');
  expect(base).toHaveTextContent('Base description.');
  expect(base).toHaveTextContent('EnduranceStrength');
  expect(base).toHaveTextContent('Today, 20 Nov 2026');
  expect(base).toHaveTextContent('Last of Base');
  expect(base).not.toHaveTextContent('First of Build');
  const build = lineOf('Build');
  expect(build).toHaveTextContent('First of BuildA · main goalMonday 18 January 2027 · Marathon · BernHilly.');
  expect(build).not.toHaveTextContent('Today');
  expect(
    within(timeline).getByRole('img', { name: 'Season from 2 Nov 2026 to 9 May 2027: 2 phases, 2 races.' }),
  ).toBeInTheDocument();
});

test.each([
  [3, false],
  [4, true],
])('%i main races: too many is %s', async (count, isTooMany) => {
  const races = Array.from({ length: count }, (_, index) => aRace(`Race ${index}`, `2027-0${index + 1}-10`));
  await show(aPlan({ races }));
  expect(screen.queryByText('Too Many A Races') !== null).toBe(isTooMany);
});

test('what the planner warns of, and an assumed date, are told', async () => {
  await show(
    aPlan({
      dateIsAssumed: true,
      mainRace: aRace('Goal', '2027-05-02'),
      warnings: [
        { code: 'RACE_DATE_ASSUMED', message: 'No date: 2027-05-02.', recommendation: 'Edit the race.' },
        { code: 'X', message: 'You start from few hours.', recommendation: 'Keep the first weeks easy.' },
      ],
    }),
  );
  expect(screen.getByText(/the race is placed on 2 May 2027/)).toBeInTheDocument();
  expect(screen.getByText('You start from few hours.')).toBeInTheDocument();
  expect(screen.getByText('Keep the first weeks easy.')).toBeInTheDocument();
  expect(screen.queryByText(/No date/)).not.toBeInTheDocument();
});
