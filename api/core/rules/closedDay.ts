import type { Day } from '../calendar/calendar.ts';
import type { LimitInputs } from '../messages/limits.ts';
import { countOf } from '../units/countOf.ts';
import type { MeasuredWorkout } from './context.ts';
import { type Finding, finding } from './finding.ts';
import { trainingOf } from './rule.ts';

type ClosingRule = 'BLOCKED_DATE' | 'UNAVAILABLE_DAY';

interface Closing<Code extends ClosingRule> {
  rule: Code;
  line: string;
  constraint: string;
  inputs: LimitInputs[Code];
}

/** What trains on a day on which nothing may. */
export function closedDay<Code extends ClosingRule>(
  week: Day,
  day: Day,
  here: readonly MeasuredWorkout[],
  { rule, line, constraint, inputs }: Closing<Code>,
): Finding {
  const there = here.filter(({ scheduledDate }) => scheduledDate === day);
  const count = trainingOf(there).length;
  // a race has the day that it has
  const race = there.length > count ? ' and the race' : '';
  const value = countOf(count, 'workout') + race;
  return finding({
    rule,
    code: 'UNAVAILABLE',
    week,
    day,
    line,
    constraint,
    limit: '0 workouts',
    value,
    excess: count,
    inputs,
  });
}
