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

/** Limits that cannot be kept together, and the smallest ways out. */
export interface GenerateConflict {
  message: string;
  constraints: readonly string[];
  relaxations: readonly string[];
}

/** Weeks that were just made, and what there is to know about them. */
export interface MadeWeeks {
  /** Number of the latest change of the schedule when they were made. */
  revision: number;
  /** The weeks were so already. */
  unchanged: boolean;
  warnings: readonly { readonly message: string; readonly recommendation: string }[];
}

export type GenerateInput = Omit<GenerateScheduleInput, 'athleteId'>;
export type Generate = (input: GenerateInput) => void;

/** Where weeks are made: the answer brings what that screen shows. */
export type GenerateScreen = 'schedule' | 'coachSchedule' | 'dashboard';

/**
 * Makes the four weeks anew, those of the reader (null) or of an athlete whom they coach. When the athlete's limits contradict
 * each other nothing changes and `conflict` says which; `needsOnboarding` is set when the planner does not know the athlete yet.
 */
export function useGenerating(
  athlete: { id: string; firstName: string } | null,
  screen: GenerateScreen,
  remember: RememberUndo,
) {
  const [conflict, setConflict] = useState<GenerateConflict | null>(null);
  const [needsOnboarding, setNeedsOnboarding] = useState(false);
  const [made, setMade] = useState<MadeWeeks | null>(null);
  const [act, isBusy] = useAct<useGeneratingMutation>(
    graphql`
      mutation useGeneratingMutation(
        $input: GenerateScheduleInput!
        $onSchedule: Boolean!
        $onCoachSchedule: Boolean!
        $onDashboard: Boolean!
      ) {
        generateSchedule(input: $input) {
          ... on GenerateSchedulePayload @alias(as: "payload") {
            athlete {
              scheduleRevision
              ...ScheduleView_athlete @include(if: $onSchedule) @alias(as: "schedule")
              ...CoachScheduleView_athlete @include(if: $onCoachSchedule) @alias(as: "coachSchedule")
              ...DashboardView_athlete @include(if: $onDashboard) @alias(as: "dashboard")
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
      variables: {
        onSchedule: screen === 'schedule',
        onCoachSchedule: screen === 'coachSchedule',
        onDashboard: screen === 'dashboard',
      },
      failed: 'Failed to generate schedule',
      refused: ({ kind }, { conflict }) => {
        if (conflict) setConflict(conflict);
        else if (kind === 'NOT_ONBOARDED') setNeedsOnboarding(true);
        else return;
        return true;
      },
      says: {
        title: 'Schedule Generated',
        description: `${athlete ? `The 4-week training schedule of ${athlete.firstName}` : 'Your 4-week training schedule'} has been created.`,
      },
      done: ({ athlete: { scheduleRevision }, unchanged, warnings }) =>
        setMade({ revision: scheduleRevision, unchanged, warnings }),
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
  return [generate, { isBusy, conflict, needsOnboarding, made }] as const;
}
