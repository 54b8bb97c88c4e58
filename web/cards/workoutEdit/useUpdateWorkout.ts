import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  UpdateWorkoutInput,
  useUpdateWorkoutMutation,
} from '../../__generated__/useUpdateWorkoutMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Fields to write over; those left out stay. */
export type WorkoutEdit = Omit<UpdateWorkoutInput, 'workoutId' | 'version' | 'steps'>;

function writeInStore(
  store: RecordSourceSelectorProxy,
  { workoutId, ...edit }: UpdateWorkoutInput,
  weekId: string,
): void {
  const workout = store.get(workoutId);
  if (!workout) return;
  const minutesBefore = Number(workout.getValue('duration'));
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
export function useUpdateWorkout(remember: RememberUndo, onDone: () => void) {
  const [act, isBusy, refusal] = useAct<useUpdateWorkoutMutation>(
    graphql`
      mutation useUpdateWorkoutMutation($input: UpdateWorkoutInput!) {
        updateWorkout(input: $input) {
          ... on UpdateWorkoutPayload @alias(as: "payload") {
            workout {
              version
              description
              scheduledDate
              ...WorkoutDetails_workout
              ...EditWorkout_workout
            }
            week {
              ...WeekCard_week
              ...changedWeek_week
            }
            revision {
              id
              summary
            }
            unchanged
            warnings {
              kind
              message
            }
          }
          ...useAct_refusal @alias(as: "refusal")
          ... on StaleVersion {
            workout {
              version
              ...WorkoutCard_workout
            }
          }
        }
      }
    `,
    {
      refused: ({ __typename }) => {
        if (__typename === 'StaleVersion')
          return 'Someone else changed this workout meanwhile. Save again to write over it, or cancel to see it.';
      },
      says: ({ week, ...payload }) =>
        brokenToast(
          { title: 'Workout Updated', description: payload.revision.summary },
          { ...payload, weeks: [changedWeek(week)] },
        ),
      remember,
      done: onDone,
    },
  );
  const update = (input: UpdateWorkoutInput, weekId: string) =>
    act(input, { optimistic: (store) => writeInStore(store, input, weekId) });
  return { update, isBusy, refusal };
}
