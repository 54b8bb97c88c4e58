import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type {
  UpdateSettingsInput,
  useUpdateSettingsMutation,
} from '../../__generated__/useUpdateSettingsMutation.graphql.ts';
import { useMutation } from '../../forms/useMutation.ts';
import { showToast } from '../../ui/Toast.tsx';

/** Changes settings at once; `refusal` says why the last try failed. `onSaved` hears of each that is kept. */
export function useUpdateSettings(onSaved?: () => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [commit, isBusy] = useMutation<useUpdateSettingsMutation>(graphql`
    mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
      updateSettings(input: $input) {
        __typename
        ... on UpdateSettingsPayload {
          athlete {
            id
            ...LanguageModelCard_athlete
          }
          user {
            id
            ...NotificationsCard_user
            ...ShortcutsCard_user
            ...TimeZoneCard_user
            ...UnitsCard_user
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
  const update = useCallback(
    (input: UpdateSettingsInput) => {
      setRefusal(null);
      commit({
        variables: { input },
        onCompleted: ({ updateSettings: result }) => {
          if (result.__typename === 'UpdateSettingsPayload') {
            showToast({ title: 'Settings Saved', tone: 'success' });
            onSaved?.();
          } else setRefusal(result.__typename === '%other' ? 'Please try again.' : result.message);
        },
        onError: ({ message }) => setRefusal(message),
      });
    },
    [commit, onSaved],
  );
  return { update, isBusy, refusal };
}
