const WANTED = 'push';

/** Whoever switched notices on here goes on getting them after their session has ended and they signed in anew; kept until they sign out. */
export const wantsPush = (userId: string): boolean => localStorage.getItem(WANTED) === userId;
export const keepWanting = (userId: string): void => localStorage.setItem(WANTED, userId);
/** They sign out: the worker lets go of what is still to come, and takes what is shown off the screen, also where no server answers. */
export function forgetPush(): void {
  localStorage.removeItem(WANTED);
  navigator.serviceWorker?.controller?.postMessage({ type: 'SIGNED_OUT' });
}
