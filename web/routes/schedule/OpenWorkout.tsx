import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { Day } from '../../../api/core/calendar.ts';
import type { OpenWorkoutQuery } from '../../__generated__/OpenWorkoutQuery.graphql.ts';
import type { Feedback } from '../../cards/FeedbackForm.tsx';
import { WorkoutDetails } from '../../cards/WorkoutDetails.tsx';
import { Text } from '../../ui/Text.tsx';

interface OpenWorkoutProps {
  loaded: PreloadedQuery<OpenWorkoutQuery>;
  today: Day;
  busy: boolean;
  onSubmitFeedback: (feedback: Feedback) => void;
}

/** The inside of the workout dialog, once its answer is here. */
export function OpenWorkout({ loaded, ...rest }: OpenWorkoutProps) {
  const { node } = usePreloadedQuery<OpenWorkoutQuery>(
    graphql`
      query OpenWorkoutQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Workout @alias(as: "workout") {
            ...WorkoutDetails_workout
          }
        }
      }
    `,
    loaded,
  );
  if (!node?.workout) return <Text tone="muted">This workout is not in the schedule any more.</Text>;
  return <WorkoutDetails workout={node.workout} {...rest} />;
}
