import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteLibraryWorkoutMutation } from '../../__generated__/useDeleteLibraryWorkoutMutation.graphql.ts';
import type { useDeleteLibraryWorkoutRestoreMutation } from '../../__generated__/useDeleteLibraryWorkoutRestoreMutation.graphql.ts';
import { CANNOT_UNDO, useUndoStack } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';
import type { LibraryWorkout } from './LibraryCard.tsx';
import { HINT_MS } from '../../ui/Toast.tsx';

/** Takes a workout out at once; the toast and Ctrl or Cmd+Z put it back. `onChanged`: the list is another. */
export function useDeleteLibraryWorkout(onChanged: () => void) {
  const [remove] = useAct<useDeleteLibraryWorkoutMutation>(
    graphql`
      mutation useDeleteLibraryWorkoutMutation($input: DeleteLibraryWorkoutInput!) {
        deleteLibraryWorkout(input: $input) {
          deletedLibraryWorkoutId
        }
      }
    `,
    { failed: { title: 'Delete failed' } },
  );
  const [restore] = useAct<useDeleteLibraryWorkoutRestoreMutation>(
    graphql`
      mutation useDeleteLibraryWorkoutRestoreMutation($input: RestoreLibraryWorkoutInput!) {
        restoreLibraryWorkout(input: $input) {
          libraryWorkout {
            id
            name
          }
        }
      }
    `,
    {
      failed: CANNOT_UNDO,
      says: ({ libraryWorkout }) => ({
        title: 'Workout Restored',
        description: `“${libraryWorkout.name}” is back in your library.`,
      }),
      done: onChanged,
    },
  );
  const remember = useUndoStack(
    useCallback((libraryWorkoutId: string) => void restore({ libraryWorkoutId }), [restore]),
  );
  return useCallback(
    ({ id, name }: LibraryWorkout) =>
      void remove(
        { libraryWorkoutId: id },
        {
          done: () => {
            remember(id, {
              title: 'Workout Deleted',
              description: `“${name}” is out of your library. What is scheduled from it stays.`,
              duration: HINT_MS,
            });
            onChanged();
          },
        },
      ),
    [onChanged, remember, remove],
  );
}
