import type { RuleBody, What } from '../rule.ts';
import { ANY, each, SPAN, W } from './bodies.ts';
import type { Found, Patterns } from './found.ts';

/** Days near a race: a week or a day, where no number is said. */
const raceDays = ({ span }: Found, n = 'DAY'): number => (/\d/.test(n) ? span(n) : /WEEK/.test(n) ? 7 : 1);
const nearRace = (what: What, before: number, after: number): RuleBody => ({ kind: 'nearRace', what, before, after });

/** Days around races. */
export const RACES: Patterns = [
  [
    ({ whats, span }, m) => each(whats(m.w), (what) => nearRace(what, span(m.before), span(m.after))),
    `(?<before>${SPAN}) BEFORE (?:RACE )?AND (?<after>${SPAN}) AFTER RACE NO (?<w>${W})|NO (?<w2>${W}) (?<before2>${SPAN}) BEFORE (?:RACE )?AND (?<after2>${SPAN}) AFTER RACE`,
    `(?<before>${SPAN}) BEFORE RACE NO (?<w>${W}) AND (?<after>${SPAN}) AFTER NO`,
  ],
  [
    // the last one lies that many days before
    ({ whats, span }, m) => (span(m.n) < 2 ? null : each(whats(m.w), (what) => nearRace(what, span(m.n) - 1, 0))),
    `(?<n>${SPAN}) BEFORE RACE (?:COLON )?LAST (?<w>W\\d+)|LAST (?<w2>W\\d+) (?:LEAST )?(?<n2>${SPAN}) BEFORE RACE`,
  ],
  [
    (found, m) => each(found.whats(m.w), (what) => nearRace(what, 0, raceDays(found, m.n))),
    `NO (?<w>${W}) (?:(?:ALWAYS|LEAST) )*(?<n>${SPAN}|N\\d+ WEEK|WEEK|PERWEEK|DAY)? ?(?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:AND )?(?:LEAST )?NO (?<w2>${W}) (?:LEAST |WITHIN )?(?<n2>${SPAN})|(?:LEAST )?(?<n3>${SPAN}) NO (?<w3>${W}) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:LEAST )?(?<n4>${SPAN}) NO (?<w4>${W})|NO (?<w5>${W}) WITHIN (?<n5>${SPAN}) AFTER RACE|(?:LEAST )?(?<n6>${SPAN}|PERWEEK) (?:DAYAFTER|AFTER) RACE NO (?<w6>${W})|(?:DAYAFTER|AFTER) RACE (?<n7>PERWEEK) NO (?<w7>${W})|DAYAFTER RACE (?:ALWAYS )?NO (?<w8>${W})`,
  ],
  [
    ({ whats, number, span }, m) => {
      const days = m.n!.startsWith('N') ? number(m.n) : span(m.n);
      if (/REST|FREE/.test(m.what!)) return [nearRace(ANY, 0, days)];
      const [said] = whats(m.what);
      return said?.quality === 'easy' ? [nearRace({ ...said, quality: 'hard' }, 0, days)] : null;
    },
    `(?:LEAST )?(?<n>${SPAN}|N\\d+) (?:ALWAYS )?(?<what>REST|FREE|W\\d+(?: ONLY)?) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:ALWAYS |COLON )?(?:LEAST |MOST )?(?<n2>${SPAN}|N\\d+)(?: OF)? (?<what2>REST|FREE|(?:ONLY )?W\\d+)|(?:DAYAFTER|AFTER) RACE (?:ALWAYS )?(?<what4>REST|FREE) (?:LEAST )?(?<n4>${SPAN})|RACE AFTER (?:LEAST )?(?<n3>${SPAN}|N\\d+)(?: OF)? (?<what3>REST|FREE|W\\d+)`,
  ],
  [
    () => [nearRace(ANY, 0, 1)],
    `(?:ALWAYS |EVERY )*(?:REST|FREE) (?:DAYAFTER|AFTER) RACE|(?:DAYAFTER|AFTER) RACE (?:ALWAYS )?(?:REST|FREE)`,
  ],
  [
    (found, m) => each(found.whats(m.w), (what) => nearRace(what, raceDays(found, m.n), 0)),
    `NO (?<w>${W}) (?<n>${SPAN}|WEEK|PERWEEK|DAY)? ?(?:DAYBEFORE|BEFORE) RACE|(?<n2>${SPAN}) (?:DAYBEFORE|BEFORE) RACE NO (?<w2>${W})|NO (?<w3>${W}) WITHIN (?<n3>${SPAN}) (?:OF |BEFORE )RACE|DAYBEFORE RACE (?:ALWAYS )?NO (?<w5>${W})|(?<w4>${W}) NO WITHIN (?<n4>${SPAN}) (?:OF |BEFORE )RACE`,
  ],
  [
    () => [nearRace(ANY, 1, 0)],
    `(?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE) (?:DAYBEFORE|BEFORE) RACE|(?:DAYBEFORE|BEFORE) RACE (?:ALWAYS )?(?:REST|FREE)`,
  ],
];
