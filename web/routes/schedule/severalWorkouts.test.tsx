import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule } from './testing/showSchedule.tsx';

afterEach(() => act(() => dismissToast()));

const done = aWorkout('Tempo ride', '2026-11-18', { status: 'COMPLETED' });
const run = aWorkout('Easy run', '2026-11-21');
const long = aWorkout('Long run', '2026-11-22', { duration: 110 });
const show = (mutations: object = {}) =>
  showSchedule(anAthlete([aWeek(0, [done, run, long]), aWeek(1, [])]), { ...mutations });

const bar = () => within(screen.getByRole('region', { name: 'Chosen workouts' }));
async function choose(workout: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${workout}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Choose several' }));
}

test('several workouts are chosen from the menu of one and by a click, and moved together', async () => {
  const later = [run, long].map((each, i) => ({ ...each, scheduledDate: `2026-11-2${8 + i}`, locked: true }));
  const page = await show({
    moveWorkouts: {
      __typename: 'MoveWorkoutsPayload',
      weeks: [aWeek(0, [done]), aWeek(1, later)],
      revision: aRevision(4, { summary: 'Moved 2 workouts 7 days later: Easy run, Long run.' }),
      warnings: [],
    },
  });
  // what is over is not chosen
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Tempo ride' }));
  expect(screen.queryByRole('menuitem', { name: 'Choose several' })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await choose('Easy run');
  expect(bar().getByRole('status')).toHaveTextContent('1 chosen');
  // a click chooses now, and opens nothing
  await userEvent.click(screen.getByRole('button', { name: 'Long run' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Choose Long run, Sunday 22 November' })).toBeChecked();
  expect(bar().getByRole('status')).toHaveTextContent('2 chosen');
  await userEvent.click(bar().getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '1 week later' }));
  expect(page.asked()).toEqual([{ workoutIds: [run.id, long.id], days: 7 }]);
  await page.answer();
  expect(screen.queryByRole('region', { name: 'Chosen workouts' })).toBeNull();
  expect(within(dayColumn('Saturday 28')).getByRole('button', { name: 'Easy run' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('with Ctrl or Cmd a click begins, and they are deleted together', async () => {
  const page = await show({
    deleteWorkouts: {
      __typename: 'DeleteWorkoutsPayload',
      weeks: [aWeek(0, [done])],
      revision: aRevision(4, { summary: 'Deleted 2 workouts: Easy run, Long run.' }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Easy run' }), { ctrlKey: true });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Long run, Sunday 22 November' }));
  await userEvent.click(bar().getByRole('button', { name: 'Delete' }));
  expect(page.asked()).toEqual([{ workoutIds: [run.id, long.id] }]);
  await page.answer();
  expect(screen.queryByRole('button', { name: 'Long run' })).toBeNull();
});

test('a refusal leaves them chosen; Escape and Cancel let go of them', async () => {
  const page = await show({
    moveWorkouts: {
      __typename: 'NotPossible',
      kind: 'PAST_DAY',
      message: 'Choose today or a later day.',
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Easy run' }), { metaKey: true });
  await userEvent.click(bar().getByRole('button', { name: 'Move' }));
  await userEvent.click(screen.getByRole('menuitem', { name: '1 week earlier' }));
  await page.answer();
  expect(screen.getAllByText('Choose today or a later day.')).not.toHaveLength(0);
  expect(bar().getByRole('status')).toHaveTextContent('1 chosen');
  bar().getByRole('button', { name: 'Cancel' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Chosen workouts' })).toBeNull();
  await choose('Easy run');
  await userEvent.click(bar().getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Actions for Easy run' })).toBeInTheDocument();
});
