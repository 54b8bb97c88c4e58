import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { addDays, type Day, mondayOf } from '../../../api/core/calendar/calendar.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { SchedulePage } from './SchedulePage.tsx';
import { aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';

/** Monday of the last week that is over. */
const LAST = '2026-11-09';
const feedback = {
  __typename: 'WorkoutFeedback',
  id: 'f',
  completionStatus: 'COMPLETED',
  actualDuration: 30,
  reasonForSkip: null,
};
const RUN = aWorkout('Old run', LAST, {
  status: 'COMPLETED',
  feedback,
  week: { __typename: 'TrainingWeek', id: 'old week' },
});
const RIDE = { activityId: 'ride', recordedSport: 'CYCLING', movingSec: 3720, distanceM: 30_000, workoutId: null };

function aCalendarWeek(monday: Day, held: boolean) {
  return {
    weekStartDate: monday,
    weekEndDate: addDays(monday, 6),
    week: held ? { __typename: 'TrainingWeek', id: 'old week', weekNumber: 2, phaseType: 'BUILD', kind: 'LOAD' } : null,
    plannedMinutes: held ? 40 : 0,
    doneMinutes: held ? 92 : 0,
    plannedTss: held ? 30 : 0,
    doneTss: held ? 70.4 : 0,
    outline: held ? { phaseType: 'BUILD', kind: 'LOAD', targetHours: 5 } : null,
    sports: held
      ? [
          { workoutType: 'RUN', plannedMinutes: 40, doneMinutes: 30 },
          { workoutType: 'BIKE', plannedMinutes: 0, doneMinutes: 62 },
        ]
      : [],
    atEnd: held ? { form: -7.6 } : null,
    days: Array.from({ length: 7 }, (_, n) => ({
      date: addDays(monday, n),
      races: [],
      workouts: held && n === 0 ? [{ workout: RUN }] : [],
      activities: held && n === 2 ? [RIDE] : [],
    })),
  };
}

async function show(path = '/training-schedule', firstDay: Day | null = '2026-08-10', node: ServerData = {}) {
  const calendar = ({ from, to }: { from: Day; to: Day }) => {
    const mondays: Day[] = [];
    for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
    return mondays.map((monday) => aCalendarWeek(monday, monday === LAST));
  };
  const page = renderRoute({
    path,
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: {
      viewer: { athlete: anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-20')])]) },
      node: ({ id }: { id: string }) =>
        id === RUN.id ? RUN : { __typename: 'Athlete', id, calendarReach: { firstDay }, calendar, ...node },
    },
  });
  await page.answer();
  return page;
}

/** Each part asks once it is drawn: answers until what is looked for is there. */
async function answerUntil(page: Awaited<ReturnType<typeof show>>, isThere: () => unknown) {
  for (let tries = 0; tries < 100 && !isThere(); tries += 1) {
    await page.answer();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  }
}

const aWeekShown = () => document.querySelector('[data-week]');

async function open(...given: Parameters<typeof show>) {
  const page = await show(...given);
  await userEvent.click(screen.getByRole('button', { name: 'Earlier Weeks' }));
  await answerUntil(page, () => aWeekShown() ?? screen.queryByText('There is nothing before this week yet.'));
  return page;
}

test('earlier weeks stand above on demand, the last one next to this one, each day planned beside done', async () => {
  const page = await open();
  expect(page.router.state.location.search).toBe(`?date=${LAST}`);
  const week = await screen.findByRole('region', { name: '9 – 15 Nov' });
  const shown = screen.getAllByRole('region').filter((each) => each.hasAttribute('data-week'));
  expect(shown.map((each) => each.getAttribute('data-week')).at(-1)).toBe(LAST);
  expect(shown).toHaveLength(8);
  expect(week).toHaveTextContent('Done of planned: 1:32 / 0:40 h');
  expect(week).toHaveTextContent('Load 70 of 30');
  expect(week).toHaveTextContent('Form −8');
  expect(week).toHaveTextContent('Build · training week');
  const run = within(week).getByRole('button', { name: /Old run/ });
  expect(run).toHaveTextContent('30 of 40 min');
  expect(run).toHaveTextContent('75% of plan');
  expect(run).toHaveAttribute('data-compliance', 'near');
  const ride = within(week).getByRole('link', { name: /Ride, 30 km/ });
  expect(ride).toHaveAttribute('href', '/activities/ride');
  expect(ride).toHaveTextContent('1:02 h');
  expect(screen.getByRole('region', { name: '2 – 8 Nov' })).toHaveTextContent('Nothing was planned or recorded.');
});

test('an address of this week or a later day opens nothing above', async () => {
  await show('/training-schedule?date=2026-11-18');
  expect(screen.getByRole('button', { name: 'Earlier Weeks' })).toBeVisible();
  expect(aWeekShown()).toBeNull();
});

test('an address opens them at its day, so far back, and hiding takes it out', async () => {
  const page = await show('/training-schedule?date=2026-08-12');
  await answerUntil(page, () => screen.queryByRole('region', { name: '10 – 16 Aug' }));
  expect(screen.getByRole('region', { name: '10 – 16 Aug' })).toBeVisible();
  expect(screen.getByText('Your calendar begins on 10 August 2026.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Earlier Weeks' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '10 – 16 Aug' })).toBeNull());
  expect(page.router.state.location.search).toBe('');
});

