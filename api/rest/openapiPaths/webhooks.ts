import { done } from '../../domain/kernel/answer.ts';
import { webhook, webhooks, webhookWithSecret } from '../../domain/webhook/webhook.answer.ts';
import { newWebhook, webhookChange } from '../../domain/webhook/webhook.schema.ts';
import type { Documented } from './documented.ts';

const ONE = { gives: '`webhook`.', answer: webhook } as const;
const SECRET = { gives: '`webhook`, and its `secret` this once.', answer: webhookWithSecret } as const;

const PATHS: Readonly<Record<string, Documented>> = {
  'GET /api/webhooks': { summary: 'Webhooks, for a token those that it made', gives: '`webhooks`.', answer: webhooks },
  'POST /api/webhooks': { summary: 'Make a webhook', body: newWebhook, status: 201, ...SECRET, refuses: [422] },
  'PATCH /api/webhooks/:webhookId': { summary: 'Change a webhook, or switch it', body: webhookChange, ...ONE },
  'POST /api/webhooks/:webhookId/rotate-secret': { summary: 'Give a webhook a new secret', ...SECRET },
  'DELETE /api/webhooks/:webhookId': { summary: 'Delete a webhook', gives: '`success`.', answer: done },
};

export const WEBHOOK_PATHS: Readonly<Record<string, Documented>> = Object.fromEntries(
  Object.entries(PATHS).map(([path, documented]) => [path, { ...documented, byScope: true as const }]),
);
