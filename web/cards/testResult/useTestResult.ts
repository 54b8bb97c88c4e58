import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useTestResultApplyMutation } from '../../__generated__/useTestResultApplyMutation.graphql.ts';
import type { useTestResultMutation } from '../../__generated__/useTestResultMutation.graphql.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

type Suggestion = Payload<useTestResultMutation>['suggestion'];

/** What a result would change, to be looked at before it is written; the way back is in the message that follows. */
export function useTestResult(remember: RememberUndo, done: () => void) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [tell, isTelling, refused] = useAct<useTestResultMutation>(
    graphql`
      mutation useTestResultMutation($input: RequestAdjustmentInput!) {
        requestAdjustment(input: $input) {
          ... on RequestAdjustmentPayload @alias(as: "payload") {
            suggestion {
              id
              explanation
              reach {
                scope
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: (payload) => setSuggestion(payload.suggestion) },
  );
  const [apply, isApplying, notApplied] = useAct<useTestResultApplyMutation>(
    graphql`
      mutation useTestResultApplyMutation($input: ApplyAdjustmentInput!) {
        applyAdjustment(input: $input) {
          ... on ApplyAdjustmentPayload @alias(as: "payload") {
            athlete {
              id
              thresholds {
                ftp
                runThresholdSpeed
                css
                lthr
              }
              ...TestQuestion_athlete
            }
            revision {
              id
              summary
            }
            unchanged
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      says: ({ revision }) => ({ title: 'Threshold Set', description: revision.summary }),
      remember,
      done,
    },
  );
  return {
    suggestion,
    tell: (request: string) => tell({ request }),
    again: () => setSuggestion(null),
    apply: () => apply({ suggestionId: suggestion!.id, scope: 'ALL_FUTURE' }),
    isBusy: isTelling || isApplying,
    refusal: refused ?? notApplied,
  };
}
