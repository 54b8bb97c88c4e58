import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useCoachUndoMutation } from '../../__generated__/useCoachUndoMutation.graphql.ts';
import { type RememberUndo, useUndoStack } from '../../cards/undoStack.ts';
import { showToast } from '../../ui/Toast.tsx';

function failed(message?: string): void {
  showToast({ title: 'Cannot Undo', description: message || 'Please try again.', tone: 'destructive' });
}

/** Undo for what the coach changed in this window: from the toast of each, and by Ctrl or Cmd+Z, the latest first. */
export function useCoachUndo(athleteId: string): RememberUndo {
  const [commit] = useMutation<useCoachUndoMutation>(graphql`
    mutation useCoachUndoMutation($input: UndoScheduleChangeInput!) {
      undoScheduleChange(input: $input) {
        __typename
        ... on UndoScheduleChangePayload {
          athlete {
            ...CoachScheduleView_athlete
          }
          revision {
            summary
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const undo = useCallback(
    (revisionId: string) => {
      commit({
        variables: { input: { athleteId, revisionId } },
        onCompleted: ({ undoScheduleChange: result }) => {
          if (result.__typename === 'UndoScheduleChangePayload')
            showToast({ title: 'Change Undone', description: result.revision.summary, tone: 'success' });
          else failed(result.__typename === 'NotPossible' ? result.message : undefined);
        },
        onError: (error) => failed(error.message),
      });
    },
    [athleteId, commit],
  );
  return useUndoStack(undo);
}
