import { graphql } from 'react-relay';
import type { useUpdateTrainingTimesMutation } from '../../__generated__/useUpdateTrainingTimesMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Saves when training starts; `refusal` says why the last try failed. */
export function useUpdateTrainingTimes() {
  return useAct<useUpdateTrainingTimesMutation>(
    graphql`
      mutation useUpdateTrainingTimesMutation($input: UpdateTrainingTimesInput!) {
        updateTrainingTimes(input: $input) {
          ... on UpdateTrainingTimesPayload @alias(as: "payload") {
            athlete {
              id
              ...TrainingTimesCard_athlete
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { says: { title: 'Training Times Saved' } },
  );
}
