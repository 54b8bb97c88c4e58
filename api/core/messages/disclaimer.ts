/** Belongs to everything that is said about illness and injury. */
export const NO_MEDICAL_ADVICE = 'This is not medical advice.';

/** Texts as one; that it is no medical advice is said once, at its end. */
export function asOneText(texts: readonly string[]): string {
  const all = texts.filter(Boolean).join(' ');
  const rest = all.split(NO_MEDICAL_ADVICE).map((part) => part.trim());
  return [...rest, all.includes(NO_MEDICAL_ADVICE) ? NO_MEDICAL_ADVICE : ''].filter(Boolean).join(' ');
}
