import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAthlete, aPhase, aPlan, aRace, aSeasonWeek, aWarning } from './testing/seasonFixture.ts';
import { showSeason } from './testing/showSeason.tsx';

test('without a plan, one button makes it from the goal', async () => {
  const planned = anAthlete(aPlan());
  const page = await showSeason(null, {
    createSeasonPlan: { __typename: 'CreateSeasonPlanPayload', athlete: planned },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create Season Plan' }));
  await page.answer();
  expect(screen.queryByRole('button', { name: 'Create Season Plan' })).not.toBeInTheDocument();
  expect(screen.getByText('2 Nov 2026 – 9 May 2027')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Training Schedule' })).toHaveAttribute('href', '/training-schedule');
  // the button that had it is gone
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Season Plan', level: 1 })).toHaveFocus());
});

test('without a goal, the way leads to onboarding', async () => {
  await showSeason(null, {}, { raceGoal: null });
  expect(screen.queryByRole('button', { name: 'Create Season Plan' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Set Your Goal' })).toHaveAttribute('href', '/onboarding');
});

test('a plan that cannot be made says why', async () => {
  const page = await showSeason(null, {
    createSeasonPlan: { __typename: 'NotPossible', kind: 'NO_RACE_GOAL', message: 'Choose a race goal first.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Create Season Plan' }));
  await page.answer();
  expect(screen.getAllByText('Choose a race goal first.')).not.toHaveLength(0);
});

test('sports are named, or that there are none', async () => {
  await showSeason(aPlan());
  const sports = screen.getByRole('region', { name: 'Sport Focus' });
  expect(sports).toHaveTextContent('RunningStrength');
  expect(sports).not.toHaveTextContent('No sports selected');
});

test('no sports selected', async () => {
  await showSeason(aPlan({ sportPreferences: [] }));
  expect(screen.getByText('No sports selected')).toBeInTheDocument();
});

test('races stand by date, with type, place, priority and the time left', async () => {
  const races = [
    aRace('Autumn', '2027-05-02', { location: 'Zurich' }),
    aRace('Next week', '2026-11-30', { raceType: 'HALF_MARATHON', priority: 'B' }),
    aRace('Gone', '2026-11-08', { priority: 'C' }),
  ];
  await showSeason(aPlan({ races }));
  const lines = within(screen.getByRole('region', { name: 'Race Schedule' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    'GoneMarathon8 Nov 2026C · training raceEnter Result',
    'Next weekHalf Marathon30 Nov 2026B · importantin 10 days',
    'AutumnMarathon2 May 2027ZurichA · main goalin 23 weeks',
  ]);
});

test('without races there is no race schedule', async () => {
  await showSeason(aPlan());
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
  await showSeason(aPlan({ phases, races }));
  const timeline = screen.getByRole('region', { name: 'Training Phases and Race Schedule' });
  const lineOf = (name: string) => within(timeline).getByRole('heading', { name }).closest('li')!;
  const base = lineOf('Base');
  expect(base).toHaveTextContent('2 Nov 2026 – 17 Jan 2027 · 11 weeks');
  expect(base).toHaveTextContent('6:30 h/week');
  expect(base).toHaveTextContent('Base description.');
  expect(base).toHaveTextContent('EnduranceStrength');
  expect(base).toHaveTextContent('Today, 20 Nov 2026 · week 3 of 11, 8 weeks left');
  expect(base).toHaveTextContent('Last of Base');
  expect(base).not.toHaveTextContent('First of Build');
  expect(base).not.toHaveTextContent('Running');
  const build = lineOf('Build');
  expect(build).toHaveTextContent('First of BuildA · main goalMonday 18 January 2027 · Marathon · BernHilly.');
  expect(build).not.toHaveTextContent('Today');
});

test('races outside the phases stand before and after them, and sports of a phase where they are its own', async () => {
  const phases = [
    aPhase('Base', 'BASE', '2026-11-02', '2027-01-17', { sportPreferences: ['RUNNING'], isEdited: true }),
  ];
  const races = [aRace('Early', '2026-11-01'), aRace('Late', '2027-01-18')];
  await showSeason(aPlan({ phases, races }));
  const timeline = screen.getByRole('region', { name: 'Training Phases and Race Schedule' });
  const base = within(timeline).getByRole('heading', { name: 'Base' }).closest('li')!;
  expect(base).toHaveTextContent('EditedToday');
  expect(base).toHaveTextContent('Base description.Running');
  expect(timeline).toHaveTextContent(/Before these phasesEarly.*Base.*After these phases.*Late/);
});

test('where the athlete stands: phase, week and next race', async () => {
  const phases = [aPhase('Base', 'BASE', '2026-11-02', '2027-01-17')];
  const weeks = [aSeasonWeek(1), aSeasonWeek(2, { plannedHours: 6.25, kind: 'STEP' })];
  await showSeason(
    aPlan({
      phases,
      weeks,
      races: [aRace('Gone', '2026-11-08'), aRace('Next', '2026-11-30', { priority: 'C' }), aRace('Goal', '2027-05-02')],
    }),
  );
  const now = screen.getByRole('region', { name: 'Where the season stands' });
  expect(now).toHaveTextContent('Phase nowBaseWeek 3 of 11, 8 weeks left');
  expect(now).toHaveTextContent('This week6:15 hLighter week, 16 – 22 Nov');
  expect(now).toHaveTextContent('Next raceNextIn 10 days, 30 Nov 2026Main goalGoalIn 23 weeks, 2 May 2027');
});

test('of the week that a season begins in, the hours are those of a full week', async () => {
  await showSeason(aPlan({ weeks: [aSeasonWeek(2, { plannedHours: 6.6 }), aSeasonWeek(3)] }));
  expect(screen.getByRole('region', { name: 'Where the season stands' })).toHaveTextContent('This week in full6:35 h');
});

test.each([
  [3, false],
  [4, true],
])('%i main races: too many is %s', async (count, isTooMany) => {
  const races = Array.from({ length: count }, (_, index) => aRace(`Race ${index}`, `2027-0${index + 1}-10`));
  await showSeason(aPlan({ races }));
  expect(screen.queryByText('Too Many A Races') !== null).toBe(isTooMany);
});

test('what the planner warns of, and an assumed date, are told', async () => {
  await showSeason(
    aPlan({
      dateIsAssumed: true,
      mainRace: aRace('Goal', '2027-05-02'),
      warnings: [
        { kind: 'RACE_DATE_ASSUMED', message: 'No date: 2027-05-02.', recommendation: 'Edit the race.' },
        aWarning('You start from few hours.', 'Keep the first weeks easy.'),
        aWarning('Goal comes too soon.', 'Choose a later race.'),
      ],
      races: [aRace('Goal', '2027-05-02', { warnings: [aWarning('Goal comes too soon.', 'Choose a later race.')] })],
      needsRegeneration: { reasons: ['RACES', 'SPORTS', 'HOURS'] },
    }),
  );
  expect(screen.getByText(/the race is placed on 2 May 2027/)).toBeInTheDocument();
  expect(screen.getByText('You start from few hours.')).toBeInTheDocument();
  expect(screen.getByText('Keep the first weeks easy.')).toBeInTheDocument();
  expect(screen.queryByText(/No date/)).not.toBeInTheDocument();
  // a warning about one race stands with that race alone
  expect(screen.getAllByText(/Goal comes too soon/)).toHaveLength(1);
  expect(screen.getByRole('list', { name: 'Warnings about Goal' })).toHaveTextContent('Choose a later race.');
  expect(screen.getByText(/Races, sports and weekly hours changed since/)).toBeInTheDocument();
});
