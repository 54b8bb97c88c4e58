import { rest } from '../../relay/rest.ts';
import { requireVisitor } from '../guards.ts';

/** Which ways to sign in, and back in, the server offers. */
export interface Providers {
  google: boolean;
  /** It can mail a link for a forgotten password. */
  mail: boolean;
}

/** Before sign-in and register are shown: nobody is signed in, and what the server offers; no button where it does not say. */
export async function signInLoader(): Promise<Providers> {
  const [providers] = await Promise.all([
    rest<Providers>('GET', '/api/auth/providers').catch(() => ({ google: false, mail: true })),
    requireVisitor(),
  ]);
  return providers;
}
