import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  GenerateScheduleInput,
  useGeneratingMutation,
} from '../../__generated__/useGeneratingMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { useFocusKept } from '../../forms/useFocusKept.ts';
import { PAGE_TITLE_ID } from '../../ui/Page.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { HINT_MS } from '../../ui/Toast.tsx';

/** Limits that cannot be kept together, and the smallest ways out. */
export interface GenerateConflict {
  message: string;
  constraints: readonly string[];
  relaxations: readonly string[];
}

export type Generate = (input: Omit<GenerateScheduleInput, 'athleteId'>) => void;

/**
 * Makes the four weeks anew, those of the reader (null) or of an athlete whom they coach. When the athlete's limits contradict
 * each other nothing changes and `conflict` says which; `needsOnboarding` is set when the planner does not know the athlete yet.
 */
export function useGenerating(athlete: { id: string; firstName: string } | null, remember: RememberUndo) {
  const [conflict, setConflict] = useState<GenerateConflict | null>(null);
  const [needsOnboarding, setNeedsOnboarding] = useState(false);
  const [act, isBusy] = useAct<useGeneratingMutation>(
    graphql`
      mutation useGeneratingMutation($input: GenerateScheduleInput!, $isCoach: Boolean!) {
        generateSchedule(input: $input) {
          ... on GenerateSchedulePayload @alias(as: "payload") {
            athlete {
              ...ScheduleView_athlete @skip(if: $isCoach) @alias(as: "schedule")
              ...CoachScheduleView_athlete @include(if: $isCoach) @alias(as: "coachSchedule")
            }
            revision {
              id
            }
            unchanged
            warnings {
              message
              recommendation
            }
          }
          ... on PlanConflict @alias(as: "conflict") {
            message
            constraints
            relaxations
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      variables: { isCoach: athlete !== null },
      failed: 'Failed to generate schedule',
      refused: ({ kind }, { conflict }) => {
        if (conflict) setConflict(conflict);
        else if (kind === 'NOT_ONBOARDED') setNeedsOnboarding(true);
        else return;
        return true;
      },
      says: ({ warnings }) => ({
        title: 'Schedule Generated',
        description: [
          `${athlete ? `The 4-week training schedule of ${athlete.firstName}` : 'Your 4-week training schedule'} has been created.`,
          ...warnings.map(({ message, recommendation }) => `${message} ${recommendation}`),
        ].join(' '),
        ...(warnings.length > 0 && { duration: HINT_MS }),
      }),
      remember,
    },
  );
  const markFocus = useFocusKept(isBusy, PAGE_TITLE_ID);
  const athleteId = athlete?.id;
  const generate: Generate = useCallback(
    (input) => {
      markFocus();
      setConflict(null);
      setNeedsOnboarding(false);
      act({ ...input, ...(athleteId !== undefined && { athleteId }) });
    },
    [act, athleteId, markFocus],
  );
  return [generate, { isBusy, conflict, needsOnboarding }] as const;
}
