import { ANY, count, each, length, perDay } from './bodies.ts';
import { D, type Pattern, W } from './pattern.ts';

/** How long and how often. */
export const AMOUNTS: readonly Pattern[] = [
  // shares and lengths
  [
    `(?<w>W\\d+) (?:ALWAYS |NO )*(?:MOST|NO OVER|NO MOST OVER|WITHIN) (?<p>P\\d+)(?: (?<of>(?:OF|PERWEEK|VOLUME|W\\d+|EVERY|WEEK| )+))?|NO (?<w2>W\\d+) OVER (?<p2>P\\d+)(?: (?<of2>(?:OF|PERWEEK|VOLUME|W\\d+|WEEK| )+))?|MOST (?<p3>P\\d+) (?<of3>(?:OF |PERWEEK |VOLUME |WEEK )*)(?:ALWAYS |W\\d+ ALWAYS )*(?<w3>W\\d+)`,
    ({ whats, number }, m) => {
      const [what] = whats(m.w ?? m.w2 ?? m.w3);
      const of = m.of ?? m.of2 ?? m.of3 ?? '';
      const ofOther = whats(of)[0];
      if (what === undefined || what.quality !== 'long') return null;
      const ofSport =
        what.types.length === 1 &&
        (ofOther === undefined ? !/WEEK/.test(of) || /VOLUME|PERWEEK/.test(of) : ofOther.types.length > 0);
      return [{ kind: 'share', what, percent: number(m.p ?? m.p2 ?? m.p3), of: ofSport ? 'sport' : 'week' }];
    },
  ],
  [
    `(?<w>${W}) (?:ALWAYS |NO |ONLY )*(?:MOST|NO OVER|OVER|ONLY|WITHIN) (?<t>T\\d+)(?: (?<d>${D}))?(?: EVERY)?`,
    ({ whats, minutes, days }, m) =>
      /(?:^| )OVER/.test(m[0]!) && !/NO/.test(m[0]!)
        ? null
        : each(whats(m.w), (what) => length(what, minutes(m.t), days(m.d))),
  ],
  [
    `(?:MOST|ONLY) (?<t>T\\d+) (?:OF )?(?<w>${W})(?: (?<d>${D}))?|(?:MOST )(?<w2>${W}) (?<t2>T\\d+)(?: (?<d2>${D}))?|NO (?<w3>${W}) (?:ALWAYS )?(?:OVER|MOST|MOST OVER) (?<t3>T\\d+)(?: (?<d3>${D}))?|(?<w4>${W}) (?<t4>T\\d+) MOST(?: (?<d4>${D}))?|(?<d5>${D}) (?:NO |MOST |ALWAYS )*(?<w5>${W}) (?:OVER|MOST) (?<t5>T\\d+)|(?<d6>${D}) (?:ALWAYS |ONLY )?MOST (?<t6>T\\d+)(?: (?<w6>${W}))?|MOST (?<t7>T\\d+) (?<d7>${D})|NO OVER (?<t8>T\\d+) (?<d8>${D})|(?<d9>${D}) COLON (?:NO |MOST )+(?<w9>${W}) (?:OVER )?(?<t9>T\\d+)|(?<w10>${W}) (?<d10>${D}) (?:NO OVER|MOST) (?<t10>T\\d+)`,
    ({ whats, minutes, days }, m) => {
      const list = whats(m.w ?? m.w2 ?? m.w3 ?? m.w4 ?? m.w5 ?? m.w6 ?? m.w9 ?? m.w10);
      return each(list.length > 0 ? list : [ANY], (what) =>
        length(
          what,
          minutes(m.t ?? m.t2 ?? m.t3 ?? m.t4 ?? m.t5 ?? m.t6 ?? m.t7 ?? m.t8 ?? m.t9 ?? m.t10),
          days(m.d ?? m.d2 ?? m.d3 ?? m.d4 ?? m.d5 ?? m.d6 ?? m.d7 ?? m.d8 ?? m.d9 ?? m.d10),
        ),
      );
    },
  ],
  // counts
  [
    `(?:NO )?(?:ALWAYS )?DOUBLES(?: NO)?(?: PERDAY)?|NO OVER N\\d+ W\\d+ PERDAY`,
    (_, m) => (/NO/.test(m[0]!) ? [perDay(ANY, 1)] : null),
  ],
  [`NO DOUBLES (?<d>${D})`, () => null],
  [
    `(?:NO )?(?:MOST |ONLY )+(?<n>N\\d+) (?<w>${W}) PERDAY|(?<w2>${W}) (?:MOST |ONLY )+(?<n2>N\\d+)(?: TIMES)? PERDAY|(?<n3>N\\d+) (?<w3>${W}) PERDAY(?: MOST)?|NO (?<w4>${W}) (?<n4>N\\d+) TIMES PERDAY|(?:NO )?(?<w5>${W}) (?:MOST )?(?<n5>N\\d+) TIMES PERDAY(?: MOST)?`,
    ({ whats, number }, m) => {
      if (m.n4) return each(whats(m.w4), (what) => perDay(what, number(m.n4) - 1));
      const n = number(m.n ?? m.n2 ?? m.n3 ?? m.n5);
      const most = /^NO (?!MOST)/.test(m[0]!) ? n - 1 : n;
      return each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w5), (what) => perDay(what, Math.max(1, most)));
    },
  ],
  [
    `(?:MOST |ONLY )*(?:N(?<n>\\d+) )?(?<w>${W}) (?:MOST |ONLY |ALWAYS )*(?:N(?<n2>\\d+) )?(?:TIMES )?EVERYK(?<k>\\d+)(?: MOST| ALWAYS)*`,
    ({ whats, number }, m) =>
      each(whats(m.w), (what) => count(what, (m.n ?? m.n2) ? number(`N${m.n ?? m.n2}`) : 1, number(`N${m.k}`))),
  ],
  [
    `(?:NO |ALWAYS )?(?:MOST |ONLY )+N(?<n>\\d+) (?<w>${W})(?: (?:PERWEEK|EVERY WEEK))?|(?<w2>${W}) (?:NO |ALWAYS )?(?:MOST |ONLY )+N(?<n2>\\d+)(?: TIMES)?(?: PERWEEK)?|N(?<n3>\\d+) (?<w3>${W}) (?:PERWEEK )?(?:MOST|ONLY)(?: PERWEEK)?|N(?<n4>\\d+) (?<w4>${W}) PERWEEK|(?<w5>${W}) N(?<n5>\\d+) TIMES PERWEEK(?: MOST| ONLY)?|NO OVER N(?<n6>\\d+) (?<w6>${W})(?: PERWEEK)?|(?:MOST )?N(?<n7>\\d+) TIMES PERWEEK (?<w7>${W})|PERWEEK (?:MOST |ONLY )+N(?<n8>\\d+) (?<w8>${W})|(?<w9>${W}) PERWEEK (?:MOST |ONLY )+N(?<n9>\\d+)(?: TIMES)?|NO (?<w10>${W}) OVER N(?<n10>\\d+) TIMES(?: PERWEEK)?`,
    ({ whats, number }, m) => {
      const n = number(`N${m.n ?? m.n2 ?? m.n3 ?? m.n4 ?? m.n5 ?? m.n6 ?? m.n7 ?? m.n8 ?? m.n9 ?? m.n10}`);
      return each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4 ?? m.w5 ?? m.w6 ?? m.w7 ?? m.w8 ?? m.w9 ?? m.w10), (what) =>
        count(what, n),
      );
    },
  ],
];