test('who has begun this week is told that there is nothing before it', async () => {
  await open('/training-schedule', null);
  expect(screen.getByText('There is nothing before this week yet.')).toBeVisible();
});

test('a workout of the past opens in full, and closing leaves the calendar as it is', async () => {
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: /Old run/ }));
  expect(page.router.state.location.search).toBe(`?date=${LAST}&workout=Old+run`);
  await answerUntil(page, () => screen.queryByRole('button', { name: 'Update Feedback' }));
  const dialog = screen.getByRole('dialog', { name: 'Old run' });
  expect(await within(dialog).findByRole('button', { name: 'Update Feedback' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: /Old run/ })).toBeVisible();
});

test('weeks that cannot be read say so where they would stand, and can be asked for again', async () => {
  const noise = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier Weeks' }));
  await answerUntil(page, () => screen.queryByLabelText('Earlier weeks'));
  await page.refuse(new Error('The server is away.'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away.');
  expect(screen.getByRole('button', { name: 'Easy run' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  await answerUntil(page, aWeekShown);
  expect(screen.getByRole('region', { name: '9 – 15 Nov' })).toBeVisible();
  noise.mockRestore();
});

test('a month shows each day in marks and in words, and leads to the day', async () => {
  const page = await show('/training-schedule?view=month&date=2026-11-12');
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Monday 9 November/ }));
  const month = screen.getByRole('region', { name: 'November 2026' });
  expect(within(month).getAllByRole('row')).toHaveLength(7);
  const day = within(month).getByRole('button', { name: /^Monday 9 November/ });
  expect(day).toHaveAccessibleName('Monday 9 November: Old run, 30 of 40 min, 75% of plan');
  expect(within(month).getByRole('button', { name: /^Wednesday 11 November/ })).toHaveAccessibleName(
    'Wednesday 11 November: Ride, 1:02 h',
  );
  expect(day.closest('tr')!.lastElementChild).toHaveTextContent('1:32of 0:40');
  expect(screen.queryByRole('button', { name: 'Easy run' })).toBeNull();
  await userEvent.click(day);
  await answerUntil(page, aWeekShown);
  expect(page.router.state.location.search).toBe('?date=2026-11-09');
  expect(screen.getByRole('button', { name: 'Easy run' })).toBeVisible();
});

test('months are walked one by one, and Today comes back', async () => {
  const page = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Monday 9 November/ }));
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier month' }));
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Thursday 1 October/ }));
  expect(page.router.state.location.search).toBe('?view=month&date=2026-10-01');
  expect(screen.getByRole('region', { name: 'October 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await answerUntil(page, () => screen.queryByRole('region', { name: 'November 2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Weeks' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Easy run' })).toBeVisible());
  expect(page.router.state.location.search).toBe('');
});

test('a year shows each week by its month, done beside meant, and leads to the week', async () => {
  const page = await show('/training-schedule?view=year&date=2026-11-12');
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Week of 9 November/ }));
  const year = screen.getByRole('region', { name: '2026' });
  // months side by side in which nothing was are told in one line
  expect(
    within(year)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['January – October 2026', 'November 2026', 'December 2026']);
  expect(within(year).getAllByText('Nothing planned or recorded.')).toHaveLength(2);
  const november = within(year).getByRole('region', { name: 'November 2026' });
  expect(within(november).getAllByRole('listitem')).toHaveLength(4);
  expect(november).toHaveTextContent('1:32 h done');
  const week = within(november).getByRole('button', { name: /^Week of 9 November/ });
  expect(week).toHaveAccessibleName('Week of 9 November: 1:32 h done, 40 min planned, Build');
  expect(week).toHaveTextContent('9 Nov1:32');
  expect(
    within(november)
      .getByRole('button', { name: /^Week of 16 November/ })
      .closest('li'),
  ).toHaveAttribute('aria-current', 'date');
  await userEvent.click(week);
  await answerUntil(page, aWeekShown);
  expect(page.router.state.location.search).toBe('?date=2026-11-09');
});

test('a race is told in a month in which nothing else was', async () => {
  const { days, ...week } = aCalendarWeek('2026-03-16', false);
  const [monday, ...others] = days;
  const raced = {
    ...week,
    days: [{ ...monday, races: [{ __typename: 'Race', id: 'r', raceName: 'Spring Run' }] }, ...others],
  };
  const page = await show('/training-schedule?view=year', null, { calendar: [raced] });
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Week of 16 March/ }));
  expect(screen.getByRole('button', { name: /^Week of 16 March/ })).toHaveAccessibleName(
    'Week of 16 March: nothing planned. Race: Spring Run',
  );
});

test('years are walked one by one, and Today comes back', async () => {
  const page = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Year' }));
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Week of 9 November/ }));
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier year' }));
  await answerUntil(page, () => screen.queryByRole('region', { name: 'November 2025' }));
  expect(page.router.state.location.search).toBe('?view=year&date=2025-07-01');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await answerUntil(page, () => screen.queryByRole('button', { name: /^Week of 9 November/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  await answerUntil(page, () => screen.queryByRole('region', { name: 'November 2026' }));
  expect(page.router.state.location.search).toBe('?view=month&date=2026-11-20');
});
