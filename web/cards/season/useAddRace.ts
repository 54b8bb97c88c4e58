import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useAddRaceMutation } from '../../__generated__/useAddRaceMutation.graphql.ts';
import type { RememberUndo } from '../undoStack.ts';
import type { Answered } from '../../forms/useMutation.ts';
import type { RaceFields } from './RaceFormDialog.tsx';
import type { ShowFaults } from '../../forms/saveFailure.ts';
import { useRaceSave } from './useRaceSave.ts';

const SAVE = {
  did: 'Added',
  failed: 'Failed to add race',
  answerOf: ({ addRace }: Answered<useAddRaceMutation>['response']) => addRace,
} as const;

/** Adds a race to the season; `onDone` is called once it is saved. */
export function useAddRace(athleteId: string, remember: RememberUndo, onDone: () => void) {
  const [save, adding] = useRaceSave<useAddRaceMutation>(
    graphql`
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
    `,
    SAVE,
    remember,
    onDone,
  );
  const add = useCallback(
    (race: RaceFields, showFaults: ShowFaults) => save({ input: { athleteId, ...race } }, showFaults),
    [athleteId, save],
  );
  return [add, adding] as const;
}
