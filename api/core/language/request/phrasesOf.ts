import { ANY, DIGIT, startsOf } from '../../principles/starts.ts';

/** So many letters of a word are looked at: few patterns are left then. */
const DEPTH = 2;

const isLike = (start: string, letter: string, at: number): boolean => {
  const wanted = start[at];
  return wanted === undefined || wanted === ANY || wanted === letter || (wanted === DIGIT && /\d/.test(letter));
};

/** Patterns with what they stand for, in their order. */
export interface Phrases<T> {
  /** Those that may fit at this place; none that is left out does. */
  at: (text: string, from: number) => readonly (readonly [RegExp, T])[];
}

/** Phrases of whole words; the first that fits counts, so their order stays. */
export function phrasesOf<T>(phrases: readonly (readonly [source: string, is: T])[]): Phrases<T> {
  const all = phrases.map(([source, is]) => ({
    phrase: [new RegExp(`(?:${source})(?= |$)`, 'y'), is] as const,
    starts: [...startsOf(source, DEPTH, ' ')],
  }));
  const known = new Map<string, readonly (readonly [RegExp, T])[]>();
  return {
    at: (text, from) => {
      const key = text.slice(from, from + DEPTH).padEnd(DEPTH);
      const found =
        known.get(key) ??
        all
          .filter(({ starts }) => starts.some((start) => [...key].every((letter, at) => isLike(start, letter, at))))
          .map(({ phrase }) => phrase);
      known.set(key, found);
      return found;
    },
  };
}
