import { graphql } from 'react-relay';
import type { useUpdateLibraryWorkoutMutation } from '../../__generated__/useUpdateLibraryWorkoutMutation.graphql.ts';
import type { ShowErrors } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import type { WorkoutFields } from './workoutForm.ts';

/** Changes a workout of the library; `onDone` is called once it is saved. */
export function useUpdateLibraryWorkout(libraryWorkoutId: string, onDone: () => void) {
  const [act, updating] = useAct<useUpdateLibraryWorkoutMutation>(
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
  const update = (workout: WorkoutFields, showErrors: ShowErrors) =>
    act({ libraryWorkoutId, ...workout }, { showErrors });
  return [update, updating] as const;
}
