import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useAddRaceMutation } from '../../__generated__/useAddRaceMutation.graphql.ts';
import type { RememberUndo } from '../undoStack.ts';
import type { RaceFields } from './RaceFormDialog.tsx';
import { savedRaceToast } from './raceToasts.ts';
import { showFailure, showRefusal, type ShowFaults } from './saveFailure.ts';

const FAILED = 'Failed to add race';

/** Adds a race to the season; `onDone` is called once it is saved. */
export function useAddRace(athleteId: string, remember: RememberUndo, onDone: () => void) {
  const [commit, adding] = useMutation<useAddRaceMutation>(graphql`
    mutation useAddRaceMutation($input: AddRaceInput!) {
      addRace(input: $input) {
        __typename
        ... on AddRacePayload {
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
  const add = useCallback(
    (race: RaceFields, showFaults: ShowFaults) => {
      commit({
        variables: { input: { athleteId, ...race } },
        onCompleted: ({ addRace: result }) => {
          if (result.__typename !== 'AddRacePayload') return showRefusal(FAILED, result, showFaults);
          remember(result.revision.id, savedRaceToast('Added', result.race, result.validation.warnings));
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [athleteId, commit, remember, onDone],
  );
  return [add, adding] as const;
}
