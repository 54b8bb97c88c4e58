import type { RuleBody } from '../rule.ts';
import { ANY, count } from './bodies.ts';
import type { Found, Marks, Patterns } from './found.ts';

/** Rest and hours of a week. */
export const WEEK: Patterns = [
  [
    ({ number }, m) => rest(number(m.n)),
    `(?:LEAST |ALWAYS |PERWEEK )*(?<n>N\\d+|G\\d+) (?:REST|FREE)(?: PERWEEK| EVERY WEEK)?|(?:REST|FREE) (?:LEAST )?(?<n2>N\\d+|G\\d+)(?: TIMES)?(?: PERWEEK)?|PERWEEK (?:LEAST )?(?<n3>N\\d+|G\\d+) (?:REST|FREE)|(?<n4>G\\d+) PERWEEK (?:REST|FREE)`,
  ],
  [() => [{ kind: 'rest', least: 1 }], `(?:ALWAYS |LEAST )*(?:REST|FREE) (?:DAY )?PERWEEK|PERWEEK (?:ALWAYS )?REST`],
  [
    trainingDays,
    `(?:W\\d+ )?(?:MOST |ONLY )+(?<n>N\\d+|G\\d+) (?:W\\d+ )?(?:DAY )?PERWEEK|(?:W\\d+ )(?<n2>G\\d+) (?:MOST )?PERWEEK(?: MOST)?|MOST (?<n3>G\\d+)(?: W\\d+)?(?: PERWEEK)?`,
  ],
  [
    ({ minutes, whats }, m) => {
      if (!/PERWEEK|VOLUME/.test(m[0]!)) return null;
      if (whats(m[0]).some(({ types, quality }) => types.length > 0 || quality !== 'any')) return null;
      return [{ kind: 'hours', most: minutes(m.t) / 60 }];
    },
    `(?:VOLUME |PERWEEK |W\\d+ |ALWAYS )*(?:MOST|NO OVER|ONLY) (?:VOLUME |PERWEEK )*(?<t>T\\d+)(?: (?:PERWEEK|VOLUME|W\\d+|OF))*|(?<t2>T\\d+) (?:PERWEEK )?(?:MOST)(?: PERWEEK)?|NO (?:VOLUME |W\\d+ )?OVER (?<t3>T\\d+)(?: (?:VOLUME|PERWEEK|W\\d+|OF))*|NO OVER (?<t4>T\\d+) (?:W\\d+ )?PERWEEK|(?<t5>T\\d+) PERWEEK MOST`,
  ],
];

function rest(least: number): readonly RuleBody[] | null {
  return least >= 1 && least <= 5 ? [{ kind: 'rest', least }] : null;
}

function trainingDays({ number, whats }: Found, m: Marks): readonly RuleBody[] | null {
  const all = whats(m[0]);
  if (all.some(({ types, quality }) => types.length > 0 || quality !== 'any')) return null;
  const most = number(m.n);
  if (m.n!.startsWith('N') && !/DAY/.test(m[0]!)) return all.length > 0 ? [count(ANY, most)] : null;
  return most >= 2 && most <= 6 ? rest(7 - most) : null;
}
