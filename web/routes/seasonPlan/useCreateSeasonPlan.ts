import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateSeasonPlanMutation } from '../../__generated__/useCreateSeasonPlanMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { PAGE_TITLE_ID } from '../../ui/Page.tsx';

/** Makes the season plan from the onboarding goal. */
export function useCreateSeasonPlan() {
  const [act, creating] = useAct<useCreateSeasonPlanMutation>(
    graphql`
      mutation useCreateSeasonPlanMutation($input: CreateSeasonPlanInput!) {
        createSeasonPlan(input: $input) {
          ... on CreateSeasonPlanPayload @alias(as: "payload") {
            athlete {
              ...SeasonPlanView_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to create season plan',
      says: { title: 'Season Plan Created', description: 'Generate your training schedule from it next.' },
    },
  );
  const markFocus = useFocusKept(creating, PAGE_TITLE_ID);
  const create = useCallback(() => {
    markFocus();
    act({});
  }, [act, markFocus]);
  return [create, creating] as const;
}
