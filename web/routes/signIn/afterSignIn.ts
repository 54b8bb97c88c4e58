import { ownPath } from '../guards.ts';
import { pendingAnswers } from '../onboardingAnswers.ts';
import { refreshUser } from '../session.ts';

/** The reply of sign-in and register. */
export interface SignInReply {
  success: boolean;
  redirectUrl?: string;
  message?: string;
}

/**
 * Where a newly signed-in person goes: answers given before signing in are delivered first, then the first of the
 * wanted paths that lies on this site.
 */
export async function destinationAfterSignIn(...wanted: readonly (string | null | undefined)[]): Promise<string> {
  const user = await refreshUser();
  if (pendingAnswers(user)) return '/onboarding/complete';
  return wanted.map(ownPath).find((path) => path !== null) ?? '/dashboard';
}

/** The query that hands the wanted place on between sign-in and register. */
export function onwards(search: URLSearchParams): string {
  const next = ownPath(search.get('next'));
  return next ? `?next=${encodeURIComponent(next)}` : '';
}
