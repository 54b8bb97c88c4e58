import { IconBookmark } from '@tabler/icons-react';
import { graphql } from 'react-relay';
import type { SaveToLibraryMutation } from '../../__generated__/SaveToLibraryMutation.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/Toast.tsx';
import { useMutation } from '../../forms/useMutation.ts';

const failed = (message: string) => void showToast({ title: 'Error', description: message, tone: 'destructive' });

/** Keeps a scheduled workout in the coach's library. */
export function SaveToLibrary({ workoutId }: { workoutId: string }) {
  const [commit, saving] = useMutation<SaveToLibraryMutation>(graphql`
    mutation SaveToLibraryMutation($input: SaveWorkoutToLibraryInput!) {
      saveWorkoutToLibrary(input: $input) {
        __typename
        ... on SaveWorkoutToLibraryPayload {
          libraryWorkout {
            id
            name
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const save = () =>
    commit({
      variables: { input: { workoutId } },
      onCompleted: ({ saveWorkoutToLibrary: result }) => {
        if (!result.libraryWorkout) return failed(result.message ?? '');
        showToast({
          title: 'Saved to Library',
          description: `“${result.libraryWorkout.name}” is in your library, without anything of the athlete.`,
          tone: 'success',
        });
      },
      onError: ({ message }) => failed(message),
    });
  return (
    <Button size="small" tone="ghost" icon={<IconBookmark size={16} aria-hidden />} busy={saving} onClick={save}>
      Save to Library
    </Button>
  );
}
