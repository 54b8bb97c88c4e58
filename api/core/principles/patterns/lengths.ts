import type { Weekday } from '../../calendar/calendar.ts';
import type { RuleBody, What } from '../rule.ts';
import { ANY, D, each, length, same, W } from './bodies.ts';
import type { Patterns } from './found.ts';

/** So long is a week, and no workout. */
const OF_A_WEEK = 240;
/** "Nobody trains more than 8 hours": in a week, or at once, is not said. */
const lengths = (whats: readonly What[], minutes: number, days: readonly Weekday[]): RuleBody[] | null =>
  minutes >= OF_A_WEEK && days.length === 0 && whats.some((what) => same(what, ANY))
    ? null
    : each(whats, (what) => length(what, minutes, days));

/** Shares and lengths of workouts. */
export const LENGTHS: Patterns = [
  [
    ({ whats, number }, m) => {
      const [what] = whats(m.w);
      const of = m.of ?? '';
      const ofOther = whats(of)[0];
      if (what === undefined || what.quality !== 'long') return null;
      const ofSport =
        what.types.length === 1 &&
        (ofOther === undefined ? !/WEEK/.test(of) || /VOLUME/.test(of) : ofOther.types.length > 0);
      return [{ kind: 'share', what, percent: number(m.p), of: ofSport ? 'sport' : 'week' }];
    },
    `(?<w>W\\d+) (?:ALWAYS |NO )*(?:MOST|NO OVER|NO MOST OVER|WITHIN) (?<p>P\\d+)(?: (?<of>(?:OF|PERWEEK|VOLUME|W\\d+|EVERY|WEEK| )+))?|NO (?<w2>W\\d+) OVER (?<p2>P\\d+)(?: (?<of2>(?:OF|PERWEEK|VOLUME|W\\d+|WEEK| )+))?|MOST (?<p3>P\\d+) (?<of3>(?:OF |PERWEEK |VOLUME |WEEK )*)(?:ALWAYS |W\\d+ ALWAYS )*(?<w3>W\\d+)`,
  ],
  [
    ({ whats, minutes, days }, m) =>
      /(?:^| )OVER/.test(m[0]!) && !/NO/.test(m[0]!) ? null : lengths(whats(m.w), minutes(m.t), days(m.d)),
    `(?<w>${W}) (?:ALWAYS |NO |ONLY )*(?:MOST|NO OVER|OVER|ONLY|WITHIN) (?<t>T\\d+)(?: (?<d>${D}))?(?: EVERY)?`,
  ],
  [
    ({ whats, minutes, days }, m) => {
      const list = whats(m.w);
      return lengths(list.length > 0 ? list : [ANY], minutes(m.t), days(m.d));
    },
    `(?:MOST|ONLY) (?<t>T\\d+) (?:OF )?(?<w>${W})(?: (?<d>${D}))?|(?:MOST )(?<w2>${W}) (?<t2>T\\d+)(?: (?<d2>${D}))?|NO (?<w3>${W}) (?:ALWAYS )?(?:OVER|MOST|MOST OVER) (?<t3>T\\d+)(?: (?<d3>${D}))?|(?<w4>${W}) (?<t4>T\\d+) MOST(?: (?<d4>${D}))?|(?<d5>${D}) (?:NO |MOST |ALWAYS )*(?<w5>${W}) (?:OVER|MOST) (?<t5>T\\d+)|(?<d6>${D}) (?:ALWAYS |ONLY )?(?:MOST|ONLY) (?<t6>T\\d+)(?: (?<w6>${W}))?|(?:MOST|ONLY) (?<t7>T\\d+) (?<d7>${D})|NO OVER (?<t8>T\\d+) (?<d8>${D})|(?<d9>${D}) COLON (?:NO |MOST )+(?<w9>${W}) (?:OVER )?(?<t9>T\\d+)|(?<w10>${W}) (?<d10>${D}) (?:NO OVER|MOST) (?<t10>T\\d+)|(?<d11>${D}) (?<w11>${W}) (?:COLON )?(?:NO OVER|MOST) (?<t11>T\\d+)|(?<w12>${W}) OVER (?<t12>T\\d+) (?:(?<d12>${D}) )?NO`,
  ],
];
