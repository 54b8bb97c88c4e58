import { type ReactNode, useCallback, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useEditableSchedule_athlete$key } from '../../__generated__/useEditableSchedule_athlete.graphql.ts';
import { useScheduleKeys } from '../keyboard/useScheduleKeys.ts';
import type { ScheduleActions } from '../ScheduleActions.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { useAddWorkout } from './useAddWorkout.tsx';
import { useCopyWeek } from './useCopyWeek.ts';
import { useOpenWorkout } from './useOpenWorkout.ts';
import { showRefusedMove, useRescheduleWorkout } from './useRescheduleWorkout.ts';
import { useWorkoutSelection } from './useWorkoutSelection.tsx';

/** What only the screen of an athlete, or only that of their coach, lets one do. Must stay the same object between renders. */
type OwnActions = Pick<ScheduleActions, 'athleteName' | 'tellDone' | 'tellSkipped' | 'copyElsewhere'>;

interface Reading {
  /** Counts what may have changed the limits, such as the profile. */
  limitChanges: number;
  /** Somebody else changed the schedule first. */
  onRefetch: () => void;
}

interface EditableSchedule {
  actions: ScheduleActions;
  openId: string | null;
  closeWorkout: () => void;
  addDialog: ReactNode;
  /** What acts on the workouts that are chosen. */
  bar: ReactNode;
}

/** Four weeks that somebody drags, adds, copies and opens workouts in, by mouse, touch and keyboard: an athlete's own, or their coach's view. */
export function useEditableSchedule(
  key: useEditableSchedule_athlete$key,
  own: OwnActions,
  remember: RememberUndo,
  { limitChanges, onRefetch }: Reading,
): EditableSchedule {
  const athlete = useFragment(
    graphql`
      fragment useEditableSchedule_athlete on Athlete {
        id
        today
        timeZone
        scheduleRevision
        preferences {
          unavailableDays
          blackoutDates {
            from
            to
            label
            mostMinutes
          }
        }
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
            }
          }
        }
        ...useRescheduleWorkout_athlete
      }
    `,
    key,
  );
  const { id: athleteId, scheduleRevision: revision, today, timeZone, preferences, schedule } = athlete;
  const [openId, openWorkout, closeWorkout] = useOpenWorkout();
  const isCoach = own.athleteName !== undefined;
  const moveOne = useRescheduleWorkout(athlete, remember, onRefetch, { isCoach, limitChanges });
  const [addWorkout, addDialog] = useAddWorkout(athleteId, schedule, remember);
  const { selection, moveWorkout, bar } = useWorkoutSelection(schedule, moveOne, remember);
  const copyWeek = useCopyWeek(remember);
  const refuseMove = useCallback(
    () => showRefusedMove({ code: 'WORKOUT_COMPLETED', message: 'Completed workouts cannot be rescheduled.' }),
    [],
  );
  const firstDay = schedule?.firstDay ?? today;
  const lastDay = schedule?.lastDay ?? today;
  const actions = useMemo(
    () => ({
      athleteId,
      revision,
      today,
      timeZone,
      firstDay,
      lastDay,
      preferences,
      openWorkout,
      moveWorkout,
      refuseMove,
      addWorkout,
      copyWeek,
      selection,
      ...own,
    }),
    [
      athleteId,
      revision,
      today,
      timeZone,
      firstDay,
      lastDay,
      preferences,
      openWorkout,
      moveWorkout,
      refuseMove,
      addWorkout,
      copyWeek,
      selection,
      own,
    ],
  );
  useScheduleKeys(actions);
  return { actions, openId, closeWorkout, addDialog, bar };
}
