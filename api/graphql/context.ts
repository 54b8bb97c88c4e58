import type { AccountDeps } from '../domain/account/account.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import type { Keyed } from '../domain/kernel/idempotency.ts';

/** What every resolver has at hand, made once per request or subscription. */
export interface Context {
  deps: AccountDeps;
  /** Null: nobody is signed in. */
  viewer: Viewer | null;
  /** The server's address for links in e-mails. */
  site: string;
  /** Asks again who this is: a session or token may have ended since. */
  stillViewer: () => Promise<Viewer | null>;
  /** By which an answer and the log name the same request; a socket's message has none. */
  requestId?: string;
  /** The request came with an Idempotency-Key; `deps` are its. */
  keyed?: Keyed<AccountDeps> | undefined;
}
