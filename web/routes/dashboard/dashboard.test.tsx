import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dashboardQuery from '../../__generated__/DashboardPageQuery$parameters.ts';
import { aCheckIn, checkInsOf } from '../../cards/checkIn/testing/checkInFixture.ts';
import { renderRoute } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { DashboardPage } from './DashboardPage.tsx';

afterEach(() => act(() => dismissToast()));

type Fields = Record<string, unknown>;

const TODAY = '2026-11-20';

const aWorkout = (id: string, scheduledDate: string, fields: Fields = {}) => ({
  __typename: 'Workout',
  id,
  scheduledDate,
  workoutType: 'RUN',
  intensity: 'easy',
  duration: 40,
  timeOfDay: 'MORNING',
  status: 'SCHEDULED',
  description: id,
  ...fields,
});

const aWeek = (
  weekStartDate: string,
  weekEndDate: string,
  workouts: ReturnType<typeof aWorkout>[],
  proof: object[] = [],
) => ({
  __typename: 'TrainingWeek',
  id: weekStartDate,
  weekNumber: 3,
  weekStartDate,
  weekEndDate,
  phaseType: 'BASE',
  kind: 'LOAD',
  plannedMinutes: 150,
  proof,
  completedMinutes: 30,
  recordedBeside: [] as object[],
  workouts,
});

const BROKEN = {
  kind: 'LIMIT',
  constraint: 'Mon unavailable',
  holds: false,
  value: '1 workout',
  brokenBy: { __typename: 'Revision', id: 'revision', actorRole: 'ATHLETE', isOwn: true, cause: 'MOVE' },
};

const RACE = {
  __typename: 'Race',
  id: 'race',
  raceName: 'City Marathon',
  raceType: 'MARATHON',
  raceDate: '2027-05-09',
  location: null,
};
const THIS_WEEK = aWeek('2026-11-16', '2026-11-22', [
  aWorkout('Tuesday swim', '2026-11-17', { workoutType: 'SWIM', status: 'COMPLETED' }),
  aWorkout('Tempo run', TODAY, { intensity: 'threshold', duration: 55 }),
  aWorkout('Long run', '2026-11-22', { duration: 90 }),
]);

const anOverview = (fields: Fields = {}) => ({
  hasHistory: true,
  consistency: 74,
  consistencyLastWeek: 77,
  weekLoadDone: 120.4,
  weekLoadPlanned: 310,
  sessionsDone: 1,
  sessionsPlanned: 3,
  missedLately: 1,
  nextSession: aWorkout('Tempo run', TODAY, { duration: 55 }),
  nextRace: { days: 170, weeks: 24, race: RACE },
  review: ['Last week you did 4 of 5 workouts.', 'This is a training week.'],
  reviewWeek: '2026-11-16',
  reviewVoice: 'built-in',
  reviewModelMissed: false,
  ...fields,
});

let made = 0;

const anAthlete = (fields: Fields = {}, overview: Fields = {}) => ({
  __typename: 'Athlete',
  id: `athlete ${++made}`,
  firstName: 'Dana',
  today: TODAY,
  scheduleRevision: 3,
  schedule: {
    lastDay: '2026-11-29',
    weeks: [THIS_WEEK, aWeek('2026-11-23', '2026-11-29', [aWorkout('Hill run', '2026-11-24')], [BROKEN])],
  },
  overview: anOverview(overview),
  checkIns: checkInsOf(),
  standingChanges: [],
  thresholdProposals: [],
  ...fields,
});

