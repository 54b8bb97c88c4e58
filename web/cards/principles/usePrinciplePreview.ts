import { useCallback, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  PreviewPrincipleInput,
  usePrinciplePreviewMutation,
} from '../../__generated__/usePrinciplePreviewMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { type Payload, useAct } from '../../forms/useAct.ts';

export type PrinciplePreview = Payload<usePrinciplePreviewMutation>['preview'];
export type PreviewState =
  | { status: 'none' }
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; preview: PrinciplePreview };

/** What a principle would do to the athletes' next four weeks; `forget` when its words change. */
export function usePrinciplePreview() {
  const [state, setState] = useState<PreviewState>({ status: 'none' });
  const asked = useRef(0);
  const [act] = useAct<usePrinciplePreviewMutation>(graphql`
    mutation usePrinciplePreviewMutation($input: PreviewPrincipleInput!) {
      previewPrinciple(input: $input) {
        ... on PreviewPrinciplePayload @alias(as: "payload") {
          preview {
            compiled {
              state
              words
              because
            }
            conflicts {
              principleId
              because
            }
            summary
            changedWorkouts
            affected {
              athlete {
                id
                firstName
                lastName
              }
              changes {
                workoutId
                before {
                  scheduledDate
                  description
                  duration
                }
                after {
                  scheduledDate
                  description
                  duration
                }
              }
              notHeld
              problem
            }
          }
        }
        ...useAct_refusal @alias(as: "refusal")
      }
    }
  `);
  const preview = useCallback(
    (input: PreviewPrincipleInput) => {
      const mine = ++asked.current;
      const settle = (next: PreviewState) => {
        if (mine === asked.current) setState(next);
      };
      settle({ status: 'waiting' });
      act(input, {
        done: ({ preview }) => settle({ status: 'ready', preview }),
        refused: ({ message }) => settle({ status: 'failed', message: message || TRY_AGAIN }),
      });
    },
    [act],
  );
  const forget = useCallback(() => {
    asked.current += 1;
    setState({ status: 'none' });
  }, []);
  return { state, preview, forget };
}
