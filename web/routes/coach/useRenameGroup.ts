import { graphql } from 'react-relay';
import type { useRenameGroupMutation } from '../../__generated__/useRenameGroupMutation.graphql.ts';
import { type Act, useAct } from '../../forms/useAct.ts';

/** Calls a group of the coach's by another name. */
export const useRenameGroup = (act: Act<useRenameGroupMutation>) =>
  useAct<useRenameGroupMutation>(
    graphql`
      mutation useRenameGroupMutation($input: RenameAthleteGroupInput!) {
        renameAthleteGroup(input: $input) {
          ... on RenameAthleteGroupPayload @alias(as: "payload") {
            coach {
              groups {
                name
                athletes
              }
              ...RosterViews_coach
            }
            athletes {
              id
              coachGroups
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    act,
  );
