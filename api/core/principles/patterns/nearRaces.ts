import { ANY, each } from './bodies.ts';
import { type Pattern, SPAN, W } from './pattern.ts';

/** Before and after a race. */
export const NEAR_RACES: readonly Pattern[] = [
  [
    `NO (?<w>${W}) (?:(?:ALWAYS|LEAST) )*(?<n>${SPAN}|N\\d+ WEEK|WEEK|PERWEEK|DAY)? ?(?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:AND )?(?:LEAST )?NO (?<w2>${W}) (?:LEAST |WITHIN )?(?<n2>${SPAN})|(?:LEAST )?(?<n3>${SPAN}) NO (?<w3>${W}) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:LEAST )?(?<n4>${SPAN}) NO (?<w4>${W})|NO (?<w5>${W}) WITHIN (?<n5>${SPAN}) AFTER RACE`,
    ({ whats, span }, m) => {
      const n = m.n ?? m.n2 ?? m.n3 ?? m.n4 ?? m.n5;
      const days = n === undefined || n === '' || n === 'DAY' ? 1 : /WEEK/.test(n) && !/\d/.test(n) ? 7 : span(n);
      return each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4 ?? m.w5), (what) => ({
        kind: 'nearRace',
        what,
        before: 0,
        after: days,
      }));
    },
  ],
  [
    `(?:LEAST )?(?<n>${SPAN}|N\\d+) (?:ALWAYS )?(?<what>REST|FREE|W\\d+(?: ONLY)?) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:ALWAYS |COLON )?(?:LEAST |MOST )?(?<n2>${SPAN}|N\\d+)(?: OF)? (?<what2>REST|FREE|(?:ONLY )?W\\d+)|RACE AFTER (?:LEAST )?(?<n3>${SPAN}|N\\d+)(?: OF)? (?<what3>REST|FREE|W\\d+)`,
    ({ whats, number, span }, m) => {
      const n = m.n ?? m.n2 ?? m.n3;
      const days = n!.startsWith('N') ? number(n) : span(n);
      const what = m.what ?? m.what2 ?? m.what3!;
      if (/REST|FREE/.test(what)) return [{ kind: 'nearRace', what: ANY, before: 0, after: days }];
      const [said] = whats(what);
      return said?.quality === 'easy'
        ? [{ kind: 'nearRace', what: { ...said, quality: 'hard' }, before: 0, after: days }]
        : null;
    },
  ],
  [
    `(?:ALWAYS |EVERY )*(?:REST|FREE) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:ALWAYS )?(?:REST|FREE)`,
    () => [{ kind: 'nearRace', what: ANY, before: 0, after: 1 }],
  ],
  [
    `NO (?<w>${W}) (?<n>${SPAN}|WEEK|PERWEEK|DAY)? ?(?:DAYBEFORE|BEFORE) RACE|(?<n2>${SPAN}) (?:DAYBEFORE|BEFORE) RACE NO (?<w2>${W})|NO (?<w3>${W}) WITHIN (?<n3>${SPAN}) (?:OF |BEFORE )RACE|(?<w4>${W}) NO WITHIN (?<n4>${SPAN}) (?:OF |BEFORE )RACE`,
    ({ whats, span }, m) => {
      const n = m.n ?? m.n2 ?? m.n3 ?? m.n4;
      const days = n === undefined || n === '' || n === 'DAY' ? 1 : /WEEK/.test(n) && !/\d/.test(n) ? 7 : span(n);
      return each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4), (what) => ({ kind: 'nearRace', what, before: days, after: 0 }));
    },
  ],
  [
    `(?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE) (?:DAYBEFORE|BEFORE) RACE|(?:DAYBEFORE|BEFORE) RACE (?:ALWAYS )?(?:REST|FREE)`,
    () => [{ kind: 'nearRace', what: ANY, before: 1, after: 0 }],
  ],
];
