import { type Weekday, WEEKDAYS } from '../calendar/calendar.ts';
import type { Marked } from './lexicon.ts';
import type { RuleBody, TrainedType, What } from './rule.ts';

const ANY: What = { types: [], quality: 'any' };
const HARD: What = { types: [], quality: 'hard' };

/** What a pattern found, in the terms of the clause. */
interface Found {
  /** Workouts of the mark list, those of one quality joined. */
  whats(mark: string | undefined): readonly What[];
  days(mark: string | undefined): readonly Weekday[];
  number(mark: string | undefined): number;
  minutes(mark: string | undefined): number;
  /** Days of "G0", "K0" or of an interval such as 48 hours: 2. */
  span(mark: string | undefined): number;
}

const at = <T>(list: readonly T[], mark: string | undefined): T => list[Number(/\d+/.exec(mark ?? '')?.[0] ?? -1)]!;

function foundIn({ whats, days, times, numbers }: Marked): Found {
  return {
    whats(mark) {
      const list = (mark?.match(/W\d+/g) ?? []).map((each) => at(whats, each));
      const joined: What[] = [];
      for (const what of list) {
        const same = joined.findIndex(
          ({ quality, types }) => quality === what.quality && types.length > 0 && what.types.length > 0,
        );
        if (same < 0) joined.push(what);
        else joined[same] = { ...what, types: [...new Set([...joined[same]!.types, ...what.types])] };
      }
      return joined;
    },
    days: (mark) => WEEKDAYS.filter((day) => (mark?.match(/D\d+/g) ?? []).some((each) => at(days, each).includes(day))),
    number: (mark) => at(numbers, mark),
    minutes: (mark) => at(times, mark),
    span: (mark) =>
      mark?.startsWith('T')
        ? Math.max(1, Math.ceil(at(times, mark) / 1440))
        : at(numbers, mark) * (mark?.startsWith('K') ? 7 : 1),
  };
}

const W = 'W\\d+(?: AND W\\d+)*';
const D = 'D\\d+(?: AND D\\d+)*';
const SPAN = '(?:T\\d+|G\\d+|K\\d+)';
const others = (types: readonly TrainedType[]): TrainedType[] =>
  (['run', 'bike', 'swim', 'strength'] as const).filter((type) => !types.includes(type));
const each = (whats: readonly What[], make: (what: What) => RuleBody): RuleBody[] => whats.map(make);
const daysRule = (what: What, days: readonly Weekday[], only = false, rather = false): RuleBody => ({
  kind: 'days',
  what,
  days,
  only,
  rather,
});
const apart = (first: What, next: What, to: number, from = 1): RuleBody => ({ kind: 'apart', first, next, from, to });
const perDay = (what: What, most: number): RuleBody => ({ kind: 'perDay', what, most });
const count = (what: What, most: number, weeks = 1): RuleBody => ({ kind: 'count', what, most, weeks });
const length = (what: What, minutes: number, days: readonly Weekday[] = []): RuleBody => ({
  kind: 'length',
  what,
  minutes,
  days,
});
const pairs = (
  firsts: readonly What[],
  thens: readonly What[],
  make: (first: What, next: What) => readonly RuleBody[],
): RuleBody[] => firsts.flatMap((first) => thens.flatMap((next) => make(first, next)));

/** What the groups of a pattern hold, by the name without its number: `w3` is another place for `w`; 0 is all of it. */
type Marks = Readonly<Record<string, string | undefined>>;
type Make = (found: Found, marks: Marks) => readonly RuleBody[] | null;

/** The group `next` keeps its days from the group `first`, one or as many as are said. */
const apartBy =
  (first: string, next: string): Make =>
  ({ whats, span }, m) => {
    const days = m.n ? Math.min(6, span(m.n)) : 1;
    return pairs(whats(m[first]), whats(m[next]), (a, b) => [apart(a, b, days)]);
  };

/** Days near a race: a week or a day, where no number is said. */
const raceDays = ({ span }: Found, n = 'DAY'): number => (/\d/.test(n) ? span(n) : /WEEK/.test(n) ? 7 : 1);
const nearRace = (what: What, before: number, after: number): RuleBody => ({ kind: 'nearRace', what, before, after });

