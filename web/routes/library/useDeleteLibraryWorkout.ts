import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteLibraryWorkoutMutation } from '../../__generated__/useDeleteLibraryWorkoutMutation.graphql.ts';
import type { useDeleteLibraryWorkoutRestoreMutation } from '../../__generated__/useDeleteLibraryWorkoutRestoreMutation.graphql.ts';
import { useUndoStack } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { LibraryWorkout } from './LibraryCard.tsx';

/** Takes a workout out at once; the toast and Ctrl or Cmd+Z put it back. `onChanged`: the list is another. */
export function useDeleteLibraryWorkout(onChanged: () => void) {
  const [commitDelete] = useMutation<useDeleteLibraryWorkoutMutation>(graphql`
    mutation useDeleteLibraryWorkoutMutation($input: DeleteLibraryWorkoutInput!) {
      deleteLibraryWorkout(input: $input) {
        deletedLibraryWorkoutId
      }
    }
  `);
  const [commitRestore] = useMutation<useDeleteLibraryWorkoutRestoreMutation>(graphql`
    mutation useDeleteLibraryWorkoutRestoreMutation($input: RestoreLibraryWorkoutInput!) {
      restoreLibraryWorkout(input: $input) {
        libraryWorkout {
          id
          name
        }
      }
    }
  `);
  const restore = useCallback(
    (libraryWorkoutId: string) => {
      commitRestore({
        variables: { input: { libraryWorkoutId } },
        onCompleted: ({ restoreLibraryWorkout: { libraryWorkout } }) => {
          showToast({
            title: 'Workout Restored',
            description: `“${libraryWorkout.name}” is back in your library.`,
            tone: 'success',
          });
          onChanged();
        },
        onError: ({ message }) => void showToast({ title: 'Cannot Undo', description: message, tone: 'destructive' }),
      });
    },
    [commitRestore, onChanged],
  );
  const remember = useUndoStack(restore);
  return useCallback(
    ({ id, name }: LibraryWorkout) => {
      commitDelete({
        variables: { input: { libraryWorkoutId: id } },
        onCompleted: () => {
          remember(id, {
            title: 'Workout Deleted',
            description: `“${name}” is out of your library. What is scheduled from it stays.`,
            duration: 8000,
          });
          onChanged();
        },
        onError: ({ message }) => void showToast({ title: 'Delete failed', description: message, tone: 'destructive' }),
      });
    },
    [commitDelete, onChanged, remember],
  );
}
