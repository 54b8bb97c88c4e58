import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useApplyProposedMutation } from '../../__generated__/useApplyProposedMutation.graphql.ts';
import { type RememberUndo, undoable } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** After these, the changes speak of a schedule that is no more. */
const OUTDATED: readonly string[] = ['CHANGED_SINCE', 'SUGGESTION_EXPIRED'];

/** Makes some of the changes that the plan proposed, once; `refusal` says why the last try failed. */
export function useApplyProposed(rememberUndo: RememberUndo, onApplied: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useApplyProposedMutation>(graphql`
    mutation useApplyProposedMutation($input: ApplyAdjustmentInput!) {
      applyAdjustment(input: $input) {
        __typename
        ... on ApplyAdjustmentPayload {
          athlete {
            ...ScheduleView_athlete
          }
          revision {
            id
          }
          unchanged
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
  `);
  const apply = useCallback(
    (suggestionId: string, changeIds: string[]) => {
      setRefusal(null);
      commit({
        variables: { input: { suggestionId, changeIds, scope: 'THIS_WEEK' } },
        onCompleted: ({ applyAdjustment: result }) => {
          if (result.__typename === 'NotPossible' && OUTDATED.includes(result.kind))
            return setRefusal(
              'Your schedule has changed meanwhile, so these changes no longer fit it. Nothing was changed.',
            );
          if (result.__typename !== 'ApplyAdjustmentPayload')
            return setRefusal('message' in result ? result.message : 'Please try again.');
          rememberUndo(undoable(result), {
            title: 'Changes applied!',
            description: 'Your training schedule has been updated.',
            tone: 'success',
          });
          onApplied();
        },
        onError: (error) => setRefusal(error.message),
      });
    },
    [commit, onApplied, rememberUndo],
  );
  return { apply, isBusy, refusal };
}
