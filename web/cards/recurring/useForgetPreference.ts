import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useForgetPreferenceMutation } from '../../__generated__/useForgetPreferenceMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Takes back a preference for every week: at once on the screen, then on the server. */
export function useForgetPreference(athleteId: string, remember: RememberUndo) {
  const [act] = useAct<useForgetPreferenceMutation>(
    graphql`
      mutation useForgetPreferenceMutation($input: ForgetStandingChangeInput!) {
        forgetStandingChange(input: $input) {
          athlete {
            ...RecurringPreferences_athlete
          }
          revision {
            id
          }
        }
      }
    `,
    {
      failed: { title: 'Cannot Forget' },
      says: {
        title: 'Wish Forgotten',
        description: 'Weeks to come are planned without it. Weeks that are planned already stay as they are.',
      },
      remember,
    },
  );
  return useCallback(
    (standingChangeId: string) =>
      act(
        { standingChangeId },
        {
          optimistic: (store) => {
            const athlete = store.get(athleteId);
            const preferences = athlete?.getLinkedRecords('standingChanges') ?? [];
            athlete?.setLinkedRecords(
              preferences.filter((preference) => preference?.getDataID() !== standingChangeId),
              'standingChanges',
            );
          },
        },
      ),
    [act, athleteId],
  );
}
