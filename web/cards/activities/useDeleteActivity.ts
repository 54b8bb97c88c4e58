import { graphql } from 'react-relay';
import type { useDeleteActivityMutation } from '../../__generated__/useDeleteActivityMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

export const removed = (description: string) => ({ title: 'Activity Removed', description });

/** Removes an activity from the server and from the list, if one is named; `onDone` is called once it is gone. */
export function useDeleteActivity(connectionId: string | null, onDone: () => void) {
  return useAct<useDeleteActivityMutation>(
    graphql`
      mutation useDeleteActivityMutation($input: DeleteActivityInput!, $connections: [ID!]!) {
        deleteActivity(input: $input) {
          ... on DeleteActivityPayload @alias(as: "payload") {
            deletedActivityId @deleteEdge(connections: $connections)
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Delete failed' },
      done: onDone,
      variables: { connections: connectionId ? [connectionId] : [] },
    },
  );
}
