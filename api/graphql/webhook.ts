import { WEBHOOK_TOPICS } from '../core/codes/webhook.ts';
import { findWebhook, listWebhooks, type Webhook as Hook } from '../domain/webhook/webhook.ts';
import { findDelivery, listDeliveries, type WebhookDelivery as Delivery } from '../domain/webhook/webhookDelivery.ts';
import { builder } from './builder.ts';
import { LOOKS_UP } from './cost.ts';
import { enumOf } from './enumOf.ts';
import { idOf, Node, nodeKind } from './node.ts';
import { perAnswer } from './perAnswer.ts';
import { Viewer } from './viewer.ts';

export const WebhookTopic = enumOf('WebhookTopic', 'What a webhook is told of.', WEBHOOK_TOPICS);
export const WebhookAbout = enumOf('WebhookAbout', 'Whose changes a webhook is told of.', {
  own: 'Your own.',
  coached: 'Those of the athletes whom you coach, for as long as you do.',
});

const WebhookState = enumOf('WebhookState', 'How things stand with a webhook.', {
  on: 'What was sent last arrived, or nothing was sent yet.',
  failing: 'What was sent last did not arrive; it is sent again by itself.',
  off: 'Nothing is sent, and nothing kept to be sent later.',
});

const WebhookDeliveryState = enumOf('WebhookDeliveryState', 'What became of a message to a webhook.', {
  waiting: 'It is sent in a moment.',
  delivered: 'It was answered with 2xx.',
  trying: 'It did not arrive, and is sent again by itself.',
  'given-up': 'It did not arrive within ten tries; it can be sent again by hand.',
});

export const WebhookDelivery = builder.objectRef<Delivery>('WebhookDelivery').implement({
  description: 'A message to a webhook: which thing changed, and no more.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Its `webhook-id`, the same however often it is sent.', resolve: idOf('delivery') }),
    type: t.exposeString('type', { description: 'Such as `workout.updated`.' }),
    subjectId: t.exposeID('subject', { description: 'What changed; it may be gone.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
    state: t.expose('state', { type: WebhookDeliveryState, description: 'What became of the message.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried.' }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true, description: 'The last try; null: none yet.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried next, at the earliest; null: in a moment, or not any more.',
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'The HTTP status of the last answer; null: there was none.',
    }),
    trouble: t.exposeString('trouble', {
      nullable: true,
      description: 'Why the last try did not go well, for people; null: it did, or there was none.',
    }),
  }),
});

nodeKind('delivery', 'WebhookDelivery', (id, { deps, viewer }) => findDelivery(deps, viewer, id));

const deliveriesOf = perAnswer<string, readonly Delivery[]>(async ({ deps, viewer }, ids) => {
  const found = await listDeliveries(deps, viewer, ids);
  return ids.map((id) => found.get(id) ?? []);
});

export const Webhook = builder.objectRef<Hook>('Webhook').implement({
  description: 'An address of a program that is told of changes, signed as Standard Webhooks says.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ description: 'Globally unique.', resolve: idOf('webhook') }),
    url: t.exposeString('url', { description: 'The address.' }),
    about: t.expose('about', { type: WebhookAbout, description: 'Whose changes it is told of.' }),
    topics: t.expose('topics', { type: [WebhookTopic], description: 'What it is told of.' }),
    state: t.expose('state', { type: WebhookState, description: 'How things stand.' }),
    trouble: t.exposeString('trouble', {
      nullable: true,
      description: 'Why it fails, or was switched off, for people; null: nothing is wrong.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    deliveries: t.field({
      type: [WebhookDelivery],
      nullOnError: true,
      description: 'The last twenty messages, the newest first. They are kept for two weeks.',
      complexity: { field: LOOKS_UP, multiplier: 20 },
      resolve: async ({ id }, _args, context) => [...(await deliveriesOf(context, id))],
    }),
  }),
});

nodeKind('webhook', 'Webhook', (id, { deps, viewer }) => findWebhook(deps, viewer, id));

builder.objectField(Viewer, 'webhooks', (t) =>
  t.field({
    type: [Webhook],
    nullable: true,
    description: 'Your webhooks, the oldest first; null where the request came with a token.',
    resolve: (viewer, _args, { deps }) => (viewer.scope === 'session' ? listWebhooks(deps, viewer) : null),
  }),
);
