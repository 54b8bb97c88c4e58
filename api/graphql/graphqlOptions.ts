import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Payer } from '../admission/payer.ts';
import type { Admission } from '../admission/admission.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { BadToken, RateLimited } from '../domain/kernel/errors.ts';
import type { Encoding } from './packed.ts';
import type { FindPersisted } from './persisted.ts';

/** What GraphQL is told of the server around it. */
export interface GraphqlOptions {
  /** The viewer of a request or of a socket upgrade. */
  viewerOf: (request: Pick<IncomingMessage, 'headers'>) => Promise<Viewer | null>;
  /** Throws a DomainError for a state-changing request that another site may have forged. */
  assertOwnPage: (request: IncomingMessage) => void;
  /** May a page at the request's Origin open a socket? */
  mayUpgrade: (request: IncomingMessage) => boolean;
  /** The server's address for links in e-mails. */
  siteOf: (request: IncomingMessage) => string;
  /** The refusal by the rate limit, else by the access token's limit, which is also sent in headers. Null: allowed. */
  refused: (request: IncomingMessage, response: ServerResponse) => Promise<RateLimited | BadToken | null>;
  /** Counts a socket's message against the limit of its access token. Null: allowed. */
  consumeTokenRateLimit: (request: Pick<IncomingMessage, 'headers'>) => Promise<RateLimited | null>;
  /** Must new requests and sockets be refused? */
  isPressed: () => boolean;
  /** The budgets of this process. */
  admission: Admission;
  /** Whose budget the request uses. */
  payerOf: (request: IncomingMessage) => Payer;
  /** The encoding for compressing an answer; null: no compression. */
  encodingOf: (request: IncomingMessage, response: ServerResponse) => Encoding | null;
  findPersisted: FindPersisted;
  log: { error(details: object, message: string): void };
}
