import { graphql } from 'react-relay';
import type { useApplyProposedMutation } from '../../__generated__/useApplyProposedMutation.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';

/** After these, the changes speak of a schedule that is no more. */
const OUTDATED: readonly (string | undefined)[] = ['CHANGED_SINCE', 'SUGGESTION_EXPIRED'];

/** Makes some of the changes that the plan proposed, once; `refusal` says why the last try failed. */
export function useApplyProposed(remember: RememberUndo, onApplied: () => void) {
  return useAct<useApplyProposedMutation>(
    graphql`
      mutation useApplyProposedMutation($input: ApplyAdjustmentInput!) {
        applyAdjustment(input: $input) {
          ... on ApplyAdjustmentPayload @alias(as: "payload") {
            athlete {
              ...ScheduleView_athlete
            }
            revision {
              id
            }
            unchanged
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      refused: ({ kind }) => {
        if (OUTDATED.includes(kind))
          return 'Your schedule has changed meanwhile, so these changes no longer fit it. Nothing was changed.';
      },
      says: { title: 'Changes applied!', description: 'Your training schedule has been updated.' },
      remember,
      done: onApplied,
    },
  );
}
