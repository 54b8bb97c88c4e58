import { graphql } from 'react-relay';
import type { useUpdateRaceDayPlanMutation } from '../../__generated__/useUpdateRaceDayPlanMutation.graphql.ts';
import { type Act, useAct } from '../../forms/useAct.ts';

/** Keeps what is given for a race day; the page follows. */
export function useUpdateRaceDayPlan(act: Act<useUpdateRaceDayPlanMutation>) {
  return useAct<useUpdateRaceDayPlanMutation>(
    graphql`
      mutation useUpdateRaceDayPlanMutation($input: UpdateRaceDayPlanInput!) {
        updateRaceDayPlan(input: $input) {
          ... on UpdateRaceDayPlanPayload @alias(as: "payload") {
            race {
              ...RaceDayView_race
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'The race day could not be saved', ...act },
  );
}
