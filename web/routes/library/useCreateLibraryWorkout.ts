import { graphql } from 'react-relay';
import type { useCreateLibraryWorkoutMutation } from '../../__generated__/useCreateLibraryWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Adds a workout to the library; `onDone` is called once it is saved. */
export function useCreateLibraryWorkout(onDone: () => void) {
  return useAct<useCreateLibraryWorkoutMutation>(
    graphql`
      mutation useCreateLibraryWorkoutMutation($input: CreateLibraryWorkoutInput!) {
        createLibraryWorkout(input: $input) {
          ... on CreateLibraryWorkoutPayload @alias(as: "payload") {
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
      failed: 'Failed to create workout',
      says: ({ libraryWorkout }) => ({
        title: 'Workout Added',
        description: `“${libraryWorkout.name}” is in your library.`,
      }),
      done: onDone,
    },
  );
}
