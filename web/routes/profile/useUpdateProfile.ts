import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { UpdateProfileInput, useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { Fault } from './profileForm.ts';

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to update profile', tone: 'destructive' });
}

/** Keeps the profile. What is wrong with single fields goes beside them; the form stays as it is. */
export function useUpdateProfile(onSaved: () => void, showFaults: (faults: readonly Fault[]) => void) {
  const [commit, isBusy] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          athlete {
            ...ProfileView_athlete
          }
        }
        ... on InvalidInput {
          message
          errors {
            path
            message
          }
        }
      }
    }
  `);
  const update = useCallback(
    (input: UpdateProfileInput) =>
      commit({
        variables: { input },
        onCompleted: ({ updateProfile: result }) => {
          if (result.__typename === 'UpdateProfilePayload') {
            showToast({ title: 'Profile updated', tone: 'success' });
            onSaved();
            return;
          }
          if (result.__typename === 'InvalidInput') {
            showFaults(result.errors);
            failed(result.message);
            return;
          }
          failed();
        },
        onError: (error) => failed(error.message),
      }),
    [commit, onSaved, showFaults],
  );
  return [update, isBusy] as const;
}
