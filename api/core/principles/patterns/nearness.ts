import type { RuleBody, What } from '../rule.ts';
import { ANY, apart, each, pairs, same, SPAN, W } from './bodies.ts';
import type { Make, Patterns } from './found.ts';

/** The group `next` keeps its days from the group `first`, one or as many as are said. */
const apartBy =
  (first: string, next: string): Make =>
  ({ whats, span }, m) => {
    const days = m.n ? Math.min(6, span(m.n)) : 1;
    return pairs(whats(m[first]), whats(m[next]), (a, b) => [apart(a, b, days)]);
  };

/** Workouts that keep their days from each other. */
export const NEARNESS: Patterns = [
  [
    ({ whats }, m) => {
      const [one, other, ...more] = (m.pair!.match(/W\d+/g) ?? []).flatMap((mark) => whats(mark));
      return more.length > 0 || same(one!, other!) ? null : [apart(one!, other!, 1), apart(other!, one!, 1)];
    },
    `(?<pair>W\\d+ AND W\\d+) NO INAROW|NO INAROW (?<pair2>W\\d+ AND W\\d+)|NO (?<pair3>W\\d+ AND W\\d+) INAROW`,
  ],
  [
    ({ whats, span }, m) => {
      const days = span(m.n) - 1;
      return days > 6 ? null : each(whats(m.w), (what) => apart(what, what, Math.max(1, days)));
    },
    `NO N\\d+ (?<w>${W}) WITHIN (?<n>${SPAN})`,
  ],
  [
    ({ whats, span }, m) => {
      const days = /^T/.test(m.n!) ? Math.max(1, span(m.n) - 1) : span(m.n);
      return days > 6 ? null : pairs(whats(m.w), whats(m.of), (what, of) => [apart(what, of, days)]);
    },
    `NO (?<w>${W}) WITHIN (?<n>${SPAN}) BEFORE (?<of>${W})`,
  ],
  [
    ({ whats, span }, m) => {
      const days = /^T/.test(m.n!) ? Math.max(1, span(m.n) - 1) : span(m.n);
      return days > 6 ? null : pairs(whats(m.of), whats(m.w), (of, what) => [apart(of, what, days)]);
    },
    `NO (?<w>${W}) WITHIN (?<n>${SPAN}) AFTER (?<of>${W})`,
  ],
  [
    ({ whats }, m) => (/NO|OTHERDAY/.test(m[0]!) ? each(whats(m.w), (what) => apart(what, what, 1)) : null),
    `(?:NO |ONLY |ALWAYS |MOST )*(?<w>${W}) (?:ONLY |MOST |ALWAYS )*OTHERDAY(?: MOST| ONLY)?`,
    `(?:NO )?(?:2 )?(?<w>${W}) (?:NO )?INAROW|NO (?:N\\d+ )?INAROW (?<w2>${W})|NO INAROW (?<w3>W\\d+)(?: DAY)?`,
    `NO N\\d+ (?<w>${W}) INAROW`,
  ],
  [
    ({ whats }, m) => (/NO/.test(m[0]!) ? [apart(whats(m.a)[0]!, whats(m.b)[0]!, 0, 0)] : null),
    `(?:NO )?(?<a>W\\d+) (?:AND )?(?<b>W\\d+) (?:NO )?SAMEDAY|NO (?<a2>W\\d+) SAMEDAY (?<b2>W\\d+)|(?<a3>W\\d+) NO SAMEDAY (?<b3>W\\d+)`,
  ],
  [
    ({ whats, span }, m) =>
      pairs(whats(m.of), whats(m.w), (of, what) => {
        const days = m.n ? Math.min(6, Math.max(1, span(m.n))) : 1;
        return same(of, what) ? [apart(of, what, days)] : [apart(what, of, days), apart(of, what, days)];
      }),
    `NO (?<w>${W}) AROUND (?<of>${W})|(?<w2>${W}) NO AROUND (?<of2>${W})|NO (?<w3>${W}) WITHIN (?<n>${SPAN}) (?:OF |AROUND |EITHER )?(?<of3>${W})|(?<w4>${W}) NO WITHIN (?<n2>${SPAN}) (?:OF |AROUND )?(?<of4>${W})`,
  ],
  [
    ({ whats, span }, m) => {
      const list = whats(m.w);
      const days = span(m.n) - (/^G/.test(m.n!) && !/BETWEEN$/.test(m[0]!) ? 0 : 1);
      if (days < 1 || days > 6) return null;
      return list.length > 1
        ? [apart(list[0]!, list[1]!, days), apart(list[1]!, list[0]!, days)]
        : each(list, (what) => apart(what, what, days));
    },
    `(?:LEAST )?(?<n>${SPAN}) (?:REST |W\\d+ )?BETWEEN (?:EVERY )?(?:N\\d+ )?(?<w>${W})|BETWEEN (?:N\\d+ )?(?<w2>${W}) (?:ALWAYS )?(?:LEAST )?(?<n2>${SPAN})|(?<w3>${W}) (?:ALWAYS )?(?:BETWEEN )?(?:LEAST )?(?<n3>${SPAN}) BETWEEN|(?<w4>${W}) BETWEEN (?:LEAST |ALWAYS )*(?<n4>${SPAN})|(?<w5>${W}) (?:LEAST )(?<n5>${SPAN})`,
  ],
  [
    ({ whats }, m) => easyAround(whats(m.easy), (hard) => whats(m.first).map((first) => apart(first, hard, 1))),
    `(?:ALWAYS )?(?:N\\d+ |EVERY )?(?<easy>W\\d+) (?:NEXTDAY )?(?:DAYAFTER|AFTER|BETWEEN) (?:EVERY )?(?<first>${W})(?: PERDAY)?`,
    `(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W}) (?:NEXTDAY |DAY )?(?:ALWAYS |COLON |LEAST )*(?:N\\d+ )?(?<easy>W\\d+)(?: NEXTDAY| DAY)?`,
  ],
  [
    ({ whats }, m) => easyAround(whats(m.easy), (hard) => whats(m.first).map((first) => apart(hard, first, 1))),
    `(?:ALWAYS )?(?:N\\d+ )?(?<easy>W\\d+) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})`,
  ],
  [
    apartBy('first', 'w'),
    `NO (?<w>${W}) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?<w2>${W}) (?:ALWAYS )?NO (?:ALWAYS )?(?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first3>${W}) (?:NEXTDAY )?(?:AND )?NO (?<w3>${W})(?: NEXTDAY)?|NO (?:AFTER|DAYAFTER) (?<first4>W\\d+) (?<w4>W\\d+)(?: NEXTDAY)?|NO (?<w5>W\\d+) AFTER (?<first5>W\\d+) NEXTDAY`,
    `NO (?<w>${W}) (?<n>${SPAN}) AFTER (?<first>${W})|(?:DAYAFTER|AFTER) (?<first2>${W}) NO (?<w2>${W}) (?<n2>${SPAN})|(?<n3>${SPAN}) NO (?<w3>${W}) AFTER (?<first3>${W})|AFTER (?<first4>${W}) (?:COLON )?(?:LEAST )?(?<n4>${SPAN}) NO (?<w4>${W})|(?:LEAST )?(?<n5>${SPAN}) AFTER (?<first5>${W}) NO (?<w5>${W})`,
  ],
  [
    apartBy('w', 'of'),
    `NO (?<w>${W}) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of>${W})|(?<w2>${W}) NO (?:ALWAYS )?(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of2>${W})|(?:DAYBEFORE|BEFORE) (?<of3>${W}) NO (?<w3>${W})`,
    `NO (?<w>${W}) (?<n>${SPAN}) BEFORE (?<of>${W})|(?:LEAST )?(?<n2>${SPAN}) BEFORE (?<of2>${W}) NO (?<w2>${W})`,
  ],
  [
    ({ whats }, m) => each(whats(m.first), (first) => apart(first, ANY, 1)),
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W}) (?:NEXTDAY |DAY |ALWAYS )*(?:N\\d+ )?(?:REST|FREE)|(?:EVERY )?(?<first3>${W}) AFTER (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
  ],
  [
    ({ whats }, m) => each(whats(m.first), (next) => apart(ANY, next, 1)),
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})|(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first2>${W}) (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
  ],
];

/** "An easy day after intervals": no hard one there. */
const easyAround = ([easy]: readonly What[], make: (hard: What) => readonly RuleBody[]): readonly RuleBody[] | null =>
  easy?.quality === 'easy' ? make({ types: easy.types, quality: 'hard' }) : null;
