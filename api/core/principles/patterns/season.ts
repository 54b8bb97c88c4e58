import type { Patterns } from './found.ts';

/** Steps and ramps of the season. */
export const SEASON: Patterns = [
  [
    ({ number }, m) => [{ kind: 'step', weeks: number(`N${m.k}`) - 1 }],
    `EVERYK(?<k>\\d+) (?:ALWAYS )?STEP|STEP (?:ALWAYS )?EVERYK(?<k2>\\d+)|ALWAYS STEP EVERYK(?<k3>\\d+)`,
  ],
  [
    ({ number }, m) => [{ kind: 'step', weeks: number(`N${m.n ?? m.k}`) }],
    `(?:LEAST |ALWAYS )?(?:N\\d+ )?STEP AFTER (?:MOST |EVERY )?(?:N(?<n>\\d+) LOADWEEK|K(?<k>\\d+)(?: LOADWEEK| OF)?)|AFTER (?:MOST )?(?:N(?<n2>\\d+) LOADWEEK|K(?<k2>\\d+)(?: LOADWEEK)?) (?:AND )?(?:ALWAYS )?(?:N\\d+ )?STEP|(?:NO |MOST )+N(?<n3>\\d+) LOADWEEK(?: INAROW)?|NO OVER N(?<n4>\\d+) LOADWEEK(?: INAROW)?|N(?<n5>\\d+) LOADWEEK (?:AND |AFTER )?(?:ALWAYS )?N\\d+ STEP`,
  ],
  [
    ({ number }, m) =>
      /RAMP/.test(m[0]!) || (/VOLUME/.test(m[0]!) && /PERWEEK|WEEK/.test(m[0]!))
        ? [{ kind: 'ramp', percent: number(m.p) }]
        : null,
    `(?:NO )?(?:RAMP |VOLUME |PERWEEK |ALWAYS |W\\d+ )*(?:MOST|NO OVER|WITHIN) (?:RAMP |VOLUME |PERWEEK )*(?<p>P\\d+)(?: (?:RAMP|VOLUME|PERWEEK|WEEK|OVER|AFTER|FROM|PERWEEK WEEK|AND|W\\d+))*`,
  ],
  [
    ({ number }, m) => [{ kind: 'ramp', percent: number(m.p) }],
    `(?:VOLUME )?NO (?:VOLUME )?RAMP (?:VOLUME )?(?:PERWEEK )?OVER (?<p>P\\d+)(?: PERWEEK| WEEK)*`,
  ],
];
