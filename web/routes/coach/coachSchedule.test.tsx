import { aWeek, aWorkout, anAthlete, DETAILS, revision, show } from './testing/schedule.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';

afterEach(() => act(() => dismissToast()));

test('a workout is added to a day that is not over, and what was typed outlives the dialog', async () => {
  const made = aWorkout('new', '2026-11-21', {
    description: 'Hill run',
    intensity: 'hard',
    duration: 50,
    locked: true,
  });
  const page = await show(anAthlete([aWeek([])]), {
    createWorkout: {
      __typename: 'CreateWorkoutPayload',
      workout: made,
      week: aWeek([made]),
      revision,
      warnings: [{ kind: 'INJURY', message: 'Their injury limits this sport (run) to 45 min a workout.' }],
    },
  });
  expect(screen.queryByRole('button', { name: 'Add workout on Thursday 19 November' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add workout on Friday 20 November' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add workout on Saturday 21 November' }));
  await screen.findByRole('dialog');
  const dialog = () => within(screen.getByRole('dialog', { name: 'Add Workout' }));
  const add = () => dialog().getByRole('button', { name: 'Add Workout' });
  expect(dialog().getByRole('combobox', { name: 'Intensity' })).toHaveValue('moderate');
  expect(add()).toBeDisabled();
  await userEvent.click(dialog().getByRole('radio', { name: 'Run' }));
  await userEvent.type(dialog().getByRole('textbox', { name: /^Description/ }), 'Hill run');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Add workout on Saturday 21 November' }));
  expect(dialog().getByRole('textbox', { name: /^Description/ })).toHaveValue('Hill run');
  const minutes = dialog().getByRole('spinbutton', { name: /^Duration/ });
  await userEvent.type(minutes, '601');
  await userEvent.click(add());
  expect(dialog().getByText('Whole minutes from 1 to 600.')).toBeInTheDocument();
  expect(page.asked()).toEqual([]);
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '50');
  await userEvent.selectOptions(dialog().getByRole('combobox', { name: 'Intensity' }), 'hard');
  await userEvent.click(add());
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete_1',
      trainingWeekId: 'week_1',
      scheduledDate: '2026-11-21',
      dayOfWeek: 'SATURDAY',
      workoutType: 'RUN',
      duration: 50,
      intensity: 'hard',
      description: 'Hill run',
    },
  ]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Saturday 21 November' })).getByRole('button', { name: 'Hill run' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(screen.getByText(/Their injury limits this sport \(run\) to 45 min a workout\.$/)).toBeInTheDocument();
});

