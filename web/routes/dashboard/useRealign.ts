import { graphql } from 'react-relay';
import type { useRealignMutation } from '../../__generated__/useRealignMutation.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';

/** Makes the coming weeks what the preview of that revision showed; `refusal` says why the last try failed. */
export function useRealign(remember: RememberUndo, onDone: () => void) {
  return useAct<useRealignMutation>(
    graphql`
      mutation useRealignMutation($input: RealignScheduleInput!) {
        realignSchedule(input: $input) {
          ... on RealignSchedulePayload @alias(as: "payload") {
            athlete {
              ...DashboardView_athlete
            }
            revision {
              id
            }
            unchanged
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      says: { title: 'Plan Realigned', description: 'Your coming weeks fit where you are now.' },
      remember,
      done: onDone,
    },
  );
}
