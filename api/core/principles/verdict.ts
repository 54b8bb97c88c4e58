import { percentText } from '../units/percentText.ts';
import { countOf } from '../units/countOf.ts';
import { type ByKind, rowOf, type RuleBody, type What } from './rule.ts';
import { timeText } from '../units/timeText.ts';

/** What a week grows from. */
interface WeeksBefore {
  /** Largest planned hours of the four weeks before; null: nothing was planned in them. */
  largestBefore: number | null;
  loadsInARow: number;
}

const times = (count: number): string => countOf(count, 'workout');
/** Hard workouts are counted by days. */
const counted = (count: number, { quality }: What): string => countOf(count, quality === 'hard' ? 'day' : 'workout');

const LIMITS: ByKind<[], string> = {
  days: ({ only, days }) => (only ? days.map((day) => day.slice(0, 3)).join(', ') : 'none'),
  count: ({ most, what }) => counted(most, what),
  perDay: ({ most }) => times(most),
  length: ({ minutes }) => timeText(minutes),
  share: ({ percent }) => percentText(percent),
  ramp: ({ percent }) => percentText(percent),
  apart: ({ from, to }) => (from === 0 && to === 0 ? 'not on one day' : countOf(to + 1, 'day')),
  rest: ({ least }) => countOf(least, 'day'),
  hours: ({ most }) => timeText(Math.round(60 * most)),
  step: ({ weeks }) => countOf(weeks, 'week'),
  nearRace: () => 'none',
  prefer: () => 'as the week allows',
};

/** What the rule allows, in words. */
export const limitOf = (body: RuleBody): string => rowOf(LIMITS, body)(body);

const VALUES: ByKind<[size: number, week: WeeksBefore], string> = {
  days: ({ only }, size) => (size > 0 ? times(size) : only ? 'nowhere else' : 'none'),
  nearRace: (_, size) => (size > 0 ? times(size) : 'none'),
  count: ({ what }, size) => counted(size, what),
  perDay: (_, size) => times(size),
  length: (_, size) => timeText(size),
  hours: (_, size) => timeText(size),
  share: (_, size) => (size < 0 ? 'no such workout' : percentText(Math.round(size))),
  apart: (_, size) => (size > 7 ? 'far apart' : size === 0 ? 'same day' : countOf(size, 'day')),
  rest: (_, size) => countOf(size, 'day'),
  ramp: (_, size, { largestBefore, loadsInARow }) => {
    if (largestBefore === null) return 'nothing before';
    if (loadsInARow === 0) return 'no loading week';
    return size <= 0 ? 'no growth' : percentText(size.toFixed(1));
  },
  step: (_, size) => (size === 0 ? 'no loading week' : `week ${size}`),
  prefer: (_, size) => (size === 0 ? 'kept' : `${times(size)} otherwise`),
};

/** What the week makes of the rule, in words; `size` is in the rule's unit. */
export const valueOf = (body: RuleBody, week: WeeksBefore, size: number): string =>
  rowOf(VALUES, body)(body, size, week);