async function show(athlete: ReturnType<typeof anAthlete>, mutations: Fields = {}) {
  const page = renderRoute({
    path: '/dashboard',
    query: dashboardQuery,
    variables: {},
    Component: DashboardPage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

const metric = (name: string) => screen.getByRole('article', { name });
const ring = () => screen.getByRole('region', { name: 'Consistency score' });

test("today's workout says when it starts, where the athlete has a time for that day", async () => {
  const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map((day) => ({
    day,
    startsAt: day === 'FRIDAY' ? '06:30' : null,
  }));
  await show(anAthlete({ trainingTimes: { areUsual: false, days } }));
  expect(
    within(screen.getByRole('region', { name: 'Today' })).getByRole('link', { name: /Tempo run/ }),
  ).toHaveTextContent('06:30 · 55 min');
});

test('an athlete with history sees their own numbers, today first, and no example', async () => {
  await show(anAthlete());
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Dana' })).toBeVisible();
  expect(screen.queryByText('Example')).toBeNull();
  expect(ring()).toHaveTextContent('74%');
  expect(ring()).toHaveTextContent('−4% from last week');
  expect(ring()).toHaveTextContent('Good progress. Small improvements add up.');
  expect(metric('Weekly Load')).toHaveTextContent('120 TSSof 310 planned');
  expect(metric('Workouts Completed')).toHaveTextContent('1 / 333% of this week');
  expect(metric('Next Session')).toHaveTextContent('TodayTempo run, 55min');
  const countdown = screen.getByRole('region', { name: 'Race countdown' });
  expect(countdown).toHaveTextContent('24weeksuntil City MarathonMarathon · Sun 9 May 2027');
  expect(screen.getByRole('region', { name: 'Weekly coach review' })).toHaveTextContent('Monday 16 Nov 2026');

  const week = within(screen.getByRole('region', { name: 'This week' }));
  expect(week.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/training-schedule',
    '/training-schedule?workout=Tempo%20run',
    '/training-schedule?workout=Long%20run',
    '/training-schedule?workout=Tuesday%20swim',
  ]);
  const next = within(screen.getByRole('region', { name: 'Next 2 weeks' }));
  expect(next.getByText('1 limit broken by your move')).toBeInTheDocument();
  expect(next.getByText('Tuesday 24 November: Run, Hill run, 40 min')).toBeInTheDocument();
  expect(next.getByRole('link', { name: 'View Full Schedule' })).toHaveAttribute('href', '/training-schedule');
  expect(screen.queryByRole('region', { name: 'Realign your plan' })).toBeNull();
});

test.each([
  ['ill', { wellOn: null }, 'Rest day. Rest comes first: your training comes back step by step once you are well.'],
  ['well since today', { wellOn: TODAY }, 'Rest day. You are on the way back, step by step.'],
  ['well for long', { wellOn: '2026-10-01' }, 'Rest day. This is when the training sinks in.'],
  ['never ill', null, 'Rest day. This is when the training sinks in.'],
])('a day of rest of somebody %s', async (_who, illness, words) => {
  const week = aWeek('2026-11-16', '2026-11-22', [aWorkout('Long run', '2026-11-22')]);
  await show(anAthlete({ illness, schedule: { lastDay: '2026-11-22', weeks: [week] } }));
  expect(screen.getByRole('region', { name: 'Today' })).toHaveTextContent(words);
});

test('a day with a recording that counts for no workout tells of it and is no rest day', async () => {
  const beside = (date: string) => ({ activityId: date, date, recordedSport: 'RUNNING', movingSec: 2400 });
  const week = { ...THIS_WEEK, workouts: [], recordedBeside: [beside(TODAY), beside('2026-11-18')] };
  await show(anAthlete({ schedule: { lastDay: '2026-11-22', weeks: [week] } }));
  const today = screen.getByRole('region', { name: 'Today' });
  expect(today).toHaveTextContent('Run, 40 min, recorded beside the plan');
  expect(today).not.toHaveTextContent('Rest day');
  const days = within(screen.getByRole('region', { name: 'This week' }));
  expect(days.getAllByText('Run, 40 min, recorded beside the plan')).toHaveLength(2);
  expect(days.getAllByText('Rest')).toHaveLength(5);
});

test('with a schedule and nothing finished yet, what is known is shown and nothing is praised', async () => {
  await show(
    anAthlete(
      {},
      { hasHistory: false, consistency: null, consistencyLastWeek: null, weekLoadDone: 0, sessionsDone: 0 },
    ),
  );
  expect(screen.queryByText('Example')).toBeNull();
  expect(ring()).toHaveTextContent('–Your score appears once your first week is over.');
  expect(metric('Consistency Score')).toHaveTextContent('–After your first week');
  expect(metric('Weekly Load')).toHaveTextContent('0 TSSof 310 planned');
  expect(metric('Workouts Completed')).toHaveTextContent('0 / 30% of this week');
  expect(metric('Next Session')).toHaveTextContent('TodayTempo run, 55min');
});

test('before there is a schedule, examples are marked as such', async () => {
  await show(anAthlete({ schedule: null }, { hasHistory: false, consistency: null, nextRace: null, review: [] }));
  expect(ring()).toHaveTextContent('Example87%+5% from last weekExcellent consistency! Keep it up.');
  expect(metric('Weekly Load')).toHaveTextContent('Example420 TSS');
  expect(metric('Workouts Completed')).toHaveTextContent('Example6 / 786%');
  expect(metric('Next Session')).toHaveTextContent('ExampleTomorrowEasy Run, 45min');
  expect(screen.queryByRole('region', { name: 'Race countdown' })).toBeNull();
  const empty = screen.getByRole('region', { name: 'Next 2 weeks' });
  expect(empty).toHaveTextContent('No training schedule yet. Generate your schedule to see your upcoming workouts.');
  expect(within(empty).getByRole('link', { name: 'Go to Training Schedule' })).toBeVisible();
});

test.each([
  [{ days: 13, weeks: null, race: RACE }, '13daysuntil City Marathon'],
  [{ days: 1, weeks: null, race: RACE }, '1dayuntil City Marathon'],
  [{ days: 14, weeks: 2, race: RACE }, '2weeksuntil City Marathon'],
  [{ days: 0, weeks: null, race: RACE }, 'Today is City Marathon.'],
])('the countdown of %j', async (nextRace, words) => {
  await show(anAthlete({}, { nextRace }));
  expect(screen.getByRole('region', { name: 'Race countdown' })).toHaveTextContent(words);
});

test.each([
  [15, 'Season Plan', '/season-plan'],
  [14, 'Race-Day Plan', '/season-plan/race/race'],
  [0, 'Race-Day Plan', '/season-plan/race/race'],
])('%d days before the race the way leads to its %s', async (days, name, address) => {
  await show(anAthlete({}, { nextRace: { days, weeks: null, race: { ...RACE, id: 'race' } } }));
  const countdown = screen.getByRole('region', { name: 'Race countdown' });
  expect(within(countdown).getByRole('link', { name })).toHaveAttribute('href', address);
});

test.each([
  [80, 'Excellent consistency! Keep it up.'],
  [59, 'Focus on the basics. Consistency is king.'],
  [null, 'No week of the last four can be judged yet.'],
])('a consistency of %s', async (consistency, words) => {
  await show(anAthlete({}, { consistency }));
  expect(ring()).toHaveTextContent(words);
});

test('while no week can be judged, nothing is said of the last four', async () => {
  await show(anAthlete({}, { consistency: null, consistencyLastWeek: null }));
  expect(metric('Consistency Score')).toHaveTextContent('–No week to judge yet');
});

test('three missed workouts bring an offer, not a reproach', async () => {
  await show(anAthlete({}, { missedLately: 3 }));
  const offer = within(screen.getByRole('region', { name: 'Realign your plan' }));
  expect(offer.getByText(/3 workouts were missed in the last 14 days/)).toBeVisible();
  expect(offer.getByRole('button', { name: 'Realign My Plan' })).toBeVisible();
});

test('the short check-in keeps the answers that it does not ask', async () => {
  const saved = aCheckIn('2026-11-16', { mood: 6, musclesSoreness: 4, majorDeadlines: true, notes: 'Busy.' });
  const page = await show(anAthlete({ checkIns: checkInsOf(saved) }));
  const form = within(screen.getByRole('region', { name: 'Check-in' }));
  expect(form.getByRole('button', { name: 'Update Check-in' })).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'Stress: use 5' }));
  await userEvent.click(form.getByRole('button', { name: 'Update Check-in' }));
  const { __typename, id, weekStartDate, ...answers } = saved;
  expect([__typename, id, weekStartDate]).not.toContain(null);
  expect(page.asked()).toEqual([{ ...answers, stress: 5 }]);
});

