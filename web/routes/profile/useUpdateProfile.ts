import { graphql } from 'react-relay';
import type { useUpdateProfileMutation } from '../../__generated__/useUpdateProfileMutation.graphql.ts';
import type { RememberUndo } from '../../cards/useUndoStack.ts';
import { useAct } from '../../forms/useAct.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import type { ValidationError } from './profileForm.ts';

const DONE = { title: 'Profile updated', tone: 'success' } as const;

/** Keeps the profile. What is wrong with single fields goes beside them; the form stays as it is. */
export function useUpdateProfile(
  onSaved: () => void,
  showErrors: (errors: readonly ValidationError[]) => void,
  rememberUndo: RememberUndo,
) {
  return useAct<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          ... on UpdateProfilePayload @alias(as: "payload") {
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
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: 'Failed to update profile',
      showErrors,
      done: ({ adaptation }) => {
        if (adaptation?.revision)
          rememberUndo(adaptation.revision.id, {
            ...DONE,
            description: [adaptation.summary, ...adaptation.advice.map(({ text }) => text)].filter(Boolean).join(' '),
            duration: HINT_MS,
          });
        else showToast(DONE);
        onSaved();
      },
    },
  );
}
