import { type Weekday, WEEKDAYS } from '../../calendar/calendar.ts';
import type { Marked } from '../lexicon.ts';
import type { RuleBody, What } from '../rule.ts';

/** What a pattern found, in the terms of the clause. */
export interface Found {
  /** Workouts of the mark list, those of one quality joined. */
  whats(mark: string | undefined): readonly What[];
  days(mark: string | undefined): readonly Weekday[];
  number(mark: string | undefined): number;
  minutes(mark: string | undefined): number;
  /** Days of "G0", "K0" or of an interval such as 48 hours: 2. */
  span(mark: string | undefined): number;
}

const at = <T>(list: readonly T[], mark: string | undefined): T => list[Number(/\d+/.exec(mark ?? '')?.[0] ?? -1)]!;

export function foundIn({ whats, days, times, numbers }: Marked): Found {
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

/** What the groups of a pattern hold, by the name without its number: `w3` is another place for `w`; 0 is all of it. */
export type Marks = Readonly<Record<string, string | undefined>>;
export type Make = (found: Found, marks: Marks) => readonly RuleBody[] | null;

/** Whole clauses, and the rules that they make; the first that fits speaks. In the marks of `lexicon.ts`. */
export type Patterns = readonly (readonly [Make, ...string[]])[];
