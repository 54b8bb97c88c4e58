import { graphql } from 'react-relay';
import { countOf } from '../../../api/core/units/countOf.ts';
import type { useMessageAthletesMutation } from '../../__generated__/useMessageAthletesMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { HINT_MS } from '../../ui/Toast.tsx';

/** Sends the same words to several athletes. */
export function useMessageAthletes(onSent: () => void) {
  return useAct<useMessageAthletesMutation>(
    graphql`
      mutation useMessageAthletesMutation($input: MessageAthletesInput!) {
        messageAthletes(input: $input) {
          ... on MessageAthletesPayload @alias(as: "payload") {
            threadMessages {
              id
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      says: ({ threadMessages }) => ({
        title: 'Message Sent',
        description: `To ${countOf(threadMessages.length, 'athlete')}, each in their own conversation with you.`,
        tone: 'success',
        duration: HINT_MS,
      }),
      done: onSent,
    },
  );
}
