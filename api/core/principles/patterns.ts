import type { Marked } from './lexicon.ts';
import { AMOUNTS } from './patterns/amounts.ts';
import { DAYS } from './patterns/days.ts';
import { NEAR_RACES } from './patterns/nearRaces.ts';
import { foundIn, type Pattern } from './patterns/pattern.ts';
import { SPACING } from './patterns/spacing.ts';
import { WEEKS } from './patterns/weeks.ts';
import type { RuleBody } from './rule.ts';

/** The first that fits speaks. */
const PATTERNS: readonly Pattern[] = [...SPACING, ...NEAR_RACES, ...WEEKS, ...AMOUNTS, ...DAYS];

const COMPILED = PATTERNS.map(([pattern, make]) => [new RegExp(`^(?:${pattern})$`), make] as const);

/** The rules that a clause makes; null: none. */
export function bodiesOf(marked: Marked): readonly RuleBody[] | null {
  if (marked.unknown.length > 0) return null;
  const found = foundIn(marked);
  for (const [pattern, make] of COMPILED) {
    const match = pattern.exec(marked.marks);
    if (match === null) continue;
    const bodies = make(found, { ...match.groups, 0: match[0] });
    if (bodies !== null && bodies.length > 0) return bodies;
  }
  return null;
}