/** Whole clauses; the first that fits speaks. In the marks of `lexicon.ts`. */
const PATTERNS: readonly (readonly [Make, ...string[]])[] = [
  // after X rather Y
  [
    prefer,
    `(?:PREFER )?(?:DAYAFTER|AFTER|NEXTDAY AFTER) (?<first>W\\d+) (?:AND )?(?:ALWAYS )?PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*)(?: NEXTDAY)?`,
    `PREFER (?<rather>(?:W\\d+|REST|FREE)(?: AND (?:W\\d+|REST|FREE))*) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?<first>W\\d+)`,
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:NEXTDAY )?(?:ALWAYS |ONLY )?(?<rather>W\\d+ AND (?:W\\d+|REST|FREE)|(?:REST|FREE) AND W\\d+)(?: NEXTDAY)?`,
  ],
  [
    ({ whats }, m) =>
      pairs(whats(m.first), whats(m.rather), (first, { types, quality }) =>
        types.length > 0 && quality === 'any'
          ? [apart(first, { types: others(types), quality: 'any' }, 1)]
          : types.length === 0 && quality === 'easy'
            ? [apart(first, HARD, 1)]
            : [],
      ),
    `(?:DAYAFTER|AFTER) (?<first>W\\d+) (?:ALWAYS )?ONLY (?<rather>W\\d+)(?: NEXTDAY)?`,
  ],
  // nearness
  [
    ({ whats }, m) => {
      const [one, other, ...more] = (m.pair!.match(/W\d+/g) ?? []).flatMap((mark) => whats(mark));
      return more.length > 0 || same(one!, other!) ? null : [apart(one!, other!, 1), apart(other!, one!, 1)];
    },
    `(?<pair>W\\d+ AND W\\d+) NO INAROW|NO INAROW (?<pair2>W\\d+ AND W\\d+)`,
  ],
  [
    ({ whats, span }, m) => {
      const days = span(m.n) - 1;
      return days > 6 ? null : each(whats(m.w), (what) => apart(what, what, Math.max(1, days)));
    },
    `NO N\\d+ (?<w>${W}) WITHIN (?<n>${SPAN})`,
  ],
  [
    ({ whats, span }, m) => {
      const days = /^T/.test(m.n!) ? Math.max(1, span(m.n) - 1) : span(m.n);
      return days > 6 ? null : pairs(whats(m.w), whats(m.of), (what, of) => [apart(what, of, days)]);
    },
    `NO (?<w>${W}) WITHIN (?<n>${SPAN}) BEFORE (?<of>${W})`,
  ],
  [
    ({ whats, span }, m) => {
      const days = /^T/.test(m.n!) ? Math.max(1, span(m.n) - 1) : span(m.n);
      return days > 6 ? null : pairs(whats(m.of), whats(m.w), (of, what) => [apart(of, what, days)]);
    },
    `NO (?<w>${W}) WITHIN (?<n>${SPAN}) AFTER (?<of>${W})`,
  ],
  [
    ({ whats }, m) => (/NO|OTHERDAY/.test(m[0]!) ? each(whats(m.w), (what) => apart(what, what, 1)) : null),
    `(?:NO |ONLY |ALWAYS |MOST )*(?<w>${W}) (?:ONLY |MOST |ALWAYS )*OTHERDAY(?: MOST| ONLY)?`,
    `(?:NO )?(?:2 )?(?<w>${W}) (?:NO )?INAROW|NO (?:N\\d+ )?INAROW (?<w2>${W})|NO INAROW (?<w3>W\\d+)(?: DAY)?`,
    `NO N\\d+ (?<w>${W}) INAROW`,
  ],
  [
    ({ whats }, m) => (/NO/.test(m[0]!) ? [apart(whats(m.a)[0]!, whats(m.b)[0]!, 0, 0)] : null),
    `(?:NO )?(?<a>W\\d+) (?:AND )?(?<b>W\\d+) (?:NO )?SAMEDAY|NO (?<a2>W\\d+) SAMEDAY (?<b2>W\\d+)|(?<a3>W\\d+) NO SAMEDAY (?<b3>W\\d+)`,
  ],
  [
    ({ whats, span }, m) =>
      pairs(whats(m.of), whats(m.w), (of, what) => {
        const days = m.n ? Math.min(6, Math.max(1, span(m.n))) : 1;
        return same(of, what) ? [apart(of, what, days)] : [apart(what, of, days), apart(of, what, days)];
      }),
    `NO (?<w>${W}) AROUND (?<of>${W})|(?<w2>${W}) NO AROUND (?<of2>${W})|NO (?<w3>${W}) WITHIN (?<n>${SPAN}) (?:OF |AROUND |EITHER )?(?<of3>${W})|(?<w4>${W}) NO WITHIN (?<n2>${SPAN}) (?:OF |AROUND )?(?<of4>${W})`,
  ],
  [
    ({ whats, span }, m) => {
      const list = whats(m.w);
      const days = span(m.n) - (/^G/.test(m.n!) && !/BETWEEN$/.test(m[0]!) ? 0 : 1);
      if (days < 1 || days > 6) return null;
      return list.length > 1
        ? [apart(list[0]!, list[1]!, days), apart(list[1]!, list[0]!, days)]
        : each(list, (what) => apart(what, what, days));
    },
    `(?:LEAST )?(?<n>${SPAN}) (?:REST |W\\d+ )?BETWEEN (?:EVERY )?(?:N\\d+ )?(?<w>${W})|BETWEEN (?:N\\d+ )?(?<w2>${W}) (?:ALWAYS )?(?:LEAST )?(?<n2>${SPAN})|(?<w3>${W}) (?:ALWAYS )?(?:BETWEEN )?(?:LEAST )?(?<n3>${SPAN}) BETWEEN|(?<w4>${W}) BETWEEN (?:LEAST |ALWAYS )*(?<n4>${SPAN})|(?<w5>${W}) (?:LEAST )(?<n5>${SPAN})`,
  ],
  [
    ({ whats }, m) => easyAround(whats(m.easy), (hard) => whats(m.first).map((first) => apart(first, hard, 1))),
    `(?:ALWAYS )?(?:N\\d+ |EVERY )?(?<easy>W\\d+) (?:NEXTDAY )?(?:DAYAFTER|AFTER|BETWEEN) (?:EVERY )?(?<first>${W})(?: PERDAY)?`,
    `(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W}) (?:NEXTDAY |DAY )?(?:ALWAYS |COLON |LEAST )*(?:N\\d+ )?(?<easy>W\\d+)(?: NEXTDAY| DAY)?`,
  ],
  [
    ({ whats }, m) => easyAround(whats(m.easy), (hard) => whats(m.first).map((first) => apart(hard, first, 1))),
    `(?:ALWAYS )?(?:N\\d+ )?(?<easy>W\\d+) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})`,
  ],
  [
    apartBy('first', 'w'),
    `NO (?<w>${W}) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?<w2>${W}) (?:ALWAYS )?NO (?:ALWAYS )?(?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first3>${W}) (?:NEXTDAY )?(?:AND )?NO (?<w3>${W})(?: NEXTDAY)?|NO (?:AFTER|DAYAFTER) (?<first4>W\\d+) (?<w4>W\\d+)(?: NEXTDAY)?|NO (?<w5>W\\d+) AFTER (?<first5>W\\d+) NEXTDAY`,
    `NO (?<w>${W}) (?<n>${SPAN}) AFTER (?<first>${W})|(?:DAYAFTER|AFTER) (?<first2>${W}) NO (?<w2>${W}) (?<n2>${SPAN})|(?<n3>${SPAN}) NO (?<w3>${W}) AFTER (?<first3>${W})|AFTER (?<first4>${W}) (?:COLON )?(?:LEAST )?(?<n4>${SPAN}) NO (?<w4>${W})|(?:LEAST )?(?<n5>${SPAN}) AFTER (?<first5>${W}) NO (?<w5>${W})`,
  ],
  [
    apartBy('w', 'of'),
    `NO (?<w>${W}) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of>${W})|(?<w2>${W}) NO (?:ALWAYS )?(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<of2>${W})|(?:DAYBEFORE|BEFORE) (?<of3>${W}) NO (?<w3>${W})`,
    `NO (?<w>${W}) (?<n>${SPAN}) BEFORE (?<of>${W})|(?:LEAST )?(?<n2>${SPAN}) BEFORE (?<of2>${W}) NO (?<w2>${W})`,
  ],
  [
    ({ whats }, m) => each(whats(m.first), (first) => apart(first, ANY, 1)),
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:NEXTDAY )?(?:DAYAFTER|AFTER) (?:EVERY )?(?<first>${W})|(?:DAYAFTER|AFTER) (?:EVERY )?(?<first2>${W}) (?:NEXTDAY |DAY |ALWAYS )*(?:N\\d+ )?(?:REST|FREE)|(?:EVERY )?(?<first3>${W}) AFTER (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
  ],
  [
    ({ whats }, m) => each(whats(m.first), (next) => apart(ANY, next, 1)),
    `(?:ALWAYS |N\\d+ |EVERY )*(?:REST|FREE) (?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first>${W})|(?:DAYBEFORE|BEFORE) (?:EVERY )?(?<first2>${W}) (?:ALWAYS )?(?:N\\d+ )?(?:REST|FREE)`,
  ],
  // races
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
  // steps and ramps
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
  // rest and hours
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
  // shares and lengths
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
      /(?:^| )OVER/.test(m[0]!) && !/NO/.test(m[0]!)
        ? null
        : each(whats(m.w), (what) => length(what, minutes(m.t), days(m.d))),
    `(?<w>${W}) (?:ALWAYS |NO |ONLY )*(?:MOST|NO OVER|OVER|ONLY|WITHIN) (?<t>T\\d+)(?: (?<d>${D}))?(?: EVERY)?`,
  ],
  [
    ({ whats, minutes, days }, m) => {
      const list = whats(m.w);
      return each(list.length > 0 ? list : [ANY], (what) => length(what, minutes(m.t), days(m.d)));
    },
    `(?:MOST|ONLY) (?<t>T\\d+) (?:OF )?(?<w>${W})(?: (?<d>${D}))?|(?:MOST )(?<w2>${W}) (?<t2>T\\d+)(?: (?<d2>${D}))?|NO (?<w3>${W}) (?:ALWAYS )?(?:OVER|MOST|MOST OVER) (?<t3>T\\d+)(?: (?<d3>${D}))?|(?<w4>${W}) (?<t4>T\\d+) MOST(?: (?<d4>${D}))?|(?<d5>${D}) (?:NO |MOST |ALWAYS )*(?<w5>${W}) (?:OVER|MOST) (?<t5>T\\d+)|(?<d6>${D}) (?:ALWAYS |ONLY )?(?:MOST|ONLY) (?<t6>T\\d+)(?: (?<w6>${W}))?|(?:MOST|ONLY) (?<t7>T\\d+) (?<d7>${D})|NO OVER (?<t8>T\\d+) (?<d8>${D})|(?<d9>${D}) COLON (?:NO |MOST )+(?<w9>${W}) (?:OVER )?(?<t9>T\\d+)|(?<w10>${W}) (?<d10>${D}) (?:NO OVER|MOST) (?<t10>T\\d+)|(?<d11>${D}) (?<w11>${W}) (?:COLON )?(?:NO OVER|MOST) (?<t11>T\\d+)|(?<w12>${W}) OVER (?<t12>T\\d+) (?:(?<d12>${D}) )?NO`,
  ],
  // counts
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
  // days
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
  // none at all
  [
    ({ whats }, m) => {
      const [easy] = whats(m.easy);
      if (easy) return easy.quality === 'easy' ? [count({ ...easy, quality: 'hard' }, 0)] : null;
      return each(whats(m.w), (what) => count(what, 0));
    },
    `(?:ALWAYS )?NO (?<w>${W})(?: PERWEEK)?|(?<w2>${W}) NO(?: ALWAYS)?|ONLY (?<easy>W\\d+)|(?<easy2>W\\d+) ONLY`,
  ],
];

const same = (a: What, b: What): boolean => JSON.stringify(a) === JSON.stringify(b);

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

function prefer({ whats }: Found, m: Marks): readonly RuleBody[] | null {
  const rather = (m.rather ?? '').split(' AND ').flatMap((mark): readonly (TrainedType | 'rest' | 'easy')[] => {
    if (mark === 'REST' || mark === 'FREE') return ['rest'];
    const [what] = whats(mark);
    if (what?.quality === 'easy' && what.types.length === 0) return ['easy'];
    return what !== undefined && (what.quality === 'any' || what.quality === 'easy') ? what.types : [];
  });
  return rather.length === 0 ? null : each(whats(m.first), (after) => ({ kind: 'prefer', after, rather }));
}

/** "Keep Mondays easy": nothing hard there. */
function easyDays([easy]: readonly What[], of: What, days: readonly Weekday[]): readonly RuleBody[] | null {
  return easy?.quality === 'easy' && easy.types.length === 0 && of.quality === 'any'
    ? [daysRule({ types: of.types, quality: 'hard' }, days)]
    : null;
}

/** "An easy day after intervals": no hard one there. */
const easyAround = ([easy]: readonly What[], make: (hard: What) => readonly RuleBody[]): readonly RuleBody[] | null =>
  easy?.quality === 'easy' ? make({ types: easy.types, quality: 'hard' }) : null;

const COMPILED = PATTERNS.flatMap(([make, ...patterns]) =>
  patterns.map((pattern) => [new RegExp(`^(?:${pattern})$`), make] as const),
);

/** The rules that a clause makes; null: none. */
export function bodiesOf(marked: Marked): readonly RuleBody[] | null {
  if (marked.unknown.length > 0) return null;
  const found = foundIn(marked);
  for (const [pattern, make] of COMPILED) {
    const match = pattern.exec(marked.marks);
    if (match === null) continue;
    const marks: Record<string, string | undefined> = { 0: match[0] };
    for (const [name, value] of Object.entries(match.groups ?? {})) marks[name.replace(/\d+$/, '')] ??= value;
    const bodies = make(found, marks);
    if (bodies !== null && bodies.length > 0) return bodies;
  }
  return null;
}
