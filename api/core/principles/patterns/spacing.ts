import type { RuleBody, TrainedType, What } from '../rule.ts';
import { ANY, apart, at0, each, HARD, others, pairs } from './bodies.ts';
import { type Found, type Groups, type Pattern, SPAN, W } from './pattern.ts';

/** What comes after what, and how far apart. */
export const SPACING: readonly Pattern[] = [
  // after X rather Y
  [
    `(?:PREFER )?(?:DAYAFTER|AFTER|NEXTDAY AFTER) (?<first>W\\d+) (?:AND )?(?:ALWAYS )?PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*)(?: NEXTDAY)?`,
    prefer,
  ],
  [
    `PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?<first>W\\d+)`,
    prefer,
  ],
  [
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:NEXTDAY )?(?:ALWAYS |ONLY )?(?<rather>W\\d+ AND (?:W\\d+|REST|FREE)|(?:REST|FREE) AND W\\d+)(?: NEXTDAY)?`,
    prefer,
  ],
  [
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:ALWAYS )?ONLY (?<rather>W\\d+)(?: NEXTDAY)?`,
    ({ whats }, m) =>
      pairs(whats(m.first), whats(m.rather), (first, { types, quality }) =>
        types.length > 0 && quality === 'any'
          ? [apart(first, { types: others(types), quality: 'any' }, 1)]
          : types.length === 0 && quality === 'easy'
            ? [apart(first, HARD, 1)]
            : [],
      ),
  ],
  // nearness
  [
    `(?:NO |ONLY |ALWAYS |MOST )*(?<w>${W}) (?:ONLY |MOST |ALWAYS )*OTHERDAY(?: MOST| ONLY)?`,
    ({ whats }, m) => each(whats(m.w), (what) => apart(what, what, 1)),
  ],
  [
    `(?:NO )?(?:2 )?(?<w>${W}) (?:NO )?INAROW|NO (?:N\\d+ )?INAROW (?<w2>${W})|NO INAROW (?<w3>W\\d+)(?: DAY)?`,
    ({ whats }, m) => each(whats(m.w ?? m.w2 ?? m.w3), (what) => apart(what, what, 1)),
  ],
  [`NO N\\d+ (?<w>${W}) INAROW`, ({ whats }, m) => each(whats(m.w), (what) => apart(what, what, 1))],
  [
    `(?:NO )?(?<a>W\\d+) AND (?<b>W\\d+) (?:NO )?SAMEDAY|NO (?<a2>W\\d+) SAMEDAY (?<b2>W\\d+)|(?<a3>W\\d+) NO SAMEDAY (?<b3>W\\d+)`,
    ({ whats }, m) =>
      /NO/.test(m[0]!) ? [apart(at0(whats(m.a ?? m.a2 ?? m.a3)), at0(whats(m.b ?? m.b2 ?? m.b3)), 0, 0)] : null,
  ],
  [
    `NO (?<w>${W}) AROUND (?<of>${W})|(?<w2>${W}) NO AROUND (?<of2>${W})|NO (?<w3>${W}) WITHIN (?<n>${SPAN}) (?:OF |AROUND |EITHER )?(?<of3>${W})|(?<w4>${W}) NO WITHIN (?<n2>${SPAN}) (?:OF |AROUND )?(?<of4>${W})`,
    ({ whats, span }, m) =>
      pairs(whats(m.of ?? m.of2 ?? m.of3 ?? m.of4), whats(m.w ?? m.w2 ?? m.w3 ?? m.w4), (of, what) => {
        const days = m.n || m.n2 ? withinDays(span(m.n ?? m.n2)) : 1;
        return same(of, what) ? [apart(of, what, days)] : [apart(what, of, days), apart(of, what, days)];
      }),
  ],
  [
    `(?:LEAST )?(?<n>${SPAN}) (?:REST |W\\d+ )?BETWEEN (?:EVERY )?(?:N\\d+ )?(?<w>${W})|BETWEEN (?:N\\d+ )?(?<w2>${W}) (?:ALWAYS )?(?:LEAST )?(?<n2>${SPAN})|(?<w3>${W}) (?:ALWAYS )?(?:BETWEEN )?(?:LEAST )?(?<n3>${SPAN}) BETWEEN|(?<w4>${W}) BETWEEN (?:LEAST |ALWAYS )*(?<n4>${SPAN})|(?<w5>${W}) (?:LEAST )(?<n5>${SPAN})`,
    ({ whats, span }, m) => {
      const n = m.n ?? m.n2 ?? m.n3 ?? m.n4 ?? m.n5;
      const list = whats(m.w ?? m.w2 ?? m.w3 ?? m.w4 ?? m.w5);
      const between = /^G/.test(n!) && !/BETWEEN$/.test(m[0]!);
      const days = /^T/.test(n!) ? span(n) - 1 : span(n) - (between ? 0 : 1);
      if (days < 1 || days > 6) return null;
      return list.length > 1
        ? [apart(list[0]!, list[1]!, days), apart(list[1]!, list[0]!, days)]
        : each(list, (what) => apart(what, what, days));
    },
  ],
  [
    `(?:ALWAYS )?(?:N\\d+ |EVERY )?(?<easy>W\\d+) (?:NEXTDAY )?(?:DAYAFTER|AFTER|BETWEEN) (?:EVERY )?(?<first>${W})(?: PERDAY)?`,
    ({ whats }, m) => easyAround(whats(m.easy), whats(m.first), /BETWEEN/.test(m[0]!) ? 'between' : 'after'),
  ],
  [
    `(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W}) (?:NEXTDAY |DAY )?(?:ALWAYS |COLON |LEAST )*(?:N\\d+ )?(?<easy>W\\d+)(?: NEXTDAY| DAY)?`,
    ({ whats }, m) => easyAround(whats(m.easy), whats(m.first), 'after'),
  ],
  [
    `(?:ALWAYS )?(?:N\\d+ )?(?<easy>W\\d+) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})`,
    ({ whats }, m) => easyAround(whats(m.easy), whats(m.first), 'before'),
  ],
  [
    `NO (?<w>${W}) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?<w2>${W}) (?:ALWAYS )?NO (?:ALWAYS )?(?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first3>${W}) (?:NEXTDAY )?(?:AND )?NO (?<w3>${W})(?: NEXTDAY)?|NO (?:AFTER|DAYAFTER) (?<first4>W\\d+) (?<w4>W\\d+)(?: NEXTDAY)?|NO (?<first5>W\\d+) AFTER (?<w5>W\\d+) NEXTDAY`,
    ({ whats }, m) =>
      m.first5
        ? pairs(whats(m.first5), whats(m.w5), (first, next) => [apart(first, next, 1)])
        : pairs(
            whats(m.first ?? m.first2 ?? m.first3 ?? m.first4),
            whats(m.w ?? m.w2 ?? m.w3 ?? m.w4),
            (first, next) => [apart(first, next, 1)],
          ),
  ],
  [
    `NO (?<w>${W}) (?<n>${SPAN}) AFTER (?<first>${W})|(?:DAYAFTER|AFTER) (?<first2>${W}) NO (?<w2>${W}) (?<n2>${SPAN})|(?<n3>${SPAN}) NO (?<w3>${W}) AFTER (?<first3>${W})`,
    ({ whats, span }, m) =>
      pairs(whats(m.first ?? m.first2 ?? m.first3), whats(m.w ?? m.w2 ?? m.w3), (first, next) => [
        apart(first, next, Math.min(6, span(m.n ?? m.n2 ?? m.n3))),
      ]),
  ],
  [
    `NO (?<w>${W}) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of>${W})|(?<w2>${W}) NO (?:ALWAYS )?(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of2>${W})|(?:DAYBEFORE|BEFORE) (?<of3>${W}) NO (?<w3>${W})`,
    ({ whats }, m) =>
      pairs(whats(m.w ?? m.w2 ?? m.w3), whats(m.of ?? m.of2 ?? m.of3), (first, next) => [apart(first, next, 1)]),
  ],
  [
    `NO (?<w>${W}) (?<n>${SPAN}) BEFORE (?<of>${W})`,
    ({ whats, span }, m) =>
      pairs(whats(m.w), whats(m.of), (first, next) => [apart(first, next, Math.min(6, span(m.n)))]),
  ],
  [
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W}) (?:NEXTDAY |DAY |ALWAYS )*(?:N\\d+ )?(?:REST|FREE)|(?:EVERY )?(?<first3>${W}) AFTER (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
    ({ whats }, m) => each(whats(m.first ?? m.first2 ?? m.first3), (first) => apart(first, ANY, 1)),
  ],
  [
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})|(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first2>${W}) (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
    ({ whats }, m) => each(whats(m.first ?? m.first2), (next) => apart(ANY, next, 1)),
  ],
];

