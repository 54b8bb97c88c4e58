import { decodeId } from '../core/units/ids.ts';
import type { Viewer as DomainViewer } from '../domain/kernel/access.ts';
import { InvalidInput, NotPossible } from '../domain/kernel/errors.ts';
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type Webhook as Hook,
  WEBHOOK_RENEWAL,
} from '../domain/webhook/webhook.ts';
import { redeliver, testWebhook, type WebhookDelivery as Delivery } from '../domain/webhook/webhookDelivery.ts';
import { builder, viewerOf } from './builder.ts';
import { secret } from './secret.ts';
import { Viewer } from './viewer.ts';
import { Webhook, WebhookAbout, WebhookDelivery, WebhookTopic } from './webhook.ts';

const REFUSED = { types: [InvalidInput, NotPossible], directResult: true as const };

interface Secret {
  webhook: Hook;
  secret: string;
  viewer: DomainViewer;
}

const CreateWebhookInput = builder.inputType('CreateWebhookInput', {
  description: 'A webhook to be made.',
  fields: (t) => ({
    url: t.string({ description: 'The address: https, at most 500 characters.' }),
    about: t.field({ type: WebhookAbout, required: false, description: 'Whose changes; left out: your own.' }),
    topics: t.field({ type: [WebhookTopic], description: 'What it is told of, one topic or more.' }),
  }),
});

const CreateWebhookPayload = builder.objectRef<Secret>('CreateWebhookPayload').implement({
  description: 'A webhook was made.',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      extensions: secret(WEBHOOK_RENEWAL),
      description: 'What signs, as libraries of Standard Webhooks take it (`whsec_…`); it is not shown again.',
    }),
    webhook: t.expose('webhook', { type: Webhook, description: 'What is kept of it.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('createWebhook', (t) =>
  t.field({
    type: CreateWebhookPayload,
    description: 'Makes a webhook; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'CreateWebhookResult', description: 'The webhook, or why there is none.' } },
    args: { input: t.arg({ type: CreateWebhookInput, description: 'The webhook.' }) },
    resolve: async (_root, { input: { about, ...input } }, context) => {
      const viewer = viewerOf(context);
      return { ...(await createWebhook(context.deps, viewer, { ...input, ...(about && { about }) })), viewer };
    },
  }),
);

const UpdateWebhookInput = builder.inputType('UpdateWebhookInput', {
  description: 'What is to be changed of a webhook; what is left out stays.',
  fields: (t) => ({
    webhookId: t.id({ description: 'The webhook.' }),
    url: t.string({ required: false, description: 'The address.' }),
    topics: t.field({ type: [WebhookTopic], required: false, description: 'What it is told of.' }),
    isOn: t.boolean({ required: false, description: 'Whether anything is sent.' }),
  }),
});

const UpdateWebhookPayload = builder.objectRef<{ webhook: Hook }>('UpdateWebhookPayload').implement({
  description: 'The webhook was changed.',
  fields: (t) => ({ webhook: t.expose('webhook', { type: Webhook, description: 'As it is now.' }) }),
});

builder.mutationField('updateWebhook', (t) =>
  t.field({
    type: UpdateWebhookPayload,
    description: 'Changes a webhook, or switches it on or off; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'UpdateWebhookResult', description: 'The webhook, or why it stays.' } },
    args: { input: t.arg({ type: UpdateWebhookInput, description: 'The changes.' }) },
    resolve: async (_root, { input: { webhookId, ...changes } }, context) => {
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value != null));
      const id = decodeId('webhook', webhookId);
      return { webhook: await updateWebhook(context.deps, viewerOf(context), id, given) };
    },
  }),
);

const RotateWebhookSecretInput = builder.inputType('RotateWebhookSecretInput', {
  description: 'The webhook that is to get a new secret.',
  fields: (t) => ({ webhookId: t.id({ description: 'The webhook.' }) }),
});

