import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { PastWorkoutQuery } from '../../__generated__/PastWorkoutQuery.graphql.ts';
import type { WorkoutDialog_workout$key } from '../../__generated__/WorkoutDialog_workout.graphql.ts';

interface PastWorkoutProps {
  workoutId: string;
  /** First day of the schedule: what lies there and is not found was deleted. */
  before: Day;
  /** Another one asks anew. */
  tries: number;
  children: (workout: WorkoutDialog_workout$key, weekId: string) => ReactNode;
}

/** A workout from before the weeks of the schedule, which the page has not read. */
export function PastWorkout({ workoutId, before, tries, children }: PastWorkoutProps) {
  const { node } = useLazyLoadQuery<PastWorkoutQuery>(
    graphql`
      query PastWorkoutQuery($id: ID!) {
        node(id: $id) {
          ... on Workout @alias(as: "workout") {
            scheduledDate
            week {
              id
            }
            ...WorkoutDialog_workout
          }
        }
      }
    `,
    { id: workoutId },
    { fetchKey: tries, fetchPolicy: 'store-or-network' },
  );
  const workout = node?.workout;
  return workout?.week && workout.scheduledDate < before ? children(workout, workout.week.id) : null;
}
