import { graphql } from 'react-relay';
import type { useUpdatePhaseMutation } from '../../__generated__/useUpdatePhaseMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Saves what a person may say about a phase; `onDone` is called once it is saved. */
export function useUpdatePhase(remember: RememberUndo, onDone: () => void) {
  return useAct<useUpdatePhaseMutation>(
    graphql`
      mutation useUpdatePhaseMutation($input: UpdatePhaseInput!) {
        updatePhase(input: $input) {
          ... on UpdatePhasePayload @alias(as: "payload") {
            phase {
              phaseName
            }
            revision {
              id
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
      failed: 'Failed to update phase',
      says: ({ phase }) => ({
        title: 'Phase Updated',
        description: `${phase.phaseName} is saved as edited; regenerating the plan keeps it.`,
      }),
      remember,
      done: onDone,
    },
  );
}
