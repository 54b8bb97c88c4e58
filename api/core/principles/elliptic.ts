import type { Marked } from './lexicon.ts';
import type { What } from './rule.ts';

// Parts of a sentence that leave out what another part says: "max 4 runs and 2 swims a week", "long ride at most 3 hours and only on Saturdays".

const withSubject = (marked: Marked, what: What): Marked => ({
  ...marked,
  marks: `W${marked.whats.length} ${marked.marks}`,
  whats: [...marked.whats, what],
});

const subjectOf = ({ marks, whats }: Marked): What | null =>
  whats.length === 1 && !/\bW\d+ AND\b/.test(marks) ? whats[0]! : null;

const LISTED = /^(?:MOST )?N\d+ W\d+(?: PERWEEK)?$/;

/** "Max 4 runs, 3 rides and 2 swims a week": each with the limit of the first and the week of the last. */
const listed = (parts: readonly Marked[]): readonly Marked[] | null => {
  const isList =
    parts.length > 1 &&
    parts.every(({ marks }) => LISTED.test(marks)) &&
    parts[0]!.marks.startsWith('MOST ') &&
    parts.at(-1)!.marks.endsWith(' PERWEEK');
  return isList
    ? parts.map((part) => ({ ...part, marks: `MOST ${part.marks.replace(/^MOST | PERWEEK$/g, '')} PERWEEK` }))
    : null;
};

/** A limit or days alone, of the workouts that the part before names. */
const OF_THE_SAME =
  /^(?:(?:MOST|NO OVER) (?:T\d+|N\d+(?: TIMES)?(?: PERWEEK)?)|(?:N\d+ |N\d+ TIMES )?PERWEEK MOST|T\d+ MOST|ONLY (?:ALWAYS )?D\d+(?: AND D\d+)*|NO INAROW|NO (?:DAYBEFORE|DAYAFTER|BEFORE|AFTER) W\d+|LEAST (?:G\d+|T\d+) BETWEEN)$/;

/** Hours without a word for workout may be those of the week. */
const MAX_OF_ONE = 120;

function isOfTheSame(part: Marked, subject: What): boolean {
  if (!OF_THE_SAME.test(part.marks)) return false;
  const [minutes] = part.times;
  if (minutes === undefined || subject.quality === 'long') return true;
  return subject.types.length > 0 && minutes <= MAX_OF_ONE;
}

/** The parts with what the others say for them; null: none leaves anything out. */
export function completed(parts: readonly Marked[]): readonly Marked[] | null {
  const list = listed(parts);
  if (list !== null) return list;
  let isElliptic = false;
  let subject: What | null = null;
  const whole: Marked[] = [];
  for (const part of parts) {
    if (subject !== null && isOfTheSame(part, subject)) {
      isElliptic = true;
      whole.push(withSubject(part, subject));
      continue;
    }
    subject = subjectOf(part);
    whole.push(part);
  }
  return isElliptic ? whole : null;
}

/** "At most 12 hours a week, 10 for masters": the first with the amount of the second, where that is the stricter one; null: it is none. */
export function stricter(first: Marked, second: Marked): Marked | null {
  const own = /^(?:MOST )?N(\d+)$|^(?:MOST )?T(\d+)$/.exec(second.marks);
  const said = /^(?:[A-Z]+\d* )*?MOST (?:[NT])(\d+)(?: |$)/.exec(first.marks);
  if (own === null || said === null || /\b(?:NO|OVER|LEAST|ONLY)\b/.test(first.marks)) return null;
  const at = Number(said[1]);
  const isTime = / ?\bMOST T/.test(first.marks);
  const values = isTime ? first.times : first.numbers;
  const factor = isTime && own[1] !== undefined ? (values[at]! % 60 === 0 && values[at]! >= 120 ? 60 : 1) : 1;
  if (!isTime && own[2] !== undefined) return null;
  const value = own[1] === undefined ? second.times[Number(own[2])]! : factor * second.numbers[Number(own[1])]!;
  if (!(value < values[at]!)) return null;
  const changed = values.map((each, i) => (i === at ? value : each));
  return isTime ? { ...first, times: changed } : { ...first, numbers: changed };
}

const ALLOWED = /(?: |^)(?:yes|ok|okay|fine|allowed|permitted|possible|no problem|is not forbidden)$/;

/** "swim Tuesday yes" says nothing new beside a rule that closes other days or sports; null: it allows nothing. */
export const allowedIn = (part: string): string | null =>
  ALLOWED.test(part) ? part.replace(ALLOWED, '').trim() : null;

/** Do the two speak of workouts, or of days, that have nothing in common? */
export function areApart(one: Marked, other: Marked): boolean {
  const types = one.whats.flatMap((what) => what.types);
  const others = other.whats.flatMap((what) => what.types);
  const days = one.days.flat();
  const otherDays = other.days.flat();
  const haveNone = <T>(a: readonly T[], b: readonly T[]) =>
    a.length > 0 && b.length > 0 && !a.some((each) => b.includes(each));
  return haveNone(types, others) || haveNone(days, otherDays);
}
