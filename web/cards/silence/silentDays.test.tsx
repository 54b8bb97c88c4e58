import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { TrainedQuestion } from './TrainedQuestion.tsx';

const workout = (id: string, scheduledDate: string, description: string) => ({
  id,
  scheduledDate,
  workoutType: 'RUN',
  duration: 40,
  description,
});
const SILENT = {
  from: '2026-11-10',
  question: 'Did you train last week?',
  workouts: [workout('a', '2026-11-10', 'Easy run'), workout('b', '2026-11-12', 'Hills')],
};
const ANSWERED = {
  answerSilentDays: {
    __typename: 'AnswerSilentDaysPayload',
    athlete: { id: 'athlete', illness: null },
    revision: { id: 'revision 8', summary: 'Done as planned since Tuesday 10 November: 2 workouts.' },
    unchanged: false,
  },
};
const REFUSED = {
  answerSilentDays: {
    __typename: 'NotPossible',
    __isRefusal: 'NotPossible',
    kind: 'CHANGED_SINCE',
    message: 'Other days are asked about by now. Look at them again.',
  },
};

/** The card on a page, with what the server says there is to ask about; null: nothing; an error: no answer. */
async function show(silentDays: object | Error | null, { statuses = [] as string[] } = {}) {
  const environment = createMockEnvironment();
  const [undo, answered] = [jest.fn(), jest.fn()];
  render(
    <RelayEnvironmentProvider environment={environment}>
      <main tabIndex={-1}>
        <TrainedQuestion
          athleteId="athlete"
          today="2026-11-18"
          statuses={statuses}
          remember={undo}
          onAnswered={answered}
          otherwise={<p>Nothing to ask</p>}
        />
      </main>
    </RelayEnvironmentProvider>,
  );
  await act(async () => {
    await import('./SilentDays.tsx');
  });
  const asks = environment.mock.getAllOperations();
  if (asks.length > 0)
    await act(async () =>
      silentDays instanceof Error
        ? environment.mock.reject(asks[0]!, silentDays)
        : environment.mock.resolve(asks[0]!, {
            data: { viewer: { id: 'viewer_1', athlete: { id: 'athlete', silentDays } } },
          }),
    );
  const input = () => environment.mock.getMostRecentOperation().request.variables.input as unknown;
  const say = (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
  return { environment, undo, answered, asks, input, say };
}
const card = () => screen.queryByRole('region', { name: 'Did you train last week?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('where something was done nobody asks; with nothing to ask about the page shows what else it has', async () => {
  const { asks } = await show(SILENT, { statuses: ['SCHEDULED', 'PARTIALLY_COMPLETED'] });
  expect(asks).toEqual([]);
  await show(null);
  expect(screen.getByText('Nothing to ask')).toBeInTheDocument();
  expect(card()).not.toBeInTheDocument();
});

test.each([
  ['Yes, as Planned', { from: '2026-11-10', answer: 'AS_PLANNED' }],
  ['No, I Was Away or Busy', { from: '2026-11-10', answer: 'AWAY' }],
])('one press of “%s” answers for all of the days, and offers the way back', async (name, expected) => {
  const { undo, answered, input, say } = await show(SILENT);
  expect(screen.queryByText('Nothing to ask')).not.toBeInTheDocument();
  await press(name);
  expect(input()).toEqual(expected);
  await say(ANSWERED);
  expect(undo).toHaveBeenCalledWith(
    'revision 8',
    expect.objectContaining({ description: 'Done as planned since Tuesday 10 November: 2 workouts.' }),
  );
  expect(answered).toHaveBeenCalledTimes(1);
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('some of it: ticked by keyboard, saved by one press', async () => {
  const { input } = await show(SILENT);
  await press('Some of It');
  const list = screen.getByRole('group', { name: /^What did you do/ });
  const [first, second] = within(list).getAllByRole('checkbox');
  expect(first).toHaveFocus();
  expect(second).toHaveAccessibleName(/^Hills, 40\smin/);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.keyboard('[Tab][Space]');
  expect(second).toBeChecked();
  await press('Save');
  expect(input()).toEqual({ from: '2026-11-10', answer: 'SOME', doneWorkoutIds: ['b'] });
});

test.each([
  ['Yes, Since Today', { wellOn: '2026-11-18' }],
  ['Not Yet', {}],
])('ill: whether it is over is asked, and “%s” answers', async (name, wellOn) => {
  const { input } = await show(SILENT);
  await press('No, I Was Ill');
  expect(screen.getByRole('button', { name: 'Yes, Since Today' })).toHaveFocus();
  await press('Back');
  await press('No, I Was Ill');
  await press(name);
  expect(input()).toEqual({ from: '2026-11-10', answer: 'ILL', ...wellOn });
});

test('ill, and well since an earlier day, which lies between the first of the days and today', async () => {
  const { input } = await show(SILENT);
  await press('No, I Was Ill');
  const save = screen.getByRole('button', { name: 'Well Since Then' });
  const date = screen.getByLabelText(/^Or since an earlier day/);
  expect(save).toBeDisabled();
  for (const day of ['2026-11-09', '2026-11-19']) {
    fireEvent.change(date, { target: { value: day } });
    expect(save).toBeDisabled();
  }
  fireEvent.change(date, { target: { value: '2026-11-15' } });
  await press('Well Since Then');
  expect(input()).toEqual({ from: '2026-11-10', answer: 'ILL', wellOn: '2026-11-15' });
});

test('a refusal is said in the card', async () => {
  const { say, answered } = await show(SILENT);
  await press('Yes, as Planned');
  await say(REFUSED);
  expect(within(card()!).getByRole('alert')).toHaveTextContent('Look at them again.');
  expect(answered).not.toHaveBeenCalled();
});

test('asked for later, this silence is not asked about again, and the next one is', async () => {
  await show(SILENT);
  await press('Ask Me Later');
  expect(card()).not.toBeInTheDocument();
  await show(SILENT);
  expect(card()).not.toBeInTheDocument();
  await show({ ...SILENT, from: '2026-11-11' });
  expect(card()).toBeInTheDocument();
});

test('a question that cannot be had is left for another time', async () => {
  await show(new Error('away'));
  expect(card()).not.toBeInTheDocument();
  expect(screen.getByText('Nothing to ask')).toBeInTheDocument();
});
