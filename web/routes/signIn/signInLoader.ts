import { rest } from '../../relay/rest.ts';
import { requireVisitor } from '../guards.ts';

/** Which external sign-ins the server offers. */
export interface Providers {
  google: boolean;
}

/** Before sign-in and register are shown: nobody is signed in, and which buttons there are; none when the server does not say. */
export async function signInLoader(): Promise<Providers> {
  const [providers] = await Promise.all([
    rest<Providers>('GET', '/api/auth/providers').catch(() => ({ google: false })),
    requireVisitor(),
  ]);
  return providers;
}
