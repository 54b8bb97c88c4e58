import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import scheduleQuery from '../../__generated__/SchedulePageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SchedulePage } from './SchedulePage.tsx';
import { aRevision, aWeek, aWorkout, anAthlete } from './testing/scheduleFixture.ts';

const aChange = (changeId: string, day: string) => ({
  __typename: 'ScheduleChange',
  changeId,
  op: 'EASE',
  fromDate: day,
  durationBefore: 60,
  durationAfter: 40,
  changeDescription: `${changeId} shortened to 40 min`,
});

/** Feedback on a workout of today, answered with two proposed changes. */
async function tell(mutations: ServerData = {}, answered: ServerData = {}) {
  const workout = aWorkout('Cruise intervals', '2026-11-20');
  const athlete = anAthlete([aWeek(0, [workout])]);
  const page = renderRoute({
    path: '/training-schedule',
    query: scheduleQuery,
    variables: {},
    Component: SchedulePage,
    server: {
      viewer: { athlete },
      node: workout,
      submitWorkoutFeedback: {
        __typename: 'SubmitWorkoutFeedbackPayload',
        athlete: { __typename: 'Athlete', id: 'athlete' },
        workout,
        week: athlete.schedule!.weeks[0],
        revision: aRevision(4),
        adaptation: {
          id: 'suggestion',
          understood: '2 workouts eased: harder than expected.',
          explanation: 'Two hard days need a calm one.',
          changes: [aChange('Saturday ride', '2026-11-21'), aChange('Sunday run', '2026-11-22')],
        },
        ...answered,
      },
      ...mutations,
    },
  });
  await page.answer();
  await userEvent.click(screen.getByRole('button', { name: 'Cruise intervals' }));
  await screen.findByRole('dialog');
  await page.answer();
  await press('Submit Feedback');
  await page.answer();
  return page;
}

async function propose(mutations: ServerData = {}) {
  const page = await tell(mutations);
  const dialog = await screen.findByRole('dialog', { name: 'Adjust Your Plan?' });
  await within(dialog).findByText('2 workouts eased: harder than expected.');
  return { page, dialog };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => act(() => dismissToast()));

test('the result of a test is asked for in its open workout once its feedback is kept', async () => {
  const question = {
    asks: 'DISTANCE',
    minutes: 30,
    workout: aWorkout('Cruise intervals', '2026-11-20'),
  };
  await tell(
    {},
    {
      adaptation: null,
      question: 'What was it?',
      athlete: { __typename: 'Athlete', id: 'athlete', testQuestion: question },
    },
  );
  const dialog = screen.getByRole('dialog', { name: 'Cruise intervals' });
  expect(await within(dialog).findByRole('spinbutton', { name: 'Distance of the 30 min, km' })).toBeVisible();
  expect(within(dialog).getByRole('region', { name: 'What was the result of your test?' })).toHaveFocus();
});

test('what the plan would change is shown with its why; chosen changes are applied and can be undone', async () => {
  const { page, dialog } = await propose({
    applyAdjustment: {
      __typename: 'ApplyAdjustmentPayload',
      athlete: anAthlete([aWeek(0, [aWorkout('Cruise intervals', '2026-11-20')])]),
      revision: aRevision(5),
    },
  });
  expect(screen.getAllByText('Feedback Submitted')).not.toHaveLength(0);
  expect(dialog).toHaveTextContent('Two hard days need a calm one.');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Sunday run/ }));
  expect(dialog).toHaveTextContent('1 of 2 chosen. Nothing has changed yet.');
  await press('Apply Changes');
  expect(page.asked()).toEqual([{ suggestionId: 'suggestion', changeIds: ['Saturday ride'], scope: 'THIS_WEEK' }]);
  await page.answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getAllByText('Changes applied!')).not.toHaveLength(0);
  await press('Undo');
  expect(page.asked()).toEqual([{ athleteId: 'athlete', revisionId: 'revision 5' }]);
});

test('it can be left as it is', async () => {
  const { page } = await propose();
  await press('Leave It As It Is');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.asked()).toEqual([]);
});

test.each([
  ['DAY_CAP', 'There is no room on Saturday.', 'There is no room on Saturday.'],
  // the server speaks to a conversation: here there is nobody to ask again
  [
    'CHANGED_SINCE',
    'Your schedule has changed since this suggestion. Ask again.',
    'Your schedule has changed meanwhile, so these changes no longer fit it. Nothing was changed.',
  ],
])('a refusal (%s) keeps the choice and says why', async (kind, message, said) => {
  const { page, dialog } = await propose({ applyAdjustment: { __typename: 'NotPossible', kind, message } });
  await press('Apply Changes');
  await page.answer();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(new RegExp(`^${said}$`));
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(2);
});
