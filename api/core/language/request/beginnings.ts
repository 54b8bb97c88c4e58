/** So many characters of what a pattern can begin with are looked at: with two, few patterns are left at a word. */
const DEPTH = 2;
/** Stand for any character, and for a digit. */
const [ANY, DIGIT] = ['\u0001', '\u0002'];
/** Larger sets of characters are taken as any. */
const MOST_LETTERS = 12;

/** What can be read at the start; what is shorter than the depth is the whole of it. */
type Starts = ReadonlySet<string>;
const NOTHING: Starts = new Set(['']);
const ANYTHING: Starts = new Set([ANY]);

const followed = (one: Starts, next: Starts): Starts =>
  new Set(
    [...one].flatMap((start) =>
      start.length < DEPTH ? [...next].map((end) => (start + end).slice(0, DEPTH)) : [start],
    ),
  );

/** Several in a row, as often as the depth can tell. */
function repeated(each: Starts, isOptional: boolean, isOne: boolean): Starts {
  const more = isOne
    ? each
    : Array.from({ length: DEPTH }).reduce<Starts>((all) => new Set([...each, ...followed(each, all)]), each);
  return isOptional ? new Set(['', ...more]) : more;
}

function classOf(inside: string): Starts {
  if (inside === '0-9') return new Set([DIGIT]);
  const isPlain = inside.length <= MOST_LETTERS && !/[\\^]|.-./.test(inside);
  return isPlain ? new Set(inside) : ANYTHING;
}

const isFull = (starts: Starts): boolean => [...starts].every(({ length }) => length === DEPTH);
const isEnd = (letter: string): boolean => letter === '|' || letter === ')';

/** Reads a pattern from left to right; what stands before and behind a place narrows it, and is left out. */
class Reading {
  private at = 0;
  private readonly source: string;
  constructor(source: string) {
    this.source = source;
  }

  private takes(text: string): boolean {
    const isThere = this.source.startsWith(text, this.at);
    if (isThere) this.at += text.length;
    return isThere;
  }

  private takesAs(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found !== null) this.at += found[0].length;
    return found?.[1];
  }

  either(): Starts {
    const all = new Set<string>();
    do for (const start of this.inTurn()) all.add(start);
    while (this.takes('|'));
    return all;
  }

  private inTurn(): Starts {
    let all = NOTHING;
    while (this.at < this.source.length && !isEnd(this.source[this.at]!)) {
      all = followed(all, this.times(this.one()));
      if (isFull(all)) this.leave();
    }
    return all;
  }

  /** To the end of an alternative of which nothing more is looked at. */
  private leave(): void {
    for (let open = 0; this.at < this.source.length;) {
      const letter = this.source[this.at]!;
      if (open === 0 && isEnd(letter)) return;
      if (this.takesAs(/(\\[^]|\[(?:[^\]\\]|\\[^])*\])/y) !== undefined) continue;
      open += Number(letter === '(') - Number(letter === ')');
      this.at += 1;
    }
  }

  private times(each: Starts): Starts {
    const often = this.takesAs(/([?*+]|\{\d+(?:,\d*)?\})\??/y);
    if (often === undefined) return each;
    return repeated(each, /^(?:[?*]|\{0)/.test(often), often === '?');
  }

  private one(): Starts {
    const plain = this.takesAs(/([a-z0-9 ',:-])/y);
    if (plain !== undefined) return new Set(plain);
    if (this.takesAs(/(\(\?<?[=!])/y) !== undefined) {
      this.either();
      this.takes(')');
      return NOTHING;
    }
    if (this.takesAs(/(\((?:\?:|\?<\w+>)?)/y) !== undefined) {
      const inside = this.either();
      this.takes(')');
      return inside;
    }
    const inClass = this.takesAs(/\[((?:[^\]\\]|\\[^])*)\]/y);
    if (inClass !== undefined) return classOf(inClass);
    const escaped = this.takesAs(/\\(k<\w+>|u[0-9a-f]{4}|[^])/y);
    if (escaped !== undefined) return this.escape(escaped);
    const letter = this.source[this.at]!;
    this.at += 1;
    if (letter === '^' || letter === '$') return NOTHING;
    return letter === '.' ? ANYTHING : new Set([letter]);
  }

  private escape(letter: string): Starts {
    if (letter === 'b' || letter === 'B') return NOTHING;
    if (letter === 'd') return new Set([DIGIT]);
    // a word that stood before may be empty
    if (/^(?:k|[1-9])/.test(letter)) return new Set(['', ANY, ANY + ANY]);
    return /^[a-z]/i.test(letter) ? ANYTHING : new Set([letter]);
  }
}

/** What a text can begin with where a pattern fits that ends at a space or at the end of the text. */
export const startsOf = (source: string): Starts => followed(new Reading(source).either(), new Set([' ']));

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
    starts: [...startsOf(source)],
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
