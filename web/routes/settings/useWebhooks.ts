import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useWebhooksAgainQuery } from '../../__generated__/useWebhooksAgainQuery.graphql.ts';
import type { useWebhooksCreateMutation } from '../../__generated__/useWebhooksCreateMutation.graphql.ts';
import type { useWebhooksDeleteMutation } from '../../__generated__/useWebhooksDeleteMutation.graphql.ts';
import type { useWebhooksRedeliverMutation } from '../../__generated__/useWebhooksRedeliverMutation.graphql.ts';
import type { useWebhooksRotateMutation } from '../../__generated__/useWebhooksRotateMutation.graphql.ts';
import type { useWebhooksTestMutation } from '../../__generated__/useWebhooksTestMutation.graphql.ts';
import type { useWebhooksUpdateMutation } from '../../__generated__/useWebhooksUpdateMutation.graphql.ts';
import { TRY_AGAIN } from '../../forms/saveFailure.ts';
import { useAct } from '../../forms/useAct.ts';

const ASK_EVERY_MS = 3000;

/** Asks again from time to time for as long as a message is to be sent in a moment. */
export function useMessagesToCome(areToCome: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!areToCome) return;
    const timer = setInterval(() => {
      fetchQuery<useWebhooksAgainQuery>(
        environment,
        graphql`
          query useWebhooksAgainQuery {
            viewer {
              ...WebhooksCard_viewer
            }
          }
        `,
        {},
      ).subscribe({ error: () => {} });
    }, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, areToCome]);
}

/** Makes, changes and tries webhooks. `made` has the secret made last, which only this page knows; `errors` what is wrong, by field. */
export function useWebhooks(onCreated: () => void) {
  const [made, setMade] = useState<{ id: string; secret: string } | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [actCreate, isBusy] = useAct<useWebhooksCreateMutation>(
    graphql`
      mutation useWebhooksCreateMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          ... on CreateWebhookPayload @alias(as: "payload") {
            secret
            webhook {
              id
            }
            viewer {
              ...WebhooksCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    {
      failed: TRY_AGAIN,
      refused: ({ errors: wrong }) => {
        if (!wrong) return;
        setErrors(Object.fromEntries(wrong.map(({ path, message }) => [path, message])));
        return true;
      },
      done: ({ webhook, secret }) => {
        setMade({ id: webhook.id, secret });
        onCreated();
      },
    },
  );
  const [change] = useAct<useWebhooksUpdateMutation>(
    graphql`
      mutation useWebhooksUpdateMutation($input: UpdateWebhookInput!) {
        updateWebhook(input: $input) {
          ... on UpdateWebhookPayload @alias(as: "payload") {
            webhook {
              id
              state
              trouble
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: TRY_AGAIN },
  );
  const [rotate] = useAct<useWebhooksRotateMutation>(
    graphql`
      mutation useWebhooksRotateMutation($input: RotateWebhookSecretInput!) {
        rotateWebhookSecret(input: $input) {
          secret
          webhook {
            id
          }
        }
      }
    `,
    { failed: TRY_AGAIN, done: ({ webhook, secret }) => setMade({ id: webhook.id, secret }) },
  );
  const [remove, isRemoving] = useAct<useWebhooksDeleteMutation>(
    graphql`
      mutation useWebhooksDeleteMutation($input: DeleteWebhookInput!) {
        deleteWebhook(input: $input) {
          viewer {
            ...WebhooksCard_viewer
          }
        }
      }
    `,
    { failed: TRY_AGAIN, says: { title: 'Webhook deleted' } },
  );
  const [test] = useAct<useWebhooksTestMutation>(
    graphql`
      mutation useWebhooksTestMutation($input: TestWebhookInput!) {
        testWebhook(input: $input) {
          ... on TestWebhookPayload @alias(as: "payload") {
            viewer {
              ...WebhooksCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: TRY_AGAIN },
  );
  const [redeliver] = useAct<useWebhooksRedeliverMutation>(
    graphql`
      mutation useWebhooksRedeliverMutation($input: RedeliverWebhookInput!) {
        redeliverWebhook(input: $input) {
          ... on RedeliverWebhookPayload @alias(as: "payload") {
            viewer {
              ...WebhooksCard_viewer
            }
          }
          ...useAct_refusal @alias(as: "refusal")
        }
      }
    `,
    { failed: TRY_AGAIN },
  );
  const create = (input: Parameters<typeof actCreate>[0]) => {
    setErrors({});
    actCreate(input);
  };
  return { create, change, rotate, remove, test, redeliver, made, errors, isBusy, isRemoving };
}
