import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import type { RememberUndo } from '../../cards/undoStack.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';
import type { Fault } from './profileForm.ts';

/** Long enough to read what moved. */
const HINT_MS = 8000;

function failed(message?: string): void {
  showToast({ title: 'Error', description: message || 'Failed to update profile', tone: 'destructive' });
}

/** Keeps the profile. What is wrong with single fields goes beside them; the form stays as it is. */
export function useUpdateProfile(
  onSaved: () => void,
  showFaults: (faults: readonly Fault[]) => void,
  rememberUndo: RememberUndo,
) {
  const [commit, isBusy] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        __typename
        ... on UpdateProfilePayload {
          athlete {
            ...ProfileView_athlete
          }
          adaptation {
            summary
            advice {
              text
            }
            revision {
              id
            }
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
            const { adaptation } = result;
            const said = adaptation
              ? [adaptation.summary, ...adaptation.advice.map(({ text }) => text)].filter(Boolean).join(' ')
              : '';
            if (adaptation?.revision)
              rememberUndo(adaptation.revision.id, {
                title: 'Profile updated',
                description: said,
                tone: 'success',
                duration: HINT_MS,
              });
            else showToast({ title: 'Profile updated', tone: 'success' });
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
    [commit, onSaved, showFaults, rememberUndo],
  );
  return [update, isBusy] as const;
}
