import { graphql } from 'react-relay';
import type { useSetAthleteGroupMutation } from '../../__generated__/useSetAthleteGroupMutation.graphql.ts';
import { type Act, useAct } from '../../forms/useAct.ts';

/** Puts athletes into a group of the coach's, or takes them out. */
export const useSetAthleteGroup = (act: Act<useSetAthleteGroupMutation> = {}) =>
  useAct<useSetAthleteGroupMutation>(
    graphql`
      mutation useSetAthleteGroupMutation($input: SetAthleteGroupInput!) {
        setAthleteGroup(input: $input) {
          ... on SetAthleteGroupPayload @alias(as: "payload") {
            athletes {
              id
              coachGroups
            }
            coach {
              groups {
                name
                athletes
              }
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: 'Failed to change the group', ...act },
  );
