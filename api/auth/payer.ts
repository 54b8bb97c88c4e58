import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Payer } from '../admission/payer.ts';
import { accountKey } from '../admission/admission.ts';
import { createRecent } from '../admission/recent.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import type { Env } from '../env.ts';
import { sessionIdOf } from './sessionCookie.ts';
import { bearerOf } from './viewer.ts';

type Asking = Pick<IncomingMessage, 'headers'>;

/** Sessions and tokens of which is remembered whose they are. */
const MAX_KNOWN = 20_000;

/** The network that one customer of a provider has: of IPv6 it is the first half of the address, of which anybody has as many as they like. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.replace(/%.*/, '').split('::');
  const parts = (text: string | undefined) => (text ? text.split(':') : []);
  const zeros = Math.max(0, 8 - parts(head).length - parts(tail).length);
  return (
    [...parts(head), ...Array<string>(zeros).fill('0'), ...parts(tail)]
      .slice(0, 4)
      .map((part) => Number.parseInt(part, 16).toString(16))
      .join(':') + '::/64'
  );
}

export interface Payers {
  of(request: IncomingMessage): Payer;
  /** Notes whom the session or token of the request turned out to be. */
  learn(request: Asking, viewer: Viewer | null): void;
}

/**
 * Who pays, told without asking the database: a session by its signed cookie, an account once it was looked up. A token that
 * nobody has looked up yet is nobody's, since anyone can make one up.
 */
export function createPayers(env: Env, addressOf: (request: IncomingMessage) => string): Payers {
  const accounts = createRecent<string>(MAX_KNOWN);
  const sessionOf = (request: Asking): string | null => {
    const id = request.headers.authorization === undefined ? sessionIdOf(request, env) : null;
    return id && `session:${hashOfSecret(id)}`;
  };
  const tokenOf = (request: Asking): string | null => {
    const token = bearerOf(request);
    return token && `token:${hashOfSecret(token)}`;
  };
  const read = new WeakMap<Asking, { session: string | null; known: string | null }>();
  const credentialsOf = (request: Asking) => {
    const before = read.get(request);
    if (before) return before;
    const session = sessionOf(request);
    const found = { session, known: session ?? tokenOf(request) };
    read.set(request, found);
    return found;
  };
  return {
    of: (request) => {
      const { session, known } = credentialsOf(request);
      return { address: networkOf(addressOf(request)), session, account: (known && accounts.get(known)) ?? session };
    },
    learn: (request, viewer) => {
      const { known } = credentialsOf(request);
      if (!known) return;
      if (viewer) accounts.set(known, accountKey(viewer));
      else accounts.delete(known);
    },
  };
}
