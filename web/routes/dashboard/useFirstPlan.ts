import { graphql } from 'react-relay';
import type { useFirstPlanMutation } from '../../__generated__/useFirstPlanMutation.graphql.ts';
import { useGenerating } from '../../cards/schedule/useGenerating.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';

/** Makes the season and its first weeks in one go; a season that is there already stays. */
export function useFirstPlan(hasSeason: boolean, remember: RememberUndo) {
  const [generate, generating] = useGenerating(null, 'dashboard', remember);
  const [create, isCreating] = useAct<useFirstPlanMutation>(
    graphql`
      mutation useFirstPlanMutation($input: CreateSeasonPlanInput!) {
        createSeasonPlan(input: $input) {
          ... on CreateSeasonPlanPayload @alias(as: "payload") {
            athlete {
              seasonPlan {
                id
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to create season plan', done: () => generate({ mode: 'SEASON_PLAN' }) },
  );
  const make = () => (hasSeason ? generate({ mode: 'SEASON_PLAN' }) : create({}));
  return [
    make,
    { isBusy: isCreating || generating.isBusy, conflict: generating.conflict, made: generating.made },
  ] as const;
}
