import { ANY, count, D, each, perDay, same, W } from './bodies.ts';
import type { Patterns } from './found.ts';

/** How many and how often. */
export const COUNTS: Patterns = [
  [
    (_, m) => (/NO/.test(m[0]!) ? [perDay(ANY, 1)] : null),
    `(?:NO )?(?:ALWAYS )?DOUBLES(?: NO)?(?: PERDAY)?|NO OVER N\\d+ W\\d+ PERDAY`,
  ],
  [() => null, `NO DOUBLES (?<d>${D})`],
  [
    ({ whats, number }, m) => {
      if (m.under) return number(m.under) < 2 ? null : each(whats(m.w), (what) => perDay(what, number(m.under) - 1));
      const n = number(m.n);
      const most = /^NO (?!MOST)/.test(m[0]!) ? n - 1 : n;
      return each(whats(m.w), (what) => perDay(what, Math.max(1, most)));
    },
    `(?:NO )?(?:MOST |ONLY )+(?<n>N\\d+) (?<w>${W}) PERDAY|(?<w2>${W}) (?:MOST |ONLY )+(?<n2>N\\d+)(?: TIMES)? PERDAY|(?<n3>N\\d+) (?<w3>${W}) PERDAY(?: MOST)?|NO (?<w4>${W}) (?<under>N\\d+) TIMES PERDAY|NO (?<under2>N\\d+) (?<w6>${W}) PERDAY|(?:NO )?(?<w5>${W}) (?:MOST )?(?<n5>N\\d+) TIMES PERDAY(?: MOST)?`,
  ],
  [
    ({ whats, number }, m) => each(whats(m.w), (what) => count(what, m.n ? number(`N${m.n}`) : 1, number(`N${m.k}`))),
    `(?:MOST |ONLY )*(?:N(?<n>\\d+) )?(?<w>${W}) (?:MOST |ONLY |ALWAYS )*(?:N(?<n2>\\d+) )?(?:TIMES )?EVERYK(?<k>\\d+)(?: MOST| ALWAYS)*`,
  ],
  [
    // hard workouts are counted by days
    ({ whats, number }, m) =>
      whats(m.w).every(({ quality }) => quality === 'hard')
        ? each(whats(m.w), (what) => count(what, number(m.n)))
        : null,
    `(?<w>W\\d+) MOST (?<n>G\\d+) PERWEEK|MOST (?<n2>G\\d+) (?<w2>W\\d+) PERWEEK`,
  ],
  [
    ({ whats, number }, m) =>
      whats(m.counted).every((what) => same(what, ANY)) ? each(whats(m.w), (what) => count(what, number(m.n))) : null,
    `MOST (?<w>W\\d+) (?<n>N\\d+)(?: (?<counted>W\\d+))?(?: TIMES)? PERWEEK`,
  ],
  [
    ({ whats, number }, m) => {
      const n = number(`N${m.n}`);
      return each(whats(m.w), (what) => count(what, n));
    },
    `(?:NO |ALWAYS )?(?:MOST |ONLY )+N(?<n>\\d+) (?<w>${W})(?: (?:PERWEEK|EVERY WEEK))?|(?<w2>${W}) (?:NO |ALWAYS )?(?:MOST |ONLY )+N(?<n2>\\d+)(?: TIMES)?(?: PERWEEK)?|N(?<n3>\\d+) (?<w3>${W}) (?:PERWEEK )?(?:MOST|ONLY)(?: PERWEEK)?|N(?<n4>\\d+) (?<w4>${W}) PERWEEK|(?<w5>${W}) N(?<n5>\\d+) TIMES PERWEEK(?: MOST| ONLY)?|NO OVER N(?<n6>\\d+) (?<w6>${W})(?: PERWEEK)?|(?:MOST )?N(?<n7>\\d+) TIMES PERWEEK (?<w7>${W})|PERWEEK (?:MOST |ONLY )+N(?<n8>\\d+) (?<w8>${W})|(?<w9>${W}) PERWEEK (?:MOST |ONLY )+N(?<n9>\\d+)(?: TIMES)?|NO (?<w10>${W}) OVER N(?<n10>\\d+) TIMES(?: PERWEEK)?`,
  ],
];

/** None at all. */
export const NONE: Patterns = [
  [
    ({ whats }, m) => {
      const [easy] = whats(m.easy);
      if (easy) return easy.quality === 'easy' ? [count({ ...easy, quality: 'hard' }, 0)] : null;
      return each(whats(m.w), (what) => count(what, 0));
    },
    `(?:ALWAYS )?NO (?<w>${W})(?: PERWEEK)?|(?<w2>${W}) NO(?: ALWAYS)?|ONLY (?<easy>W\\d+)|(?<easy2>W\\d+) ONLY`,
  ],
];
