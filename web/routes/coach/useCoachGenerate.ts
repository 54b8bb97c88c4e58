import { graphql } from 'react-relay';
import type { useCoachGenerateMutation } from '../../__generated__/useCoachGenerateMutation.graphql.ts';
import { useGenerating } from '../../cards/schedule/useGenerating.ts';
import type { RememberUndo } from '../../cards/undoStack.ts';

/** Makes the four weeks of an athlete anew, as their coach; the athlete hears of it. */
export function useCoachGenerate({ id, firstName }: { id: string; firstName: string }, remember: RememberUndo) {
  return useGenerating<useCoachGenerateMutation>(
    graphql`
      mutation useCoachGenerateMutation($input: GenerateScheduleInput!) {
        generateSchedule(input: $input) {
          __typename
          ... on GenerateSchedulePayload {
            athlete {
              ...CoachScheduleView_athlete
            }
            revision {
              id
            }
            unchanged
            warnings {
              message
              recommendation
            }
          }
          ... on PlanConflict {
            message
            constraints
            relaxations
          }
          ... on InvalidInput {
            message
          }
          ... on NotPossible {
            kind
            message
          }
        }
      }
    `,
    { description: `The 4-week training schedule of ${firstName} has been created.`, athleteId: id, remember },
  );
}
