import { graphql } from 'react-relay';
import type { useRecordRaceResultMutation } from '../../__generated__/useRecordRaceResultMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Saves how a race went; `onDone` is called once it is saved. */
export function useRecordRaceResult(remember: RememberUndo, onDone: () => void) {
  return useAct<useRecordRaceResultMutation>(
    graphql`
      mutation useRecordRaceResultMutation($input: RecordRaceResultInput!) {
        recordRaceResult(input: $input) {
          ... on RecordRaceResultPayload @alias(as: "payload") {
            revision {
              id
              summary
            }
            unchanged
            seasonPlan {
              ...Season_plan
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to save the race result',
      says: ({ revision }) => ({ title: 'Race Result Saved', description: revision.summary }),
      remember,
      done: onDone,
    },
  );
}
