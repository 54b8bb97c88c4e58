import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './scheduleFixture.ts';
import { SchedulePage } from './SchedulePage.tsx';

type Athlete = ReturnType<typeof anAthlete>;

async function show(athlete: Athlete, mutations: ServerData = {}) {
  const page = renderRoute({
    path: '/training-schedule',
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: { viewer: { athlete }, ...mutations },
  });
  await page.answer();
  return page;
}

afterEach(() => act(() => dismissToast()));

const day = (name: string) => screen.getByRole('region', { name: new RegExp(`^${name}\\b`) });
const toast = (title: string) => screen.findAllByText(title);
const card = (name: string) => screen.getByRole('button', { name });

describe('without a schedule', () => {
  test('a season plan is one button away from its schedule', async () => {
    const athlete = anAthlete(null);
    const generated = anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-21')])]);
    const page = await show(athlete, {
      generateSchedule: {
        __typename: 'GenerateSchedulePayload',
        athlete: generated,
        revision: aRevision(4),
        warnings: [],
      },
    });
    expect(screen.getByRole('heading', { name: 'Get Started' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Generate Training Schedule from Season Plan' }));
    expect(page.asked()).toEqual([{ mode: 'SEASON_PLAN' }]);
    await page.answer();
    expect(card('Easy run')).toBeInTheDocument();
    expect(await toast('Schedule Generated')).not.toHaveLength(0);
    expect(screen.getAllByText('Your 4-week training schedule has been created.')).not.toHaveLength(0);
  });

  test('without a season plan there are two options, the second asks for at least one sport', async () => {
    const page = await show(anAthlete(null, { seasonPlan: null }));
    expect(screen.getByText('Option 1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to Season Plan' })).toHaveAttribute('href', '/season-plan');
    expect(screen.getByText('Option 2')).toBeInTheDocument();
    const generate = screen.getByRole('button', { name: 'Generate Consistent Training Schedule' });
    await userEvent.click(generate);
    expect(screen.getByText('Please select at least one sport')).toBeInTheDocument();
    expect(page.asked()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Swimming' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Running' }));
    await userEvent.click(generate);
    expect(page.asked()).toEqual([{ mode: 'TRAIN_CONSISTENTLY', selectedSports: ['RUNNING', 'SWIMMING'] }]);
  });

  test('limits that contradict each other are named, with the ways out', async () => {
    const page = await show(anAthlete(null), {
      generateSchedule: {
        __typename: 'PlanConflict',
        code: 'PLAN_CONFLICT',
        message: 'No day is long enough.',
        constraints: ['Every day at most 60 min'],
        relaxations: ['Allow 110 min on Sunday'],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Generate Training Schedule from Season Plan' }));
    await page.answer();
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('No day is long enough. Nothing was changed.');
    expect(notice).toHaveTextContent('Every day at most 60 min');
    expect(notice).toHaveTextContent('Allow 110 min on Sunday');
  });

  test('a failure says what the server said', async () => {
    const page = await show(anAthlete(null));
    await userEvent.click(screen.getByRole('button', { name: 'Generate Training Schedule from Season Plan' }));
    await page.refuse(new Error('The planner is resting.'));
    expect(await toast('Error')).not.toHaveLength(0);
    expect(screen.getAllByText('The planner is resting.')).not.toHaveLength(0);
  });
});

describe('the weeks', () => {
  const weeks = () => [
    aWeek(
      0,
      [
        aWorkout('Tempo ride', '2026-11-16', {
          workoutType: 'BIKE',
          intensity: 'zone 3',
          duration: 60,
          tss: 70.4,
          status: 'COMPLETED',
        }),
        aWorkout('Cruise intervals', '2026-11-17', { intensity: 'threshold', status: 'SKIPPED' }),
        aWorkout('Missed run', '2026-11-18'),
        aWorkout('Easy run', '2026-11-20'),
        aWorkout('Long run', '2026-11-22', { intensity: 'race-pace', locked: true, duration: 110, tss: 80.2 }),
      ],
      {
        completedMinutes: 60,
        proof: [
          { constraint: 'Tuesday', limit: 'at most 60 min', value: '55 min', holds: true },
          { constraint: 'Hard days in a row', limit: 'none', value: '1', holds: false },
        ],
      },
    ),
    aWeek(1, [], { kind: 'STEP' }),
  ];

  test('a week says what it asks and what is done of it', async () => {
    await show(anAthlete(weeks()));
    expect(screen.getByText(/Dana Miller/)).toHaveTextContent('next 2 weeks, 16 – 29 Nov');
    const week = screen.getByRole('region', { name: 'Week 3' });
    expect(week).toHaveTextContent('Current Week');
    expect(week).toHaveTextContent('16 – 22 Nov');
    expect(week).toHaveTextContent('Base · loading week');
    expect(week).toHaveTextContent('1:00 / 4:50 h');
    expect(week).toHaveTextContent('Target 7.5 h · Load 241');
    expect(within(week).getByRole('list', { name: 'Planned time by sport' })).toHaveTextContent('Bike 1:00Run 3:50');
    expect(screen.getByRole('region', { name: 'Week 4' })).toHaveTextContent('Upcoming');
  });

  test('every day has its workouts or rest', async () => {
    await show(anAthlete(weeks()));
    expect(within(day('Thursday 19 November')).getByText('Rest')).toBeInTheDocument();
    expect(within(day('Friday 20 November')).queryByText('Rest')).not.toBeInTheDocument();
    expect(day('Friday 20 November')).toHaveAccessibleName('Friday 20 November, today');
    expect(screen.getAllByText('Rest')).toHaveLength(9);
  });

  test('a card says sport, minutes, intensity and how it stands', async () => {
    await show(anAthlete(weeks()));
    const states = {
      'Monday 16': 'Completed',
      'Tuesday 17': 'Skipped',
      'Wednesday 18': 'Not done',
      'Friday 20': 'Today',
      'Sunday 22': 'Scheduled',
    };
    for (const [name, state] of Object.entries(states))
      expect(within(day(name)).getByRole('img', { name: state })).toBeInTheDocument();
    expect(day('Monday 16')).toHaveTextContent('Bike');
    expect(day('Monday 16')).toHaveTextContent('60 min');
    expect(day('Monday 16')).toHaveTextContent('Zone 3');
    expect(day('Sunday 22')).toHaveTextContent('Race pace');
    expect(within(day('Sunday 22')).getByRole('img', { name: 'Kept in place' })).toBeInTheDocument();
    expect(within(day('Friday 20')).queryByRole('img', { name: 'Kept in place' })).not.toBeInTheDocument();
  });

  test('what is over says how near to its plan it came, in words and by its edge', async () => {
    const done = (completionStatus: string, actualDuration: number | null, reasonForSkip: string | null = null) => ({
      status: completionStatus,
      feedback: {
        __typename: 'WorkoutFeedback',
        id: completionStatus,
        completionStatus,
        actualDuration,
        reasonForSkip,
      },
    });
    const workouts = [
      aWorkout('Ride', '2026-11-16', { duration: 60, ...done('COMPLETED', 45) }),
      aWorkout('Swim', '2026-11-17', { duration: 40, ...done('PARTIALLY_COMPLETED', 16) }),
      aWorkout('Run', '2026-11-18', done('SKIPPED', null, 'ILLNESS')),
      aWorkout('Strength', '2026-11-19'),
      aWorkout('Long run', '2026-11-22'),
    ];
    await show(anAthlete([aWeek(0, workouts)]));
    const over = (name: string) => {
      const article = within(day(name)).getByRole('article');
      return [article.dataset['compliance'], article.textContent];
    };
    expect(over('Monday 16')).toEqual(['near', expect.stringContaining('45 of 60 min')]);
    expect(day('Monday 16')).toHaveTextContent('75 % of plan');
    expect(over('Tuesday 17')).toEqual(['far', expect.stringContaining('Partly: 40 %')]);
    expect(over('Wednesday 18')).toEqual(['excused', expect.stringContaining('Skipped: illness')]);
    expect(over('Thursday 19')).toEqual(['missed', expect.stringContaining('Missed')]);
    expect(over('Sunday 22')[0]).toBeUndefined();
  });

  test('the proof is one click away, with what holds and what does not', async () => {
    await show(anAthlete(weeks()));
    await userEvent.click(screen.getByRole('button', { name: 'Keeps 1 of 2 limits' }));
    const [kept, broken] = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(kept).toHaveTextContent('Kept: TuesdayLimit: at most 60 min55 min');
    expect(broken).toHaveTextContent('Not kept: Hard days in a rowLimit: none1');
  });
});

describe('moving a workout', () => {
  const weeks = () => [
    aWeek(0, [
      aWorkout('Tempo ride', '2026-11-16', { status: 'COMPLETED' }),
      aWorkout('Easy run', '2026-11-20', { version: 7 }),
      aWorkout('Long run', '2026-11-22', { duration: 110 }),
    ]),
    aWeek(1, [aWorkout('Swim', '2026-11-24', { workoutType: 'SWIM' })]),
  ];

  async function moveTo(workout: string, entry: string) {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${workout}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    await act(async () => {});
  }

  const moved = () => {
    const workout = aWorkout('Long run', '2026-11-25', { duration: 110, version: 2, locked: true });
    const all = weeks();
    return {
      rescheduleWorkout: {
        __typename: 'RescheduleWorkoutPayload',
        workout,
        weeks: [
          aWeek(
            0,
            all[0]!.workouts.filter(({ id }) => id !== 'Long run'),
          ),
          aWeek(1, [...all[1]!.workouts, workout]),
        ],
        revision: aRevision(4),
        warnings: [{ code: 'HARD_DAYS_ADJACENT', message: 'Two long days in a row.' }],
      },
    };
  };

  test('is on the screen before the server answers, and stays', async () => {
    const page = await show(anAthlete(weeks()), moved());
    await moveTo('Long run', 'Wed 25 Nov');
    expect(within(day('Wednesday 25')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(within(day('Sunday 22')).getByText('Rest')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Week 3' })).toHaveTextContent('0:00 / 1:20 h');
    expect(screen.getByRole('region', { name: 'Week 4' })).toHaveTextContent('0:00 / 2:30 h');
    expect(page.asked()).toEqual([
      { workoutId: 'Long run', newDate: '2026-11-25', newDayOfWeek: 'WEDNESDAY', version: 1 },
    ]);
    await page.answer();
    expect(within(day('Wednesday 25')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(await toast('Workout Rescheduled')).not.toHaveLength(0);
    expect(screen.getAllByText('The workout has been moved to the new date. Two long days in a row.')).not.toHaveLength(
      0,
    );
  });

  test('is taken back by Undo and by Ctrl+Z', async () => {
    const undone = {
      undoScheduleChange: {
        __typename: 'UndoScheduleChangePayload',
        athlete: anAthlete(weeks()),
        revision: aRevision(5),
      },
    };
    const page = await show(anAthlete(weeks()), { ...moved(), ...undone });
    await moveTo('Long run', 'Wed 25 Nov');
    await page.answer();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
    await page.answer();
    expect(within(day('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(await toast('Change Undone')).not.toHaveLength(0);

    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(page.asked()).toEqual([]);
    await moveTo('Long run', 'Wed 25 Nov');
    await page.answer();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
  });

  test('goes back when the server refuses, and says why', async () => {
    const page = await show(anAthlete(weeks()), {
      rescheduleWorkout: { __typename: 'NotPossible', code: 'NOT_POSSIBLE', message: 'Not on that day.' },
    });
    await moveTo('Long run', 'Wed 25 Nov');
    await page.answer();
    expect(within(day('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(await toast('Cannot Move Workout')).not.toHaveLength(0);
    expect(screen.getAllByText('Not on that day.')).not.toHaveLength(0);
  });

  test('goes back when the connection fails', async () => {
    const page = await show(anAthlete(weeks()));
    await moveTo('Long run', 'Wed 25 Nov');
    await page.refuse(new Error('We could not reach Evenpace.'));
    expect(within(day('Sunday 22')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(screen.getAllByText('We could not reach Evenpace.')).not.toHaveLength(0);
  });

  test('shows the latest when someone else was first', async () => {
    const theirs = aWorkout('Long run', '2026-11-21', { duration: 90, version: 5 });
    const athlete = anAthlete(weeks());
    const page = await show(athlete, {
      rescheduleWorkout: {
        __typename: 'StaleVersion',
        code: 'STALE_VERSION',
        message: 'Your coach changed this workout.',
        workout: theirs,
      },
    });
    await moveTo('Long run', 'Wed 25 Nov');
    await page.answer();
    expect(within(day('Saturday 21')).getByRole('button', { name: 'Long run' })).toBeInTheDocument();
    expect(day('Saturday 21')).toHaveTextContent('90 min');
    expect(screen.getAllByText('Your coach changed this workout. The latest version is shown.')).not.toHaveLength(0);
  });

  test('sends a second move with the version that the first one made', async () => {
    const page = await show(anAthlete(weeks()), moved());
    await moveTo('Long run', 'Wed 25 Nov');
    await moveTo('Long run', 'Thu 26 Nov');
    expect(page.asked()).toHaveLength(1);
    await page.answer();
    expect(page.asked()).toEqual([
      { workoutId: 'Long run', newDate: '2026-11-26', newDayOfWeek: 'THURSDAY', version: 2 },
    ]);
  });

  test('of a completed one is refused without asking', async () => {
    const page = await show(anAthlete(weeks()));
    await moveTo('Tempo ride', 'Move to…');
    expect(await toast('Cannot Move Completed Workout')).not.toHaveLength(0);
    expect(screen.getAllByText('Completed workouts cannot be rescheduled.')).not.toHaveLength(0);
    expect(page.asked()).toEqual([]);
  });
});

describe('live', () => {
  const before = () => anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-20')])]);
  const after = (revision: number) =>
    anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-21')])], { scheduleRevision: revision });
  const update = (revision: number, actorRole: string, athlete = after(revision)) => ({
    scheduleUpdated: { revision, cause: 'MOVE', summary: 'Easy run moved to Saturday.', actorRole, athlete },
  });

  test('what another window changes appears, without a word', async () => {
    const page = await show(before());
    await page.publish(update(4, 'ATHLETE'));
    expect(within(day('Saturday 21')).getByRole('button', { name: 'Easy run' })).toBeInTheDocument();
    expect(screen.queryByText('Easy run moved to Saturday.')).not.toBeInTheDocument();
  });

  test('what the coach changes is said', async () => {
    const page = await show(before());
    await page.publish(update(4, 'COACH'));
    expect(await toast('Your coach changed your schedule')).not.toHaveLength(0);
    expect(screen.getAllByText('Easy run moved to Saturday.')).not.toHaveLength(0);
  });

  test('a missing revision loads the page anew', async () => {
    const athlete = before();
    const page = await show(athlete);
    Object.assign(athlete, anAthlete([aWeek(0, [aWorkout('Swim', '2026-11-22')])], { scheduleRevision: 6 }));
    await page.publish(update(4, 'ATHLETE'));
    await page.answer();
    expect(screen.queryByRole('button', { name: 'Swim' })).not.toBeInTheDocument();
    await page.publish(update(6, 'ATHLETE'));
    await page.answer();
    expect(card('Swim')).toBeInTheDocument();
  });
});