test('what changes elsewhere appears here', async () => {
  const athlete = anAthlete();
  const page = await show(athlete);
  expect(page.followed()).toMatchObject([{ since: 3 }]);
  const moved = { ...THIS_WEEK, workouts: [aWorkout('Rest after all', TODAY)] };
  await page.publish({
    scheduleUpdated: {
      revision: 4,
      summary: 'Moved a run.',
      actorRole: 'COACH',
      athlete: { ...athlete, scheduleRevision: 4, schedule: { lastDay: '2026-11-22', weeks: [moved] } },
    },
  });
  const today = within(screen.getByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { name: /Rest after all/ })).toBeVisible();
  expect(screen.getAllByText('Your coach changed your schedule')).not.toHaveLength(0);
});

test('a lasting wish is said in words, and forgotten with a way back', async () => {
  const wish = {
    __typename: 'StandingChange',
    id: 'wish',
    request: 'no swimming on Mondays',
    changes: ['no swim on Monday'],
    since: '2026-11-02',
    untilDate: '2026-12-31',
  };
  const athlete = anAthlete({ standingChanges: [wish] });
  const page = await show(athlete, {
    forgetStandingChange: {
      athlete: { ...athlete, standingChanges: [] },
      revision: { __typename: 'Revision', id: 'revision 4' },
    },
  });
  const card = () => screen.queryByRole('region', { name: 'Lasting Wishes' });
  expect(card()).toHaveTextContent(
    '“no swimming on Mondays”No swim on Monday. Since Monday 2 November, until Thursday 31 December.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Forget: no swimming on Mondays' }));
  expect(page.asked()).toEqual([{ standingChangeId: 'wish' }]);
  expect(card()).not.toBeInTheDocument();
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ athleteId: athlete.id, revisionId: 'revision 4' }]);
});

