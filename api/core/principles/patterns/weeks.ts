import type { RuleBody } from '../rule.ts';
import { ANY, count } from './bodies.ts';
import type { Found, Groups, Pattern } from './pattern.ts';

/** Weeks as a whole: steps back, growth, rest days and hours. */
export const WEEKS: readonly Pattern[] = [
  // steps and ramps
  [
    `EVERYK(?<k>\\d+) (?:ALWAYS )?STEP|STEP (?:ALWAYS )?EVERYK(?<k2>\\d+)|ALWAYS STEP EVERYK(?<k3>\\d+)`,
    ({ number }, m) => [{ kind: 'step', weeks: number(`N${m.k ?? m.k2 ?? m.k3}`) - 1 }],
  ],
  [
    `(?:LEAST |ALWAYS )?(?:N\\d+ )?STEP AFTER (?:MOST |EVERY )?(?:N(?<n>\\d+) LOADWEEK|K(?<k>\\d+)(?: LOADWEEK| OF)?)|AFTER (?:MOST )?(?:N(?<n2>\\d+) LOADWEEK|K(?<k2>\\d+)(?: LOADWEEK)?) (?:AND )?(?:ALWAYS )?(?:N\\d+ )?STEP|(?:NO |MOST )+N(?<n3>\\d+) LOADWEEK(?: INAROW)?|NO OVER N(?<n4>\\d+) LOADWEEK(?: INAROW)?|N(?<n5>\\d+) LOADWEEK (?:AND |AFTER )?(?:ALWAYS )?N\\d+ STEP`,
    ({ number }, m) => [{ kind: 'step', weeks: number(`N${m.n ?? m.k ?? m.n2 ?? m.k2 ?? m.n3 ?? m.n4 ?? m.n5}`) }],
  ],
  [
    `(?:NO )?(?:RAMP |VOLUME |PERWEEK |ALWAYS |W\\d+ )*(?:MOST|NO OVER|WITHIN) (?:RAMP |VOLUME |PERWEEK )*(?<p>P\\d+)(?: (?:RAMP|VOLUME|PERWEEK|WEEK|OVER|AFTER|FROM|PERWEEK WEEK|AND|W\\d+))*`,
    ({ number }, m) =>
      /RAMP/.test(m[0]!) || (/VOLUME/.test(m[0]!) && /PERWEEK|WEEK/.test(m[0]!))
        ? [{ kind: 'ramp', percent: number(m.p) }]
        : null,
  ],
  [
    `NO RAMP (?:VOLUME )?(?:PERWEEK )?OVER (?<p>P\\d+)(?: PERWEEK| WEEK)*`,
    ({ number }, m) => [{ kind: 'ramp', percent: number(m.p) }],
  ],
  // rest and hours
  [
    `(?:LEAST |ALWAYS |PERWEEK )*(?<n>N\\d+|G\\d+) (?:REST|FREE)(?: PERWEEK| EVERY WEEK)?|(?:REST|FREE) (?:LEAST )?(?<n2>N\\d+|G\\d+)(?: TIMES)?(?: PERWEEK)?|PERWEEK (?:LEAST )?(?<n3>N\\d+|G\\d+) (?:REST|FREE)`,
    ({ number }, m) => rest(number(m.n ?? m.n2 ?? m.n3)),
  ],
  [`(?:ALWAYS |LEAST )*(?:REST|FREE) (?:DAY )?PERWEEK|PERWEEK (?:ALWAYS )?REST`, () => [{ kind: 'rest', least: 1 }]],
  [
    `(?:W\\d+ )?(?:MOST |ONLY )+(?<n>N\\d+|G\\d+) (?:W\\d+ )?(?:DAY )?PERWEEK|(?:W\\d+ )(?<n2>G\\d+) (?:MOST )?PERWEEK(?: MOST)?|MOST (?<n3>G\\d+)(?: W\\d+)?(?: PERWEEK)?`,
    (found, m) => trainingDays(found, m),
  ],
  [
    `(?:VOLUME |PERWEEK |W\\d+ |ALWAYS )*(?:MOST|NO OVER|ONLY) (?:VOLUME |PERWEEK )*(?<t>T\\d+)(?: (?:PERWEEK|VOLUME|W\\d+|OF))*|(?<t2>T\\d+) (?:PERWEEK )?(?:MOST)(?: PERWEEK)?|NO (?:VOLUME |W\\d+ )?OVER (?<t3>T\\d+)(?: (?:VOLUME|PERWEEK|W\\d+|OF))*|NO OVER (?<t4>T\\d+) (?:W\\d+ )?PERWEEK|(?<t5>T\\d+) PERWEEK MOST`,
    ({ minutes, whats }, m) => {
      if (!/PERWEEK|VOLUME/.test(m[0]!)) return null;
      if (whats(m[0]).some(({ types, quality }) => types.length > 0 || quality !== 'any')) return null;
      return [{ kind: 'hours', most: minutes(m.t ?? m.t2 ?? m.t3 ?? m.t4 ?? m.t5) / 60 }];
    },
  ],
];

function rest(least: number): readonly RuleBody[] | null {
  return least >= 1 && least <= 5 ? [{ kind: 'rest', least }] : null;
}

function trainingDays({ number, whats }: Found, m: Groups): readonly RuleBody[] | null {
  const mark = m.n ?? m.n2 ?? m.n3;
  const all = whats(m[0]);
  if (all.some(({ types, quality }) => types.length > 0 || quality !== 'any')) return null;
  const most = number(mark);
  if (mark!.startsWith('N') && !/DAY/.test(m[0]!)) return all.length > 0 ? [count(ANY, most)] : null;
  return most >= 2 && most <= 6 ? rest(7 - most) : null;
}
