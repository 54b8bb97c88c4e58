import { opening, type Reader } from './reader.ts';

/** Who taught a rule that the athlete gave in words of their own. No name begins like this. */
export const BY_ATHLETE = '@athlete';

/**
 * "Max Mustermann's principle: no long run on Saturday"; without a name "Your coach's …", the athlete's own "Your constraint: …".
 * `words` as the rule begins a sentence.
 */
export function principleName(by: string, words: string, { possessive }: Reader): string {
  const said = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  if (by === BY_ATHLETE) return `${opening(possessive)} constraint: ${said}`;
  const whose = by === '' ? `${opening(possessive)} coach's` : `${by}'s`;
  return `${whose} principle: ${said}`;
}

/** A kept name as it is made now: before 25 November 2026 a workout was called a session in it. The name of who taught it stays. */
export function keptPrincipleName(name: string): string {
  const at = name.indexOf(': ');
  return `${name.slice(0, at + 1)}${name.slice(at + 1).replaceAll(/\bsession(?=s?\b)/g, 'workout')}`;
}
