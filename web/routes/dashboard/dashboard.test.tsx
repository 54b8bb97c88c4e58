import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCheckIn, checkInsOf } from '../../cards/checkIn/testing/checkInFixture.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import { windowOf } from '../../ui/testing/windowOf.ts';
import { show, anAthlete, TODAY, aWeek, aWorkout, THIS_WEEK, RACE } from './testing/showDashboard.ts';

afterEach(() => act(() => dismissToast()));
afterEach(() => windowOf(1440));

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
  expect(metric('Next Session')).toHaveTextContent('TodayTempo run, 55 min');
  const countdown = screen.getByRole('region', { name: 'Race countdown' });
  expect(countdown).toHaveTextContent('24weeksuntil City MarathonMarathon · Sun 9 May 2027');
  expect(screen.getByRole('region', { name: 'Weekly coach review' })).toHaveTextContent('Monday 16 Nov 2026');

  const week = within(screen.getByRole('region', { name: 'This week' }));
  expect(week.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/training-schedule',
    '/training-schedule?workout=Tempo%20run',
    '/training-schedule?open=illness',
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
  const now = within(screen.getByRole('region', { name: 'Today' }));
  expect(now.getByText(words)).toBeVisible();
  const [asked, says] = illness && !illness.wellOn ? ['well', 'I Feel Well Again'] : ['illness', 'Not Feeling 100%'];
  expect(now.getByRole('link', { name: says })).toHaveAttribute('href', `/training-schedule?open=${asked}`);
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
  expect(metric('Next Session')).toHaveTextContent('TodayTempo run, 55 min');
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
  ['neither', null, [{}, { mode: 'SEASON_PLAN' }]],
  ['a season without weeks', { __typename: 'SeasonPlan', id: 'season' }, [{ mode: 'SEASON_PLAN' }]],
])('one press makes the season and its first weeks of who has %s', async (_what, seasonPlan, asked) => {
  const before = anAthlete({ schedule: null, seasonPlan });
  const page = await show(before, {
    createSeasonPlan: {
      __typename: 'CreateSeasonPlanPayload',
      athlete: { ...before, seasonPlan: { __typename: 'SeasonPlan', id: 'season' } },
    },
    generateSchedule: {
      __typename: 'GenerateSchedulePayload',
      athlete: { ...anAthlete(), id: before.id },
      revision: { __typename: 'Revision', id: 'revision 1' },
      unchanged: false,
      warnings: [{ message: 'No week holds strength.', recommendation: 'Make more hours available.' }],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Make My Plan' }));
  const seen = [...page.asked()];
  await page.answer();
  if (seen.length < asked.length) seen.push(...page.asked());
  await page.answer();
  expect(seen).toEqual(asked);
  // in the page, whole and for as long as it takes to read; the toast says that it is done
  expect(screen.getByText('No week holds strength. Make more hours available.')).toBeVisible();
  expect(screen.getAllByText('Your 4-week training schedule has been created.')).not.toHaveLength(0);
  expect(within(screen.getByRole('region', { name: 'Today' })).getByRole('link', { name: /Tempo run/ })).toBeVisible();
  // the button has gone
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a first plan whose limits contradict each other is told, with the ways out', async () => {
  const page = await show(anAthlete({ schedule: null, seasonPlan: { __typename: 'SeasonPlan', id: 'season' } }), {
    generateSchedule: {
      __typename: 'PlanConflict',
      message: 'There is no day to train.',
      constraints: ['Every day unavailable'],
      relaxations: ['Open Saturday'],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Make My Plan' }));
  await page.answer();
  const told = within(screen.getByRole('alert'));
  expect(told.getByText('There is no day to train. Nothing was changed.')).toBeVisible();
  expect(told.getByText('Open Saturday')).toBeVisible();
});

test('who has no race in mind is sent to choose how to train', async () => {
  await show(anAthlete({ schedule: null, raceGoal: null }));
  expect(screen.queryByRole('button', { name: 'Make My Plan' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Go to Training Schedule' })[0]).toBeVisible();
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

test.each([
  ['this week', '2026-11-16', false],
  ['last week', '2026-11-09', true],
])('on a phone the questions of a week that were answered %s are %s', async (_, week, isShown) => {
  windowOf(390);
  await show(anAthlete({ checkIns: checkInsOf(aCheckIn(week, { mood: 6 })) }));
  const question = await screen.findByText('Mental readiness');
  const folded = screen.queryByText('Change your answers of this week');
  expect([question.closest('details:not([open])') === null, folded === null]).toEqual([isShown, isShown]);
});

test('a phone shows the week that comes next once it is asked for', async () => {
  windowOf(390);
  await show(anAthlete());
  const next = within(screen.getByRole('region', { name: 'Next 2 weeks' }));
  expect(next.getByText('Tuesday 24 November: Run, Hill run, 40 min').closest('details')).not.toHaveAttribute('open');
  expect(next.getAllByText(/^Week \d+$/, { selector: 'summary' })).toHaveLength(1);
});

test('the short check-in keeps the answers that it does not ask', async () => {
  const saved = aCheckIn('2026-11-16', { mood: 6, musclesSoreness: 4, majorDeadlines: true, notes: 'Busy.' });
  const page = await show(anAthlete({ checkIns: checkInsOf(saved) }));
  const form = within(screen.getByRole('region', { name: 'Check-in' }));
  expect(form.getByRole('button', { name: 'Update Check-in' })).toBeDisabled();
  await userEvent.click(form.getByRole('button', { name: 'Stress: use 5' }));
  await userEvent.click(form.getByRole('button', { name: 'Update Check-in' }));
  const { __typename, id, weekStartDate, isPlanKept, ...answers } = saved;
  expect([__typename, id, weekStartDate, isPlanKept]).not.toContain(null);
  expect(page.asked()).toEqual([{ ...answers, stress: 5, keepPlan: true }]);
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

test('a threshold that waits to be accepted is one line, with the way to where it is', async () => {
  const sentence = 'FTP 238 → 251 W: 20 min at 264 W on 14 March, heart rate 96% of threshold.';
  await show(anAthlete({ thresholdProposals: [{ proposalId: 'proposal', sentence }] }));
  expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/profile#new-thresholds');
});
