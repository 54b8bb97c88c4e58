import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUnmatchActivityMutation } from '../../__generated__/useUnmatchActivityMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Counts an activity for no workout; `onDone` is called once it does. */
export function useUnmatchActivity(onDone: () => void) {
  const [act] = useAct<useUnmatchActivityMutation>(
    graphql`
      mutation useUnmatchActivityMutation($input: UnmatchActivityInput!) {
        unmatchActivity(input: $input) {
          ... on UnmatchActivityPayload @alias(as: "payload") {
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
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: { title: 'Not changed' },
      says: ({ workout }) => ({
        title: 'Counts for No Workout',
        description: `${workout.description} is what it was before.`,
      }),
      done: onDone,
    },
  );
  return useCallback((activityId: string) => void act({ activityId }), [act]);
}
