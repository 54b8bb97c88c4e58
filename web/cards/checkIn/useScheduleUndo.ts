import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useScheduleUndoMutation } from '../../__generated__/useScheduleUndoMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { type RememberUndo, useUndoStack } from '../undoStack.ts';

/** The way back from the changes of the schedule that a screen made: one for the whole screen. */
export interface ScheduleUndo {
  rememberUndo: RememberUndo;
  undo: (revisionId: string) => void;
  isBusy: boolean;
  /** Revisions that were taken back here. */
  undone: ReadonlySet<string>;
}

function failed(message?: string): void {
  showToast({ title: 'Cannot Undo', description: message || 'Please try again.', tone: 'destructive' });
}

/** Undo for the changes of the schedule made from a screen that is not the schedule. */
export function useScheduleUndo(athleteId: string): ScheduleUndo {
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  const [commit, isBusy] = useMutation<useScheduleUndoMutation>(graphql`
    mutation useScheduleUndoMutation($input: UndoScheduleChangeInput!) {
      undoScheduleChange(input: $input) {
        __typename
        ... on UndoScheduleChangePayload {
          athlete {
            ...adaptedSchedule_athlete
            ...LastingWishes_athlete
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
          if (result.__typename !== 'UndoScheduleChangePayload') {
            failed(result.__typename === 'NotPossible' ? result.message : undefined);
            return;
          }
          showToast({ title: 'Change Undone', description: result.revision.summary, tone: 'success' });
          setUndone((before) => new Set(before).add(revisionId));
        },
        onError: (error) => failed(error.message),
      });
    },
    [athleteId, commit],
  );
  return { rememberUndo: useUndoStack(undo, undone), undo, isBusy, undone };
}
