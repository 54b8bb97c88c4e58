import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useKeepAsItWasMutation } from '../../__generated__/useKeepAsItWasMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

function failed(message?: string): void {
  showToast({ title: 'Cannot Put Back', description: message || 'Please try again.', tone: 'destructive' });
}

/** Takes one session out of a change; `onKept` is told which, and by what change. */
export function useKeepAsItWas(rememberUndo: RememberUndo, onKept: (workoutId: string, revisionId: string) => void) {
  const [commit, isBusy] = useMutation<useKeepAsItWasMutation>(graphql`
    mutation useKeepAsItWasMutation($input: DeclineChangeInput!) {
      declineChange(input: $input) {
        __typename
        ... on DeclineChangePayload {
          athlete {
            ...adaptedSchedule_athlete
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
  const keep = useCallback(
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
          onKept(workoutId, result.revision.id);
        },
        onError: (error) => failed(error.message),
      }),
    [commit, rememberUndo, onKept],
  );
  return [keep, isBusy] as const;
}
