import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteRaceMutation } from '../../__generated__/useDeleteRaceMutation.graphql.ts';
import type { RememberUndo } from '../undoStack.ts';
import { deletedRaceToast } from './raceToasts.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showFailure, showRefusal } from '../../forms/saveFailure.ts';

const FAILED = 'Failed to delete race';

/** Takes a race out of the season; `onDone` is called once it is gone. */
export function useDeleteRace(remember: RememberUndo, onDone: () => void) {
  const [commit, deleting] = useMutation<useDeleteRaceMutation>(graphql`
    mutation useDeleteRaceMutation($input: DeleteRaceInput!) {
      deleteRace(input: $input) {
        __typename
        ... on DeleteRacePayload {
          validation {
            warnings {
              message
              recommendation
            }
          }
          revision {
            id
          }
          seasonPlan {
            ...Season_plan
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const remove = useCallback(
    ({ id, raceName }: { id: string; raceName: string }) => {
      commit({
        variables: { input: { raceId: id } },
        onCompleted: ({ deleteRace: result }) => {
          if (result.__typename !== 'DeleteRacePayload') return showRefusal(FAILED, result);
          remember(result.revision.id, deletedRaceToast(raceName, result.validation.warnings));
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [commit, remember, onDone],
  );
  return [remove, deleting] as const;
}
