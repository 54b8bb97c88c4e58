import { IconBookmark } from '@tabler/icons-react';
import { graphql } from 'react-relay';
import type { SaveToLibraryMutation } from '../../__generated__/SaveToLibraryMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import { Button } from '../../ui/Button.tsx';

/** Keeps a scheduled workout in the coach's library. */
export function SaveToLibrary({ workoutId }: { workoutId: string }) {
  const [save, saving] = useAct<SaveToLibraryMutation>(
    graphql`
      mutation SaveToLibraryMutation($input: SaveWorkoutToLibraryInput!) {
        saveWorkoutToLibrary(input: $input) {
          ... on SaveWorkoutToLibraryPayload @alias(as: "payload") {
            libraryWorkout {
              id
              name
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      says: ({ libraryWorkout }) => ({
        title: 'Saved to Library',
        description: `“${libraryWorkout.name}” is in your library, without anything of the athlete.`,
      }),
    },
  );
  return (
    <Button
      size="small"
      tone="ghost"
      icon={<IconBookmark size={16} aria-hidden />}
      busy={saving}
      onClick={() => save({ workoutId })}
    >
      Save to Library
    </Button>
  );
}
