import { Webhook } from 'standardwebhooks';
import type { WebhookDeps, WebhookMessage } from '../domain/kernel/webhookPort.ts';
import { createPublicPost, type PublicPostOptions } from './outbound/publicPost.ts';

/** Of Standard Webhooks: every secret signs, so that one can take over from another. */
function headersOf({ id, at, body, secrets }: WebhookMessage): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Evenpace-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

/** Sends to addresses that people name, signed. */
export function createWebhooks(options: PublicPostOptions): WebhookDeps['webhooks'] {
  const { problemOf, send } = createPublicPost(options);
  return {
    problemOf,
    send: (message) => send({ url: message.url, headers: headersOf(message), body: message.body }),
  };
}
