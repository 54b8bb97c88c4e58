import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { SubmitCheckInInput, useSubmitCheckInMutation } from '../../__generated__/useSubmitCheckInMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to submit check-in', tone: 'destructive' });
}

/** Keeps how the week feels; `onSaved` is called once it is. */
export function useSubmitCheckIn(onSaved: () => void) {
  const [commit, isBusy] = useMutation<useSubmitCheckInMutation>(graphql`
    mutation useSubmitCheckInMutation($input: SubmitCheckInInput!) {
      submitCheckIn(input: $input) {
        __typename
        ... on SubmitCheckInPayload {
          athlete {
            ...CheckInForm_athlete
            ...CheckInHistory_athlete
          }
        }
        ... on InvalidInput {
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
            failed(result.__typename === 'InvalidInput' ? result.message : undefined);
            return;
          }
          showToast({
            title: 'Check-in Submitted',
            description: 'Your weekly stress check-in has been saved successfully.',
            tone: 'success',
          });
          onSaved();
        },
        onError: (error) => failed(error.message),
      }),
    [commit, onSaved],
  );
  return [submit, isBusy] as const;
}
