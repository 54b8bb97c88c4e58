import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateLibraryWorkoutMutation } from '../../__generated__/useCreateLibraryWorkoutMutation.graphql.ts';
import { showRefusal, showFailure, type ShowFaults } from '../../forms/saveFailure.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { WorkoutFields } from './workoutForm.ts';

const FAILED = 'Failed to create workout';

/** Adds a workout to the library; `onDone` is called once it is saved. */
export function useCreateLibraryWorkout(onDone: () => void) {
  const [commit, creating] = useMutation<useCreateLibraryWorkoutMutation>(graphql`
    mutation useCreateLibraryWorkoutMutation($input: CreateLibraryWorkoutInput!) {
      createLibraryWorkout(input: $input) {
        __typename
        ... on CreateLibraryWorkoutPayload {
          libraryWorkout {
            id
            name
          }
        }
        ... on InvalidInput {
          message
          errors {
            path
            message
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const create = useCallback(
    (workout: WorkoutFields, showFaults: ShowFaults) => {
      commit({
        variables: { input: workout },
        onCompleted: ({ createLibraryWorkout: result }) => {
          if (result.__typename !== 'CreateLibraryWorkoutPayload') return showRefusal(FAILED, result, showFaults);
          showToast({
            title: 'Workout Added',
            description: `“${result.libraryWorkout.name}” is in your library.`,
            tone: 'success',
          });
          onDone();
        },
        onError: ({ message }) => showFailure(FAILED, message),
      });
    },
    [commit, onDone],
  );
  return [create, creating] as const;
}
