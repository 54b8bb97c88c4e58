import type { WebhookTrouble } from '../../core/codes/webhook.ts';

/** What is sent to the address of a webhook. */
export interface WebhookMessage {
  url: string;
  /** The same however often it is sent. */
  id: string;
  /** When it is sent. */
  at: Date;
  body: string;
  /** `whsec_…`: each signs. */
  secrets: readonly string[];
}

/** A status, or why there is none. */
export type WebhookAnswer = { status: number } | { trouble: Exclude<WebhookTrouble, 'refused'> };

/** Sends to addresses that anybody may name, so to none within the server's own networks. */
export interface WebhookDeps {
  webhooks: {
    /** Why nothing is ever sent to that address, a sentence; null: it may be. */
    problemOf(url: string): string | null;
    /** Tries once. Never rejects. */
    send(message: WebhookMessage): Promise<WebhookAnswer>;
  };
}
