import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import libraryQuery from '../../__generated__/LibraryPageQuery$parameters.ts';
import { renderRoute, type ServerData } from '../../relay/testing.tsx';
import { dismissToast } from '../../ui/Toast.tsx';
import { SaveToLibrary } from './SaveToLibrary.tsx';

afterEach(() => act(() => dismissToast()));

const show = (server: ServerData) =>
  renderRoute({
    path: '/',
    query: libraryQuery,
    variables: { families: false },
    Component: () => <SaveToLibrary workoutId="workout_1" />,
    server: {
      viewer: null,
      library: { totalCount: 0, libraryCount: 0, edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } },
      ...server,
    },
  });

test.each([
  [
    'kept',
    { __typename: 'SaveWorkoutToLibraryPayload', libraryWorkout: { id: 'library_1', name: 'Hills' } },
    '“Hills” is in your library, without anything of the athlete.',
  ],
  [
    'refused',
    { __typename: 'NotPossible', message: 'A race cannot be kept in the library.' },
    'A race cannot be kept in the library.',
  ],
])('a scheduled workout is %s, and it is said', async (_what, saveWorkoutToLibrary, words) => {
  const page = show({ saveWorkoutToLibrary });
  await userEvent.click(await screen.findByRole('button', { name: 'Save to Library' }));
  expect(page.asked()).toEqual([{ workoutId: 'workout_1' }]);
  await page.answer();
  expect(screen.getAllByText(words)).not.toHaveLength(0);
});
