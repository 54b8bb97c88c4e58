import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useForgetWishMutation } from '../../__generated__/useForgetWishMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** Takes back a wish for every week: at once on the screen, then on the server. */
export function useForgetWish(athleteId: string, rememberUndo: RememberUndo) {
  const [commit] = useMutation<useForgetWishMutation>(graphql`
    mutation useForgetWishMutation($input: ForgetStandingChangeInput!) {
      forgetStandingChange(input: $input) {
        athlete {
          ...LastingWishes_athlete
        }
        revision {
          id
        }
      }
    }
  `);
  return useCallback(
    (standingChangeId: string) =>
      commit({
        variables: { input: { standingChangeId } },
        optimisticUpdater: (store) => {
          const athlete = store.get(athleteId);
          const wishes = athlete?.getLinkedRecords('standingChanges') ?? [];
          athlete?.setLinkedRecords(
            wishes.filter((wish) => wish?.getDataID() !== standingChangeId),
            'standingChanges',
          );
        },
        onCompleted: ({ forgetStandingChange: { revision } }) =>
          rememberUndo(revision.id, {
            title: 'Wish Forgotten',
            description: 'Weeks to come are planned without it. Weeks that are planned already stay as they are.',
            tone: 'success',
          }),
        onError: ({ message }) => {
          showToast({ title: 'Cannot Forget', description: message || 'Please try again.', tone: 'destructive' });
        },
      }),
    [athleteId, commit, rememberUndo],
  );
}
