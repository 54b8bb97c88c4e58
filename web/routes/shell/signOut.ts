import { isOffline, useOffline } from '../../offline/connection.ts';
import { forgetPush } from '../../offline/pushWish.ts';
import { eraseKept } from '../../offline/eraseKept.ts';
import { markLeaving } from '../../relay/environment.ts';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { recordSignOut } from '../sessionEnd.ts';

/** What of this account the browser keeps, gone before the session is. */
export function forgetAccount(): void {
  clearOnboardingAnswers();
  forgetPush();
  void eraseKept();
}

/** The way out goes through the server; where none answers, the application starts anew and says how it stands. */
const wayOut = (offline: boolean) => (offline ? '/dashboard' : '/api/logout');

/** Where a link that signs out leads. */
export const useWayOut = (): string => wayOut(useOffline());

/** Before the browser follows such a link. */
export function beforeSignOut(): void {
  forgetAccount();
  recordSignOut();
  markLeaving();
}

/** Signs out: what the link of the sidebar does. */
export function signOut(): void {
  beforeSignOut();
  window.location.assign(wayOut(isOffline()));
}
