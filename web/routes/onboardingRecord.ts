/** Where the browser keeps what was typed in onboarding. */
export const ONBOARDING_KEY = 'onboarding';

export function clearOnboardingAnswers() {
  try {
    localStorage.removeItem(ONBOARDING_KEY);
  } catch {
    // storage is blocked: nothing was kept
  }
}
