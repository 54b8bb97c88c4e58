import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  GenerateScheduleInput,
  useGenerateScheduleMutation,
} from '../../__generated__/useGenerateScheduleMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../../cards/undoStack.ts';

/** Milliseconds; a toast with warnings takes longer to read. */
const HINT_MS = 8000;

const NOT_ONBOARDED = 'NOT_ONBOARDED';

/** Limits that cannot be kept together, and the smallest ways out. */
export interface Conflict {
  message: string;
  constraints: readonly string[];
  relaxations: readonly string[];
}

export type Generate = (input: GenerateScheduleInput) => void;

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to generate schedule', tone: 'destructive' });
}

/**
 * Makes the four weeks anew. When the athlete's limits contradict each other nothing changes and `conflict` says which;
 * `needsOnboarding` is set when the planner does not know the athlete yet.
 */
export function useGenerateSchedule(remember: RememberUndo) {
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [needsOnboarding, setNeedsOnboarding] = useState(false);
  const [commit, isBusy] = useMutation<useGenerateScheduleMutation>(graphql`
    mutation useGenerateScheduleMutation($input: GenerateScheduleInput!) {
      generateSchedule(input: $input) {
        __typename
        ... on GenerateSchedulePayload {
          athlete {
            ...ScheduleView_athlete
          }
          revision {
            id
          }
          warnings {
            message
            recommendation
          }
        }
        ... on PlanConflict {
          message
          constraints
          relaxations
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          code
          message
        }
      }
    }
  `);
  const generate: Generate = useCallback(
    (input) => {
      setConflict(null);
      setNeedsOnboarding(false);
      commit({
        variables: { input },
        onCompleted: ({ generateSchedule: result }) => {
          if (result.__typename === 'GenerateSchedulePayload') {
            const warnings = result.warnings.map(({ message, recommendation }) => `${message} ${recommendation}`);
            remember(result.revision.id, {
              title: 'Schedule Generated',
              description: ['Your 4-week training schedule has been created.', ...warnings].join(' '),
              tone: 'success',
              ...(warnings.length > 0 ? { duration: HINT_MS } : {}),
            });
          } else if (result.__typename === 'PlanConflict') {
            const { message, constraints, relaxations } = result;
            setConflict({ message, constraints, relaxations });
          } else if (result.__typename === 'NotPossible' && result.code === NOT_ONBOARDED) {
            setNeedsOnboarding(true);
          } else {
            failed('message' in result ? result.message : undefined);
          }
        },
        onError: (error) => failed(error.message),
      });
    },
    [commit, remember],
  );
  return [generate, { isBusy, conflict, needsOnboarding }] as const;
}
