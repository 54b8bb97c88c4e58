import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRestoreRevisionMutation } from '../../__generated__/useRestoreRevisionMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, undoable } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

function failed(message?: string): void {
  showToast({ title: 'Cannot Go Back', description: message || 'Please try again.', tone: 'destructive' });
}

/** Sets the schedule to what it was after a change of the past; undo brings back what it replaced. */
export function useRestoreRevision(rememberUndo: RememberUndo, onDone: () => void) {
  const [commit, isBusy] = useMutation<useRestoreRevisionMutation>(graphql`
    mutation useRestoreRevisionMutation($input: RestoreRevisionInput!) {
      restoreRevision(input: $input) {
        __typename
        ... on RestoreRevisionPayload {
          athlete {
            ...ScheduleView_athlete
          }
          revision {
            id
            summary
          }
          unchanged
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const restore = useCallback(
    (revisionId: string) =>
      commit({
        variables: { input: { revisionId } },
        onCompleted: ({ restoreRevision: result }) => {
          if (result.__typename !== 'RestoreRevisionPayload') {
            failed(result.__typename === 'NotPossible' ? result.message : undefined);
            return;
          }
          rememberUndo(undoable(result), {
            title: 'Schedule Restored',
            description: result.revision.summary,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => failed(error.message),
      }),
    [commit, rememberUndo, onDone],
  );
  return [restore, isBusy] as const;
}
