import { graphql } from 'react-relay';
import type { useAddRaceMutation } from '../../__generated__/useAddRaceMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { savedRaceToast } from './raceToasts.ts';

/** Adds a race to the season; `onDone` is called once it is saved. */
export function useAddRace(remember: RememberUndo, onDone: () => void) {
  return useAct<useAddRaceMutation>(
    graphql`
      mutation useAddRaceMutation($input: AddRaceInput!) {
        addRace(input: $input) {
          ... on AddRacePayload @alias(as: "payload") {
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
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to add race',
      says: ({ race, validation }) => savedRaceToast('Added', race, validation.warnings),
      remember,
      done: onDone,
    },
  );
}
