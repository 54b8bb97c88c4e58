import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { setUnits } from '../../cards/units/ownUnits.ts';
import { HistoryChanges } from './HistoryChanges.tsx';

afterEach(() => act(() => setUnits({ units: 'metric', poolLength: '25m' })));

test('changes are shown in the units that the server tells them in', async () => {
  const environment = createMockEnvironment();
  setUnits({ units: 'imperial', poolLength: '25yd' });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <HistoryChanges revisionId="revision" rememberUndo={() => {}} onDone={() => {}} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  const words = (swim: string) => `${swim} was removed.`;
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        node: {
          __typename: 'Revision',
          __isNode: 'Revision',
          id: 'revision',
          workoutChanges: [
            {
              workoutId: 'old',
              description: words('Threshold swim 6 × 225 yd'),
              before: { status: 'SCHEDULED', workoutType: 'SWIM' },
              after: null,
            },
            {
              workoutId: 'new',
              description: 'Endurance swim 4 × 425 yd was added.',
              before: null,
              after: { workoutType: 'SWIM' },
            },
          ],
        },
      },
    }),
  );
  expect(screen.getByText(words('Threshold swim 6 × 225 yd'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Put Back: Threshold swim 6 × 225 yd was removed.' })).toBeInTheDocument();
  expect(screen.getByText('Endurance swim 4 × 425 yd was added.')).toBeInTheDocument();
});
