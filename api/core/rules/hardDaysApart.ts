import { addDays, type Day, daysBetween } from '../calendar/calendar.ts';
import { HARD_SPACING_DAYS } from '../constants/hardDays.ts';
import { countOf } from '../units/countOf.ts';
import { type Finding, finding } from './finding.ts';
import { hardDaysOf } from './hardDaysPerWeek.ts';
import { isHardDay } from './placement.ts';
import { easeLastHard } from './remedies.ts';
import type { Rule } from './rule.ts';

/** What is told of a hard day and of the days since the one before it; null: none lies near. `hard`: hard days of the week. */
const told = (monday: Day, close: { day: Day; gap: number } | null, hard: number): Finding =>
  finding({
    rule: 'HARD_DAYS_APART',
    code: 'HARD_DAYS',
    week: monday,
    day: close?.day ?? null,
    constraint: `Hard days at least ${HARD_SPACING_DAYS} days apart, Sunday and Monday too`,
    limit: countOf(HARD_SPACING_DAYS, 'day'),
    size: close === null ? 0 : -close.gap,
    value: valueOf(close?.gap ?? Infinity, hard),
    excess: close !== null && close.gap < HARD_SPACING_DAYS ? 1 : 0,
    inputs: close === null ? { day: null } : { before: addDays(close.day, -1), day: close.day },
  });

/** Days between hard days are told where the week has two, or where they are too few. */
function valueOf(gap: number, hard: number): string {
  if (gap < HARD_SPACING_DAYS || hard > 1) return countOf(gap, 'day');
  return hard === 0 ? 'no hard day' : '1 hard day';
}

/** No two hard days in a row, across weeks as well. */
export const hardDaysApart = {
  code: 'HARD_DAYS_APART',
  measure: ({ limits }, { monday, here, around }) => {
    const every = hardDaysOf(limits.past.length === 0 ? around(1) : [...limits.past, ...around(1)]);
    const gaps = hardDaysOf(here).map((day) => {
      const before = every.findLast((other) => other < day);
      return { day, gap: before === undefined ? Infinity : daysBetween(before, day) };
    });
    const close = gaps.filter(({ gap }) => gap <= 7);
    return close.length === 0
      ? [told(monday, null, gaps.length)]
      : close.map((each) => told(monday, each, gaps.length));
  },
  // a day that is hard already is as near to the others as it was
  forbids: (placement, day, { isHard }) => {
    if (!isHard || isHardDay(placement, day)) return false;
    for (let gap = 1; gap < HARD_SPACING_DAYS; gap += 1)
      if (isHardDay(placement, day - gap) || isHardDay(placement, day + gap)) return true;
    return false;
  },
  remedy: easeLastHard,
} satisfies Rule;
