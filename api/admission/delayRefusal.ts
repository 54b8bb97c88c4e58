import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { BODIES, LARGE_REFUSAL } from './budgets.ts';

/** Bytes that a request says its body has; endless where it does not say. */
export function declaredBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;
}

/**
 * To be waited for before a refusal is sent. A body that nobody wants must still be taken in, or its sender would not read the
 * answer: where it is large the refusal waits, so that whoever asks again at once makes few of them, and where it is larger than any
 * body may be the connection ends with the answer.
 */
export async function delayRefusal(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = request.complete ? 0 : declaredBytes(request);
  if (bytes > BODIES.graphql) response.setHeader('Connection', 'close');
  if (bytes > BODIES.large) await pause(LARGE_REFUSAL.pauseMs, undefined, { ref: false });
}
