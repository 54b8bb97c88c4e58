import { addDays, daysBetween } from '../calendar/calendar.ts';
import { HARD_SPACING_DAYS } from '../constants/week.ts';
import { countOf } from '../units/countOf.ts';
import { finding } from './finding.ts';
import { hardDaysOf } from './hardDays.ts';
import { isHardDay } from './placement.ts';
import { easeLastHard } from './remedies.ts';
import type { Rule } from './rule.ts';

/** No two hard days in a row, across weeks as well. */
export const hardDaysApart = {
  code: 'HARD_DAYS_APART',
  measure: ({ limits }, { monday, here, around }) => {
    const line = {
      rule: 'HARD_DAYS_APART',
      code: 'HARD_DAYS',
      week: monday,
      constraint: `Hard days at least ${HARD_SPACING_DAYS} days apart, Sunday and Monday too`,
      limit: countOf(HARD_SPACING_DAYS, 'day'),
    } as const;
    const every = hardDaysOf([...limits.past, ...around(1)]);
    const gaps = hardDaysOf(here).map((day) => {
      const before = every.findLast((other) => other < day);
      return { day, gap: before === undefined ? Infinity : daysBetween(before, day) };
    });
    const close = gaps.filter(({ gap }) => gap <= 7);
    if (close.length === 0) return [finding({ ...line, value: 'no two hard days', excess: 0, inputs: { day: null } })];
    return close.map(({ day, gap }) =>
      finding({
        ...line,
        day,
        size: -gap,
        value: countOf(gap, 'day'),
        excess: gap < HARD_SPACING_DAYS ? 1 : 0,
        inputs: { before: addDays(day, -1), day },
      }),
    );
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
