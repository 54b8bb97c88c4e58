import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { recordSignOut } from '../sessionEnd.ts';

/** Before the browser follows the way out. */
export function leaving(): void {
  clearOnboardingAnswers();
  recordSignOut();
}
