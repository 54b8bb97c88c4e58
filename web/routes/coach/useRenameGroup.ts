import { graphql } from 'react-relay';
import type { useRenameGroupMutation } from '../../__generated__/useRenameGroupMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Calls a group of the coach's by another name; `renamed` hears of both, also when that is taken back. */
export function useRenameGroup(renamed: (from: string, to: string) => void) {
  const [rename, isRenaming, refusal] = useAct<useRenameGroupMutation>(
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
    {
      says: (_payload, { group, name }) => ({
        title: 'Group renamed',
        description: `“${group}” is “${name}” now.`,
        action: { label: 'Undo', onPress: () => takeBack(name, group) },
      }),
      done: (_payload, { group, name }) => renamed(group, name),
    },
  );
  const takeBack = (group: string, name: string) =>
    void rename(
      { group, name },
      {
        failed: 'Failed to give the group its old name',
        says: { title: 'Group renamed', description: `It is “${name}” again.` },
      },
    );
  return [rename, isRenaming, refusal] as const;
}
