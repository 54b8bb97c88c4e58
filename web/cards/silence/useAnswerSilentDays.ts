import { graphql } from 'react-relay';
import type { useAnswerSilentDaysMutation } from '../../__generated__/useAnswerSilentDaysMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Answers for all days without a word; the way back is in the message that follows. */
export function useAnswerSilentDays(remember: RememberUndo, done: () => void) {
  return useAct<useAnswerSilentDaysMutation>(
    graphql`
      mutation useAnswerSilentDaysMutation($input: AnswerSilentDaysInput!) {
        answerSilentDays(input: $input) {
          ... on AnswerSilentDaysPayload @alias(as: "payload") {
            athlete {
              id
              illness {
                from
                wellOn
              }
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
      says: ({ revision, unchanged }) =>
        unchanged ? { title: 'Answered Already' } : { title: 'Thank You', description: revision.summary },
      remember,
      done,
    },
  );
}
