import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteActivityMutation } from '../../__generated__/useDeleteActivityMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { useMutation } from '../../forms/useMutation.ts';

/** Removes an activity from the server and from the list, if one is named; `onDone` is called once it is gone. */
export function useDeleteActivity(connectionId: string | null, onDone: () => void) {
  const [commit, deleting] = useMutation<useDeleteActivityMutation>(graphql`
    mutation useDeleteActivityMutation($input: DeleteActivityInput!, $connections: [ID!]!) {
      deleteActivity(input: $input) {
        __typename
        ... on DeleteActivityPayload {
          deletedActivityId @deleteEdge(connections: $connections)
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const remove = useCallback(
    (activityId: string, said: string) => {
      const failed = (message?: string | null) =>
        showToast({ title: 'Delete failed', description: message || 'Please try again.', tone: 'destructive' });
      commit({
        variables: { input: { activityId }, connections: connectionId ? [connectionId] : [] },
        onCompleted: ({ deleteActivity: result }) => {
          if (result.__typename !== 'DeleteActivityPayload')
            return void failed(result.__typename === 'NotPossible' ? result.message : null);
          showToast({ title: 'Activity Removed', description: said, tone: 'success' });
          onDone();
        },
        onError: (error) => void failed(error.message),
      });
    },
    [commit, connectionId, onDone],
  );
  return [remove, deleting] as const;
}
