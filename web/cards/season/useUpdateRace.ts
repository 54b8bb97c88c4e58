import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUpdateRaceMutation } from '../../__generated__/useUpdateRaceMutation.graphql.ts';
import type { RememberUndo } from '../undoStack.ts';
import type { RaceFields } from './RaceFormDialog.tsx';
import { savedRaceToast } from './raceToasts.ts';
import { showFailure, showRefusal, type ShowFaults } from './saveFailure.ts';

const FAILED = 'Failed to update race';

/** Saves every field of a race; `onDone` is called once it is saved. */
export function useUpdateRace(raceId: string, remember: RememberUndo, onDone: () => void) {
  const [commit, updating] = useMutation<useUpdateRaceMutation>(graphql`
    mutation useUpdateRaceMutation($input: UpdateRaceInput!) {
      updateRace(input: $input) {
        __typename
        ... on UpdateRacePayload {
          race {
            raceName
            priority
          }
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
    (race: RaceFields, showFaults: ShowFaults) => {
      commit({
        variables: { input: { raceId, ...race } },
        onCompleted: ({ updateRace: result }) => {
          if (result.__typename !== 'UpdateRacePayload') return showRefusal(FAILED, result, showFaults);
          remember(result.revision.id, savedRaceToast('Updated', result.race, result.validation.warnings));
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [raceId, commit, remember, onDone],
  );
  return [update, updating] as const;
}
