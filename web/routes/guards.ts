import { type LoaderFunctionArgs, redirect } from 'react-router';
import { onServerUnreachable } from '../offline/connection.ts';
import { eraseKept } from '../offline/eraseKept.ts';
import { assumeUser, homeOf, loadUser } from './session.ts';
import type { User } from './user.ts';
import { finishSignOut, isSignOutOpen } from './sessionEnd.ts';

/** The sign-in screen that leads on to a place of this site. */
export function signInFor(place: string): string {
  return `/login?next=${encodeURIComponent(place)}`;
}

/** Without an answer of the server: whoever it last knew here, whose kept pages can be read. */
async function lastUser(error: unknown): Promise<User> {
  const user = error instanceof TypeError ? await (await import('../offline/pageStore.ts')).keptOwner<User>() : null;
  if (!user) throw error;
  onServerUnreachable();
  assumeUser(user);
  return user;
}

/** Nobody is signed in: nothing of anybody stays in the browser. */
async function isNobody(): Promise<null> {
  await eraseKept();
  return null;
}

/** Loader of what only signed-in people see; who is not comes back to the same place after signing in. */
export async function requireUser({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<User> {
  await finishSignOut();
  const user = await loadUser().then((known) => known ?? isNobody(), lastUser);
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(signInFor(pathname + search));
  return user;
}

/** Middleware: the loaders of a place begin together, and nothing may be asked of an account whose sign-out is still open. */
export async function signOutFirst(args: Pick<LoaderFunctionArgs, 'request'>): Promise<void> {
  if (isSignOutOpen()) await requireUser(args);
}

/** Loader of sign-in and register: who is signed in already has no business there. */
export async function requireVisitor(): Promise<null> {
  await finishSignOut();
  const user = await loadUser();
  if (user) throw redirect(homeOf(user));
  return isNobody();
}

/** A path on this site, or null: never another site's address ("//evil.example"), so that no link can send people away. */
export function ownPath(target: string | null | undefined): string | null {
  if (!target || !/^\/(?![/\\])/.test(target)) return null;
  const url = new URL(target, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}
