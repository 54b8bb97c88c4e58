import { createClient } from 'graphql-ws/client';
import type { GraphQLResponse, SubscribeFunction } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { errorOf, persistedPayload } from './fetch.ts';
import { createVersions, type SeenVersions } from './versions.ts';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const CLOSED_BY_US = 1000;

/**
 * Milliseconds before the next attempt to connect: doubling from half a second to half a minute, spread over
 * the upper half so that a restarted server is not met by everyone at once. `dice` is in [0, 1).
 */
export function retryWaitMs(retries: number, dice: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retries);
  return full / 2 + (full / 2) * dice;
}

export interface Socket {
  subscribe: SubscribeFunction;
  /** Calls back after a lost connection stands again; what was sent meanwhile is lost. */
  onReconnect: (listener: () => void) => () => void;
}

interface Connection {
  /** The server is there, or has said something. */
  onAnswer: () => void;
  /** The connection is lost. */
  onSilence: () => void;
  /** Calls back when somebody else has found the server again. */
  onBack: (listener: () => void) => () => void;
  /** Hears how far the objects of each update have come. */
  versions?: SeenVersions;
}

export function createSocket(
  url: string,
  { onAnswer, onSilence, onBack, versions = createVersions() }: Connection,
): Socket {
  const reconnected = new Set<() => void>();
  const client = createClient({
    url,
    lazy: true,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: (retries) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer);
          globalThis.removeEventListener?.('online', go);
          stop();
          resolve();
        };
        const timer = setTimeout(go, retryWaitMs(retries, Math.random()));
        // the network or the server is back: there is nothing to wait for
        const stop = onBack(go);
        globalThis.addEventListener?.('online', go);
      }),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        onAnswer();
        if (wasRetry) for (const listener of reconnected) listener();
      },
      closed: (event) => {
        if ((event as CloseEvent).code !== CLOSED_BY_US) onSilence();
      },
    },
  });
  return {
    subscribe: (request, variables) =>
      Observable.create<GraphQLResponse>((sink) =>
        // the socket accepts a persisted id in place of the document
        client.subscribe(
          { ...persistedPayload(request, variables), query: '' },
          {
            next: (answer) => {
              const error = errorOf(answer.errors as Parameters<typeof errorOf>[0]);
              if (error) sink.error(error);
              else {
                versions.note(answer.data);
                sink.next(answer as GraphQLResponse);
                onAnswer();
              }
            },
            error: (cause) =>
              sink.error(cause instanceof Error ? cause : new Error('Live updates stopped.', { cause })),
            complete: () => sink.complete(),
          },
        ),
      ),
    onReconnect: (listener) => {
      reconnected.add(listener);
      return () => reconnected.delete(listener);
    },
  };
}