test('a wish that cannot be forgotten stays', async () => {
  const wish = {
    __typename: 'StandingChange',
    id: 'wish',
    request: 'no swimming on Mondays',
    changes: [],
    since: '2026-11-02',
    untilDate: null,
  };
  const page = await show(anAthlete({ standingChanges: [wish] }));
  await userEvent.click(screen.getByRole('button', { name: /^Forget/ }));
  await page.refuse(new Error('Offline.'));
  expect(screen.getAllByText('Cannot Forget')).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Lasting Wishes' })).toBeInTheDocument();
});

test('a threshold that waits to be accepted is one line, with the way to where it is', async () => {
  const sentence = 'FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold.';
  await show(anAthlete({ thresholdProposals: [{ proposalId: 'proposal', sentence }] }));
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/profile#new-thresholds');
});

const QUESTION = 'What was the result of your test?';
const aTest = (fields: Fields) => ({
  asks: 'WATTS',
  minutes: 20,
  workout: aWorkout('FTP test', TODAY, { workoutType: 'BIKE' }),
  ...fields,
});
const suggested = (fields: Fields = {}) => ({
  requestAdjustment: {
    __typename: 'RequestAdjustmentPayload',
    suggestion: {
      __typename: 'Suggestion',
      id: 'suggestion',
      explanation: 'FTP 238 → 251 W: Z2 138–188 W and Z4 226–264 W.',
      reach: { scope: 'ALL_FUTURE' },
      ...fields,
    },
  },
});

test('the result of a test is told in numbers, shown as zones, and set once the athlete agrees', async () => {
  const athlete = anAthlete({ testQuestion: aTest({}) });
  const page = await show(athlete, {
    ...suggested(),
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      athlete: {
        ...athlete,
        testQuestion: null,
        thresholds: { ftp: 251, runThresholdSpeed: null, css: null, lthr: null },
      },
      revision: { __typename: 'Revision', id: 'revision', summary: 'FTP 238 → 251 W.' },
    },
  });
  const card = await screen.findByRole('region', { name: QUESTION });
  expect(card).toHaveTextContent('FTP test, Friday 20 November.');
  await userEvent.type(within(card).getByRole('spinbutton', { name: 'Mean power of the 20 min, watts' }), '264');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(page.asked()).toContainEqual({ request: '20 min test 264 W, on 2026-11-20' });
  await page.answer();
  expect(card).toHaveTextContent('FTP 238 → 251 W: Z2 138–188 W and Z4 226–264 W.');
  await userEvent.click(within(card).getByRole('button', { name: 'Set It' }));
  expect(page.asked()).toContainEqual({ suggestionId: 'suggestion', scope: 'ALL_FUTURE' });
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('region', { name: QUESTION })).toBeNull());
});

test.each([
  [{ asks: 'DISTANCE', minutes: 30 }, ['Distance of the 30 min, km'], ['7.25'], '30 min test 7.25 km, on 2026-11-20'],
  [
    { asks: 'TRIALS', minutes: null },
    ['Time of 400', 'Time of 200'],
    ['6:00', '2:50'],
    '400 in 6:00, 200 in 2:50, on 2026-11-20',
  ],
] as const)('a result of %j is told in its own numbers', async (fields, names, values, request) => {
  const page = await show(anAthlete({ testQuestion: aTest(fields) }), suggested());
  const card = await screen.findByRole('region', { name: QUESTION });
  for (const [i, name] of names.entries()) await userEvent.type(within(card).getByLabelText(name), values[i]!);
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(page.asked()).toContainEqual({ request });
});

test('a time that is none is said to be none, and nothing is sent', async () => {
  const page = await show(anAthlete({ testQuestion: aTest({ asks: 'TRIALS', minutes: null }) }));
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByLabelText('Time of 400'), '6:00');
  await userEvent.type(within(card).getByLabelText('Time of 200'), '170');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  expect(within(card).getByLabelText('Time of 200')).toHaveAccessibleDescription('Minutes and seconds, such as 7:10.');
  expect(page.asked()).not.toContainEqual(expect.objectContaining({ request: expect.anything() as unknown }));
});

