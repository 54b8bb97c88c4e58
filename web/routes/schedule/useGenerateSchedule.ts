import { graphql } from 'react-relay';
import type { useGenerateScheduleMutation } from '../../__generated__/useGenerateScheduleMutation.graphql.ts';
import { useGenerating } from '../../cards/schedule/useGenerating.ts';
import type { RememberUndo } from '../../cards/undoStack.ts';

/** Makes the athlete's own four weeks anew. */
export function useGenerateSchedule(remember: RememberUndo) {
  return useGenerating<useGenerateScheduleMutation>(
    graphql`
      mutation useGenerateScheduleMutation($input: GenerateScheduleInput!) {
        generateSchedule(input: $input) {
          __typename
          ... on GenerateSchedulePayload {
            athlete {
              ...ScheduleView_athlete
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
    { description: 'Your 4-week training schedule has been created.', athleteId: null, remember },
  );
}
