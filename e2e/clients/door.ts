import { type Client, CloseCode, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** Whatever a document asked for. */
export type Data = any; // eslint-disable-line

/** What an integrator is given: an address and an access token. */
export interface Door {
  /** Of GraphQL, over HTTP. */
  url: string;
  token: string;
  /** Where sockets go, if elsewhere. */
  socketUrl?: string;
  fetch?: typeof fetch;
  /** Told with each socket that opens. */
  onConnected?: () => void;
  /** Told why each one closed. */
  onClosed?: (code: number) => void;
}

interface Closed {
  code: number;
}

/** A socket that opens with the first subscription, and again after it was dropped. */
export const socketOf = ({ url, socketUrl, token, onConnected, onClosed }: Door): Client =>
  createClient({
    url: socketUrl ?? url.replace(/^http/, 'ws'),
    // Node.js 20 has none of its own
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 20)),
    retryAttempts: 100,
    // with the same token it would be the same again
    shouldRetry: (problem) => (problem as Closed).code !== CloseCode.Forbidden,
    on: { connected: () => onConnected?.(), closed: (event) => onClosed?.((event as Closed).code) },
  });
