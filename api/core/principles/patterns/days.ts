import type { Weekday } from '../../calendar/calendar.ts';
import type { RuleBody, What } from '../rule.ts';
import { ANY, D, daysRule, each, HARD, others, W } from './bodies.ts';
import type { Patterns } from './found.ts';

/** Days of the week. */
export const DAYS: Patterns = [
  [
    ({ whats, days }, m) => easyDays(whats(m.w), ANY, days(m.d)),
    `(?:ALWAYS |PREFER )*(?<d>${D}) (?:ALWAYS |AND |COLON |PREFER )*(?<w>W\\d+)(?: ALWAYS)?(?: AND (?:REST|FREE)(?: DAY)?)?|(?<d2>${D}) (?:REST|FREE) AND (?<w2>W\\d+)|(?:ALWAYS |PREFER )*(?<w3>W\\d+) (?:AND |COLON )?(?:ONLY )?(?<d3>${D})`,
  ],
  [
    ({ whats, days }, m) => easyDays(whats(m.w), whats(m.of)[0]!, days(m.d)),
    `(?<of>W\\d+) (?<d>${D}) (?:ALWAYS )?(?<w>W\\d+)`,
  ],
  [
    ({ whats, days }, m) => each(whats(m.w), (what) => daysRule(what, days(m.d))),
    `NO (?<w>${W}) (?:ALWAYS )?(?<d>${D})|(?<w2>${W}) (?:ALWAYS )?NO (?:ALWAYS )?(?<d2>${D})|(?<d3>${D}) (?:ALWAYS )?NO (?:ALWAYS )?(?<w3>${W})|NO (?<d4>${D}) (?<w4>${W})|(?<d5>${D}) (?<w5>${W}) FREE|(?<w10>${W}) FREE (?<d10>${D})|(?<d6>${D}) FREE (?:OF |FROM )?(?<w6>${W})|NO (?:ALWAYS )?(?<d7>${D}) (?:FOR )?(?<w7>${W})|(?<w8>${W}) (?<d8>${D}) NO|NO (?<d9>${D}) (?:ALWAYS )?(?<w9>${W})`,
  ],
  [
    ({ days }, m) => [daysRule(ANY, days(m.d))],
    `(?<d>${D}) (?:ALWAYS )?(?:REST|FREE)(?: DAY)?|(?:REST|FREE) (?:ALWAYS )?(?<d2>${D})|(?:ALWAYS |PERWEEK )*REST (?:ALWAYS )?(?<d3>${D})|NO (?<d4>${D})`,
  ],
  [
    ({ whats, days }, m) => each(whats(m.w), (what) => daysRule(what, days(m.d), true, true)),
    `PREFER (?<w>${W}) (?<d>${D})|(?<w2>${W}) (?:ALWAYS )?PREFER (?<d2>${D})|PREFER (?<d3>${D}) (?<w3>${W})|(?<d4>${D}) PREFER (?<w4>${W})`,
  ],
  [
    ({ whats, days }, m) =>
      whats(m.w).flatMap((what) => {
        const on = days(m.d);
        if (what.quality === 'long' || (what.quality === 'hard' && m[0]!.startsWith('ONLY')))
          return [daysRule(what, on, true)];
        if (what.quality === 'easy' && what.types.length === 0) return [daysRule(HARD, on)];
        return what.quality === 'any' && what.types.length > 0
          ? [daysRule({ types: others(what.types), quality: 'any' }, on)]
          : [];
      }),
    `ONLY (?<w>W\\d+) (?:ALWAYS )?(?<d>${D})|(?<d2>${D}) (?:ALWAYS )?(?:ONLY )+(?<w2>${W})|(?<d3>${D}) (?<w3>${W}) ONLY`,
  ],
  [
    ({ whats, days }, m) => each(whats(m.w), (what) => daysRule(what, days(m.d), true)),
    `(?<w>${W}) (?:ALWAYS |ONLY |NO MOST )+(?<d>${D})(?: ONLY| EVERY| ALWAYS)*|(?<w2>${W}) (?<d2>${D})(?: ONLY| ALWAYS)*|(?<d3>${D}) ALWAYS (?<w3>${W})|ALWAYS (?<w4>${W}) (?<d4>${D})(?: ONLY)?`,
    `NO (?<w>W\\d+) OUTSIDE (?<d>${D})|NO (?<w2>W\\d+) INSTEAD (?<d2>${D})`,
  ],
];

/** "Keep Mondays easy": nothing hard there. */
function easyDays([easy]: readonly What[], of: What, days: readonly Weekday[]): readonly RuleBody[] | null {
  return easy?.quality === 'easy' && easy.types.length === 0 && of.quality === 'any'
    ? [daysRule({ types: of.types, quality: 'hard' }, days)]
    : null;
}
