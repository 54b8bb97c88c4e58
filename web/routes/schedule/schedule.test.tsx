import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule, toasts } from './testing/showSchedule.tsx';

afterEach(() => act(() => dismissToast()));

const card = (name: string) => screen.getByRole('button', { name });

describe('without a schedule', () => {
  test('a season plan is one button away from its schedule', async () => {
    const athlete = anAthlete(null);
    const generated = anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-21')])]);
    const page = await showSchedule(athlete, {
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
    // the button that had it is gone
    const made = screen.getByText('The next four weeks are planned');
    await waitFor(() => expect(document.activeElement).toContainElement(made));
    expect(await toasts('Schedule Generated')).not.toHaveLength(0);
    expect(screen.getAllByText('Your 4-week training schedule has been created.')).not.toHaveLength(0);
  });

  test('without a season plan there are two options, the second asks for at least one sport', async () => {
    const page = await showSchedule(anAthlete(null, { seasonPlan: null }));
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
    const page = await showSchedule(anAthlete(null), {
      generateSchedule: {
        __typename: 'PlanConflict',
        kind: 'PLAN_CONFLICT',
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

  test('who has not told of themselves yet is led to the onboarding', async () => {
    const page = await showSchedule(anAthlete(null, { seasonPlan: null }), {
      generateSchedule: { __typename: 'NotPossible', kind: 'NOT_ONBOARDED', message: 'Complete the onboarding first.' },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Running' }));
    await userEvent.click(screen.getByRole('button', { name: 'Generate Consistent Training Schedule' }));
    await page.answer();
    const notice = screen.getByRole('alert');
    expect(within(notice).getByRole('link', { name: 'Complete the onboarding' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  test('a failure says what the server said', async () => {
    const page = await showSchedule(anAthlete(null));
    await userEvent.click(screen.getByRole('button', { name: 'Generate Training Schedule from Season Plan' }));
    await page.refuse(new Error('The planner is resting.'));
    expect(await toasts('Error')).not.toHaveLength(0);
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
          { kind: 'TARGET', constraint: 'Hard days', limit: '2 wanted', value: '1', holds: true, excess: 0 },
          { kind: 'LIMIT', constraint: 'Tuesday', limit: 'at most 60 min', value: '55 min', holds: true, excess: 0 },
          {
            kind: 'LIMIT',
            constraint: 'Mon unavailable',
            limit: '0 workouts',
            value: '1 workout',
            holds: false,
            excess: 1,
            workoutId: 'Long run',
            brokenBy: {
              id: 'revision',
              number: 3,
              cause: 'MOVE',
              actorRole: 'ATHLETE',
              isOwn: true,
              summary: 'Moved Long run.',
              createdAt: '2026-11-17T23:05:00Z',
            },
          },
        ],
      },
    ),
    aWeek(1, [], { kind: 'STEP' }),
  ];

  test('a week without any training says so, and names no target of nothing', async () => {
    await showSchedule(anAthlete([aWeek(0, [], { targetWeeklyHours: 0 })]));
    const week = screen.getByRole('region', { name: 'Week 3' });
    expect(week).toHaveTextContent('No training');
    expect(week).not.toHaveTextContent(/0 min|Load/);
  });

  test('a week says what it asks and what is done of it', async () => {
    await showSchedule(anAthlete(weeks()));
    expect(screen.getByText(/Dana Miller/)).toHaveTextContent('next 2 weeks, 16 – 29 Nov');
    const week = screen.getByRole('region', { name: 'Week 3' });
    expect(week).toHaveTextContent('Current Week');
    expect(week).toHaveTextContent('16 – 22 Nov');
    expect(week).toHaveTextContent('Base · training week');
    expect(week).toHaveTextContent('1:00 / 4:50 h');
    expect(week).toHaveTextContent('Down from 7:30 h · Load 241');
    expect(within(week).getByRole('list', { name: 'Planned time by sport' })).toHaveTextContent(
      'Bike 1:00 hRun 3:50 h',
    );
    expect(screen.getByRole('region', { name: 'Week 4' })).toHaveTextContent('Upcoming');
  });

  test.each([
    ['begun on its Sunday', [aWorkout('Easy run', '2026-11-22', { duration: 66 })], 'From Sun 22 Nov · Load 30'],
    [
      'begun with a rest day, and full',
      [aWorkout('Long ride', '2026-11-21', { duration: 440 })],
      'Target 7:30 h · Load 30',
    ],
  ])('the first week, %s, says what it can be measured by', async (_name, workouts, words) => {
    await showSchedule(anAthlete([aWeek(0, workouts, { weekNumber: 1 })]));
    expect(screen.getByRole('region', { name: 'Week 1' })).toHaveTextContent(words);
  });

  test('every day has its workouts or rest', async () => {
    await showSchedule(anAthlete(weeks()));
    expect(within(dayColumn('Thursday 19 November')).getByText('Rest')).toBeInTheDocument();
    expect(within(dayColumn('Friday 20 November')).queryByText('Rest')).not.toBeInTheDocument();
    expect(dayColumn('Friday 20 November')).toHaveAccessibleName('Friday 20 November, today');
    expect(screen.getAllByText('Rest')).toHaveLength(9);
  });

  test('a day with a recording that counts for no workout tells of it and is no day of rest', async () => {
    const recordedBeside = [{ activityId: 'a', date: '2026-11-19', recordedSport: 'CYCLING', movingSec: 3600 }];
    await showSchedule(anAthlete([aWeek(0, [aWorkout('Easy run', '2026-11-21')], { recordedBeside })]));
    const thursday = within(dayColumn('Thursday 19 November'));
    expect(thursday.getByText('Ride, 1:00 h, recorded beside the plan')).toBeInTheDocument();
    expect(thursday.queryByText('Rest')).not.toBeInTheDocument();
  });

  test('a card says sport, minutes, intensity and how it stands', async () => {
    await showSchedule(anAthlete(weeks()));
    const states = {
      'Monday 16': 'Completed',
      'Tuesday 17': 'Skipped',
      'Wednesday 18': 'Not done',
      'Friday 20': 'Today',
      'Sunday 22': 'Scheduled',
    };
    for (const [name, state] of Object.entries(states))
      expect(within(dayColumn(name)).getByRole('img', { name: state })).toBeInTheDocument();
    expect(dayColumn('Monday 16')).toHaveTextContent('Bike');
    expect(dayColumn('Monday 16')).toHaveTextContent('1:00 h');
    expect(dayColumn('Monday 16')).toHaveTextContent('Zone 3');
    expect(dayColumn('Sunday 22')).toHaveTextContent('Race pace');
    expect(within(dayColumn('Sunday 22')).getByRole('img', { name: 'Kept in place' })).toBeInTheDocument();
    expect(within(dayColumn('Friday 20')).queryByRole('img', { name: 'Kept in place' })).not.toBeInTheDocument();
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
    await showSchedule(anAthlete([aWeek(0, workouts)]));
    const over = (name: string) => {
      const article = within(dayColumn(name)).getByRole('article');
      return [article.dataset['compliance'], article.textContent];
    };
    expect(over('Monday 16')).toEqual(['near', expect.stringContaining('0:45 of 1:00 h')]);
    expect(dayColumn('Monday 16')).toHaveTextContent('75% of plan');
    expect(over('Tuesday 17')).toEqual(['far', expect.stringContaining('Partly: 40%')]);
    expect(over('Wednesday 18')).toEqual(['excused', expect.stringContaining('Skipped: illness')]);
    expect(over('Thursday 19')).toEqual(['missed', expect.stringContaining('Missed')]);
    expect(over('Sunday 22')[0]).toBeUndefined();
  });

  test('the proof is one click away, with what is not kept, who broke it and the way back', async () => {
    const page = await showSchedule(anAthlete(weeks()));
    await userEvent.click(screen.getByRole('button', { name: '1 limit broken by your move' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Week 3: 1 limit broken by your move' }));
    const [broken, target, kept] = dialog.getAllByRole('listitem');
    expect(target).toHaveTextContent(/^Hard days, this week: 1 of 2 wanted$/);
    expect(kept).toHaveTextContent('Kept: TuesdayLimit: at most 60 min, this week: 55 min');
    expect(broken).toHaveTextContent('Not kept: Mon unavailable, this week: 1 workout');
    expect(broken).toHaveTextContent('Broken by your move on Wed 18 Nov, 00:05: Moved Long run.');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo: Mon unavailable, Moved Long run.' }));
    expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision' }]);
  });

  test('a limit that changed by itself is put right by a new plan', async () => {
    const line = { kind: 'LIMIT', constraint: 'Fri unavailable', limit: 'no workout', value: '1 workout' };
    const unbroken = { code: 'UNAVAILABLE_DAY', holds: false, excess: 1, day: null, workoutId: null, brokenBy: null };
    const proof = [{ ...line, ...unbroken, brokenCause: 'LIMIT' }];
    const page = await showSchedule(anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')], { proof })]));
    await userEvent.click(screen.getByRole('button', { name: '1 limit not kept' }));
    await userEvent.click(screen.getByRole('button', { name: 'Plan Anew: Fri unavailable' }));
    await waitFor(() => expect(page.asked()).toEqual([{ mode: 'SEASON_PLAN' }]));
  });

  test('a limit that the planner could not keep says so, and is offered no new plan', async () => {
    const line = {
      kind: 'LIMIT',
      code: 'STRENGTH_SHARE',
      constraint: 'Strength at most 12% of the week',
      limit: '12%',
    };
    const unkept = { value: '14.3%', holds: false, excess: 2.3, day: null, workoutId: null, brokenBy: null };
    const proof = [{ ...line, ...unkept, brokenCause: 'PLAN' }];
    await showSchedule(anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')], { proof })]));
    await userEvent.click(screen.getByRole('button', { name: '1 limit not kept' }));
    expect(screen.getByText(/^The planner could not keep it beside the other limits/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Plan Anew:/ })).not.toBeInTheDocument();
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
    const page = await showSchedule(before());
    await page.publish(update(4, 'ATHLETE'));
    expect(within(dayColumn('Saturday 21')).getByRole('button', { name: 'Easy run' })).toBeInTheDocument();
    expect(screen.queryByText('Easy run moved to Saturday.')).not.toBeInTheDocument();
  });

  test('limits that change without a revision load the page anew; a revision is told by itself', async () => {
    const athlete = anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')])]);
    const page = await showSchedule(athlete);
    await page.publish({ athleteUpdated: { revision: 3 } });
    await page.answer();
    const line = {
      kind: 'LIMIT',
      constraint: 'Fri unavailable',
      limit: 'no workout',
      value: '1 workout',
      holds: false,
      excess: 1,
    };
    const proof = [{ ...line, code: 'UNAVAILABLE_DAY', excess: 1, day: null, workoutId: null, brokenBy: null }];
    Object.assign(athlete, anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')], { proof })]));
    await page.publish({ athleteUpdated: { revision: 4 } });
    await page.answer();
    expect(screen.queryByRole('button', { name: /1 limit/ })).not.toBeInTheDocument();
    await page.publish({ athleteUpdated: { revision: 4 } });
    await page.answer();
    expect(screen.getByRole('button', { name: /1 limit/ })).toBeInTheDocument();
  });

  test('a profile that changes while the page opens is seen once the socket stands', async () => {
    const athlete = anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')])]);
    const page = await showSchedule(athlete);
    const line = { kind: 'LIMIT', constraint: 'Fri unavailable', limit: 'no workout', value: '1 workout' };
    const proof = [
      { ...line, code: 'UNAVAILABLE_DAY', holds: false, excess: 1, day: null, workoutId: null, brokenBy: null },
    ];
    Object.assign(athlete, anAthlete([aWeek(0, [aWorkout('Long run', '2026-11-20')], { proof })]));
    expect(screen.queryByRole('button', { name: /1 limit/ })).not.toBeInTheDocument();
    await page.publish({ athleteUpdated: { revision: 3 } });
    await page.answer();
    expect(screen.getByRole('button', { name: /1 limit/ })).toBeInTheDocument();
  });

  test('what the coach changes is said', async () => {
    const page = await showSchedule(before());
    await page.publish(update(4, 'COACH'));
    expect(await toasts('Your coach changed your schedule')).not.toHaveLength(0);
    expect(screen.getAllByText('Easy run moved to Saturday.')).not.toHaveLength(0);
  });

  test('what changed before the socket was open is asked for; what comes a second time is not said again', async () => {
    const page = await showSchedule(before());
    expect(page.followed()).toEqual([{ athleteId: 'athlete', since: 3 }, { athleteId: 'athlete' }]);
    await page.publish(update(4, 'COACH'));
    await toasts('Your coach changed your schedule');
    act(() => dismissToast());
    // a connection that stands again begins where the first one began
    await page.publish(update(4, 'COACH'));
    expect(screen.queryByText('Your coach changed your schedule')).not.toBeInTheDocument();
    await page.publish(update(5, 'COACH'));
    expect(await toasts('Your coach changed your schedule')).not.toHaveLength(0);
  });

  test('a missing revision loads the page anew', async () => {
    const athlete = before();
    const page = await showSchedule(athlete);
    Object.assign(athlete, anAthlete([aWeek(0, [aWorkout('Swim', '2026-11-22')])], { scheduleRevision: 6 }));
    await page.publish(update(4, 'ATHLETE'));
    await page.answer();
    expect(screen.queryByRole('button', { name: 'Swim' })).not.toBeInTheDocument();
    await page.publish(update(6, 'ATHLETE'));
    await page.answer();
    expect(card('Swim')).toBeInTheDocument();
  });
});
