import { graphql } from 'react-relay';
import type { useUpdateSettingsMutation } from '../../__generated__/useUpdateSettingsMutation.graphql.ts';
import { useAct } from '../../forms/useAct.ts';

/** Changes settings at once; `refusal` says why the last try failed. `onSaved` hears of each that is kept. */
export function useUpdateSettings(onSaved?: () => void) {
  return useAct<useUpdateSettingsMutation>(
    graphql`
      mutation useUpdateSettingsMutation($input: UpdateSettingsInput!) {
        updateSettings(input: $input) {
          ... on UpdateSettingsPayload @alias(as: "payload") {
            athlete {
              id
              ...LanguageModelCard_athlete
            }
            user {
              id
              ...WeeklySummaryCard_user
              ...ShortcutsCard_user
              ...TimeZoneCard_user
              ...UnitsCard_user
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { says: { title: 'Settings Saved' }, done: onSaved },
  );
}
