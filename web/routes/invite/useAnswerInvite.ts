import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useAnswerInviteAcceptMutation } from '../../__generated__/useAnswerInviteAcceptMutation.graphql.ts';
import type { useAnswerInviteDeclineMutation } from '../../__generated__/useAnswerInviteDeclineMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

const failed = 'Failed to answer the invitation';

/** Yes or no to an invitation; what came of it stays on the screen. */
export function useAnswerInvite(token: string) {
  const [outcome, setOutcome] = useState<'accepted' | 'declined' | null>(null);
  const [accept, isAccepting] = useAct<useAnswerInviteAcceptMutation>(
    graphql`
      mutation useAnswerInviteAcceptMutation($input: AnswerCoachInviteInput!) {
        acceptCoachInvite(input: $input) {
          ... on AcceptCoachInvitePayload @alias(as: "payload") {
            coach {
              id
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed, done: () => setOutcome('accepted') },
  );
  const [decline, isDeclining] = useAct<useAnswerInviteDeclineMutation>(
    graphql`
      mutation useAnswerInviteDeclineMutation($input: AnswerCoachInviteInput!) {
        declineCoachInvite(input: $input) {
          ... on DeclineCoachInvitePayload @alias(as: "payload") {
            coachFirstName
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed, done: () => setOutcome('declined') },
  );
  return {
    accept: () => void accept({ token }),
    decline: () => void decline({ token }),
    isBusy: isAccepting || isDeclining,
    outcome,
  };
}
