import { eraseKept } from '../../offline/eraseKept.ts';
import { clearOnboardingAnswers } from '../onboardingRecord.ts';

/** What of this account the browser keeps, gone before the session is. */
export function forgetAccount(): void {
  clearOnboardingAnswers();
  void eraseKept();
}

/** Signs out: what the link of the sidebar does. */
export function signOut(): void {
  forgetAccount();
  window.location.assign('/api/logout');
}
