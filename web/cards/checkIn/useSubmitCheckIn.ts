import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type {
  SubmitCheckInInput,
  useSubmitCheckInMutation,
} from '../../__generated__/useSubmitCheckInMutation.graphql.ts';
import type { AdaptationOutcome_adaptation$key } from '../../__generated__/AdaptationOutcome_adaptation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { RememberUndo } from '../undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { adaptationFragment, type Outcome } from './AdaptationOutcome.tsx';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to submit check-in', tone: 'destructive' });
}

/** Keeps how the week feels; `onSaved` is told what followed from it, null where there is no schedule. */
export function useSubmitCheckIn(rememberUndo: RememberUndo, onSaved: (outcome: Outcome | null) => void) {
  const [commit, isBusy] = useMutation<useSubmitCheckInMutation>(graphql`
    mutation useSubmitCheckInMutation($input: SubmitCheckInInput!) {
      submitCheckIn(input: $input) {
        __typename
        ... on SubmitCheckInPayload {
          athlete {
            ...CheckInForm_athlete
            ...CheckInHistory_athlete
            ...adaptedSchedule_athlete
          }
          adaptation {
            ...AdaptationOutcome_adaptation
          }
        }
        ... on InvalidInput {
          message
        }
        ... on NotPossible {
          message
        }
      }
    }
  `);
  const submit = useCallback(
    (input: SubmitCheckInInput) =>
      commit({
        variables: { input },
        onCompleted: ({ submitCheckIn: result }) => {
          if (result.__typename !== 'SubmitCheckInPayload') {
            failed('message' in result ? result.message : undefined);
            return;
          }
          const outcome = readInlineData<AdaptationOutcome_adaptation$key>(
            adaptationFragment,
            result.adaptation ?? null,
          );
          const done = {
            title: 'Check-in Submitted',
            description: 'Your weekly stress check-in has been saved successfully.',
            tone: 'success',
          } as const;
          if (outcome?.revision)
            rememberUndo(
              outcome.revision.id,
              { ...done, description: `${done.description} Your plan has changed because of it.` },
              'Undo Plan Change',
            );
          else showToast(done);
          onSaved(outcome ?? null);
        },
        onError: (error) => failed(error.message),
      }),
    [commit, onSaved, rememberUndo],
  );
  return [submit, isBusy] as const;
}
