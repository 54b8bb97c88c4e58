import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  UpdateWorkoutInput,
  useUpdateWorkoutMutation,
} from '../../__generated__/useUpdateWorkoutMutation.graphql.ts';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** Fields to write over; those left out stay. */
export type WorkoutEdit = Omit<UpdateWorkoutInput, 'workoutId' | 'version' | 'steps'>;

interface Place {
  weekId: string;
  minutesBefore: number;
}

function writeInStore(
  store: RecordSourceSelectorProxy,
  { workoutId, ...edit }: UpdateWorkoutInput,
  { weekId, minutesBefore }: Place,
): void {
  const workout = store.get(workoutId);
  if (!workout) return;
  const { workoutType, duration, intensity, description, instructions } = edit;
  for (const [name, value] of Object.entries({
    workoutType,
    duration,
    intensity,
    description,
    instructions,
    locked: true,
  }))
    if (value !== undefined && value !== null) workout.setValue(value, name);
  const week = store.get(weekId);
  if (week && typeof duration === 'number')
    week.setValue(Number(week.getValue('plannedMinutes')) + duration - minutesBefore, 'plannedMinutes');
}

/** Writes over a workout: at once on the screen, then on the server. `refusal` says why the last try failed. */
export function useUpdateWorkout(rememberUndo: RememberUndo, onDone: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useUpdateWorkoutMutation>(graphql`
    mutation useUpdateWorkoutMutation($input: UpdateWorkoutInput!) {
      updateWorkout(input: $input) {
        __typename
        ... on UpdateWorkoutPayload {
          workout {
            version
            ...WorkoutDetails_workout
            ...EditWorkout_workout
          }
          week {
            ...WeekCard_week
          }
          revision {
            id
            summary
          }
          unchanged
        }
        ... on StaleVersion {
          message
          workout {
            version
            ...WorkoutCard_workout
          }
        }
        ... on WorkoutCompleted {
          message
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateWorkoutInput, place: Place) => {
      setRefusal(null);
      commit({
        variables: { input },
        optimisticUpdater: (store) => writeInStore(store, input, place),
        onCompleted: ({ updateWorkout: result }) => {
          if (result.__typename === 'StaleVersion')
            return setRefusal(
              'Someone else changed this workout meanwhile. Save again to write over it, or cancel to see it.',
            );
          if (result.__typename !== 'UpdateWorkoutPayload')
            return setRefusal('message' in result ? result.message : 'Please try again.');
          rememberUndo(undoable(result), {
            title: 'Workout Updated',
            description: result.revision.summary,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => setRefusal(error.message),
      });
    },
    [commit, onDone, rememberUndo],
  );
  return { update, isBusy, refusal };
}
