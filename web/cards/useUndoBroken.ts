import { graphql } from 'react-relay';
import type { useUndoBrokenMutation } from '../__generated__/useUndoBrokenMutation.graphql.ts';
import { useScheduleActions } from './ScheduleActions.tsx';
import { useTakeBack } from './useTakeBack.ts';

/** Takes back the change that broke a limit. */
export function useUndoBroken() {
  const { athleteId } = useScheduleActions();
  return useTakeBack<useUndoBrokenMutation>(
    graphql`
      mutation useUndoBrokenMutation($input: UndoScheduleChangeInput!) {
        undoScheduleChange(input: $input) {
          __typename
          ... on UndoScheduleChangePayload {
            athlete {
              scheduleRevision
              schedule {
                weeks {
                  ...WeekCard_week
                }
              }
            }
            revision {
              summary
            }
          }
          ... on NotPossible {
            message
          }
        }
      }
    `,
    athleteId,
  );
}
