import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import athleteQuery from '../../__generated__/CoachAthletePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { CoachAthletePage } from './CoachAthletePage.tsx';

afterEach(() => act(() => dismissToast()));

const CHECK_IN = {
  __typename: 'CheckIn',
  id: 'check-in',
  weekStartDate: '2026-11-16',
  mood: 6,
  stress: 8,
  sleep: 5,
  mentalReadiness: 3,
  musclesSoreness: null,
  energyLevel: null,
  motivationLevel: null,
  overallWellness: null,
  travelThisWeek: true,
  majorDeadlines: false,
  isPlanKept: true,
  notes: 'Three flights.',
  readiness: 41,
};
const anAthlete = (checkIns: object[], over: object = {}) => ({
  __typename: 'Athlete',
  id: 'athlete_1',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'robin@example.com',
  age: 38,
  gender: 'FEMALE',
  program: 'CHALLENGE_30_30',
  coachNotes: 'Left knee.',
  coachGroups: ['Marathon'],
  raceGoal: {
    __typename: 'RaceGoal',
    id: 'goal',
    raceType: 'HALF_IRONMAN',
    raceName: 'Lake',
    targetDate: '2027-05-23',
  },
  assessments: [
    {
      __typename: 'FitnessAssessment',
      id: 'a',
      sport: 'RUNNING',
      experienceLevel: 'VETERAN',
      currentFitnessLevel: 'VERY_HIGH',
      weeklyVolume: '4 hours',
    },
  ],
  activities: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
  today: '2026-11-20',
  schedule: null,
  checkIns: {
    edges: checkIns.map((node) => ({ cursor: '1', node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
  ...over,
});
const COACH = {
  __typename: 'Coach',
  id: 'coach_1',
  groups: [
    { name: 'Marathon', athletes: 1 },
    { name: 'Early birds', athletes: 2 },
  ],
  principles: { edges: [] },
};

async function show(athlete: object | null, mutations: ServerData = {}, coach: object = COACH) {
  const server: ServerData = { athlete, viewer: { coach }, ...mutations };
  const page = renderRoute({
    path: '/coach/athlete/athlete_1',
    query: athleteQuery,
    variables: { id: 'athlete_1' },
    Component: CoachAthletePage,
    server,
  });
  await page.answer();
  return { ...page, server };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

test('shows who the athlete is, how they feel, what they train for and how fit they are', async () => {
  await show(anAthlete([CHECK_IN]));
  for (const badge of ['38 years', 'Female', '30/30 Challenge']) expect(screen.getByText(badge)).toBeInTheDocument();
  const latest = region('Latest Check-In');
  expect(latest.getByText('Week of 16 Nov 2026')).toBeInTheDocument();
  expect(latest.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '8/10 high',
    '5/10 fair',
    'not answered',
    'not answered',
    'not answered',
    '3/10 low',
    '6/10 fair',
    'not answered',
  ]);
  // each answer under its own question, none in the place of another
  expect(
    latest
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
      .slice(4, 7),
  ).toEqual(['Motivation', 'Mental readiness', 'Mood']);
  expect(latest.getByText('Travel')).toBeInTheDocument();
  expect(latest.getByText('Plan kept as it is')).toBeInTheDocument();
  expect(latest.queryByText('Deadlines')).toBeNull();
  expect(latest.getByText('Three flights.')).toBeInTheDocument();
  const row = within(region('Check-In History').getAllByRole('row')[1]!);
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '8',
    '5',
    'not answered',
    '6',
    'not answered',
    '4/10',
  ]);
  expect(region('Race Goals').getByText('Half Ironman 70.3')).toBeInTheDocument();
  expect(
    region('Fitness Assessment').getByText('Veteran (10+ years) · Fitness: Very high · 4 hours a week'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Training Schedule' })).toHaveAttribute(
    'href',
    '/coach/athlete/athlete_1/training-schedule',
  );
});

test('opens on training: the planned weeks, what was recorded, and only then how the athlete feels', async () => {
  const workout = { scheduledDate: '2026-11-20', workoutType: 'RUN', intensity: 'easy', status: 'SCHEDULED' };
  const week = {
    __typename: 'TrainingWeek',
    id: 'week_1',
    weekNumber: 3,
    weekStartDate: '2026-11-16',
    weekEndDate: '2026-11-22',
    phaseType: 'BASE',
    kind: 'LOAD',
    plannedMinutes: 45,
    proof: [],
    workouts: [{ __typename: 'Workout', id: 'workout_1', duration: 45, description: 'Easy run', ...workout }],
  };
  await show(anAthlete([CHECK_IN], { schedule: { weeks: [week] } }));
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(cards.slice(0, 3)).toEqual(['Next 2 Weeks', 'Activities', 'Latest Check-In']);
  expect(region('Next 2 weeks').getByText(/^Friday 20 November: Run, Easy run, 45 min/)).toBeInTheDocument();
  expect(region('Next 2 weeks').getByRole('link', { name: 'View Full Schedule' })).toHaveAttribute(
    'href',
    '/coach/athlete/athlete_1/training-schedule',
  );
});

test('an athlete without a schedule has none here', async () => {
  await show(anAthlete([]));
  expect(region('Next 2 weeks').getByText('No training schedule found for this athlete.')).toBeVisible();
  expect(region('Next 2 weeks').getByRole('link', { name: 'Go to Training Schedule' })).toHaveAttribute(
    'href',
    '/coach/athlete/athlete_1/training-schedule',
  );
});

test('principles for the athlete alone are worked on here; those for all are looked at, with the way to them', async () => {
  const taught = (principle: string, isGeneral: boolean) => ({
    __typename: 'Principle',
    id: principle,
    type: 'TRAINING_PHILOSOPHY',
    context: 'Runs',
    principle,
    phaseType: null,
    workoutType: null,
    isActive: true,
    isGeneral,
    athlete: null,
    compiled: { state: 'ADVICE_ONLY', words: null, because: null },
    fired: 0,
    lastEffect: null,
    application: null,
    conflicts: [],
  });
  const edges = [taught('No hills', false), taught('Smile more', true)].map((node) => ({ node }));
  await show(anAthlete([]), {}, { ...COACH, principles: { edges } });
  const principles = region('Principles for Robin');
  expect(principles.getByRole('button', { name: 'Edit the principle No hills' })).toBeInTheDocument();
  expect(principles.getByText('1 principle for all your athletes')).toBeInTheDocument();
  expect(principles.getByText('Smile more')).toBeInTheDocument();
  expect(principles.queryByRole('button', { name: /Smile more/ })).toBeNull();
  expect(principles.getByRole('link', { name: 'Manage principles' })).toHaveAttribute('href', '/coach/principles');
});

test('shows what devices recorded and what it counts for, to read alone', async () => {
  const ride = {
    __typename: 'Activity',
    id: 'activity_1',
    recordedSport: 'CYCLING',
    date: '2026-11-19',
    movingSec: 5400,
    distanceM: 40_000,
    tss: 80,
    measure: 'POWER',
  };
  const workout = { __typename: 'Workout', id: 'workout_1', description: 'Long ride', workoutType: 'BIKE' };
  const edges = [
    { ...ride, workout },
    { ...ride, id: 'activity_2', date: '2026-11-17', workout: null },
  ].map((node) => ({ cursor: node.id, node }));
  await show(anAthlete([], { activities: { edges, pageInfo: { hasNextPage: true, endCursor: 'activity_2' } } }));
  const rows = region('Activities').getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent(/Thu 19 Nov 2026.*Counts for Long ride/);
  expect(rows[1]).toHaveTextContent('Counts for no workout');
  expect(region('Activities').queryByRole('button', { name: /^Options/ })).toBeNull();
  expect(region('Activities').getByRole('link', { name: 'All activities' })).toHaveAttribute(
    'href',
    '/coach/athlete/athlete_1/activities',
  );
});

test('what the athlete tells appears by itself, and nothing that is being typed is lost', async () => {
  const page = await show(anAthlete([]));
  expect(page.followed()).toEqual([{ athleteId: 'athlete_1' }, {}]);
  await userEvent.type(screen.getByRole('textbox', { name: 'About Robin' }), ' No hills.');
  await page.publish({ athleteUpdated: { athlete: anAthlete([CHECK_IN], { age: 39 }) } });
  expect(region('Latest Check-In').getByText('Three flights.')).toBeInTheDocument();
  expect(region('Check-In History').getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('39 years')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'About Robin' })).toHaveValue('Left knee. No hills.');
});

test('notes that were saved elsewhere appear where nothing is being typed', async () => {
  const page = await show(anAthlete([]));
  const notes = () => screen.getByRole('textbox', { name: 'About Robin' });
  await page.publish({ athleteUpdated: { athlete: anAthlete([], { coachNotes: 'Left knee is fine.' }) } });
  expect(notes()).toHaveValue('Left knee is fine.');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  await userEvent.type(notes(), ' Hills.');
  await page.publish({ athleteUpdated: { athlete: anAthlete([], { coachNotes: 'Both knees.' }) } });
  expect(notes()).toHaveValue('Left knee is fine. Hills.');
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

test('once the athlete may not be seen any more, nothing of them stays', async () => {
  const page = await show(anAthlete([]));
  page.server['athlete'] = null;
  await page.end();
  await page.answer();
  expect(screen.getByRole('heading', { name: 'Athlete not found' })).toBeInTheDocument();
});

test('without a check-in says so, and an athlete out of reach is not found', async () => {
  await show(anAthlete([]));
  expect(screen.getByText('No check-ins recorded yet')).toBeInTheDocument();
  expect(screen.getByText('Robin has no recordings yet.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Latest Check-In' })).toBeNull();
});

test('someone whom the viewer does not coach is not found', async () => {
  await show(null);
  expect(screen.getByRole('heading', { name: 'Athlete not found' })).toBeInTheDocument();
});

test('notes are kept as typed, also when saving fails', async () => {
  const page = await show(anAthlete([]), {
    updateCoachNotes: { __typename: 'InvalidInput', message: 'Text contains a character that is not allowed.' },
  });
  const box = screen.getByRole('textbox', { name: 'About Robin' });
  expect(box).toHaveValue('Left knee.');
  expect(screen.getByRole('button', { name: 'Save Notes' })).toBeDisabled();
  await userEvent.type(box, ' No hills.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Notes' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', notes: 'Left knee. No hills.' }]);
  await page.answer();
  expect(screen.getAllByText('Text contains a character that is not allowed.')).not.toHaveLength(0);
  expect(box).toHaveValue('Left knee. No hills.');
});

test('an athlete is put into a group of the coach’s and taken out again', async () => {
  const server: ServerData = {};
  const now = (coachGroups: string[]) => ({
    __typename: 'SetAthleteGroupPayload',
    athletes: [anAthlete([], { coachGroups })],
    coach: { ...COACH, groups: coachGroups.map((name) => ({ name, athletes: 1 })) },
  });
  const page = await show(anAthlete([]), { setAthleteGroup: () => server.now });
  const groups = () => within(screen.getByRole('region', { name: 'Groups' }));
  const input = groups().getByRole('combobox', { name: 'Add to group' });
  // of the groups that there are those come up in which the athlete is not
  expect([...document.querySelectorAll('datalist option')].map((option) => option.textContent)).toEqual([
    'Early birds',
  ]);
  expect(groups().getByRole('button', { name: 'Add' })).toBeDisabled();
  await userEvent.type(input, ' Early birds {Enter}');
  expect(page.asked()).toEqual([{ athleteIds: ['athlete_1'], group: 'Early birds', isIn: true }]);
  server.now = { __typename: 'NotPossible', message: 'You have 50 groups. Empty one first.' };
  await page.answer();
  expect(screen.getAllByText('You have 50 groups. Empty one first.')).not.toHaveLength(0);
  expect(input).toHaveValue(' Early birds ');
  await userEvent.click(groups().getByRole('button', { name: 'Add' }));
  server.now = now(['Early birds', 'Marathon']);
  await page.answer();
  expect(input).toHaveValue('');
  await userEvent.click(groups().getByRole('button', { name: 'Take Robin out of Marathon' }));
  expect(page.asked()).toEqual([{ athleteIds: ['athlete_1'], group: 'Marathon', isIn: false }]);
  server.now = now([]);
  await page.answer();
  expect(groups().getByText('Robin is in none of your groups. Only you see them.')).toBeInTheDocument();
});

test('coaching is stopped after a question, and leads back to the others', async () => {
  const page = await show(anAthlete([]), { endCoaching: { athleteId: 'athlete_1', athlete: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Stop Coaching' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop Coaching' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', coachId: 'coach_1' }]);
  await page.answer();
  expect(page.router.state.location.pathname).toBe('/coach/dashboard');
});

test('what the athlete measures in the morning is shown when it is asked for', async () => {
  const morning = { day: '2026-11-19', hrv: 45.2, restingHeartRate: null, sleepHours: 6.5, weight: null, note: 'late' };
  const trend = { mean: 45.6, least: 52.7, most: 56.6, isLow: true };
  const page = await show(anAthlete([], { hrvTrend: trend, wellness: [morning] }));
  await userEvent.click(region('Mornings').getByRole('button', { name: 'HRV, Sleep, Weight' }));
  await region('Mornings').findByText('Loading…');
  await page.answer();
  expect(region('Mornings').getByText(/45.6 ms, usually 52.7 to 56.6/)).toBeInTheDocument();
  expect(region('Mornings').getByRole('row', { name: 'Thu 19 Nov 45.2 – 6.5 – late' })).toBeInTheDocument();
});
