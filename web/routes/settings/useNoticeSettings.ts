import { graphql } from 'react-relay';
import type { useNoticeSettingsAddMutation } from '../../__generated__/useNoticeSettingsAddMutation.graphql.ts';
import type { useNoticeSettingsRemoveMutation } from '../../__generated__/useNoticeSettingsRemoveMutation.graphql.ts';
import type {
  UpdateNoticeSettingsInput,
  useNoticeSettingsUpdateMutation,
} from '../../__generated__/useNoticeSettingsUpdateMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';
import { unsubscribeFromPush } from '../../offline/push.ts';
import type { PushKeys } from '../../offline/pushKeys.ts';

/** Changes what one is told of: it shows at once, and a refusal takes it back; `refusal` says why the last try failed. */
export function useUpdateNoticeSettings() {
  const [act, isBusy, refusal] = useAct<useNoticeSettingsUpdateMutation>(graphql`
    mutation useNoticeSettingsUpdateMutation($input: UpdateNoticeSettingsInput!) {
      updateNoticeSettings(input: $input) {
        ... on UpdateNoticeSettingsPayload @alias(as: "payload") {
          viewer {
            id
            ...NoticesCard_viewer
          }
        }
        ...useAct_refusal @alias(as: "refusal")
      }
    }
  `);
  const update = (input: UpdateNoticeSettingsInput) =>
    act(input, {
      optimistic: (store) => {
        const settings = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('noticeSettings');
        for (const [name, value] of Object.entries(input)) settings?.setValue(value, name);
      },
    });
  return [update, isBusy, refusal] as const;
}

/** Browsers get notices, or no more of them; `onProblem` hears why one does not. */
export function usePushBrowsers(onProblem: (problem: string) => void) {
  const [add, isAdding] = useAct<useNoticeSettingsAddMutation>(
    graphql`
      mutation useNoticeSettingsAddMutation($input: AddPushSubscriptionInput!) {
        addPushSubscription(input: $input) {
          ... on AddPushSubscriptionPayload @alias(as: "payload") {
            viewer {
              id
              ...NoticesCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      refused: ({ message = TRY_AGAIN }) => {
        onProblem(message);
        // the next try asks the browser for another
        void unsubscribeFromPush().catch(() => {});
        return true;
      },
    },
  );
  const [remove, isRemoving] = useAct<useNoticeSettingsRemoveMutation>(
    graphql`
      mutation useNoticeSettingsRemoveMutation($input: RemovePushSubscriptionInput!) {
        removePushSubscription(input: $input) {
          viewer {
            id
            ...NoticesCard_viewer
          }
        }
      }
    `,
    { refused: ({ message = TRY_AGAIN }) => (onProblem(message), true) },
  );
  return {
    add: (keys: PushKeys, done: () => void) => add({ ...keys }, { done }),
    remove: (pushSubscriptionId: string, done?: () => void) => remove({ pushSubscriptionId }, { done }),
    isBusy: isAdding || isRemoving,
  };
}
