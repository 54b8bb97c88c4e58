import { graphql } from 'react-relay';
import type { useUpdateSportPreferencesMutation } from '../../__generated__/useUpdateSportPreferencesMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Replaces the sports of the season; `onDone` is called once they are saved. */
export function useUpdateSportPreferences(remember: RememberUndo, onDone: () => void) {
  return useAct<useUpdateSportPreferencesMutation>(
    graphql`
      mutation useUpdateSportPreferencesMutation($input: UpdateSportPreferencesInput!) {
        updateSportPreferences(input: $input) {
          ... on UpdateSportPreferencesPayload @alias(as: "payload") {
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
      failed: 'Failed to update sport preferences',
      says: { title: 'Sports Updated', description: 'Phases and schedule follow when you regenerate the plan.' },
      remember,
      done: onDone,
    },
  );
}
