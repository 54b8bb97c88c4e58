import { useState } from 'react';
import { graphql } from 'react-relay';
import type { useAnswerInviteAcceptMutation } from '../../__generated__/useAnswerInviteAcceptMutation.graphql.ts';
import type { useAnswerInviteDeclineMutation } from '../../__generated__/useAnswerInviteDeclineMutation.graphql.ts';
import { showFailure } from '../../forms/saveFailure.ts';
import { useMutation } from '../../forms/useMutation.ts';

const FALLBACK = 'Failed to answer the invitation';

/** Yes or no to an invitation; what came of it stays on the screen. */
export function useAnswerInvite(token: string) {
  const [outcome, setOutcome] = useState<'accepted' | 'declined' | null>(null);
  const [commitAccept, isAccepting] = useMutation<useAnswerInviteAcceptMutation>(graphql`
    mutation useAnswerInviteAcceptMutation($input: AnswerCoachInviteInput!) {
      acceptCoachInvite(input: $input) {
        __typename
        ... on AcceptCoachInvitePayload {
          coach {
            id
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
  const [commitDecline, isDeclining] = useMutation<useAnswerInviteDeclineMutation>(graphql`
    mutation useAnswerInviteDeclineMutation($input: AnswerCoachInviteInput!) {
      declineCoachInvite(input: $input) {
        __typename
        ... on DeclineCoachInvitePayload {
          coachFirstName
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
  const variables = { input: { token } };
  const onError = (error: Error) => showFailure(FALLBACK, error.message);
  const accept = () =>
    void commitAccept({
      variables,
      onError,
      onCompleted: ({ acceptCoachInvite: result }) => {
        if (result.__typename === 'AcceptCoachInvitePayload') setOutcome('accepted');
        else showFailure(FALLBACK, 'message' in result ? result.message : undefined);
      },
    });
  const decline = () =>
    void commitDecline({
      variables,
      onError,
      onCompleted: ({ declineCoachInvite: result }) => {
        if (result.__typename === 'DeclineCoachInvitePayload') setOutcome('declined');
        else showFailure(FALLBACK, 'message' in result ? result.message : undefined);
      },
    });
  return { accept, decline, isBusy: isAccepting || isDeclining, outcome };
}
