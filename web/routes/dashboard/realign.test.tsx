import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { RealignOffer } from './RealignOffer.tsx';

const workout = (scheduledDate: string, description: string, duration: number, intensity = 'easy') => ({
  scheduledDate,
  workoutType: 'RUN',
  duration,
  intensity,
  description,
});
const CHANGES = [
  {
    workoutId: 'a',
    before: workout('2026-11-24', 'Hill run', 60, 'hard'),
    after: workout('2026-11-24', 'Easy run', 40),
  },
  { workoutId: 'b', before: workout('2026-11-25', 'Tempo', 50, 'threshold'), after: null },
  { workoutId: 'c', before: null, after: workout('2026-11-27', 'Recovery jog', 30, 'recovery') },
  { workoutId: 'd', before: workout('2026-11-28', 'Long run', 90), after: workout('2026-11-29', 'Long run', 75) },
];

/** As the document asks for it: a refusal says that it is one. */
const refusal = (__typename: string, message: string) => ({ __typename, __isRefusal: __typename, message });

async function open(answer: object) {
  const environment = createMockEnvironment();
  const undo = jest.fn();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RealignOffer missed={4} rememberUndo={undo} />
    </RelayEnvironmentProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Realign My Plan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Realign Your Plan?' });
  expect(within(dialog).getByRole('status')).toBeInTheDocument();
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { previewRealignment: answer } }));
  return { environment, undo, dialog };
}
const preview = (changes: object[]) => ({ __typename: 'Realignment', scheduleRevision: 7, changes });

test('each workout is shown before and after; applied, it can be undone', async () => {
  const { environment, undo, dialog } = await open(preview(CHANGES));
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Tuesday 24 NovemberHill run, 1:00 h, hardbecomesEasy run, 40 min, easy',
    'Wednesday 25 NovemberTempo, 50 min, thresholdbecomesLeft out',
    'Friday 27 NovemberRestbecomesRecovery jog, 30 min, recovery',
    'Saturday 28 NovemberbecomesSunday 29 NovemberLong run, 1:30 h, easybecomesLong run, 1:15 h, easy',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
  const { request } = environment.mock.getMostRecentOperation();
  expect(request.variables).toEqual({ input: { scheduleRevision: 7 } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        realignSchedule: { __typename: 'RealignSchedulePayload', athlete: null, revision: { id: 'revision 8' } },
      },
    } as never),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(undo).toHaveBeenCalledWith('revision 8', expect.objectContaining({ title: 'Plan Realigned' }));
});

test('not now changes nothing; a schedule changed meanwhile is said', async () => {
  const { environment, undo, dialog } = await open(preview(CHANGES));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        realignSchedule: refusal('NotPossible', 'Your schedule has changed since this preview. Look at it again.'),
      },
    }),
  );
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Look at it again.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not Now' }));
  expect(undo).not.toHaveBeenCalled();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test('weeks that fit already say so; limits that contradict each other are said', async () => {
  const { dialog } = await open(preview([]));
  expect(dialog).toHaveTextContent('nothing would change');
  expect(within(dialog).queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

test('what cannot be planned is said', async () => {
  const { dialog } = await open(refusal('PlanConflict', 'No available day takes 20 min.'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('No available day takes 20 min.');
  expect(within(dialog).getByRole('button', { name: 'Apply' })).toBeDisabled();
});