const RotateWebhookSecretPayload = builder.objectRef<Secret>('RotateWebhookSecretPayload').implement({
  description: 'It has a new secret. For a day the former one signs as well, each with a signature of its own.',
  fields: (t) => ({
    secret: t.exposeString('secret', {
      extensions: secret(WEBHOOK_RENEWAL),
      description: 'What signs from now on; it is not shown again.',
    }),
    webhook: t.expose('webhook', { type: Webhook, description: 'What is kept of it.' }),
  }),
});

builder.mutationField('rotateWebhookSecret', (t) =>
  t.field({
    type: RotateWebhookSecretPayload,
    description: 'Gives a webhook a new secret; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: RotateWebhookSecretInput, description: 'The webhook.' }) },
    resolve: async (_root, { input: { webhookId } }, context) => {
      const viewer = viewerOf(context);
      return { ...(await rotateWebhookSecret(context.deps, viewer, decodeId('webhook', webhookId))), viewer };
    },
  }),
);

const DeleteWebhookInput = builder.inputType('DeleteWebhookInput', {
  description: 'The webhook to be deleted.',
  fields: (t) => ({ webhookId: t.id({ description: 'The webhook.' }) }),
});

const DeleteWebhookPayload = builder.objectRef<{ id: string; viewer: DomainViewer }>('DeleteWebhookPayload').implement({
  description: 'Nothing more is sent, also of what had still to be.',
  fields: (t) => ({
    deletedWebhookId: t.exposeID('id', { description: 'The webhook that is no more.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('deleteWebhook', (t) =>
  t.field({
    type: DeleteWebhookPayload,
    description: 'Deletes a webhook at once; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: DeleteWebhookInput, description: 'The webhook.' }) },
    resolve: async (_root, { input: { webhookId: id } }, context) => {
      const viewer = viewerOf(context);
      await deleteWebhook(context.deps, viewer, decodeId('webhook', id));
      return { id, viewer };
    },
  }),
);

interface Sending {
  delivery: Delivery;
  viewer: DomainViewer;
}

const TestWebhookInput = builder.inputType('TestWebhookInput', {
  description: 'The webhook to be tried.',
  fields: (t) => ({ webhookId: t.id({ description: 'The webhook.' }) }),
});

const TestWebhookPayload = builder.objectRef<Sending>('TestWebhookPayload').implement({
  description: 'A `webhook.test` is sent in a moment.',
  fields: (t) => ({
    delivery: t.expose('delivery', { type: WebhookDelivery, description: 'The message.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('testWebhook', (t) =>
  t.field({
    type: TestWebhookPayload,
    description: 'Sends a message that says nothing; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: { ...REFUSED, union: { name: 'TestWebhookResult', description: 'The message, or why none is sent.' } },
    args: { input: t.arg({ type: TestWebhookInput, description: 'The webhook.' }) },
    resolve: async (_root, { input: { webhookId } }, context) => {
      const viewer = viewerOf(context);
      return { delivery: await testWebhook(context.deps, viewer, decodeId('webhook', webhookId)), viewer };
    },
  }),
);

const RedeliverWebhookInput = builder.inputType('RedeliverWebhookInput', {
  description: 'The message to be sent again.',
  fields: (t) => ({ deliveryId: t.id({ description: 'The message.' }) }),
});

const RedeliverWebhookPayload = builder.objectRef<Sending>('RedeliverWebhookPayload').implement({
  description: 'It is sent again in a moment, under the same `webhook-id`.',
  fields: (t) => ({
    delivery: t.expose('delivery', { type: WebhookDelivery, description: 'The message.' }),
    viewer: t.expose('viewer', { type: Viewer, description: 'You.' }),
  }),
});

builder.mutationField('redeliverWebhook', (t) =>
  t.field({
    type: RedeliverWebhookPayload,
    description: 'Sends a message to a webhook again, whatever became of it; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      ...REFUSED,
      union: { name: 'RedeliverWebhookResult', description: 'The message, or why it is not sent.' },
    },
    args: { input: t.arg({ type: RedeliverWebhookInput, description: 'The message.' }) },
    resolve: async (_root, { input: { deliveryId } }, context) => {
      const viewer = viewerOf(context);
      return { delivery: await redeliver(context.deps, viewer, decodeId('delivery', deliveryId)), viewer };
    },
  }),
);
