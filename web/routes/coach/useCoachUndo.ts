import { graphql } from 'react-relay';
import type { useCoachUndoMutation } from '../../__generated__/useCoachUndoMutation.graphql.ts';
import { type RememberUndo, useUndoStack } from '../../cards/undoStack.ts';
import { useTakeBack } from '../../cards/useTakeBack.ts';

/** Undo for what the coach changed in this window: from the toast of each, and by Ctrl or Cmd+Z, the latest first. */
export function useCoachUndo(athleteId: string): RememberUndo {
  const [undo] = useTakeBack<useCoachUndoMutation>(
    graphql`
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
    `,
    athleteId,
  );
  return useUndoStack(undo);
}
