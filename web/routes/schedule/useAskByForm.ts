import { graphql } from 'react-relay';
import type { useAskByFormMutation } from '../../__generated__/useAskByFormMutation.graphql.ts';
import { type FormTold, wordsOfForm } from '../../../api/core/language/request/formWords.ts';
import { useAct } from '../../forms/useAct.ts';
import type { ProposedChanges } from './useSubmitFeedback.ts';

/** Shows what the plan would make of what a form told, before it does; `refusal` says why it cannot. */
export function useAskByForm(onProposed: (proposed: ProposedChanges) => void) {
  const [act, isBusy, refusal] = useAct<useAskByFormMutation>(
    graphql`
      mutation useAskByFormMutation($input: RequestAdjustmentInput!) {
        requestAdjustment(input: $input) {
          ... on RequestAdjustmentPayload @alias(as: "payload") {
            suggestion {
              id
              understood
              explanation
              changes {
                ...changeSides_change @relay(mask: false)
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { done: ({ suggestion }) => onProposed(suggestion) },
  );
  return [(told: FormTold) => void act({ request: wordsOfForm(told) }), isBusy, refusal] as const;
}
