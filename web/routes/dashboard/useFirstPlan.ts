import { graphql } from 'react-relay';
import type { useFirstPlanScheduleMutation } from '../../__generated__/useFirstPlanScheduleMutation.graphql.ts';
import type { useFirstPlanSeasonMutation } from '../../__generated__/useFirstPlanSeasonMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { PAGE_TITLE_ID } from '../../ui/Page.tsx';

/** Makes the season and its first weeks in one go; a season that is there already stays. */
export function useFirstPlan(hasSeason: boolean) {
  const [generate, isGenerating] = useAct<useFirstPlanScheduleMutation>(
    graphql`
      mutation useFirstPlanScheduleMutation($input: GenerateScheduleInput!) {
        generateSchedule(input: $input) {
          ... on GenerateSchedulePayload @alias(as: "payload") {
            athlete {
              ...DashboardView_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to generate schedule',
      says: { title: 'Your Plan Is Ready', description: 'Your season and your next 4 weeks have been made.' },
    },
  );
  const [create, isCreating] = useAct<useFirstPlanSeasonMutation>(
    graphql`
      mutation useFirstPlanSeasonMutation($input: CreateSeasonPlanInput!) {
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
  const isBusy = isCreating || isGenerating;
  const markFocus = useFocusKept(isBusy, PAGE_TITLE_ID);
  const make = () => {
    markFocus();
    if (hasSeason) generate({ mode: 'SEASON_PLAN' });
    else create({});
  };
  return [make, isBusy] as const;
}
