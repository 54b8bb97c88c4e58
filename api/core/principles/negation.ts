// What a negation makes of the words behind it, in the marks of `lexicon.ts`.

/** What may stand between a negation and the word that it turns. */
const BETWEEN = '((?:ALWAYS |ONLY |PERWEEK |PERDAY |VOLUME |WEEK |EVERY |AND (?=W)|[WD]\\d+ )*)';
const NOT_BELOW = new RegExp(`\\bNO ${BETWEEN}BELOW\\b`, 'g');
const NOT_NONE = /\bNO (?:ALWAYS )?NO\b/g;
const NOT_MOST = /\bNO (?:ALWAYS |ONLY )*MOST\b(?! OVER)/g;

/**
 * Under a negation "less than" is a least, "at most" is no bound, and what is left out, or never missing, is kept. No pattern has
 * UNBOUND, KEEP, or a "less than" that a negation further away may turn.
 */
export function turned(marks: string): string {
  const plain = marks.replace(NOT_NONE, 'KEEP').replace(NOT_BELOW, '$1LEAST').replace(NOT_MOST, 'UNBOUND');
  const negated = plain.search(/\b(?:NO|DROP)\b/);
  const isNegated = (at: number): boolean => negated !== -1 && negated < at;
  return plain
    .replace(/\bBELOW\b/g, (mark, at: number) => (isNegated(at) ? mark : 'MOST'))
    .replace(/\bDROP\b/g, (_, at: number) => (isNegated(at) ? 'KEEP' : 'NO'));
}

/** Do the marks ask for what has to be there? */
export const isOfKeeping = (marks: string): boolean => /\b(?:LEAST|KEEP)\b/.test(marks);

const DAYS = 'D\\d+(?: AND D\\d+)*';
const BARE = new RegExp(`^(?:NO|INSTEAD) (?:ALWAYS )?${DAYS}$`);
const BEHIND = new RegExp(
  `^(?<rest>.*\\b(?:D|MOST [NT])\\d+.*?)(?: (?:AND|COLON))? (?:NO|INSTEAD) (?:ALWAYS )?(?<days>${DAYS})$`,
);

/** "not Sunday": days alone, which close them where it stands alone and belong to what was said where it does not. */
export const isBareExclusion = (marks: string): boolean => BARE.test(marks);

/** "the long run on Saturday" */
export const isPlacing = (marks: string): boolean => /^W\d+ (?:ALWAYS )?D\d+/.test(marks);

/** "X on A, not B" as "X on A" and the marks of B; null: it ends otherwise. */
export function withoutExclusion(marks: string): { rest: string; days: string } | null {
  const { rest, days } = BEHIND.exec(marks)?.groups ?? {};
  return rest === undefined || days === undefined || /\b(?:NO|INSTEAD|LEAST|KEEP)\b/.test(rest) ? null : { rest, days };
}
