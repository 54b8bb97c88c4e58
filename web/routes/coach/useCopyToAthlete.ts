import { graphql } from 'react-relay';
import type { Day } from '../../../api/core/calendar/calendar.ts';
import type { useCopyToAthleteWeekMutation } from '../../__generated__/useCopyToAthleteWeekMutation.graphql.ts';
import type { useCopyToAthleteWorkoutMutation } from '../../__generated__/useCopyToAthleteWorkoutMutation.graphql.ts';
import type { CopiedElsewhere } from '../../cards/ScheduleActions.tsx';
import { useAct } from '../../forms/useAct.ts';

/** What came of it, in the schedule of the other athlete. */
export interface CopiedTo {
  athlete: { readonly id: string; readonly firstName: string; readonly lastName: string };
  revisionId: string;
  summary: string;
  /** What their limits made of it. */
  changes: readonly string[];
}

/** Copies a week or a workout to another athlete: the act, whether it is under way, and why the last one was not done. */
export function useCopyToAthlete(onMade: (made: CopiedTo) => void) {
  const [copyWeek, isWeekBusy, weekProblem] = useAct<useCopyToAthleteWeekMutation>(
    graphql`
      mutation useCopyToAthleteWeekMutation($input: CopyWeekInput!) {
        copyWeek(input: $input) {
          ... on CopyWeekPayload @alias(as: "payload") {
            changes {
              changeDescription
            }
            athlete {
              id
              firstName
              lastName
            }
            revision {
              id
              summary
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      done: ({ athlete, revision, changes }) =>
        onMade({
          athlete,
          revisionId: revision.id,
          summary: revision.summary,
          changes: changes.map(({ changeDescription }) => changeDescription),
        }),
    },
  );
  const [copyWorkout, isWorkoutBusy, workoutProblem] = useAct<useCopyToAthleteWorkoutMutation>(
    graphql`
      mutation useCopyToAthleteWorkoutMutation($input: CopyWorkoutInput!) {
        copyWorkout(input: $input) {
          ... on CopyWorkoutPayload @alias(as: "payload") {
            revision {
              id
              summary
            }
            warnings {
              message
            }
            athlete {
              id
              firstName
              lastName
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      done: ({ athlete, revision, warnings }) =>
        onMade({
          athlete,
          revisionId: revision.id,
          summary: revision.summary,
          changes: warnings.map(({ message }) => message),
        }),
    },
  );
  const copy = ({ is, id }: CopiedElsewhere, athleteId: string, day: Day) =>
    is === 'week'
      ? copyWeek({ trainingWeekId: id, weekStartDate: day, athleteId })
      : copyWorkout({ workoutId: id, scheduledDate: day, athleteId });
  return [copy, isWeekBusy || isWorkoutBusy, weekProblem ?? workoutProblem] as const;
}
