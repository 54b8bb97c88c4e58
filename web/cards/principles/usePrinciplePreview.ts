import { useCallback, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  PreviewPrincipleInput,
  usePrinciplePreviewMutation,
  usePrinciplePreviewMutation$data,
} from '../../__generated__/usePrinciplePreviewMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';

export type PrinciplePreview = Extract<
  usePrinciplePreviewMutation$data['previewPrinciple'],
  { __typename: 'PreviewPrinciplePayload' }
>['preview'];
export type PreviewState =
  | { status: 'none' }
  | { status: 'waiting' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; preview: PrinciplePreview };

/** What a principle would do to the athletes' next four weeks; `forget` when its words change. */
export function usePrinciplePreview() {
  const [state, setState] = useState<PreviewState>({ status: 'none' });
  const asked = useRef(0);
  const [commit] = useMutation<usePrinciplePreviewMutation>(graphql`
    mutation usePrinciplePreviewMutation($input: PreviewPrincipleInput!) {
      previewPrinciple(input: $input) {
        __typename
        ... on PreviewPrinciplePayload {
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
        ... on InvalidInput {
          message
        }
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
      commit({
        variables: { input },
        onCompleted: ({ previewPrinciple: result }) => {
          if (result.__typename === 'PreviewPrinciplePayload') settle({ status: 'ready', preview: result.preview });
          else
            settle({
              status: 'failed',
              message: result.__typename === 'InvalidInput' ? result.message : 'Please try again.',
            });
        },
        onError: (error) => settle({ status: 'failed', message: error.message || 'Please try again.' }),
      });
    },
    [commit],
  );
  const forget = useCallback(() => {
    asked.current += 1;
    setState({ status: 'none' });
  }, []);
  return { state, preview, forget };
}
