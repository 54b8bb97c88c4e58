import { graphql } from 'react-relay';
import type { useApplyAdjustmentMutation } from '../../__generated__/useApplyAdjustmentMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { changeConversation, clearConversation } from './conversation.ts';

/** After these, the suggestion speaks of a schedule that is no more. */
const OUTDATED: readonly (string | undefined)[] = ['CHANGED_SINCE', 'SUGGESTION_EXPIRED'];

const UPDATED = 'Your training schedule has been updated.';
const REMEMBERED = 'Your plan keeps to it in every week from now on.';
const AS_BEFORE = 'Your plan kept to it already.';
const LEFT_OUT = 'Some later weeks stay as they are; your coach says why.';

/** The screen that shows the chat, and is made new by what it applies. */
export type ChatScreen = 'schedule' | 'dashboard';

interface ApplyOptions {
  athleteId: string;
  /** Number of the latest revision that the screen knows. */
  scheduleRevision: number;
  screen: ChatScreen;
  rememberUndo: RememberUndo;
  /** It is applied, or it cannot be any more: the dialog is to close. */
  onSettled: (isApplied: boolean) => void;
  /** It was refused and may be tried in another way. */
  onRefused: (message: string) => void;
}

/** Makes the changes of a suggestion; the conversation ends with it. */
export function useApplyAdjustment(options: ApplyOptions) {
  const { athleteId, scheduleRevision, screen, rememberUndo, onSettled, onRefused } = options;
  return useAct<useApplyAdjustmentMutation>(
    graphql`
      mutation useApplyAdjustmentMutation(
        $input: ApplyAdjustmentInput!
        $onSchedule: Boolean!
        $onDashboard: Boolean!
      ) {
        applyAdjustment(input: $input) {
          ... on ApplyAdjustmentPayload @alias(as: "payload") {
            applied
            skipped {
              reason
            }
            athlete {
              ...ScheduleView_athlete @include(if: $onSchedule) @alias(as: "schedule")
              ...DashboardView_athlete @include(if: $onDashboard) @alias(as: "dashboard")
            }
            revision {
              id
              number
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      variables: { onSchedule: screen === 'schedule', onDashboard: screen === 'dashboard' },
      failed: { title: 'Failed to apply changes' },
      refused: ({ kind, message = TRY_AGAIN }) => {
        onRefused(message);
        if (!OUTDATED.includes(kind)) return;
        changeConversation(athleteId, { problem: { kind: 'outdated', message } });
        onSettled(false);
      },
      done: ({ applied, skipped, revision }) => {
        const isRemembered = applied.length === 0 && revision.number > scheduleRevision;
        const hasSkipped = applied.length > 0 && skipped.length > 0;
        clearConversation(athleteId, hasSkipped ? [...new Set(skipped.map(({ reason }) => reason))] : []);
        const done = {
          title: 'Changes applied!',
          description: isRemembered
            ? REMEMBERED
            : applied.length === 0
              ? AS_BEFORE
              : hasSkipped
                ? `${UPDATED} ${LEFT_OUT}`
                : UPDATED,
          tone: 'success',
          ...(hasSkipped && { duration: HINT_MS }),
        } as const;
        // where nothing was left to do, the latest revision is another change's
        if (applied.length > 0 || isRemembered) rememberUndo(revision.id, done);
        else showToast(done);
        onSettled(true);
      },
    },
  );
}
