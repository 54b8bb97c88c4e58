import { graphql } from 'react-relay';
import type { useUpdateRaceMutation } from '../../__generated__/useUpdateRaceMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';
import { savedRaceToast } from './raceToasts.ts';

/** Saves every field of a race; `onDone` is called once it is saved. */
export function useUpdateRace(remember: RememberUndo, onDone: () => void) {
  return useAct<useUpdateRaceMutation>(
    graphql`
      mutation useUpdateRaceMutation($input: UpdateRaceInput!) {
        updateRace(input: $input) {
          ... on UpdateRacePayload @alias(as: "payload") {
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
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to update race',
      says: ({ race, validation }) => savedRaceToast('Updated', race, validation.warnings),
      remember,
      done: onDone,
    },
  );
}
