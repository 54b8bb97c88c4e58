import { useSyncExternalStore } from 'react';
import { rest, RestError } from '../relay/rest.ts';
import { knownUser } from './site.ts';
import type { User } from './user.ts';

/** Where a signed-in person begins. */
export const homeOf = ({ home = '/dashboard' }: User): string => home;

export type Session = { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; user: User };

const FRESH_MS = 5 * 60_000;

const LOADING: Session = { status: 'loading' };

let session: Session = LOADING;
let askedAt = Number.NEGATIVE_INFINITY;
/** What the document says is true when it comes, not for the life of the page. */
let isDocumentRead = false;
let asking: Promise<User | null> | null = null;
const listeners = new Set<() => void>();

function settle(user: User | null) {
  const before = session;
  session = user ? { status: 'signed-in', user } : { status: 'signed-out' };
  // an answer that says the same must not redraw the page
  if (JSON.stringify(before) === JSON.stringify(session)) session = before;
  else for (const listener of listeners) listener();
}

async function ask(): Promise<User | null> {
  try {
    return await rest<User>('GET', '/api/auth/user');
  } catch (error) {
    if (error instanceof RestError && error.status === 401) return null;
    throw error;
  }
}

/** Asks the server now who is signed in; null is nobody. Throws when the server does not answer. */
export function refreshUser(): Promise<User | null> {
  asking ??= ask()
    .then((user) => {
      askedAt = Date.now();
      settle(user);
      return user;
    })
    .catch((error: unknown) => {
      // public pages show their signed-out form; the next question starts afresh
      if (session.status === 'loading') settle(null);
      askedAt = Number.NEGATIVE_INFINITY;
      throw error;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}

/** The same, from memory when the last answer is younger than five minutes; the first answer is the document's, where it says who. */
export async function loadUser(): Promise<User | null> {
  const known = isDocumentRead ? undefined : knownUser();
  isDocumentRead = true;
  if (known !== undefined && session.status === 'loading') {
    askedAt = Date.now();
    settle(known);
    return known;
  }
  const fresh = session.status !== 'loading' && Date.now() - askedAt < FRESH_MS;
  if (!fresh) return refreshUser();
  return session.status === 'signed-in' ? session.user : null;
}

/** Without an answer: who was signed in when there was one. The next reader asks again. */
export function assumeUser(user: User) {
  settle(user);
}

/** Knows nothing, as when the page was loaded. */
export function forgetUser() {
  isDocumentRead = false;
  session = LOADING;
  askedAt = Number.NEGATIVE_INFINITY;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Who is signed in, as far as is known; redraws when that changes. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => LOADING,
  );
}

/** Asks again whenever the window gets the focus. Returns the function that stops it. */
export function watchSession(): () => void {
  const again = () => {
    // offline: what is known stays; a guarded call will tell
    refreshUser().catch(() => undefined);
  };
  window.addEventListener('focus', again);
  return () => window.removeEventListener('focus', again);
}
