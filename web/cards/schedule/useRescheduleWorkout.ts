import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { type Day, type Weekday, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { moveWorkout } from '../../../api/core/change/changes.ts';
import type {
  useRescheduleWorkout_athlete$data,
  useRescheduleWorkout_athlete$key,
} from '../../__generated__/useRescheduleWorkout_athlete.graphql.ts';
import type {
  useRescheduleWorkoutMutation,
  Weekday as WeekdayName,
} from '../../__generated__/useRescheduleWorkoutMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, tellOfComingChange, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { useProofAhead } from './useProofAhead.ts';

const HINT_MS = 8000;

type Athlete = useRescheduleWorkout_athlete$data;

/** Why a workout stays where it is, as a toast. */
export function showRefusedMove({ code, message }: { code: string; message: string }): void {
  const title = code === 'WORKOUT_COMPLETED' ? 'Cannot Move Completed Workout' : 'Cannot Move Workout';
  showToast({ title, description: message, tone: 'destructive' });
}

const edge = (day: Weekday) => day.toUpperCase() as WeekdayName;

/** The same answer as the server's, from the same rules. */
function predict(athlete: Athlete, workoutId: string, newDate: Day) {
  const { today, schedule } = athlete;
  return moveWorkout({
    workouts: schedule?.weeks.flatMap(({ workouts }) => workouts) ?? [],
    workoutId,
    newDate,
    today,
    firstDay: schedule?.firstDay ?? today,
    lastDay: schedule?.lastDay ?? today,
  });
}

/** Writes the moved workout into the store: its day, and the week that it lies in. */
function moveInStore(store: RecordSourceSelectorProxy, athlete: Athlete, workoutId: string, newDate: Day): void {
  const workout = store.get(workoutId);
  const weeks = athlete.schedule?.weeks ?? [];
  const from = weeks.find(({ workouts }) => workouts.some(({ id }) => id === workoutId));
  const to = weeks.find(({ weekStartDate, weekEndDate }) => weekStartDate <= newDate && newDate <= weekEndDate);
  if (!workout || !from || !to) return;
  workout
    .setValue(newDate, 'scheduledDate')
    .setValue(edge(weekdayOf(newDate)), 'dayOfWeek')
    .setValue(true, 'locked');
  const [source, target] = [store.get(from.id), store.get(to.id)];
  if (from.id === to.id || !source || !target) return;
  const minutes = Number(workout.getValue('duration'));
  const listOf = (week: typeof source) => week.getLinkedRecords('workouts') ?? [];
  source.setLinkedRecords(
    listOf(source).filter((other) => other.getDataID() !== workoutId),
    'workouts',
  );
  target.setLinkedRecords([...listOf(target), workout], 'workouts');
  source.setValue(Number(source.getValue('plannedMinutes')) - minutes, 'plannedMinutes');
  target.setValue(Number(target.getValue('plannedMinutes')) + minutes, 'plannedMinutes');
}

/**
 * Moves a workout to another day: at once on the screen, then on the server. A refusal or a failure puts it back and
 * says why. `remember` is told what can be undone; `onStale` is called when someone else changed the workout first.
 */
export function useRescheduleWorkout(
  key: useRescheduleWorkout_athlete$key,
  remember: RememberUndo,
  onStale: () => void,
  isCoach = false,
) {
  const athlete = useFragment(
    graphql`
      fragment useRescheduleWorkout_athlete on Athlete {
        id
        today
        schedule {
          firstDay
          lastDay
          weeks @required(action: THROW) {
            id
            weekStartDate
            weekEndDate
            workouts {
              id
              scheduledDate
              status
              workoutType
              duration
              isHard
              isLong
              tss
              intensity
              locked
              madeBy
              timeOfDay
              description
              dayOfWeek
              version
            }
          }
        }
      }
    `,
    key,
  );
  const [commit] = useMutation<useRescheduleWorkoutMutation>(graphql`
    mutation useRescheduleWorkoutMutation($input: RescheduleWorkoutInput!) {
      rescheduleWorkout(input: $input) {
        __typename
        ... on RescheduleWorkoutPayload {
          workout {
            id
            version
          }
          weeks {
            ...WeekCard_week
            workouts {
              version
            }
          }
          revision {
            id
          }
          unchanged
          warnings {
            message
          }
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
  const proveAhead = useProofAhead(athlete.id, isCoach);
  const latest = useRef(athlete);
  useEffect(() => {
    latest.current = athlete;
  }, [athlete]);
  // a second move of the same workout needs the version that the first one made
  const queue = useRef(Promise.resolve());
  const versions = useRef(new Map<string, number>());

  return useCallback(
    (workoutId: string, newDate: Day) => {
      const prediction = predict(latest.current, workoutId, newDate);
      if (!prediction.ok) return showRefusedMove(prediction.refusal);
      const answered = tellOfComingChange();
      const send = () => {
        const workout = latest.current.schedule?.weeks
          .flatMap(({ workouts }) => workouts)
          .find(({ id }) => id === workoutId);
        const version = Math.max(workout?.version ?? 0, versions.current.get(workoutId) ?? 0);
        return new Promise<void>((done) =>
          commit({
            variables: { input: { workoutId, newDate, newDayOfWeek: edge(weekdayOf(newDate)), version } },
            optimisticUpdater: (store) => {
              moveInStore(store, latest.current, workoutId, newDate);
              proveAhead.current(store, latest.current.schedule?.weeks.map(({ id }) => id) ?? []);
            },
            onCompleted: ({ rescheduleWorkout: result }) => {
              if (result.__typename === 'RescheduleWorkoutPayload') {
                versions.current.set(workoutId, result.workout.version);
                const warnings = result.warnings.map(({ message }) => message);
                remember(undoable(result), {
                  title: 'Workout Rescheduled',
                  description: ['The workout has been moved to the new date.', ...warnings].join(' '),
                  tone: 'success',
                  ...(warnings.length > 0 ? { duration: HINT_MS } : {}),
                });
              } else if (result.__typename === 'StaleVersion') {
                showToast({
                  title: 'Changed Elsewhere',
                  description: `${result.message} The latest version is shown.`,
                  tone: 'destructive',
                });
                onStale();
              } else if (result.__typename === 'WorkoutCompleted') {
                showRefusedMove({ code: 'WORKOUT_COMPLETED', message: result.message });
              } else {
                showRefusedMove({
                  code: result.__typename,
                  message: 'message' in result ? result.message : 'Failed to reschedule workout',
                });
              }
              answered(result.__typename === 'RescheduleWorkoutPayload');
              done();
            },
            onError: (error) => {
              answered(false);
              showToast({
                title: 'Error',
                description: error.message || 'Failed to reschedule workout',
                tone: 'destructive',
              });
              done();
            },
          }),
        );
      };
      queue.current = queue.current.then(send);
    },
    [commit, remember, onStale, proveAhead],
  );
}
