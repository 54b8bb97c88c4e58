/** What may change a plan on its own, by what it answers. */
export const ADAPT_RULES = [
  'illness',
  'injury',
  'absence',
  'skips',
  'effort',
  'readiness',
  'life',
  'missedKey',
] as const;
export type AdaptRule = (typeof ADAPT_RULES)[number];

/** Rules that wait for the athlete's word: they answer how single sessions went. */
export const OFFERED_RULES: readonly AdaptRule[] = ['illness', 'absence', 'skips', 'effort', 'missedKey'];

/** Beginnings of the reason codes of each. */
const CODES: readonly (readonly [string, AdaptRule])[] = [
  ['ILLNESS', 'illness'],
  ['INJURY', 'injury'],
  ['BREAK', 'absence'],
  ['SKIPPED_INJURY', 'skips'],
  ['TIRED', 'skips'],
  ['BUSY_WEEK', 'skips'],
  ['EFFORT', 'effort'],
  ['MORE_THAN_PLANNED', 'effort'],
  ['READINESS', 'readiness'],
  ['TRAVEL', 'life'],
  ['DEADLINES', 'life'],
  ['TIME_ZONES', 'life'],
  ['MISSED_KEY', 'missedKey'],
];

/** The rule behind a reason; null: a limit, or a person. */
export const ruleOf = (reasonCode: string): AdaptRule | null =>
  CODES.find(([code]) => reasonCode.startsWith(code))?.[1] ?? null;
