import { graphql } from 'react-relay';
import type { useScheduleLibraryWorkoutMutation } from '../../__generated__/useScheduleLibraryWorkoutMutation.graphql.ts';
import type { useScheduleLibraryWorkoutUndoMutation } from '../../__generated__/useScheduleLibraryWorkoutUndoMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { countOf } from '../../../api/core/units/countOf.ts';

export type Placed = Payload<useScheduleLibraryWorkoutMutation>;

interface Wanted {
  /** Something is to be told of single athletes. */
  onPlaced: (placed: Placed) => void;
  /** All went as wished. */
  onDone: () => void;
  onUndone: () => void;
}

/** Puts a library workout into schedules, and takes it back out of all of them. */
export function useScheduleLibraryWorkout({ onPlaced, onDone, onUndone }: Wanted) {
  const [actUndo, undoing] = useAct<useScheduleLibraryWorkoutUndoMutation>(
    graphql`
      mutation useScheduleLibraryWorkoutUndoMutation($input: UndoLibraryPlacementInput!) {
        undoLibraryPlacement(input: $input) {
          outcomes {
            athlete {
              firstName
            }
            problem
          }
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      says: ({ outcomes }) => {
        const problems = outcomes.flatMap(({ athlete, problem }) =>
          problem == null ? [] : [`${athlete?.firstName ?? 'An athlete'}: ${problem}`],
        );
        return {
          title: 'Scheduling Undone',
          description: problems.length > 0 ? problems.join(' ') : 'The schedules are as before.',
          tone: problems.length > 0 ? 'default' : 'success',
        };
      },
      done: onUndone,
    },
  );
  const undo = (placementId: string) => void actUndo({ placementId });
  const [schedule, scheduling] = useAct<useScheduleLibraryWorkoutMutation>(
    graphql`
      mutation useScheduleLibraryWorkoutMutation($input: ScheduleLibraryWorkoutInput!) {
        scheduleLibraryWorkout(input: $input) {
          ... on ScheduleLibraryWorkoutPayload @alias(as: "payload") {
            placementId
            outcomes {
              athlete {
                id
                firstName
                lastName
              }
              workout {
                id
                scheduledDate
                duration
              }
              problem
              warnings
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to create workout',
      done: (placed) => {
        const { placementId, outcomes } = placed;
        const done = outcomes.filter(({ workout }) => workout != null).length;
        if (done < outcomes.length || outcomes.some(({ warnings }) => warnings.length > 0)) return onPlaced(placed);
        showToast({
          title: 'Workout Scheduled',
          description: done === 1 ? 'It is in the schedule.' : `It is in the schedules of ${countOf(done, 'athlete')}.`,
          tone: 'success',
          duration: HINT_MS,
          action: { label: 'Undo', onPress: () => undo(placementId) },
        });
        onDone();
      },
    },
  );
  return { schedule, undo, isBusy: scheduling || undoing };
}
