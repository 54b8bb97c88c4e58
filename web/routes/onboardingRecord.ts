/** Where the browser keeps what was typed in onboarding. */
export const ONBOARDING_KEY = 'onboarding';

/** Whether any are kept; reading them takes the code of their form. */
export function hasOnboardingAnswers(): boolean {
  try {
    return localStorage.getItem(ONBOARDING_KEY) !== null;
  } catch {
    return false;
  }
}

export function clearOnboardingAnswers() {
  try {
    localStorage.removeItem(ONBOARDING_KEY);
  } catch {
    // storage is blocked: nothing was kept
  }
}
