import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useApplyBatchMutation } from '../../__generated__/useApplyBatchMutation.graphql.ts';
import { problemsOf } from '../../cards/coaching/outcomeProblems.ts';
import { showFailure } from '../../forms/saveFailure.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** What was done for whom. */
export interface AppliedBatch {
  id: string;
  summary: string;
  changed: number;
  /** "Robin Vale: No training schedule yet." */
  problems: readonly string[];
}

const FALLBACK = 'Failed to apply changes';

/** Makes what was previewed, for the athletes that were chosen. */
export function useApplyBatch(onApplied: (batch: AppliedBatch) => void) {
  const [commit, applying] = useMutation<useApplyBatchMutation>(graphql`
    mutation useApplyBatchMutation($input: ApplyBatchChangeInput!) {
      applyBatchChange(input: $input) {
        __typename
        ... on BatchChangePayload {
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
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const apply = useCallback(
    (batchId: string, athleteIds: readonly string[]) =>
      commit({
        variables: { input: { batchId, athleteIds: [...athleteIds] } },
        onCompleted: ({ applyBatchChange: result }) => {
          if (result.__typename !== 'BatchChangePayload') {
            showFailure(FALLBACK, 'message' in result ? result.message : undefined);
            return;
          }
          const { id, summary, outcomes } = result.batch;
          onApplied({
            id,
            summary,
            changed: outcomes.filter(({ isChanged }) => isChanged).length,
            problems: problemsOf(outcomes),
          });
        },
        onError: (error) => showFailure(FALLBACK, error.message),
      }),
    [commit, onApplied],
  );
  return [apply, applying] as const;
}
