import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestAdjustmentMutation } from '../../__generated__/useRequestAdjustmentMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { useMutation } from '../../forms/useMutation.ts';
import { changeConversation, conversationOf, type Message, nextMessageId, type Problem } from './conversation.ts';

/** So much of a long conversation is sent with a request. */
const MOST_SENT = 50;

const suggested = (count: number) => `${count === 0 ? 'No' : count} suggested ${count === 1 ? 'change' : 'changes'}`;

/** Sends a request to the coach; the answer becomes part of the conversation. A request that fails is typed text again. */
export function useRequestAdjustment(athleteId: string): (request: string) => void {
  const [commit] = useMutation<useRequestAdjustmentMutation>(graphql`
    mutation useRequestAdjustmentMutation($input: RequestAdjustmentInput!) {
      requestAdjustment(input: $input) {
        __typename
        ... on RequestAdjustmentPayload {
          suggestion {
            id
            understood
            changes {
              changeId
              op
              fromDate
              toDate
              durationBefore
              durationAfter
              intensityBefore
              intensityAfter
              reasonKind
              changeDescription
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

      const fail = (problem: Problem, message?: string) => {
        const { draft } = conversationOf(athleteId);
        changeConversation(athleteId, {
          draft: draft.trim() ? `${request}\n${draft}` : request,
          messages,
          isWaiting: false,
          problem,
        });
        showToast({
          title: "Couldn't understand",
          description: message || 'Please try rephrasing your request.',
          tone: 'destructive',
        });
      };
      commit({
        variables: {
          input: {
            request,
            conversationHistory: messages.slice(-MOST_SENT).map(({ role, content }) => ({ role, content })),
          },
        },
        onCompleted: ({ requestAdjustment: result }) => {
          if (result.__typename !== 'RequestAdjustmentPayload') {
            const message = result.__typename === '%other' ? undefined : result.message;
            const isMissing = result.__typename === 'NotPossible' && result.kind === 'NO_SCHEDULE';
            fail(isMissing ? { kind: 'noSchedule', message: result.message } : { kind: 'notUnderstood' }, message);
            return;
          }
          const { suggestion } = result;
          const { understood, explanation, question, changes } = suggestion;
          const content = question ?? (explanation || understood);
          changeConversation(athleteId, {
            messages: [...messages, asked, { id: nextMessageId(), role: 'coach', content, suggestion }],
            isWaiting: false,
            // the choice stands until there is something else to choose from
            ...(changes.length > 0 && { leftOut: [] }),
          });
          showToast({ title: 'Got response!', description: suggested(changes.length), tone: 'success' });
        },
        onError: ({ message }) => fail({ kind: 'unreachable', message }, message),
      });
    },
    [athleteId, commit],
  );
}
