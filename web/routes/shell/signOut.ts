import { clearOnboardingAnswers } from '../onboardingRecord.ts';

/** What of this account the browser keeps, gone before the session is. */
export function forgetAccount(): void {
  clearOnboardingAnswers();
}

/** Signs out: what the link of the sidebar does. */
export function signOut(): void {
  forgetAccount();
  window.location.assign('/api/logout');
}
