import { graphql, readInlineData } from 'react-relay';
import type { useSubmitCheckInMutation } from '../../__generated__/useSubmitCheckInMutation.graphql.ts';
import type { toldAdaptation_adaptation$key } from '../../__generated__/toldAdaptation_adaptation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../useUndoStack.ts';
import { adaptationFragment, type CheckInOutcome } from './toldAdaptation.ts';

const DONE = {
  title: 'Check-in Submitted',
  description: 'Your weekly stress check-in has been saved successfully.',
  tone: 'success',
} as const;

/** Said once the plan follows a check-in that was saved before. */
const FOLLOWED = { title: 'Plan Changed', description: 'Your plan follows your check-in.', tone: 'success' } as const;

/**
 * Keeps how the week feels; `onSaved` is told what followed from it, or with `keepPlan` would follow, null where there is nothing to
 * tell.
 */
export function useSubmitCheckIn(rememberUndo: RememberUndo, onSaved: (outcome: CheckInOutcome | null) => void) {
  return useAct<useSubmitCheckInMutation>(
    graphql`
      mutation useSubmitCheckInMutation($input: SubmitCheckInInput!) {
        submitCheckIn(input: $input) {
          ... on SubmitCheckInPayload @alias(as: "payload") {
            athlete {
              schedule {
                firstDay
              }
              ...CheckInForm_athlete
              ...CheckInHistory_athlete
              ...adaptedSchedule_athlete
            }
            adaptation {
              ...toldAdaptation_adaptation
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to submit check-in',
      done: ({ adaptation, athlete }, { keepPlan }) => {
        const outcome = readInlineData<toldAdaptation_adaptation$key>(adaptationFragment, adaptation ?? null);
        if (outcome?.revision)
          rememberUndo(
            outcome.revision.id,
            keepPlan ? { ...DONE, description: `${DONE.description} Your plan has changed because of it.` } : FOLLOWED,
            'Undo Plan Change',
          );
        else showToast(DONE);
        onSaved(outcome ? { ...outcome, hasPlan: athlete.schedule != null } : null);
      },
    },
  );
}
