import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMatchActivityMutation } from '../../__generated__/useMatchActivityMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { useMutation } from '../../forms/useMutation.ts';

export function matchFailed(message?: string | null): void {
  showToast({ title: 'Not changed', description: message || 'Please try again.', tone: 'destructive' });
}

/** Counts an activity for a session; `onDone` is called once it does. */
export function useMatchActivity(onDone: () => void) {
  const [commit, matching] = useMutation<useMatchActivityMutation>(graphql`
    mutation useMatchActivityMutation($input: MatchActivityInput!) {
      matchActivity(input: $input) {
        __typename
        ... on MatchActivityPayload {
          activity {
            ...ActivityRow_activity
          }
          workout {
            id
            description
            status
            version
            feedback {
              id
              completionStatus
              actualDuration
            }
          }
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const match = useCallback(
    (activityId: string, workoutId: string) => {
      commit({
        variables: { input: { activityId, workoutId } },
        onCompleted: ({ matchActivity: result }) => {
          if (result.__typename !== 'MatchActivityPayload') {
            matchFailed(result.__typename === 'NotPossible' ? result.message : null);
            return;
          }
          showToast({
            title: 'Session Completed',
            description: `Counted for ${result.workout?.description ?? 'the session'}.`,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => matchFailed(error.message),
      });
    },
    [commit, onDone],
  );
  return [match, matching] as const;
}
