import type { BrokenLimit } from './finding.ts';
import { RULE_ORDER } from './rules.ts';

/** Limits that are broken now and were not before, or not as far; in the order of the rules. */
export function worsened(before: readonly BrokenLimit[], after: readonly BrokenLimit[]): readonly BrokenLimit[] {
  // the day and the workout that show it may be others after
  const keyOf = ({ rule, line, week, day, workoutId = '', item }: BrokenLimit) =>
    item === undefined ? `${rule} ${day ?? week} ${workoutId}` : `${week} ${line} ${item}`;
  const known = new Map<string, number>();
  for (const each of before) known.set(keyOf(each), Math.max(known.get(keyOf(each)) ?? 0, each.excess));
  return after
    .filter((each) => each.excess > (known.get(keyOf(each)) ?? 0))
    .sort((a, b) => RULE_ORDER.indexOf(a.rule) - RULE_ORDER.indexOf(b.rule));
}
