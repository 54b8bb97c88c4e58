import type { RuleBody, TrainedType } from '../rule.ts';
import { apart, each, HARD, others, pairs } from './bodies.ts';
import type { Found, Marks, Patterns } from './found.ts';

/** After X rather Y. */
export const RATHER: Patterns = [
  [
    prefer,
    `(?:PREFER )?(?:DAYAFTER|AFTER|NEXTDAY AFTER) (?<first>W\\d+) (?:AND )?(?:ALWAYS )?PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*)(?: NEXTDAY)?`,
    `PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?<first>W\\d+)`,
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:NEXTDAY )?(?:ALWAYS |ONLY )?(?<rather>W\\d+ AND (?:W\\d+|REST|FREE)|(?:REST|FREE) AND W\\d+)(?: NEXTDAY)?`,
  ],
  [
    ({ whats }, m) =>
      pairs(whats(m.first), whats(m.rather), (first, { types, quality }) =>
        types.length > 0 && quality === 'any'
          ? [apart(first, { types: others(types), quality: 'any' }, 1)]
          : types.length === 0 && quality === 'easy'
            ? [apart(first, HARD, 1)]
            : [],
      ),
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:ALWAYS )?ONLY (?<rather>W\\d+)(?: NEXTDAY)?`,
  ],
];

function prefer({ whats }: Found, m: Marks): readonly RuleBody[] | null {
  const rather = (m.rather ?? '').split(' AND ').flatMap((mark): readonly (TrainedType | 'rest' | 'easy')[] => {
    if (mark === 'REST' || mark === 'FREE') return ['rest'];
    const [what] = whats(mark);
    if (what?.quality === 'easy' && what.types.length === 0) return ['easy'];
    return what !== undefined && (what.quality === 'any' || what.quality === 'easy') ? what.types : [];
  });
  return rather.length === 0 ? null : each(whats(m.first), (after) => ({ kind: 'prefer', after, rather }));
}