test('a refusal keeps the form, in the server’s words', async () => {
  const page = await show(anAthlete([aWeek([])]), {
    createWorkout: { __typename: 'NotPossible', message: 'Choose today or a later day.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add workout on Sunday 22 November' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Swim' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /^Duration/ }), '30');
  await userEvent.click(dialog.getByRole('button', { name: 'Add Workout' }));
  await page.answer();
  expect(screen.getAllByText('Choose today or a later day.')).not.toHaveLength(0);
  expect(dialog.getByRole('spinbutton', { name: /^Duration/ })).toHaveValue(30);
});

test('the coach reads on which weekdays the athlete cannot train where a workout may go', async () => {
  const preferences = { unavailableDays: ['SUNDAY'], blackoutDates: [], maxMinutesByDay: [] };
  await show({ ...anAthlete([aWeek([aWorkout('w', '2026-11-20')])]), preferences });
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Easy run' }));
  expect(await screen.findByRole('menuitem', { name: 'Sun 22 Nov, unavailable' })).toBeInTheDocument();
});

test('whom a reason comes from is told as to the coach', async () => {
  const reasons = [
    ['COACH', 'Changed by their coach.'],
    ['FEEDBACK', 'Shortened from 62 to 23 min.'],
  ].map(([source, text]) => ({ kind: 'OTHER', text, source }));
  const one = aWorkout('w', '2026-11-21', { ...DETAILS, reasons });
  const page = await show(anAthlete([aWeek([one])]), { node: one });
  await userEvent.click(screen.getByRole('button', { name: 'Easy run' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.answer();
  const told = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told()).toEqual(['CoachChanged by their coach.', 'Their feedbackShortened from 62 to 23 min.']);
  // told anew after a change
  Object.assign(one, { reasons: reasons.slice(1) });
  await page.publish({
    scheduleUpdated: { revision: 4, summary: 'Moved.', actorRole: 'ATHLETE', athlete: anAthlete([aWeek([one])], 4) },
  });
  await page.answer();
  expect(told()).toEqual(['Their feedbackShortened from 62 to 23 min.']);
});

test('what the athlete changes meanwhile appears, with a calm note', async () => {
  const page = await show(anAthlete([aWeek([])]));
  expect(page.followed()).toEqual([{ athleteId: 'athlete_1', since: 3 }, { athleteId: 'athlete_1' }]);
  const athlete = anAthlete([aWeek([aWorkout('own', '2026-11-22')])], 4);
  await page.publish({
    scheduleUpdated: { revision: 4, summary: 'Added Easy run on Sunday 22 November.', actorRole: 'ATHLETE', athlete },
  });
  expect(screen.getAllByText('Robin changed the schedule')).not.toHaveLength(0);
  expect(
    within(screen.getByRole('region', { name: 'Sunday 22 November' })).getByRole('button', { name: 'Easy run' }),
  ).toBeInTheDocument();
});

test('when the coaching ends, nothing of the athlete stays on the screen', async () => {
  const page = await show(anAthlete([aWeek([aWorkout('own', '2026-11-22')])]));
  expect(screen.getByRole('button', { name: 'Easy run' })).toBeInTheDocument();
  page.server['athlete'] = null;
  await page.end();
  await page.answer();
  expect(screen.getByRole('heading', { name: 'Athlete not found' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Easy run' })).toBeNull();
});

test('the weeks are planned anew for the athlete, who is named; limits that contradict each other are said to be theirs', async () => {
  const weeks = [aWeek([aWorkout('one', '2026-11-21')])];
  const conflict = {
    __typename: 'PlanConflict',
    message: 'Robin asks for too much.',
    constraints: ['No Sunday'],
    relaxations: ['Allow Sunday'],
  };
  const page = await show(anAthlete(weeks), { previewSchedule: conflict });
  await userEvent.click(screen.getByRole('button', { name: 'Regenerate Schedule' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Regenerate Schedule' }));
  expect(dialog.getByText('Completed workouts and those you or Robin moved stay where they are.')).toBeInTheDocument();
  expect(dialog.getByRole('group', { name: 'Which sports is Robin to train?' })).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Generate Consistent Training Schedule' }));
  await waitFor(() =>
    expect(page.asked()).toEqual([{ athleteId: 'athlete_1', mode: 'TRAIN_CONSISTENTLY', selectedSports: ['RUNNING'] }]),
  );
  await page.answer();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Robin’s limits cannot all be kept.*No Sunday.*Allow Sunday/);
  expect(dialog.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('a season that is behind its changes is planned anew from here, too', async () => {
  const replan = {
    __typename: 'SeasonReplan',
    previewId: 'preview 1',
    summary: 'The taper moves.',
    phases: [],
    hours: [],
    raceDays: [],
  };
  const weeks = [aWeek([aWorkout('one', '2026-11-21')])];
  const page = await show({ ...anAthlete(weeks), seasonPlan: { __typename: 'SeasonPlan', id: 'plan', replan } });
  expect(screen.getByText('The taper moves.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Plan Anew' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', previewId: 'preview 1' }]);
});

test('without a schedule says so, and makes one from the season plan', async () => {
  const planned = { ...anAthlete(null), seasonPlan: { __typename: 'SeasonPlan', id: 'plan' } };
  const athlete = anAthlete([aWeek([aWorkout('one', '2026-11-21')])], 4);
  const page = await show(planned, {
    generateSchedule: {
      __typename: 'GenerateSchedulePayload',
      athlete,
      revision: { ...revision, id: 'revision_4' },
      warnings: [],
    },
  });
  expect(screen.getByText('No training schedule found for this athlete.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Generate Schedule' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_1', mode: 'SEASON_PLAN' }]);
  await page.answer();
  expect(screen.getByRole('button', { name: 'Easy run' })).toBeInTheDocument();
  expect(screen.getAllByText('The 4-week training schedule of Robin has been created.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('N puts a workout on the day that the keyboard is on, or on today', async () => {
  await show(anAthlete([aWeek([aWorkout('workout_1', '2026-11-21')])]));
  await userEvent.keyboard('n');
  expect(await screen.findByRole('dialog', { name: 'Add Workout' })).toHaveAccessibleDescription(/20 November/);
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('tjn');
  expect(await screen.findByRole('dialog', { name: 'Add Workout' })).toHaveAccessibleDescription(/21 November/);
});

test('what is written about a week is read beside it, and answered there', async () => {
  const thread = {
    __typename: 'Thread',
    id: 'thread_1',
    version: 1,
    unreadCount: 0,
    messages: {
      pageInfo: { hasPreviousPage: false, startCursor: null },
      edges: [
        {
          node: {
            __typename: 'Message',
            id: 'message_1',
            text: 'Heavy legs.',
            isDeleted: false,
            sentAt: '2026-11-20T08:00:00Z',
            editedAt: null,
            author: { role: 'ATHLETE', firstName: 'Robin', isYou: false },
            reactions: [],
          },
        },
      ],
    },
  };
  const page = await show({ ...anAthlete([aWeek([])]), thread });
  await userEvent.click(screen.getByRole('button', { name: 'Messages about week 3' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Week 3: messages' }));
  // it asks once its script is there
  await waitFor(async () => {
    await page.answer();
    expect(sheet.getByRole('log')).toHaveTextContent('Heavy legs.');
  });
  expect(page.followed()).toContainEqual({ athleteId: 'athlete_1', aboutId: 'week_1', since: 1 });
  await userEvent.type(sheet.getByRole('textbox', { name: 'Message' }), 'Then rest');
  await userEvent.click(sheet.getByRole('button', { name: 'Send' }));
  expect(page.asked()).toEqual([
    { athleteId: 'athlete_1', aboutId: 'week_1', text: 'Then rest', key: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
});