test('a result that changes nothing is not set, and its numbers may be others', async () => {
  const page = await show(
    anAthlete({ testQuestion: aTest({}) }),
    suggested({ explanation: 'FTP is kept from 50 W to 600 W, and 2000 W lies outside.', reach: null }),
  );
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByRole('spinbutton'), '2000');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  await page.answer();
  expect(card).toHaveTextContent('2000 W lies outside.');
  expect(within(card).queryByRole('button', { name: 'Set It' })).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Change the Numbers' }));
  expect(within(card).getByRole('spinbutton')).toHaveDisplayValue('2000');
});

test('both times of a swim test stand where they were when its numbers are changed', async () => {
  const page = await show(
    anAthlete({ testQuestion: aTest({ asks: 'TRIALS', minutes: null }) }),
    suggested({ explanation: 'The 200 is slower than the 400.', reach: null }),
  );
  const card = await screen.findByRole('region', { name: QUESTION });
  await userEvent.type(within(card).getByLabelText('Time of 400'), '6:00');
  await userEvent.type(within(card).getByLabelText('Time of 200'), '3:10');
  await userEvent.click(within(card).getByRole('button', { name: 'Show My Zones' }));
  await page.answer();
  await userEvent.click(within(card).getByRole('button', { name: 'Change the Numbers' }));
  expect(within(card).getByLabelText('Time of 400')).toHaveDisplayValue('6:00');
  expect(within(card).getByLabelText('Time of 200')).toHaveDisplayValue('3:10');
});

test('a test that is not to be asked about again stays so, another one is asked about', async () => {
  await show(anAthlete({ testQuestion: aTest({}) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Don’t Ask Again' }));
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  cleanup();
  await show(anAthlete({ testQuestion: aTest({}) }));
  expect(screen.queryByRole('region', { name: QUESTION })).toBeNull();
  cleanup();
  await show(anAthlete({ testQuestion: aTest({ workout: aWorkout('Run test', TODAY) }) }));
  expect(await screen.findByRole('region', { name: QUESTION })).toBeVisible();
});

const TREND = { mean: 45.6, least: 52.7, most: 56.6, isLow: true };
const measured = (day: string, fields: Fields) => ({
  ...{ day, hrv: null, restingHeartRate: null, sleepHours: null, weight: null, note: null },
  ...fields,
});

async function openMorning(server: Fields = {}) {
  const athlete = { ...anAthlete(), hrvTrend: TREND, wellness: [measured(TODAY, { hrv: 45.2 })] };
  const page = await show(athlete, { athlete, ...server });
  const morning = () => screen.getByRole('region', { name: 'This morning' });
  await userEvent.click(within(morning()).getByRole('button', { name: 'HRV, Sleep, Weight' }));
  await within(morning()).findByRole('spinbutton', { name: 'HRV (rMSSD, ms)' });
  await page.answer();
  return { page, morning, athlete };
}

test('the morning is told with what was filled in alone, and says what it changed', async () => {
  const { page, morning } = await openMorning({
    recordWellness: () => ({
      __typename: 'RecordWellnessPayload',
      athlete: anAthlete(),
      adaptation: {
        summary: '1 workout eased: your heart rate variability.',
        changes: [
          {
            changeId: 'c',
            op: 'EASE',
            workoutId: 'Tempo run',
            changeDescription: 'Ease the run from threshold to easy.',
          },
        ],
        advice: [],
        proposals: [],
        revision: { __typename: 'Revision', id: 'revision_9' },
      },
    }),
  });
  expect(morning()).toHaveTextContent(
    'HRV over 7 days: 45.6 ms, usually 52.7 to 56.6. Below the usual: nothing hard today.',
  );
  expect(morning()).toHaveTextContent('safer; that it makes you faster has not been shown');
  expect(within(morning()).getByRole('spinbutton', { name: 'HRV (rMSSD, ms)' })).toHaveFocus();
  await userEvent.keyboard('44.8');
  await userEvent.type(within(morning()).getByRole('spinbutton', { name: 'Hours of sleep' }), '6.5{Enter}');
  expect(page.asked()).toEqual([{ days: [{ day: TODAY, hrv: 44.8, sleepHours: 6.5 }] }]);
  await page.answer();
  await page.answer();
  const outcome = within(morning()).getByRole('status', { name: 'What this morning changed' });
  expect(outcome).toHaveTextContent('Ease the run from threshold to easy.');
  expect(within(outcome).getByRole('button', { name: 'Undo All' })).toBeEnabled();
});

test('an empty morning is not sent', async () => {
  const { page, morning } = await openMorning();
  await userEvent.click(within(morning()).getByRole('button', { name: 'Save This Morning' }));
  expect(morning()).toHaveTextContent('Give at least one value.');
  expect(page.asked()).toEqual([]);
});
