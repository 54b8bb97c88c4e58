import { ANY, DIGIT, startsOf } from './starts.ts';

/** So many characters of a match are looked for before a pattern is. */
const DEPTH = 3;
const BITS = 7;
const [OF_DIGITS, OF_OTHERS, SPACE] = [1, 127, 32];

/** A number for a character: all digits are alike, all white ones, and all that are none of English. */
function codeOf(letter: number): number {
  if (Number.isNaN(letter)) return 0;
  if (letter >= 48 && letter <= 57) return OF_DIGITS;
  if (letter < 127) return letter > 8 && letter < 14 ? SPACE : letter;
  return /\s/.test(String.fromCharCode(letter)) ? SPACE : OF_OTHERS;
}

/** A number for what is looked for in a text; 0: anything would do. */
function keyOf(start: string): number {
  const known = start.split(ANY)[0]!.replaceAll(DIGIT, '0');
  return [...known].reduce((key, letter, at) => key | (codeOf(letter.charCodeAt(0)) << (BITS * at)), 0);
}

const PAIR = (1 << (2 * BITS)) - 1;
const [IS, BEGINS] = [1, 2];

interface Sought {
  /** The patterns that may fit where this is in a text. */
  by: ReadonlyMap<number, readonly number[]>;
  /** Whether something of these two characters is sought, and whether something begins with them. */
  pairs: Uint8Array;
  /** 1 for the patterns that are looked for in every text. */
  always: Uint8Array;
}

function soughtOf(patterns: readonly RegExp[]): Sought {
  const by = new Map<number, number[]>();
  const always = new Uint8Array(patterns.length);
  patterns.forEach(({ source, flags }, index) => {
    const keys = /[iu]/.test(flags) ? [0] : [...new Set([...startsOf(source, DEPTH)].map(keyOf))];
    if (keys.includes(0)) always[index] = 1;
    else for (const key of keys) by.set(key, [...(by.get(key) ?? []), index]);
  });
  const pairs = new Uint8Array(1 << (2 * BITS));
  for (const key of by.keys()) pairs[key & PAIR] = pairs[key & PAIR]! | (key > PAIR ? BEGINS : IS);
  return { by, pairs, always };
}

/** Tells of a text which of these patterns may fit in it, as 1; what it tells as 0 does not. */
export function sieveOf(patterns: readonly RegExp[]): (text: string) => Uint8Array {
  let sought: Sought | null = null;
  return (text) => {
    sought ??= soughtOf(patterns);
    const { by, pairs, always } = sought;
    const may = always.slice();
    const take = (key: number): void => {
      for (const index of by.get(key) ?? []) may[index] = 1;
    };
    let here = codeOf(text.charCodeAt(0));
    let next = codeOf(text.charCodeAt(1));
    for (let at = 0; at < text.length; at += 1) {
      const third = codeOf(text.charCodeAt(at + 2));
      const pair = here | (next << BITS);
      take(here);
      if ((pairs[pair]! & IS) !== 0) take(pair);
      if ((pairs[pair]! & BEGINS) !== 0) take(pair | (third << (2 * BITS)));
      here = next;
      next = third;
    }
    return may;
  };
}

export type Rewrite = readonly [RegExp, string | ((...found: string[]) => string)];

/** Rewrites a text by each of these in turn; what cannot fit is not tried. */
export function rewriterOf(rewrites: readonly Rewrite[]): (text: string, tidied?: (text: string) => string) => string {
  const sieve = sieveOf(rewrites.map(([pattern]) => pattern));
  return (text, tidied) => {
    let plain = text;
    let may = sieve(text);
    let isTidy = tidied === undefined;
    rewrites.forEach(([pattern, to], index) => {
      if (may[index] === 0 && isTidy) return;
      const now = may[index] === 0 ? plain : plain.replace(pattern, to as string);
      const next = tidied?.(now) ?? now;
      isTidy = next === now;
      if (next !== plain) may = sieve(next);
      plain = next;
    });
    return plain;
  };
}
