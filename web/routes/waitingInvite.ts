const KEY = 'waitingInvite';

/** Keeps an invitation of someone who has to sign in or register first; this tab alone knows of it. */
export function keepInvite(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // without storage the link has to be opened again
  }
}

export function forgetInvite(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // there is none
  }
}

/** Path of the invitation that waits for an answer; null: none. */
export function waitingInvite(): string | null {
  try {
    const token = sessionStorage.getItem(KEY);
    return token && /^[\w-]{1,100}$/.test(token) ? `/invite/${token}` : null;
  } catch {
    return null;
  }
}
