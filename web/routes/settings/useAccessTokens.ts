import { useState } from 'react';
import { graphql } from 'react-relay';
import type {
  CreateAccessTokenInput,
  useAccessTokensCreateMutation,
} from '../../__generated__/useAccessTokensCreateMutation.graphql.ts';
import type { useAccessTokensRevokeMutation } from '../../__generated__/useAccessTokensRevokeMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';

/** Makes and ends access tokens. `made` is the one made last, whose secret only this page knows; `errors` what is wrong, by field. */
export function useAccessTokens(onCreated: (name: string) => void) {
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [actCreate, isBusy] = useAct<useAccessTokensCreateMutation>(
    graphql`
      mutation useAccessTokensCreateMutation($input: CreateAccessTokenInput!) {
        createAccessToken(input: $input) {
          ... on CreateAccessTokenPayload @alias(as: "payload") {
            secret
            accessToken {
              id
            }
            viewer {
              ...AccessTokensCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      refused: ({ __typename, message = TRY_AGAIN, errors: wrong = [] }) => {
        if (__typename !== 'InvalidInput') return;
        const told = wrong.map(({ path, message: each }) => [path, each] as const);
        setErrors(told.length > 0 ? Object.fromEntries(told) : { name: message });
        return true;
      },
      done: ({ accessToken, secret }, { name }) => {
        setMade({ id: accessToken.id, secret });
        onCreated(name);
      },
    },
  );
  const [actRevoke] = useAct<useAccessTokensRevokeMutation>(
    graphql`
      mutation useAccessTokensRevokeMutation($input: RevokeAccessTokenInput!) {
        revokeAccessToken(input: $input) {
          viewer {
            ...AccessTokensCard_viewer
          }
        }
      }
    `,
    { failed: TRY_AGAIN, says: { title: 'Token revoked' } },
  );
  const create = (input: CreateAccessTokenInput) => {
    setErrors({});
    actCreate(input);
  };
  return { create, revoke: (tokenId: string) => actRevoke({ tokenId }), made, errors, isBusy };
}
