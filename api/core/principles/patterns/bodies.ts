import type { Weekday } from '../../calendar/calendar.ts';
import type { RuleBody, TrainedType, What } from '../rule.ts';

export const ANY: What = { types: [], quality: 'any' };
export const HARD: What = { types: [], quality: 'hard' };

export const W = 'W\\d+(?: AND W\\d+)*';
export const D = 'D\\d+(?: AND D\\d+)*';
export const SPAN = '(?:T\\d+|G\\d+|K\\d+)';
export const others = (types: readonly TrainedType[]): TrainedType[] =>
  (['run', 'bike', 'swim', 'strength'] as const).filter((type) => !types.includes(type));
export const each = (whats: readonly What[], make: (what: What) => RuleBody): RuleBody[] => whats.map(make);
export const daysRule = (what: What, days: readonly Weekday[], only = false, rather = false): RuleBody => ({
  kind: 'days',
  what,
  days,
  only,
  rather,
});
export const apart = (first: What, next: What, to: number, from = 1): RuleBody => ({
  kind: 'apart',
  first,
  next,
  from,
  to,
});
export const perDay = (what: What, most: number): RuleBody => ({ kind: 'perDay', what, most });
export const count = (what: What, most: number, weeks = 1): RuleBody => ({ kind: 'count', what, most, weeks });
export const length = (what: What, minutes: number, days: readonly Weekday[] = []): RuleBody => ({
  kind: 'length',
  what,
  minutes,
  days,
});
export const pairs = (
  firsts: readonly What[],
  thens: readonly What[],
  make: (first: What, next: What) => readonly RuleBody[],
): RuleBody[] => firsts.flatMap((first) => thens.flatMap((next) => make(first, next)));
export const same = (a: What, b: What): boolean => JSON.stringify(a) === JSON.stringify(b);
