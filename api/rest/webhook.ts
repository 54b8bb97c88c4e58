import { decodeId, encodeId } from '../core/units/ids.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook,
  WEBHOOK_RENEWAL,
} from '../domain/webhook/webhook.ts';
import type { Route } from './router.ts';

const webhookShape = ({ id, createdAt, ...webhook }: Webhook) => ({
  id: encodeId('webhook', id),
  ...webhook,
  createdAt: createdAt.toISOString(),
});
const secrets = { fields: ['secret'], renewal: WEBHOOK_RENEWAL };
const idOf = ({ webhookId }: Readonly<Record<string, string>>) => decodeId('webhook', webhookId!);

export const webhookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/api/webhooks',
    auth: 'session',
    handler: async ({ deps, viewer }) => ({
      body: { webhooks: (await listWebhooks(deps, viewer)).map(webhookShape) },
    }),
  },
  {
    method: 'POST',
    path: '/api/webhooks',
    auth: 'session',
    secrets,
    handler: async ({ deps, viewer, body }) => {
      const { webhook, secret } = await createWebhook(deps, viewer, body);
      return { status: 201, body: { webhook: webhookShape(webhook), secret } };
    },
  },
  {
    method: 'PATCH',
    path: '/api/webhooks/:webhookId',
    auth: 'session',
    handler: async ({ deps, viewer, params, body }) => ({
      body: { webhook: webhookShape(await updateWebhook(deps, viewer, idOf(params), body)) },
    }),
  },
  {
    method: 'POST',
    path: '/api/webhooks/:webhookId/rotate-secret',
    auth: 'session',
    secrets,
    handler: async ({ deps, viewer, params }) => {
      const { webhook, secret } = await rotateWebhookSecret(deps, viewer, idOf(params));
      return { body: { webhook: webhookShape(webhook), secret } };
    },
  },
  {
    method: 'DELETE',
    path: '/api/webhooks/:webhookId',
    auth: 'session',
    handler: async ({ deps, viewer, params }) => {
      await deleteWebhook(deps, viewer, idOf(params));
      return { body: { success: true } };
    },
  },
];
