import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { UpdatePhaseInput, useUpdatePhaseMutation } from '../../__generated__/useUpdatePhaseMutation.graphql.ts';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showFailure, showRefusal, type ShowFaults } from '../../forms/saveFailure.ts';

const FAILED = 'Failed to update phase';

/** Saves what a person may say about a phase; `onDone` is called once it is saved. */
export function useUpdatePhase(remember: RememberUndo, onDone: () => void) {
  const [commit, updating] = useMutation<useUpdatePhaseMutation>(graphql`
    mutation useUpdatePhaseMutation($input: UpdatePhaseInput!) {
      updatePhase(input: $input) {
        __typename
        ... on UpdatePhasePayload {
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
        ... on InvalidInput {
          message
          errors {
            path
            message
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdatePhaseInput, showFaults: ShowFaults) => {
      commit({
        variables: { input },
        onCompleted: ({ updatePhase: result }) => {
          if (result.__typename !== 'UpdatePhasePayload') return showRefusal(FAILED, result, showFaults);
          remember(undoable(result), {
            title: 'Phase Updated',
            description: `${result.phase.phaseName} is saved as edited; regenerating the plan keeps it.`,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [commit, remember, onDone],
  );
  return [update, updating] as const;
}
