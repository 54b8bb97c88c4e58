import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUnmatchActivityMutation } from '../../__generated__/useUnmatchActivityMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import { useMutation } from '../../forms/useMutation.ts';
import { matchFailed } from './useMatchActivity.ts';

/** Counts an activity for no session; `onDone` is called once it does. */
export function useUnmatchActivity(onDone: () => void) {
  const [commit] = useMutation<useUnmatchActivityMutation>(graphql`
    mutation useUnmatchActivityMutation($input: UnmatchActivityInput!) {
      unmatchActivity(input: $input) {
        __typename
        ... on UnmatchActivityPayload {
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
  return useCallback(
    (activityId: string) => {
      commit({
        variables: { input: { activityId } },
        onCompleted: ({ unmatchActivity: result }) => {
          if (result.__typename !== 'UnmatchActivityPayload') {
            matchFailed(result.__typename === 'NotPossible' ? result.message : null);
            return;
          }
          showToast({
            title: 'Counts for No Session',
            description: `${result.workout.description} is what it was before.`,
            tone: 'success',
          });
          onDone();
        },
        onError: (error) => matchFailed(error.message),
      });
    },
    [commit, onDone],
  );
}
