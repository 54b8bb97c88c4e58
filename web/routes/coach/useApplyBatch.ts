import { graphql } from 'react-relay';
import type { useApplyBatchMutation } from '../../__generated__/useApplyBatchMutation.graphql.ts';
import { problemsOf } from '../../cards/coaching/outcomeProblems.ts';
import { useAct } from '../../forms/useAct.ts';

/** What was done for whom. */
export interface AppliedBatch {
  id: string;
  summary: string;
  changed: number;
  /** "Robin Vale: No training schedule yet." */
  problems: readonly string[];
}

/** Makes what was previewed, for the athletes that were chosen. */
export function useApplyBatch(onApplied: (batch: AppliedBatch) => void) {
  return useAct<useApplyBatchMutation>(
    graphql`
      mutation useApplyBatchMutation($input: ApplyBatchChangeInput!) {
        applyBatchChange(input: $input) {
          ... on BatchChangePayload @alias(as: "payload") {
            batch {
              id
              summary
              outcomes {
                athlete {
                  firstName
                  lastName
                }
                isChanged
                problem
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to apply changes',
      done: ({ batch: { id, summary, outcomes } }) =>
        onApplied({
          id,
          summary,
          changed: outcomes.filter(({ isChanged }) => isChanged).length,
          problems: problemsOf(outcomes),
        }),
    },
  );
}
