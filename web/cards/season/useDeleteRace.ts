import { graphql } from 'react-relay';
import type { useDeleteRaceMutation } from '../../__generated__/useDeleteRaceMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { deletedRaceToast } from './raceToasts.ts';

/** Takes a race out of the season; `onDone` is called once it is gone. */
export function useDeleteRace(raceName: string, remember: RememberUndo, onDone: () => void) {
  return useAct<useDeleteRaceMutation>(
    graphql`
      mutation useDeleteRaceMutation($input: DeleteRaceInput!) {
        deleteRace(input: $input) {
          ... on DeleteRacePayload @alias(as: "payload") {
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
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to delete race',
      says: ({ validation }) => deletedRaceToast(raceName, validation.warnings),
      remember,
      done: onDone,
    },
  );
}
