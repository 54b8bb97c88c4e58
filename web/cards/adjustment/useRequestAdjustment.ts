import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestAdjustmentMutation } from '../../__generated__/useRequestAdjustmentMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { changeConversation, conversationOf, type Message, nextMessageId } from './conversation.ts';

/** So much of a long conversation is sent with a request. */
const MAX_SENT = 50;

const suggested = (count: number) => `${count === 0 ? 'No' : count} suggested ${count === 1 ? 'change' : 'changes'}`;

/** Sends a request to the coach; the answer becomes part of the conversation. A request that fails is typed text again. */
export function useRequestAdjustment(athleteId: string): (request: string) => void {
  const [act] = useAct<useRequestAdjustmentMutation>(
    graphql`
      mutation useRequestAdjustmentMutation($input: RequestAdjustmentInput!) {
        requestAdjustment(input: $input) {
          ... on RequestAdjustmentPayload @alias(as: "payload") {
            suggestion {
              id
              understood
              changes {
                ...changeSides_change @relay(mask: false)
                reasonKind
              }
              explanation
              question
              reach {
                scope
                untilDate
              }
              voice
              modelMissed
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: "Couldn't understand", description: 'Please try rephrasing your request.' },
      says: ({ suggestion }) => ({ title: 'Got response!', description: suggested(suggestion.changes.length) }),
    },
  );
  return useCallback(
    (text: string) => {
      const request = text.trim();
      const { messages, isWaiting } = conversationOf(athleteId);
      if (!request || isWaiting) return;
      const asked: Message = { id: nextMessageId(), role: 'athlete', content: request };
      changeConversation(athleteId, {
        draft: '',
        messages: [...messages, asked],
        isWaiting: true,
        problem: null,
        skipped: [],
      });
      act(
        {
          request,
          conversationHistory: messages.slice(-MAX_SENT).map(({ role, content }) => ({ role, content })),
        },
        {
          refused: ({ isAnswer, kind, message = '' }) => {
            const { draft } = conversationOf(athleteId);
            changeConversation(athleteId, {
              draft: draft.trim() ? `${request}\n${draft}` : request,
              messages,
              isWaiting: false,
              problem: !isAnswer
                ? { kind: 'unreachable', message }
                : kind === 'NO_SCHEDULE'
                  ? { kind: 'noSchedule', message }
                  : { kind: 'notUnderstood' },
            });
          },
          done: ({ suggestion }) => {
            const { understood, explanation, question, changes } = suggestion;
            const content = question ?? (explanation || understood);
            changeConversation(athleteId, {
              messages: [...messages, asked, { id: nextMessageId(), role: 'coach', content, suggestion }],
              isWaiting: false,
              // the choice stands until there is something else to choose from
              ...(changes.length > 0 && { leftOut: [] }),
            });
          },
        },
      );
    },
    [act, athleteId],
  );
}
