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
  await userEvent.click(dialog.getByRole('radio', { name: 'Run' }));
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

test('a workout is copied to another day, also one that is over', async () => {
  const over = aWorkout('Cruise intervals', '2026-11-18', { duration: 57, status: 'COMPLETED' });
  const copy = aWorkout('The copy', '2026-11-22');
  const page = await showSchedule(anAthlete([aWeek(0, [over])]), {
    node: over,
    copyWorkout: {
      __typename: 'CopyWorkoutPayload',
      workout: copy,
      week: aWeek(0, [over, copy]),
      revision: aRevision(4, { summary: 'Copied The copy to Sunday 22 November.' }),
      warnings: [],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
  await screen.findByRole('dialog');
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(screen.queryByRole('menuitem', { name: /^Wed 18/ })).toBeNull();
  expect(screen.queryByRole('menuitem', { name: 'To another athlete…' })).toBeNull();
  await userEvent.click(screen.getByRole('menuitem', { name: /^Sun 22/ }));
  expect(page.asked()).toEqual([{ workoutId: over.id, scheduledDate: '2026-11-22' }]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(dayColumn('Sunday 22')).getByRole('button', { name: 'The copy' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('a week goes in place of another of the schedule, and what it breaks there is told', async () => {
  const next = aWorkout('Next easy run', '2026-11-25');
  const copy = aWorkout('The copy', '2026-11-27', { locked: true });
  const proof = [
    {
      __typename: 'Constraint',
      code: 'REST_DAYS',
      kind: 'LIMIT',
      constraint: 'At least 2 rest days',
      limit: '2',
      value: '1 day',
      holds: false,
      excess: 1,
      brokenBy: {
        __typename: 'Revision',
        id: 'revision 4',
        number: 4,
        summary: 'Copied the week.',
        actorName: 'Robin',
        createdAt: '2026-11-20T08:00:00.000Z',
        actorRole: 'ATHLETE',
        isOwn: true,
        cause: 'CREATE',
      },
    },
  ];
  const page = await showSchedule(anAthlete([aWeek(0, [easy]), aWeek(1, [next])]), {
    copyWeek: {
      __typename: 'CopyWeekPayload',
      week: { ...aWeek(1, [copy]), proof },
      revision: { ...aRevision(4, { summary: 'Copied the week.' }), id: 'revision 4' },
      warnings: [],
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the week 16 – 22 Nov' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['23 – 29 Nov']);
  await userEvent.click(screen.getByRole('menuitem', { name: '23 – 29 Nov' }));
  expect(page.asked()).toEqual([{ trainingWeekId: 'week 0', weekStartDate: '2026-11-23' }]);
  await page.answer();
  expect(screen.queryByRole('button', { name: 'Next easy run' })).toBeNull();
  expect(screen.getByRole('button', { name: 'The copy' })).toBeInTheDocument();
  expect(screen.getByText(/^The week now breaks 1 limit/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});
