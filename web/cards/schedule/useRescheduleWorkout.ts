import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { type Day, weekdayOf } from '../../../api/core/calendar/calendar.ts';
import { moveWorkout } from '../../../api/core/change/move.ts';
import type {
  useRescheduleWorkout_athlete$data,
  useRescheduleWorkout_athlete$key,
} from '../../__generated__/useRescheduleWorkout_athlete.graphql.ts';
import type { useRescheduleWorkoutMutation } from '../../__generated__/useRescheduleWorkoutMutation.graphql.ts';
import { showFailure } from '../../forms/saveFailure.ts';
import { type Refused, useAct } from '../../forms/useAct.ts';
import { showToast } from '../../ui/Toast.tsx';
import { brokenToast } from '../brokenToast.ts';
import { changedWeek } from '../changedWeek.ts';
import { type RememberUndo, tellOfComingChange } from '../useUndoStack.ts';
import { type ProofReader, useProofAhead } from './useProofAhead.ts';
import { nameOf } from '../../names.ts';

type Athlete = useRescheduleWorkout_athlete$data;

/** Why a workout stays where it is, as a toast. */
export function showRefusedMove({ code, message }: { code: string; message: string }): void {
  const title = code === 'WORKOUT_COMPLETED' ? 'Cannot Move Completed Workout' : 'Cannot Move Workout';
  showToast({ title, description: message, tone: 'destructive' });
}

const FAILED = 'Failed to reschedule workout';

/** The same for what the server says. */
function showRefused({ __typename, message = FAILED, isAnswer }: Refused): void {
  if (!isAnswer) showFailure(FAILED, message);
  else if (__typename === 'StaleVersion')
    showFailure({ title: 'Changed Elsewhere' }, `${message} The latest version is shown.`);
  else showRefusedMove({ code: __typename === 'WorkoutCompleted' ? 'WORKOUT_COMPLETED' : '', message });
}

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

/**
 * Writes the moved workout into the store: its day, and the week that it lies in. Relay does it again whenever something else
 * comes before the answer, be it the move itself as a subscription tells it: where the workout lies is read from the store.
 */
function moveInStore(store: RecordSourceSelectorProxy, athlete: Athlete, workoutId: string, newDate: Day): void {
  const workout = store.get(workoutId);
  const weeks = (athlete.schedule?.weeks ?? []).flatMap(({ id }) => store.get(id) ?? []);
  const listOf = (week: RecordProxy) => week.getLinkedRecords('workouts') ?? [];
  const from = weeks.find((week) => listOf(week).some((each) => each.getDataID() === workoutId));
  const to = weeks.find(
    (week) => String(week.getValue('weekStartDate')) <= newDate && newDate <= String(week.getValue('weekEndDate')),
  );
  if (!workout || !from || !to) return;
  workout
    .setValue(newDate, 'scheduledDate')
    .setValue(nameOf(weekdayOf(newDate)), 'dayOfWeek')
    .setValue(true, 'locked');
  if (from === to) return;
  const minutes = Number(workout.getValue('duration'));
  const addMinutes = (week: RecordProxy, added: number) =>
    week.setValue(Number(week.getValue('plannedMinutes')) + added, 'plannedMinutes');
  from.setLinkedRecords(
    listOf(from).filter((other) => other.getDataID() !== workoutId),
    'workouts',
  );
  to.setLinkedRecords([...listOf(to), workout], 'workouts');
  addMinutes(from, -minutes);
  addMinutes(to, minutes);
}

/**
 * Moves a workout to another day: at once on the screen, then on the server. A refusal or a failure puts it back and
 * says why. `remember` is told what can be undone; `onStale` is called when someone else changed the workout first.
 */
export function useRescheduleWorkout(
  key: useRescheduleWorkout_athlete$key,
  remember: RememberUndo,
  onStale: () => void,
  reader: ProofReader = {},
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
  const [act] = useAct<useRescheduleWorkoutMutation>(
    graphql`
      mutation useRescheduleWorkoutMutation($input: RescheduleWorkoutInput!) {
        rescheduleWorkout(input: $input) {
          ... on RescheduleWorkoutPayload @alias(as: "payload") {
            workout {
              id
              version
              description
              scheduledDate
            }
            weeks {
              ...WeekCard_week
              ...changedWeek_week
              workouts {
                version
              }
            }
            revision {
              id
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
      says: ({ weeks, ...payload }) =>
        brokenToast(
          { title: 'Workout Rescheduled', description: 'The workout has been moved to the new date.' },
          { ...payload, weeks: weeks.map(changedWeek) },
        ),
      remember,
    },
  );
  const proveAhead = useProofAhead(athlete.id, reader);
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
        return new Promise<void>((settled) => {
          const settle = (wasMade: boolean) => {
            answered(wasMade);
            settled();
          };
          act(
            { workoutId, newDate, newDayOfWeek: nameOf(weekdayOf(newDate)), version },
            {
              optimistic: (store) => {
                moveInStore(store, latest.current, workoutId, newDate);
                proveAhead.current(store, latest.current.schedule?.weeks.map(({ id }) => id) ?? []);
              },
              done: ({ workout }) => {
                versions.current.set(workoutId, workout.version);
                settle(true);
              },
              refused: (why) => {
                showRefused(why);
                if (why.__typename === 'StaleVersion') onStale();
                settle(false);
                return true;
              },
            },
          );
        });
      };
      queue.current = queue.current.then(send);
    },
    [act, onStale, proveAhead],
  );
}
