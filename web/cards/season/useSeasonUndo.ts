import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSeasonUndoMutation } from '../../__generated__/useSeasonUndoMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, useUndoStack } from '../undoStack.ts';

function failed(message?: string): void {
  showToast({ title: 'Cannot Undo', description: message || 'Please try again.', tone: 'destructive' });
}

/** Undo for the changes of the season made in this window. */
export function useSeasonUndo(athleteId: string): RememberUndo {
  const [commit] = useMutation<useSeasonUndoMutation>(graphql`
    mutation useSeasonUndoMutation($input: UndoScheduleChangeInput!) {
      undoScheduleChange(input: $input) {
        __typename
        ... on UndoScheduleChangePayload {
          athlete {
            seasonPlan {
              ...Season_plan
            }
            ...SeasonChart_athlete
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
          if (result.__typename === 'UndoScheduleChangePayload') {
            showToast({ title: 'Change Undone', description: result.revision.summary, tone: 'success' });
          } else {
            failed(result.__typename === 'NotPossible' ? result.message : undefined);
          }
        },
        onError: (error) => failed(error.message),
      });
    },
    [athleteId, commit],
  );
  return useUndoStack(undo);
}
