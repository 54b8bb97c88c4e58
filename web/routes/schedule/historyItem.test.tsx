import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import query, { type HistoryListQuery } from '../../__generated__/HistoryListQuery.graphql.ts';
import { assumeUser, forgetUser } from '../session.ts';
import type { User } from '../user.ts';
import { HistoryList } from './HistoryList.tsx';

afterEach(() => forgetUser());

const CHANGE = {
  __typename: 'Revision',
  id: 'revision',
  number: 3,
  summary: 'Moved Long run.',
  actorRole: 'ATHLETE',
  actorName: null,
  createdAt: '2026-11-22T23:37:00Z',
};

test.each([
  ['Europe/Stockholm', 'Mon 23 Nov, 00:37'],
  ['America/Denver', 'Sun 22 Nov, 16:37'],
])('who lives by %s reads when a change was made by it', async (timeZone, words) => {
  assumeUser({ timeZone } as User);
  const environment = createMockEnvironment();
  const athlete = {
    __typename: 'Athlete',
    __isNode: 'Athlete',
    id: 'athlete',
    scheduleRevision: 3,
    revisions: { edges: [{ node: CHANGE, cursor: '3' }], pageInfo: { endCursor: '3', hasNextPage: false } },
  };
  environment.mock.queueOperationResolver(() => ({ data: { node: athlete } }));
  environment.mock.queuePendingOperation(query, { athleteId: 'athlete' });
  const loaded = loadQuery<HistoryListQuery>(environment, query, { athleteId: 'athlete' });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense>
        <HistoryList loaded={loaded} rememberUndo={() => undefined} onDone={() => undefined} />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
  await act(async () => undefined);
  expect(screen.getByText(/^You ·/)).toHaveTextContent(words);
});
