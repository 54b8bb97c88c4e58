import { graphql, useFragment } from 'react-relay';
import type { ProfileGraph_workout$key } from '../__generated__/ProfileGraph_workout.graphql.ts';
import { ProfileFigure } from './ProfileFigure.tsx';
import type { StepsToShow } from './StepTable.tsx';

interface ProfileGraphProps extends Pick<StepsToShow, 'thresholds'> {
  workout: ProfileGraph_workout$key;
}

/** The steps of a workout as bars over time, and as a table that says the same in words. */
export function ProfileGraph({ workout, thresholds }: ProfileGraphProps) {
  const { steps: blocks, workoutType } = useFragment(
    graphql`
      fragment ProfileGraph_workout on Workout {
        workoutType
        steps {
          ...ProfileFigure_block @relay(mask: false)
        }
      }
    `,
    workout,
  );
  return <ProfileFigure blocks={blocks} workoutType={workoutType} thresholds={thresholds} />;
}
