import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useRealignMutation } from '../../__generated__/useRealignMutation.graphql.ts';
import { type RememberUndo, undoable } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';

/** Makes the coming weeks what the preview of that revision showed; `refusal` says why the last try failed. */
export function useRealign(rememberUndo: RememberUndo, onDone: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useRealignMutation>(graphql`
    mutation useRealignMutation($input: RealignScheduleInput!) {
      realignSchedule(input: $input) {
        __typename
        ... on RealignSchedulePayload {
          athlete {
            ...DashboardView_athlete
          }
          revision {
            id
          }
          unchanged
        }
        ... on NotPossible {
          message
        }
        ... on PlanConflict {
          message
        }
      }
    }
  `);
  const realign = useCallback(
    (scheduleRevision: number) => {
      setRefusal(null);
      commit({
        variables: { input: { scheduleRevision } },
        onCompleted: ({ realignSchedule: result }) => {
          if (result.__typename !== 'RealignSchedulePayload')
            return setRefusal('message' in result ? result.message : 'Please try again.');
          rememberUndo(undoable(result), {
            title: 'Plan Realigned',
            description: 'Your coming weeks fit where you are now.',
            tone: 'success',
          });
          onDone();
        },
        onError: ({ message }) => setRefusal(message),
      });
    },
    [commit, onDone, rememberUndo],
  );
  return { realign, isBusy, refusal };
}
