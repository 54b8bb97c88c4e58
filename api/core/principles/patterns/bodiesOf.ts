import type { Marked } from '../lexicon.ts';
import type { RuleBody } from '../rule.ts';
import { COUNTS, NONE } from './counts.ts';
import { DAYS } from './days.ts';
import { foundIn, type Patterns } from './found.ts';
import { LENGTHS } from './lengths.ts';
import { NEARNESS } from './nearness.ts';
import { RACES } from './races.ts';
import { RATHER } from './rather.ts';
import { SEASON } from './season.ts';
import { WEEK } from './week.ts';

/** The first that fits speaks: the order is part of what they say. */
const PATTERNS: Patterns = [
  ...RATHER,
  ...NEARNESS,
  ...RACES,
  ...SEASON,
  ...WEEK,
  ...LENGTHS,
  ...COUNTS,
  ...DAYS,
  ...NONE,
];

const COMPILED = PATTERNS.flatMap(([make, ...patterns]) =>
  patterns.map((pattern) => [new RegExp(`^(?:${pattern})$`), make] as const),
);

/** The rules that a clause makes; null: none. */
export function bodiesOf(marked: Marked): readonly RuleBody[] | null {
  if (marked.unknown.length > 0) return null;
  const found = foundIn(marked);
  for (const [pattern, make] of COMPILED) {
    const match = pattern.exec(marked.marks);
    if (match === null) continue;
    const marks: Record<string, string | undefined> = { 0: match[0] };
    for (const [name, value] of Object.entries(match.groups ?? {})) marks[name.replace(/\d+$/, '')] ??= value;
    const bodies = make(found, marks);
    if (bodies !== null && bodies.length > 0) return bodies;
  }
  return null;
}
