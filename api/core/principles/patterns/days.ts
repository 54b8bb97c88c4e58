import type { Weekday } from '../../calendar/calendar.ts';
import type { RuleBody, What } from '../rule.ts';
import { ANY, at0, count, daysRule, each, HARD, others } from './bodies.ts';
import { D, type Pattern, W } from './pattern.ts';

/** On which days, or on none at all. */
export const DAYS: readonly Pattern[] = [
  [
    `(?:ALWAYS |PREFER )*(?<d>${D}) (?:ALWAYS |AND |COLON |PREFER )*(?<w>W\\d+)(?: ALWAYS)?(?: AND (?:REST|FREE)(?: DAY)?)?|(?<d2>${D}) (?:REST|FREE) AND (?<w2>W\\d+)|(?:ALWAYS |PREFER )*(?<w3>W\\d+) (?:AND |COLON )?(?:ONLY )?(?<d3>${D})`,
    ({ whats, days }, m) => easyDays(whats(m.w ?? m.w2 ?? m.w3), ANY, days(m.d ?? m.d2 ?? m.d3)),
  ],
  [
    `(?<of>W\\d+) (?<d>${D}) (?:ALWAYS )?(?<w>W\\d+)`,
    ({ whats, days }, m) => easyDays(whats(m.w), at0(whats(m.of)), days(m.d)),
  ],
  [
    `NO (?<w>${W}) (?:ALWAYS )?(?<d>${D})|(?<w2>${W}) (?:ALWAYS )?NO (?:ALWAYS )?(?<d2>${D})|(?<d3>${D}) (?:ALWAYS )?NO (?:ALWAYS )?(?<w3>${W})|NO (?<d4>${D}) (?<w4>${W})|(?<d5>${D}) (?<w5>${W}) FREE|(?<d6>${D}) FREE (?:OF |FROM )?(?<w6>${W})|NO (?:ALWAYS )?(?<d7>${D}) (?:FOR )?(?<w7>${W})|(?<w8>${W}) (?<d8>${D}) NO|NO (?<d9>${D}) (?:ALWAYS )?(?<w9>${W})`,
    ({ whats, days }, m) =>
      each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4 ?? m.w5 ?? m.w6 ?? m.w7 ?? m.w8 ?? m.w9), (what) =>
        daysRule(what, days(m.d ?? m.d2 ?? m.d3 ?? m.d4 ?? m.d5 ?? m.d6 ?? m.d7 ?? m.d8 ?? m.d9)),
      ),
  ],
  [
    `(?<d>${D}) (?:ALWAYS )?(?:REST|FREE)(?: DAY)?|(?:REST|FREE) (?:ALWAYS )?(?<d2>${D})|(?:ALWAYS |PERWEEK )*REST (?:ALWAYS )?(?<d3>${D})|NO (?<d4>${D})`,
    ({ days }, m) => [daysRule(ANY, days(m.d ?? m.d2 ?? m.d3 ?? m.d4))],
  ],
  [
    `PREFER (?<w>${W}) (?<d>${D})|(?<w2>${W}) (?:ALWAYS )?PREFER (?<d2>${D})|PREFER (?<d3>${D}) (?<w3>${W})|(?<d4>${D}) PREFER (?<w4>${W})`,
    ({ whats, days }, m) =>
      each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4), (what) => daysRule(what, days(m.d ?? m.d2 ?? m.d3 ?? m.d4), true, true)),
  ],
  [
    `ONLY (?<w>W\\d+) (?:ALWAYS )?(?<d>${D})|(?<d2>${D}) (?:ALWAYS )?(?:ONLY )+(?<w2>${W})|(?<d3>${D}) (?<w3>${W}) ONLY`,
    ({ whats, days }, m) =>
      whats(m.w ?? m.w2 ?? m.w3).flatMap((what) => {
        const on = days(m.d ?? m.d2 ?? m.d3);
        if (what.quality === 'long' || (what.quality === 'hard' && m.w)) return [daysRule(what, on, true)];
        if (what.quality === 'easy' && what.types.length === 0) return [daysRule(HARD, on)];
        return what.quality === 'any' && what.types.length > 0
          ? [daysRule({ types: others(what.types), quality: 'any' }, on)]
          : [];
      }),
  ],
  [
    `(?<w>${W}) (?:ALWAYS |ONLY |NO MOST )+(?<d>${D})(?: ONLY| EVERY| ALWAYS)*|(?<w2>${W}) (?<d2>${D})(?: ONLY| ALWAYS)*|(?<d3>${D}) ALWAYS (?<w3>${W})|ALWAYS (?<w4>${W}) (?<d4>${D})(?: ONLY)?`,
    ({ whats, days }, m) =>
      each(whats(m.w ?? m.w2 ?? m.w3 ?? m.w4), (what) => daysRule(what, days(m.d ?? m.d2 ?? m.d3 ?? m.d4), true)),
  ],
  [
    `NO (?<w>W\\d+) OUTSIDE (?<d>${D})|NO (?<w2>W\\d+) INSTEAD (?<d2>${D})`,
    ({ whats, days }, m) => each(whats(m.w ?? m.w2), (what) => daysRule(what, days(m.d ?? m.d2), true)),
  ],
  // none at all
  [
    `(?:ALWAYS )?NO (?<w>${W})(?: PERWEEK)?|(?<w2>${W}) NO(?: ALWAYS)?|ONLY (?<easy>W\\d+)|(?<easy2>W\\d+) ONLY`,
    ({ whats }, m) => {
      const [easy] = whats(m.easy ?? m.easy2);
      if (easy) return easy.quality === 'easy' ? [count({ ...easy, quality: 'hard' }, 0)] : null;
      return each(whats(m.w ?? m.w2), (what) => count(what, 0));
    },
  ],
];

/** "Keep Mondays easy": nothing hard there. */
function easyDays([easy]: readonly What[], of: What, days: readonly Weekday[]): readonly RuleBody[] | null {
  return easy?.quality === 'easy' && easy.types.length === 0 && of.quality === 'any'
    ? [daysRule({ types: of.types, quality: 'hard' }, days)]
    : null;
}
