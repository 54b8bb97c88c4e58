/** Stand for any character, and for a digit; a space is any white one. */
export const [ANY, DIGIT] = ['\u0001', '\u0002'];
/** Larger sets of characters are taken as any. */
const MAX_LETTERS = 12;

/** What can be read at the start; what is shorter than asked for is the whole of it. */
export type Starts = ReadonlySet<string>;
const NOTHING: Starts = new Set(['']);
const ANYTHING: Starts = new Set([ANY]);

function classOf(inside: string): Starts {
  if (inside === '0-9') return new Set([DIGIT]);
  const isPlain = inside.length <= MAX_LETTERS && !/[\\^\ud800-\udfff]|.-./.test(inside);
  return isPlain ? new Set(inside) : ANYTHING;
}

const isEnd = (letter: string): boolean => letter === '|' || letter === ')';

/** Reads a pattern from left to right; what stands before and behind a place narrows it, and is left out. */
class Reading {
  private at = 0;
  private readonly source: string;
  private readonly depth: number;
  constructor(source: string, depth: number) {
    this.source = source;
    this.depth = depth;
  }

  followed(one: Starts, next: Starts): Starts {
    return new Set(
      [...one].flatMap((start) =>
        start.length < this.depth ? [...next].map((end) => (start + end).slice(0, this.depth)) : [start],
      ),
    );
  }

  /** Several in a row, as often as the depth can tell. */
  private repeated(each: Starts, isOptional: boolean, isOne: boolean): Starts {
    let more = each;
    for (let times = 1; times < this.depth && !isOne; times += 1)
      more = new Set([...each, ...this.followed(each, more)]);
    return isOptional ? new Set(['', ...more]) : more;
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
      all = this.followed(all, this.times(this.one()));
      if ([...all].every(({ length }) => length === this.depth)) this.leave();
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
    return this.repeated(each, /^(?:[?*]|\{0)/.test(often), often === '?');
  }

  private one(): Starts {
    const plain = this.takesAs(/([a-z0-9 ',:-]+)(?![?*+{])/y);
    if (plain !== undefined) return new Set([plain.slice(0, this.depth)]);
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
    if (letter === 's') return new Set([' ']);
    // a word that stood before may be empty
    if (/^(?:k|[1-9])/.test(letter))
      return new Set(Array.from({ length: this.depth + 1 }, (_, length) => ANY.repeat(length)));
    return /^[a-z]/i.test(letter) ? ANYTHING : new Set([letter]);
  }
}

/** What a match of a pattern can begin with, and `behind` it where it is short. */
export function startsOf(source: string, depth: number, behind = ''): Starts {
  const reading = new Reading(source, depth);
  return reading.followed(reading.either(), new Set([behind]));
}
