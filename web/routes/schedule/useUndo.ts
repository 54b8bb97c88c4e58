import { graphql } from 'react-relay';
import type { useUndoMutation } from '../../__generated__/useUndoMutation.graphql.ts';
import { type RememberUndo, useUndoStack } from '../../cards/undoStack.ts';
import { useTakeBack } from '../../cards/useTakeBack.ts';

/** Undo for the changes made in this window: from the toast of each, and by Ctrl or Cmd+Z, the latest first. */
export function useUndo(athleteId: string): RememberUndo {
  const [undo] = useTakeBack<useUndoMutation>(
    graphql`
      mutation useUndoMutation($input: UndoScheduleChangeInput!) {
        undoScheduleChange(input: $input) {
          __typename
          ... on UndoScheduleChangePayload {
            athlete {
              ...ScheduleView_athlete
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
    `,
    athleteId,
  );
  return useUndoStack(undo);
}
