import { graphql, readInlineData } from 'react-relay';
import type { toldAdaptation_adaptation$key } from '../../__generated__/toldAdaptation_adaptation.graphql.ts';
import type { useRecordWellnessMutation } from '../../__generated__/useRecordWellnessMutation.graphql.ts';
import { adaptationFragment, type CheckInOutcome } from '../../cards/checkIn/toldAdaptation.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';
import { showToast } from '../../ui/Toast.tsx';

const DONE = { title: 'Morning Saved', tone: 'success' } as const;

/** Keeps what was measured of a day; `onSaved` is told what it changed, null where that is nothing. */
export function useRecordWellness(rememberUndo: RememberUndo, onSaved: (outcome: CheckInOutcome | null) => void) {
  return useAct<useRecordWellnessMutation>(
    graphql`
      mutation useRecordWellnessMutation($input: RecordWellnessInput!) {
        recordWellness(input: $input) {
          ... on RecordWellnessPayload @alias(as: "payload") {
            athlete {
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
      failed: 'Failed to save this morning',
      done: ({ adaptation }) => {
        const outcome = readInlineData<toldAdaptation_adaptation$key>(adaptationFragment, adaptation ?? null);
        if (outcome?.revision)
          rememberUndo(
            outcome.revision.id,
            { ...DONE, description: 'Your plan has changed because of it.' },
            'Undo Plan Change',
          );
        else showToast(DONE);
        onSaved(outcome?.revision ? { ...outcome, hasPlan: true } : null);
      },
    },
  );
}
