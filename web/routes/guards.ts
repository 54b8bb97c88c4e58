import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loadUser, type User } from './session.ts';

/** The sign-in screen that leads on to a place of this site. */
export function signInFor(place: string): string {
  return `/login?next=${encodeURIComponent(place)}`;
}

/** Loader of what only signed-in people see; who is not comes back to the same place after signing in. */
export async function requireUser({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<User> {
  const user = await loadUser();
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(signInFor(pathname + search));
  return user;
}

/** Loader of sign-in and register: who is signed in already has no business there. */
export async function requireVisitor(): Promise<null> {
  if (await loadUser()) throw redirect('/dashboard');
  return null;
}

/** A path on this site, or null: never another site's address ("//evil.example"), so that no link can send people away. */
export function ownPath(target: string | null | undefined): string | null {
  if (!target || !/^\/(?![/\\])/.test(target)) return null;
  const url = new URL(target, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : null;
}
