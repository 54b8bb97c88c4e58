import { clearOnboardingAnswers } from '../onboardingRecord.ts';
import { noteSignOut } from '../sessionEnd.ts';

/** Before the browser follows the way out. */
export function leaving(): void {
  clearOnboardingAnswers();
  noteSignOut();
}
