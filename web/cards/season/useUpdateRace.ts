import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateRaceMutation } from '../../__generated__/useUpdateRaceMutation.graphql.ts';
import type { RememberUndo } from '../undoStack.ts';
import type { Answered } from '../../forms/useMutation.ts';
import type { RaceFields } from './RaceFormDialog.tsx';
import type { ShowFaults } from '../../forms/saveFailure.ts';
import { useRaceSave } from './useRaceSave.ts';

const SAVE = {
  did: 'Updated',
  failed: 'Failed to update race',
  answerOf: ({ updateRace }: Answered<useUpdateRaceMutation>['response']) => updateRace,
} as const;

/** Saves every field of a race; `onDone` is called once it is saved. */
export function useUpdateRace(raceId: string, remember: RememberUndo, onDone: () => void) {
  const [save, updating] = useRaceSave<useUpdateRaceMutation>(
    graphql`
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
    `,
    SAVE,
    remember,
    onDone,
  );
  const update = useCallback(
    (race: RaceFields, showFaults: ShowFaults) => save({ input: { raceId, ...race } }, showFaults),
    [raceId, save],
  );
  return [update, updating] as const;
}
