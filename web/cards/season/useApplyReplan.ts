import { graphql } from 'react-relay';
import type { useApplyReplanMutation } from '../../__generated__/useApplyReplanMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import type { RememberUndo } from '../useUndoStack.ts';

/** Plans the season anew as the notice said; the way back is in the message that follows. */
export function useApplyReplan(athleteId: string, remember: RememberUndo) {
  const [act, isApplying] = useAct<useApplyReplanMutation>(
    graphql`
      mutation useApplyReplanMutation($input: ApplyReplanInput!) {
        applyReplan(input: $input) {
          ... on ApplyReplanPayload @alias(as: "payload") {
            revision {
              id
              summary
            }
            unchanged
            athlete {
              seasonPlan {
                ...Season_plan
              }
              ...SeasonChart_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'The season was not planned anew',
      says: ({ revision }) => ({ title: 'Season Planned Anew', description: revision.summary }),
      remember,
    },
  );
  const apply = (previewId: string, done: () => void) => act({ athleteId, previewId }, { done });
  return [apply, isApplying] as const;
}
