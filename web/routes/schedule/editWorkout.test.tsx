import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editDrafts } from '../../cards/workoutEdit/editDrafts.ts';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { showSchedule, toasts } from './testing/showSchedule.tsx';

afterEach(() => {
  act(() => dismissToast());
  editDrafts.clear();
});

const DAY = '2026-11-20';
const swim = aWorkout('Technique swim', '2026-11-18', { workoutType: 'SWIM' });

async function open(fields: Record<string, unknown> = {}, mutations: Record<string, unknown> = {}, day = DAY) {
  const workout = aWorkout('Cruise intervals', day, { duration: 57, intensity: 'threshold', ...fields });
  const page = await showSchedule(anAthlete([aWeek(0, [swim, workout])]), { node: workout, ...mutations });
  await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
  await screen.findByRole('dialog');
  await page.answer();
  await screen.findByRole('heading', { name: 'Workout feedback' });
  return { page, workout };
}

const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const field = (label: string) => screen.getByLabelText(label, { exact: false });
const retype = async (label: string, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
};

test('only what was changed is sent; the week follows at once, and the change can be undone', async () => {
  const after = aWorkout('Cruise intervals', DAY, { duration: 45, intensity: 'easy', locked: true, version: 2 });
  const { page } = await open(
    {},
    {
      updateWorkout: {
        __typename: 'UpdateWorkoutPayload',
        workout: after,
        week: aWeek(0, [swim, after]),
        revision: aRevision(4, { summary: 'Changed Cruise intervals.' }),
        warnings: [],
      },
      undoScheduleChange: {
        __typename: 'UndoScheduleChangePayload',
        athlete: anAthlete([aWeek(0, [swim])]),
        revision: aRevision(5),
      },
    },
  );
  await edit();
  expect(screen.getByRole('dialog', { name: 'Edit Workout' })).toHaveTextContent(
    'Cruise intervals, Friday 20 November',
  );
  await retype('Duration (minutes)', '45');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Intensity' }), 'Easy');
  expect(screen.getByText(/steps and what to do are made anew/)).toBeInTheDocument();
  await save();
  expect(page.asked()).toEqual([{ workoutId: 'Cruise intervals', version: 1, duration: 45, intensity: 'easy' }]);
  expect(screen.getByRole('region', { name: 'Week 3', hidden: true })).toHaveTextContent('1:25');
  await page.answer();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
  await toasts('Workout Updated');
  await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 4' }]);
});

test('an edit that breaks a limit further says so, as a move does', async () => {
  const after = aWorkout('Cruise intervals', DAY, { duration: 90, locked: true, version: 2 });
  const { page } = await open(
    {},
    {
      updateWorkout: {
        __typename: 'UpdateWorkoutPayload',
        workout: after,
        week: aWeek(0, [swim, after]),
        revision: aRevision(4, { summary: 'Changed Cruise intervals.' }),
        warnings: [{ __typename: 'MoveWarning', kind: 'OVER_WEEK_LOAD', message: 'The week is 30 min over.' }],
      },
    },
  );
  await edit();
  await retype('Duration (minutes)', '90');
  await save();
  await page.answer();
  await toasts('Workout Updated');
  expect(screen.getByText('Changed Cruise intervals. The week is 30 min over.')).toBeInTheDocument();
});

test('a length that cannot be is said at its field, and nothing is sent; unchanged it only closes', async () => {
  const { page } = await open();
  await edit();
  await retype('Duration (minutes)', '0');
  await save();
  expect(screen.getByText('Whole minutes from 1 to 600.')).toBeInTheDocument();
  await retype('Duration (minutes)', '57');
  await save();
  expect(page.asked()).toEqual([]);
  expect(await screen.findByRole('heading', { name: 'Workout feedback' })).toBeInTheDocument();
});

test('a refusal keeps what was typed', async () => {
  const { page } = await open(
    {},
    {
      updateWorkout: {
        __typename: 'NotPossible',
        kind: 'PAST_DAY',
        message: 'Workouts of past days cannot be changed.',
      },
    },
  );
  await edit();
  await retype('Description', 'My own hills');
  await save();
  await page.answer();
  expect(screen.getByRole('alert')).toHaveTextContent('Workouts of past days cannot be changed.');
  expect(field('Description')).toHaveValue('My own hills');
});

test('deleting takes it out at once and offers the way back; a refusal brings it back', async () => {
  const left = { __typename: 'DeleteWorkoutPayload', week: aWeek(0, [swim]), revision: aRevision(4) };
  const { page } = await open({}, { deleteWorkout: left });
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(page.asked()).toEqual([{ workoutId: 'Cruise intervals', version: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Cruise intervals' })).not.toBeInTheDocument();
  await page.answer();
  await toasts('Workout Deleted');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a refused deletion brings the workout back and says why', async () => {
  const { page } = await open(
    {},
    {
      deleteWorkout: {
        __typename: 'WorkoutCompleted',
        kind: 'WORKOUT_COMPLETED',
        message: 'Completed workouts cannot be changed.',
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await page.answer();
  await toasts('Cannot Delete Workout');
  expect(await screen.findByRole('button', { name: 'Cruise intervals' })).toBeInTheDocument();
});

test.each([
  ['done', { status: 'COMPLETED' }, DAY],
  ['of a past day', {}, '2026-11-19'],
  ['that is a race', { workoutType: 'RACE' }, DAY],
])('a workout %s has neither', async (_, fields, day) => {
  await open(fields, {}, day);
  expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('what was typed outlives the dialog, until it is given up', async () => {
  const { page } = await open();
  await edit();
  await userEvent.type(field('Instructions'), ' Mind the traffic.');
  await userEvent.keyboard('{Escape}');
  const again = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
    await screen.findByRole('dialog');
    await page.answer();
    await edit();
  };
  await again();
  expect(screen.getByText('What you typed is still here.')).toBeInTheDocument();
  expect((field('Instructions') as HTMLTextAreaElement).value).toMatch(/ Mind the traffic\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  expect((field('Instructions') as HTMLTextAreaElement).value).not.toMatch(/traffic/);
  await userEvent.type(field('Instructions'), ' Uphill.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect((field('Instructions') as HTMLTextAreaElement).value).not.toMatch(/Uphill/);
});

test('why the workout is there is told anew after a change of the schedule while it is open', async () => {
  const { page, workout } = await open();
  Object.assign(workout, {
    reasons: [{ kind: 'HARD_SPACING', text: '2 days after the last hard day.', source: 'RULE' }],
  });
  const athlete = anAthlete([aWeek(0, [swim, aWorkout('Cruise intervals', DAY)])], { scheduleRevision: 4 });
  await page.publish({
    scheduleUpdated: { revision: 4, cause: 'MOVE', summary: 'Moved a swim.', actorRole: 'ATHLETE', athlete },
  });
  await page.answer();
  expect(screen.getByRole('dialog')).toHaveTextContent('2 days after the last hard day.');
});

test('where somebody deletes the workout meanwhile, what was typed is there to copy', async () => {
  const { page } = await open();
  await edit();
  await userEvent.type(field('Instructions'), ' Mind the bridge.');
  await page.publish({
    scheduleUpdated: {
      revision: 9,
      cause: 'DELETE',
      summary: 'Deleted Cruise intervals.',
      actorRole: 'ATHLETE',
      athlete: anAthlete([aWeek(0, [swim])]),
    },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Workout Deleted' });
  expect(dialog).toHaveTextContent('What you typed is here, for you to copy.');
  expect((field('Instructions') as HTMLTextAreaElement).value).toMatch(/ Mind the bridge\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
