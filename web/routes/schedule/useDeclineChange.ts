import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeclineChangeMutation } from '../../__generated__/useDeclineChangeMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, undoable } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

function failed(message?: string): void {
  showToast({ title: 'Cannot Put Back', description: message || 'Please try again.', tone: 'destructive' });
}

/** Takes one session out of a change: it is again what it was, and the planner leaves it there. */
export function useDeclineChange(rememberUndo: RememberUndo, onDone?: () => void) {
  const [commit, isBusy] = useMutation<useDeclineChangeMutation>(graphql`
    mutation useDeclineChangeMutation($input: DeclineChangeInput!) {
      declineChange(input: $input) {
        __typename
        ... on DeclineChangePayload {
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
  const decline = useCallback(
    (revisionId: string, workoutId: string) =>
      commit({
        variables: { input: { revisionId, workoutId } },
        onCompleted: ({ declineChange: result }) => {
          if (result.__typename !== 'DeclineChangePayload') {
            failed(result.__typename === 'NotPossible' ? result.message : undefined);
            return;
          }
          rememberUndo(undoable(result), {
            title: 'Kept as It Was',
            description: result.revision.summary,
            tone: 'success',
          });
          onDone?.();
        },
        onError: (error) => failed(error.message),
      }),
    [commit, rememberUndo, onDone],
  );
  return [decline, isBusy] as const;
}
