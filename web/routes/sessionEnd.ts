import { forgetKnownUser } from './site.ts';

/** Says that the reader of this browser has signed out, and that the server may not know yet. */
const MARKER = 'signed-out-here';

/** The reader has signed out, and the server cannot be told. */
export class SessionStillOpen extends Error {
  constructor() {
    super(
      'Nothing of your account is in this browser any more. As soon as there is a connection, your session ends on the server too.',
    );
  }
}

/** Before the server is told: without a network it never hears of it. */
export function recordSignOut(): void {
  try {
    localStorage.setItem(MARKER, 'yes');
  } catch {
    // a browser that keeps nothing signs out all the same
  }
}

/** Whether the reader has signed out here, and the server may not know. */
export function isSignOutOpen(): boolean {
  try {
    return localStorage.getItem(MARKER) !== null;
  } catch {
    return false;
  }
}

/** The server knows of nobody: there is nothing to tell it. */
export const forgetSignOut = (): void => {
  if (isSignOutOpen()) localStorage.removeItem(MARKER);
};

/** Ends the session that a sign-out left open, before anything of it is shown. Throws SessionStillOpen while the server does not answer. */
export async function finishSignOut(): Promise<void> {
  if (!isSignOutOpen()) return;
  // it answers with a way to the front page, which nobody here follows
  const answer = await fetch('/api/logout', { credentials: 'include', redirect: 'manual' }).catch(() => null);
  if (!answer || (!answer.ok && answer.type !== 'opaqueredirect')) throw new SessionStillOpen();
  forgetSignOut();
  forgetKnownUser();
}
