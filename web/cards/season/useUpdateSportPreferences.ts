import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  Sport,
  useUpdateSportPreferencesMutation,
} from '../../__generated__/useUpdateSportPreferencesMutation.graphql.ts';
import { type RememberUndo, undoable } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showFailure, showRefusal } from '../../forms/saveFailure.ts';

const FAILED = 'Failed to update sport preferences';

/** Replaces the sports of the season; `onDone` is called once they are saved. */
export function useUpdateSportPreferences(athleteId: string, remember: RememberUndo, onDone: () => void) {
  const [commit, updating] = useMutation<useUpdateSportPreferencesMutation>(graphql`
    mutation useUpdateSportPreferencesMutation($input: UpdateSportPreferencesInput!) {
      updateSportPreferences(input: $input) {
        __typename
        ... on UpdateSportPreferencesPayload {
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
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const update = useCallback(
    (sportPreferences: Sport[]) => {
      commit({
        variables: { input: { athleteId, sportPreferences } },
        onCompleted: ({ updateSportPreferences: result }) => {
          if (result.__typename !== 'UpdateSportPreferencesPayload') return showRefusal(FAILED, result);
          remember(undoable(result), {
            title: 'Sports Updated',
            description: 'Phases and schedule follow when you regenerate the plan.',
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => showFailure(FAILED, error.message),
      });
    },
    [athleteId, commit, remember, onDone],
  );
  return [update, updating] as const;
}
