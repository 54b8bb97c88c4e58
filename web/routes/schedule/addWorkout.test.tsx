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
