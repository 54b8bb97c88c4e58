import { graphql } from 'react-relay';
import type { useSeasonUndoMutation } from '../../__generated__/useSeasonUndoMutation.graphql.ts';
import { type RememberUndo, useUndoStack } from '../undoStack.ts';
import { useTakeBack } from '../useTakeBack.ts';

/** Undo for the changes of the season made in this window. */
export function useSeasonUndo(athleteId: string): RememberUndo {
  const [undo] = useTakeBack<useSeasonUndoMutation>(
    graphql`
      mutation useSeasonUndoMutation($input: UndoScheduleChangeInput!) {
        undoScheduleChange(input: $input) {
          __typename
          ... on UndoScheduleChangePayload {
            athlete {
              seasonPlan {
                ...Season_plan
              }
              ...SeasonChart_athlete
            }
            revision {
              summary
            }
          }
          ... on NotPossible {
            message
          }
        }
      }
    `,
    athleteId,
  );
  return useUndoStack(undo);
}
