import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';
import { showSchedule, toasts } from './testing/showSchedule.tsx';

const TODAY = '2026-11-20';
const done = (id: string) => screen.queryByRole('button', { name: `Done as planned: ${id}` });
const card = (id: string) => screen.getByRole('button', { name: id }).closest('article')!;

function answered(day: string, fields: Record<string, unknown>, adaptation: unknown = null): ServerData {
  const feedback = {
    __typename: 'WorkoutFeedback',
    id: 'feedback',
    actualDuration: 40,
    reasonForSkip: null,
    ...fields,
  };
  const workout = aWorkout('Easy run', day, { status: fields['completionStatus'], feedback, version: 2 });
  return {
    submitWorkoutFeedback: {
      __typename: 'SubmitWorkoutFeedbackPayload',
      athlete: { __typename: 'Athlete', id: 'athlete' },
      workout,
      week: aWeek(0, [workout], { completedMinutes: 40 }),
      revision: aRevision(4),
      unchanged: false,
      adaptation,
    },
  };
}

const show = (day: string, fields: Record<string, unknown> = {}, server: ServerData = {}) =>
  showSchedule(anAthlete([aWeek(0, [aWorkout('Easy run', day, fields)])]), server);

afterEach(() => act(() => dismissToast()));

test.each([
  ['of today', TODAY, {}, true],
  ['of a day that has passed', '2026-11-18', {}, true],
  ['that was closed without a word', '2026-11-18', { status: 'SKIPPED' }, true],
  ['still to come', '2026-11-21', {}, false],
  ['that is done', TODAY, { status: 'COMPLETED' }, false],
  [
    'that was skipped for a reason',
    TODAY,
    {
      status: 'SKIPPED',
      feedback: { __typename: 'WorkoutFeedback', id: 'f', completionStatus: 'SKIPPED', reasonForSkip: 'WORK' },
    },
    false,
  ],
  ['of a race', TODAY, { workoutType: 'RACE' }, false],
])('a workout %s asks whether it was done: %s %j %s', async (_which, day, fields, asks) => {
  await show(day, fields);
  expect(done('Easy run') !== null).toBe(asks);
});

test('one tap on the card says it at once, keeps the keyboard there, and offers the way back', async () => {
  const page = await show(TODAY, {}, answered(TODAY, { completionStatus: 'COMPLETED' }));
  await userEvent.click(done('Easy run')!);
  expect(card('Easy run')).toHaveTextContent('As planned');
  expect(screen.getByRole('button', { name: 'Easy run' })).toHaveFocus();
  expect(page.asked()).toEqual([{ workoutId: 'Easy run', completionStatus: 'COMPLETED' }]);
  await page.answer();
  expect(card('Easy run')).toHaveTextContent('As planned');
  expect(done('Easy run')).toBeNull();
  await toasts('Feedback Submitted');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(page.asked()).toMatchObject([{ revisionId: 'revision 4' }]);
});

test('D says it of the workout with the focus', async () => {
  const page = await show(TODAY, {}, answered(TODAY, { completionStatus: 'COMPLETED' }));
  await userEvent.keyboard('td');
  expect(page.asked()).toEqual([{ workoutId: 'Easy run', completionStatus: 'COMPLETED' }]);
  await page.answer();
  await userEvent.keyboard('d');
  expect(page.asked()).toEqual([]);
});

test('a refusal leaves the card as it was, and says why', async () => {
  const refusal = { __typename: 'NotPossible', kind: 'TOO_EARLY', message: 'It has not come yet.' };
  const page = await show(TODAY, {}, { submitWorkoutFeedback: refusal });
  await userEvent.click(done('Easy run')!);
  await page.answer();
  expect(card('Easy run')).not.toHaveTextContent('As planned');
  expect(done('Easy run')).toBeVisible();
  await toasts('It has not come yet.');
});

test('the menu of the card skips with a reason, and shows what the plan would change', async () => {
  const adaptation = {
    __typename: 'Suggestion',
    id: 'suggestion',
    understood: 'You are ill.',
    explanation: 'Rest first.',
    changes: [
      {
        __typename: 'ScheduleChange',
        changeId: 'change',
        op: 'EASE',
        fromDate: '2026-11-21',
        durationBefore: 60,
        durationAfter: 40,
        changeDescription: 'Saturday ride shortened to 40 min',
      },
    ],
  };
  const page = await show(
    TODAY,
    {},
    answered(TODAY, { completionStatus: 'SKIPPED', actualDuration: null, reasonForSkip: 'ILLNESS' }, adaptation),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Easy run' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Illness' }));
  expect(page.asked()).toEqual([{ workoutId: 'Easy run', completionStatus: 'SKIPPED', reasonForSkip: 'ILLNESS' }]);
  await page.answer();
  const dialog = await screen.findByRole('dialog', { name: 'Adjust Your Plan?' });
  expect(await within(dialog).findByText('You are ill.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave It As It Is' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(card('Easy run')).toHaveTextContent('Skipped: illness');
});

test('the foot of the open workout says it, skips and moves', async () => {
  const workout = aWorkout('Easy run', TODAY);
  const page = await showSchedule(anAthlete([aWeek(0, [workout])]), {
    node: workout,
    ...answered(TODAY, { completionStatus: 'COMPLETED' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Easy run' }));
  const dialog = await screen.findByRole('dialog');
  await page.answer();
  const button = (name: string) => within(dialog).getByRole('button', { name });
  await userEvent.click(button('Move'));
  expect(await screen.findByRole('menuitem', { name: /^Sat,? 21/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Skip'));
  expect(await screen.findByRole('menuitem', { name: 'Fatigue' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Done as Planned'));
  expect(page.asked()).toMatchObject([{ workoutId: 'Easy run', completionStatus: 'COMPLETED', actualDuration: null }]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
