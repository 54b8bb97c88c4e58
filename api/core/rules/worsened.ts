import type { BrokenLimit } from './finding.ts';
import { RULE_ORDER } from './rules.ts';

/** Limits that are broken now and were not before, or not as far; in the order of the rules. */
export function worsened(before: readonly BrokenLimit[], after: readonly BrokenLimit[]): readonly BrokenLimit[] {
  // a principle counts over its week as a whole: the day on which it shows may be another one after
  const keyOf = ({ rule, line, week, day, workoutId = '' }: BrokenLimit) =>
    rule === 'PRINCIPLE' ? `${week} ${line}` : `${rule} ${day ?? week} ${workoutId}`;
  const known = new Map<string, number>();
  for (const each of before) known.set(keyOf(each), Math.max(known.get(keyOf(each)) ?? 0, each.excess));
  return after
    .filter((each) => each.excess > (known.get(keyOf(each)) ?? 0))
    .sort((a, b) => RULE_ORDER.indexOf(a.rule) - RULE_ORDER.indexOf(b.rule));
}
