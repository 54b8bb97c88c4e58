import { aWeek, aWorkout, anAthlete, DETAILS, MONDAY, revision, show } from './testing/schedule.tsx';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast } from '../../ui/Toast.tsx';

afterEach(() => act(() => dismissToast()));

const COACH = {
  coach: {
    __typename: 'Coach',
    id: 'coach_1',
    athletes: {
      totalCount: 2,
      edges: [
        { node: { __typename: 'Athlete', id: 'athlete_1', firstName: 'Robin', lastName: 'Vale' } },
        { node: { __typename: 'Athlete', id: 'athlete_2', firstName: 'Kim', lastName: 'Other' } },
      ],
    },
  },
};

test('a week goes to another athlete, and what their limits made of it is told with the way back', async () => {
  const page = await show(anAthlete([aWeek([aWorkout('one', '2026-11-21')])]), {
    viewer: COACH,
    copyWeek: {
      __typename: 'CopyWeekPayload',
      changes: [{ __typename: 'ScheduleChange', changeDescription: 'Move the run on Wednesday to Thursday.' }],
      athlete: { __typename: 'Athlete', id: 'athlete_2', firstName: 'Kim', lastName: 'Other' },
      revision: { ...revision, summary: 'Copied a week: 1 workout.' },
    },
    undoScheduleChange: {
      __typename: 'UndoScheduleChangePayload',
      athlete: { ...anAthlete([aWeek([])]), id: 'athlete_2' },
      revision: { ...revision, id: 'revision_5', summary: 'Undid: Copied a week: 1 workout.' },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Copy the week 16 – 22 Nov' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'To another athlete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Week to Another Athlete' }));
  await page.answer();
  const copy = dialog.getByRole('button', { name: 'Copy Week' });
  expect(copy).toBeDisabled();
  const whom = await dialog.findByRole('combobox', { name: /^Athlete/ });
  // whose it is already is not asked about
  expect(within(whom).queryByRole('option', { name: 'Robin Vale' })).toBeNull();
  await userEvent.selectOptions(whom, 'Kim Other');
  await userEvent.click(copy);
  expect(page.asked()).toEqual([{ trainingWeekId: 'week_1', weekStartDate: MONDAY, athleteId: 'athlete_2' }]);
  await page.answer();
  const made = within(screen.getByRole('dialog', { name: 'Copied to Kim Other' }));
  expect(made.getByText('Copied a week: 1 workout.')).toBeInTheDocument();
  expect(made.getByRole('listitem')).toHaveTextContent('Move the run on Wednesday to Thursday.');
  await userEvent.click(made.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toEqual([{ athleteId: 'athlete_2', revisionId: 'revision_4' }]);
  await page.answer();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a workout that the limits of the other athlete forbid stays in the dialog with why', async () => {
  const workout = aWorkout('one', '2026-11-21', DETAILS);
  const page = await show(anAthlete([aWeek([workout])]), {
    viewer: COACH,
    node: workout,
    whose: { __typename: 'Athlete', thresholds: null },
    copyWorkout: {
      __typename: 'NotPossible',
      kind: 'LIMITS',
      code: 'LIMITS',
      message: 'Saturday is an unavailable day.',
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Easy run' }));
  await screen.findByRole('dialog', { name: 'Workout' });
  await page.answer();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'To another athlete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy Workout to Another Athlete' }));
  await page.answer();
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: /^Athlete/ }), 'Kim Other');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy Workout' }));
  expect(page.asked()).toEqual([{ workoutId: 'one', scheduledDate: '2026-11-21', athleteId: 'athlete_2' }]);
  await page.answer();
  expect(dialog.getByRole('alert')).toHaveTextContent('Saturday is an unavailable day.');
});