const same = (a: What, b: What): boolean => JSON.stringify(a) === JSON.stringify(b);

/** "within 48 hours" reaches two days; "within a day" the next one. */
const withinDays = (days: number): number => Math.min(6, Math.max(1, days));

function prefer({ whats }: Found, m: Groups): readonly RuleBody[] | null {
  const rather = (m.rather ?? '').split(' AND ').flatMap((mark): readonly (TrainedType | 'rest' | 'easy')[] => {
    if (mark === 'REST' || mark === 'FREE') return ['rest'];
    const [what] = whats(mark);
    if (what?.quality === 'easy' && what.types.length === 0) return ['easy'];
    return what !== undefined && (what.quality === 'any' || what.quality === 'easy') ? what.types : [];
  });
  return rather.length === 0 ? null : each(whats(m.first), (after) => ({ kind: 'prefer', after, rather }));
}

/** "An easy day after intervals": no hard one there. */
function easyAround(
  easy: readonly What[],
  firsts: readonly What[],
  where: 'after' | 'before' | 'between',
): readonly RuleBody[] | null {
  const [what] = easy;
  if (what?.quality !== 'easy') return null;
  const hard: What = { types: what.types, quality: 'hard' };
  return firsts.map((first) => (where === 'before' ? apart(hard, first, 1) : apart(first, hard, 1)));
}
