import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { dayColumn, showSchedule } from './testing/showSchedule.tsx';

afterEach(() => act(() => dismissToast()));

const easy = aWorkout('Easy run', '2026-11-20');

test('athletes put a workout of their own on a day to come, in steps whose sum is its length', async () => {
  const made = aWorkout('Hill repeats', '2026-11-21', { duration: 35, locked: true });
  const page = await showSchedule(anAthlete([aWeek(0, [easy])]), {
    createWorkout: {
      __typename: 'CreateWorkoutPayload',
      workout: made,
      week: aWeek(0, [easy, made]),
      revision: aRevision(4, { summary: 'Added Hill repeats on Saturday 21 November.' }),
      warnings: [],
    },
  });
  expect(screen.queryByRole('button', { name: 'Add workout on Thursday 19 November' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add workout on Saturday 21 November' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Workout' }));
  const add = dialog.getByRole('button', { name: 'Add Workout' });
  expect(dialog.queryByRole('button', { name: 'Write It in Steps' })).toBeNull();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Workout type/ }), 'Run');
  expect(add).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Write It in Steps' }));
  const line = dialog.getByRole('textbox', { name: /^Line of steps/ });
  await userEvent.type(line, '15m easy, 5m uphill of course');
  await userEvent.click(add);
  expect(page.asked()).toEqual([]);
  await userEvent.clear(line);
  await userEvent.type(line, '15m easy, 5x(2m 106%, 2m easy)');
  expect(dialog.getByRole('spinbutton', { name: /^Duration/ })).toHaveValue(35);
  expect(dialog.getByRole('img', { name: /^Profile of the workout: 35 min/ })).toBeInTheDocument();
  await userEvent.click(add);
  expect(page.asked()).toEqual([
    {
      athleteId: 'athlete',
      trainingWeekId: 'week 0',
      scheduledDate: '2026-11-21',
      dayOfWeek: 'SATURDAY',
      workoutType: 'RUN',
      stepText: '15m easy, 5x(2m 106%, 2m easy)',
      intensity: 'moderate',
    },
  ]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(dayColumn('Saturday 21')).getByRole('button', { name: 'Hill repeats' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a workout is copied to another day with its steps, also one that is over', async () => {
  const over = aWorkout('Cruise intervals', '2026-11-18', { duration: 57, status: 'COMPLETED' });
  const copy = aWorkout('The copy', '2026-11-22');
  const page = await showSchedule(anAthlete([aWeek(0, [over])]), {
    node: over,
    createWorkout: {
      __typename: 'CreateWorkoutPayload',
      workout: copy,
      week: aWeek(0, [over, copy]),
      revision: aRevision(4, { summary: 'Added The copy on Sunday 22 November.' }),
      warnings: [],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
  await screen.findByRole('dialog');
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('menuitem', { name: /^Wed 18/ })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: /^Sun 22/ }));
  const [{ steps, ...sent }] = page.asked() as [{ steps: { repeat: number; steps: object[] }[] }];
  expect(sent).toEqual({
    athleteId: 'athlete',
    scheduledDate: '2026-11-22',
    workoutType: 'RUN',
    intensity: 'easy',
    description: 'Cruise intervals',
    instructions: 'Run easily.',
  });
  expect(steps.map(({ repeat, steps: each }) => [repeat, each.length])).toEqual([
    [1, 1],
    [4, 2],
    [1, 1],
  ]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(dayColumn('Sunday 22')).getByRole('button', { name: 'The copy' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});
