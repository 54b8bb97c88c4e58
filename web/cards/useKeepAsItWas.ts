import { graphql } from 'react-relay';
import type { useKeepAsItWasMutation } from '../__generated__/useKeepAsItWasMutation.graphql.ts';
import { useAct } from '../forms/useAct.ts';
import type { RememberUndo } from './useUndoStack.ts';

interface KeepAsItWas {
  screen: 'schedule' | 'checkIn';
  remember: RememberUndo;
  /** Told which workout it was, and the revision that took it out of the change. */
  onKept?: (workoutId: string, revisionId: string) => void;
}

/** Takes one workout out of a change: it is again what it was, and the planner leaves it there. */
export function useKeepAsItWas({ screen, remember, onKept }: KeepAsItWas) {
  return useAct<useKeepAsItWasMutation>(
    graphql`
      mutation useKeepAsItWasMutation($input: DeclineChangeInput!, $onSchedule: Boolean!) {
        declineChange(input: $input) {
          ... on DeclineChangePayload @alias(as: "payload") {
            athlete {
              ...ScheduleView_athlete @include(if: $onSchedule) @alias(as: "schedule")
              ...adaptedSchedule_athlete @skip(if: $onSchedule) @alias(as: "checkIn")
            }
            revision {
              id
              summary
            }
            unchanged
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      variables: { onSchedule: screen === 'schedule' },
      failed: { title: 'Cannot Put Back' },
      says: ({ revision }) => ({ title: 'Kept as It Was', description: revision.summary }),
      remember,
      done: ({ revision }, { workoutId }) => onKept?.(workoutId, revision.id),
    },
  );
}
