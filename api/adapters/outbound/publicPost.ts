import { type LookupAddress, promises as dns } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

const DEADLINE_MS = 10_000;
/** What is read of an answer, which says nothing that we need. */
const MAX_ANSWER_BYTES = 4096;

export interface PublicPostOptions {
  /** Also http, and addresses of private networks: for tests, and servers whose programs live beside them. */
  allowsPrivate: boolean;
  deadlineMs?: number;
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<LookupAddress[]>;
}

export interface PublicMessage {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** A status, or why there is none. */
export type PublicAnswer = { status: number } | { trouble: 'slow' | 'unreachable' | 'private' };

/** Posts to addresses that anybody may name, so to none within the server's own networks. */
export interface PublicPost {
  /** Why nothing is ever sent to that address, a sentence; null: it may be. */
  problemOf(url: string): string | null;
  /** Tries once. Never rejects. */
  send(message: PublicMessage): Promise<PublicAnswer>;
}

/** The name as sockets take it: an IPv6 address has no brackets there. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Connects to addresses that were looked at, and asks no name server again. */
const pinned =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_name, { all }, done) => {
    if (all) done(null, [...addresses]);
    else done(null, addresses[0]!.address, addresses[0]!.family);
  };

function post(
  url: URL,
  { headers: given, body }: PublicMessage,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  const headers = { ...given, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    // no agent: a connection that is kept would be one to an address of before
    const sent = request(url, { method: 'POST', headers, lookup, agent: false, signal });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let bytes = 0;
      response.on('error', () => {});
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes > MAX_ANSWER_BYTES) response.destroy();
      });
      // where it leads is not followed: nobody has looked at that address
      resolve(response.statusCode!);
    });
    sent.end(body);
  });
}

/** Sends to addresses that people name, and to none that lies within the networks of the server. */
export function createPublicPost({
  allowsPrivate,
  deadlineMs = DEADLINE_MS,
  resolve = (name) => dns.lookup(name, { all: true, verbatim: true }),
}: PublicPostOptions): PublicPost {
  const mayBe = (address: string) => allowsPrivate || isPublicAddress(address);

  return {
    problemOf(url) {
      const target = URL.canParse(url) ? new URL(url) : null;
      if (target?.protocol !== 'https:' && !(allowsPrivate && target?.protocol === 'http:'))
        return 'Enter an address that begins with https://.';
      if (target.username || target.password) return 'Enter an address without a user name or password.';
      const host = hostOf(target);
      return (isIP(host) && !mayBe(host)) || (host === 'localhost' && !allowsPrivate)
        ? 'Enter an address of the public internet.'
        : null;
    },
    async send(message) {
      const signal = AbortSignal.timeout(deadlineMs);
      const late = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      });
      late.catch(() => {});
      try {
        const url = new URL(message.url);
        const host = hostOf(url);
        const family = isIP(host);
        const addresses = family ? [{ address: host, family }] : await Promise.race([resolve(host), late]);
        // one that is not is enough: the next answer might begin with it
        if (addresses.length === 0 || !addresses.every(({ address }) => mayBe(address))) return { trouble: 'private' };
        return { status: await Promise.race([post(url, message, pinned(addresses), signal), late]) };
      } catch {
        return { trouble: signal.aborted ? 'slow' : 'unreachable' };
      }
    },
  };
}
