import { opening, type Reader } from './reader.ts';

/** "Max Mustermann's principle: no long run on Saturday"; without a name "Your coach's …". `words` as the rule begins a sentence. */
export function principleName(by: string, words: string, { possessive }: Reader): string {
  const whose = by === '' ? `${opening(possessive)} coach's` : `${by}'s`;
  return `${whose} principle: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}
