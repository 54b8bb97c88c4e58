import { graphql } from 'react-relay';
import type { useUpdateLibraryWorkoutMutation } from '../../__generated__/useUpdateLibraryWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Changes a workout of the library; `onDone` is called once it is saved. */
export function useUpdateLibraryWorkout(onDone: () => void) {
  return useAct<useUpdateLibraryWorkoutMutation>(
    graphql`
      mutation useUpdateLibraryWorkoutMutation($input: UpdateLibraryWorkoutInput!) {
        updateLibraryWorkout(input: $input) {
          ... on UpdateLibraryWorkoutPayload @alias(as: "payload") {
            libraryWorkout {
              ...LibraryCard_workout
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Update failed' },
      says: (_payload, { name }) => ({ title: 'Workout Updated', description: `“${name}” is saved.` }),
      done: onDone,
    },
  );
}
