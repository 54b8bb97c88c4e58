import { graphql } from 'react-relay';
import type { useMatchActivityMutation } from '../../__generated__/useMatchActivityMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Counts an activity for a workout; `onDone` is called once it does. */
export function useMatchActivity(onDone: () => void) {
  return useAct<useMatchActivityMutation>(
    graphql`
      mutation useMatchActivityMutation($input: MatchActivityInput!) {
        matchActivity(input: $input) {
          ... on MatchActivityPayload @alias(as: "payload") {
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
        title: 'Workout Completed',
        description: `Counted for ${workout?.description ?? 'the workout'}.`,
      }),
      done: onDone,
    },
  );
}
