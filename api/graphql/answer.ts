import type { IncomingMessage, ServerResponse } from 'node:http';
import { BadToken, RateLimited, type Unavailable } from '../domain/kernel/errors.ts';
import type { Encoding } from './packed.ts';

/** An HTTP answer, whole; its text as bytes where it is sent more than once. */
export interface Answered<Text extends string | Buffer = string> {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: Text;
  /** The text made smaller, once for all who ask; absent: it is sent once, or too small. */
  packed?: (encoding: Encoding) => Promise<Buffer>;
}

/** A request that never reached an operation, in the words of GraphQL. */
export function refusal(status: number, code: string, message: string, waits?: { retryAfterSec: number }): Answered {
  const text = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...(waits && { 'retry-after': String(waits.retryAfterSec) }),
  };
  return { status, headers, text };
}

/** Did any operation of an answer in JSON fail? */
export function hasErrors(text: string): boolean {
  const results = [JSON.parse(text) as { errors?: unknown }].flat();
  return results.some(({ errors }) => errors !== undefined);
}

/** The body as text; null: larger than the limit, and the rest is not kept. Rejects when the sender goes away. */
export function readBody(request: IncomingMessage, mostBytes: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > mostBytes) return resolve(null);
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size > mostBytes) {
        request.pause();
        return resolve(null);
      }
      parts.push(part);
    });
    request.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    request.on('error', reject);
  });
}

/** The refusal that an error of the domain stands for. */
export function refusedFor(refused: RateLimited | Unavailable | BadToken): Answered {
  const { code, message } = refused;
  if (refused instanceof BadToken) return refusal(401, code, message);
  return refusal(refused instanceof RateLimited ? 429 : 503, code, message, refused);
}

/** What is sent more than once is made smaller once; all else is on its way through the server. */
export async function smaller(
  { status, headers, packed }: Answered<string | Buffer>,
  encoding: Encoding,
): Promise<Answered<Buffer>> {
  return { status, headers: { ...headers, 'content-encoding': encoding }, text: await packed!(encoding) };
}

/** What a client accepts, without the types of answers that come in parts: none of ours does. */
export function inOnePart(accept = '*/*'): string {
  const types = accept.split(',').filter((type) => !/^\s*(multipart\/|text\/event-stream)/i.test(type));
  return types.length > 0 ? types.join(',') : '*/*';
}

const RESPONSE_TYPE = 'application/graphql-response+json';

/** A refusal in the type of GraphQL's own answers, where that is read: clients look for `errors` in no other that is not 2xx. */
export function typed<Text extends string | Buffer>(
  request: IncomingMessage,
  answered: Answered<Text>,
): Answered<Text> {
  const { status, headers } = answered;
  const isOther =
    status >= 400 &&
    headers['content-type']?.startsWith('application/json') &&
    request.headers.accept?.includes(RESPONSE_TYPE);
  return isOther
    ? { ...answered, headers: { ...headers, 'content-type': `${RESPONSE_TYPE}; charset=utf-8` } }
    : answered;
}

/** What no limit of a document lets through. */
const OVER_LIMIT = new Set(['QUERY_TOO_DEEP', 'QUERY_TOO_COMPLEX']);

interface Result {
  data?: unknown;
  errors?: readonly { extensions?: { code?: string } }[];
}
const isOverLimit = ({ errors = [] }: Result) =>
  errors.some(({ extensions }) => OVER_LIMIT.has(extensions?.code ?? ''));

/**
 * An answer without `data` executed nothing: in GraphQL's own type that is no 200, as where variables do not fit. What is over a
 * limit of the document is 400 in any type, whichever step saw it.
 */
export function withoutData(answered: Answered, type: string | null): Answered {
  const { status, text } = answered;
  if (status !== 200 || !text.includes('"errors":[')) return answered;
  const results = [JSON.parse(text) as Result].flat();
  if (results.some((result) => 'data' in result)) return answered;
  return type?.startsWith(RESPONSE_TYPE) || results.every(isOverLimit) ? { ...answered, status: 400 } : answered;
}

export function send(response: ServerResponse, { status, headers, text }: Answered<string | Buffer>): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}
