import { graphql } from 'react-relay';
import type { useRestoreRevisionMutation } from '../../__generated__/useRestoreRevisionMutation.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';

/** Sets the schedule to what it was after a change of the past; undo brings back what it replaced. */
export function useRestoreRevision(remember: RememberUndo, onDone: () => void) {
  return useAct<useRestoreRevisionMutation>(
    graphql`
      mutation useRestoreRevisionMutation($input: RestoreRevisionInput!) {
        restoreRevision(input: $input) {
          ... on RestoreRevisionPayload @alias(as: "payload") {
            athlete {
              ...ScheduleView_athlete
            }
            revision {
              id
              summary
            }
            unchanged
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Cannot Go Back' },
      says: ({ revision }) => ({ title: 'Schedule Restored', description: revision.summary }),
      remember,
      done: onDone,
    },
  );
}
