import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  CreateAccessTokenInput,
  useAccessTokensCreateMutation,
} from '../../__generated__/useAccessTokensCreateMutation.graphql.ts';
import type { useAccessTokensRevokeMutation } from '../../__generated__/useAccessTokensRevokeMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Please try again.', tone: 'destructive' });
}

/** Makes and ends access tokens. `made` is the one made last, whose secret only this page knows; `fault` what is wrong with the name. */
export function useAccessTokens(onCreated: () => void) {
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [commitCreate, isBusy] = useMutation<useAccessTokensCreateMutation>(graphql`
    mutation useAccessTokensCreateMutation($input: CreateAccessTokenInput!) {
      createAccessToken(input: $input) {
        __typename
        ... on CreateAccessTokenPayload {
          secret
          accessToken {
            id
          }
          viewer {
            ...AccessTokensCard_viewer
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
  const [commitRevoke] = useMutation<useAccessTokensRevokeMutation>(graphql`
    mutation useAccessTokensRevokeMutation($input: RevokeAccessTokenInput!) {
      revokeAccessToken(input: $input) {
        viewer {
          ...AccessTokensCard_viewer
        }
      }
    }
  `);
  const create = useCallback(
    (input: CreateAccessTokenInput) => {
      setFault(null);
      commitCreate({
        variables: { input },
        onCompleted: ({ createAccessToken: result }) => {
          if (result.__typename === 'CreateAccessTokenPayload') {
            setMade({ id: result.accessToken.id, secret: result.secret });
            onCreated();
          } else if (result.__typename === 'InvalidInput') setFault(result.message);
          else failed(result.__typename === 'NotPossible' ? result.message : undefined);
        },
        onError: ({ message }) => failed(message),
      });
    },
    [commitCreate, onCreated],
  );
  const revoke = useCallback(
    (tokenId: string) =>
      commitRevoke({
        variables: { input: { tokenId } },
        onCompleted: () => void showToast({ title: 'Token revoked', tone: 'success' }),
        onError: ({ message }) => failed(message),
      }),
    [commitRevoke],
  );
  return { create, revoke, made, fault, isBusy };
}
