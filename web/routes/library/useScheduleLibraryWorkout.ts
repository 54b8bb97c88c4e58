import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  useScheduleLibraryWorkoutMutation,
  useScheduleLibraryWorkoutMutation$data,
} from '../../__generated__/useScheduleLibraryWorkoutMutation.graphql.ts';
import type { useScheduleLibraryWorkoutUndoMutation } from '../../__generated__/useScheduleLibraryWorkoutUndoMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

export type Placed = Extract<
  useScheduleLibraryWorkoutMutation$data['scheduleLibraryWorkout'],
  { __typename: 'ScheduleLibraryWorkoutPayload' }
>;

interface Wanted {
  /** Something is to be told of single athletes. */
  onPlaced: (placed: Placed) => void;
  /** All went as wished. */
  onDone: () => void;
  onUndone: () => void;
}

const failed = (message: string) => void showToast({ title: 'Error', description: message, tone: 'destructive' });
const athletes = (count: number) => `${count} ${count === 1 ? 'athlete' : 'athletes'}`;

/** Puts a library workout into schedules, and takes it back out of all of them. */
export function useScheduleLibraryWorkout({ onPlaced, onDone, onUndone }: Wanted) {
  const [commit, scheduling] = useMutation<useScheduleLibraryWorkoutMutation>(graphql`
    mutation useScheduleLibraryWorkoutMutation($input: ScheduleLibraryWorkoutInput!) {
      scheduleLibraryWorkout(input: $input) {
        __typename
        ... on ScheduleLibraryWorkoutPayload {
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
        ... on InvalidInput {
          message
        }
      }
    }
  `);
  const [commitUndo, undoing] = useMutation<useScheduleLibraryWorkoutUndoMutation>(graphql`
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
  `);
  const undo = useCallback(
    (placementId: string) => {
      commitUndo({
        variables: { input: { placementId } },
        onCompleted: ({ undoLibraryPlacement: { outcomes } }) => {
          const problems = outcomes.flatMap(({ athlete, problem }) =>
            problem == null ? [] : [`${athlete?.firstName ?? 'An athlete'}: ${problem}`],
          );
          showToast({
            title: 'Scheduling Undone',
            description: problems.length > 0 ? problems.join(' ') : 'The schedules are as before.',
            tone: problems.length > 0 ? 'default' : 'success',
          });
          onUndone();
        },
        onError: ({ message }) => failed(message),
      });
    },
    [commitUndo, onUndone],
  );
  const schedule = useCallback(
    (input: { libraryWorkoutId: string; scheduledDate: string; athleteIds: string[] }) => {
      commit({
        variables: { input },
        onCompleted: ({ scheduleLibraryWorkout: result }) => {
          if (result.__typename !== 'ScheduleLibraryWorkoutPayload')
            return failed('message' in result ? result.message : 'Failed to create workout');
          const { placementId, outcomes } = result;
          const done = outcomes.filter(({ workout }) => workout != null).length;
          if (done < outcomes.length || outcomes.some(({ warnings }) => warnings.length > 0)) return onPlaced(result);
          showToast({
            title: 'Workout Scheduled',
            description: done === 1 ? 'It is in the schedule.' : `It is in the schedules of ${athletes(done)}.`,
            tone: 'success',
            duration: 8000,
            action: { label: 'Undo', onPress: () => undo(placementId) },
          });
          onDone();
        },
        onError: ({ message }) => failed(message),
      });
    },
    [commit, onDone, onPlaced, undo],
  );
  return { schedule, undo, isBusy: scheduling || undoing };
}
