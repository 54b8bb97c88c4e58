import type { ActiveRule } from '../../principles/active.ts';
import { MAX_ASKED } from '../ruleSet.ts';
import { type UnmetNeed, unmetNeedsOf } from './needs.ts';
import type { Unheld } from './planned.ts';
import type { Tried } from './attempt.ts';

/** Drops the fewest rules, the latest taught first, until the week lacks nothing that it would have without them. */
export function withNeeds(
  all: readonly ActiveRule[],
  tried: (rules: readonly ActiveRule[]) => Tried,
): { made: Tried; yielded: readonly Unheld[] } {
  let made = tried(all);
  if (unmetNeedsOf(made.context, made.seen.workouts).length === 0) return { made, yielded: [] };
  const lacking = (of: Tried) => unmetNeedsOf(of.context, of.seen.workouts);
  const anyway = new Set(lacking(tried([])).map(({ key }) => key));
  const guiltOf = (of: Tried): Guilt => lacking(of).filter(({ key }) => !anyway.has(key));
  let guilt = guiltOf(made);
  let left = all;
  const yielded: Unheld[] = [];
  // without any rule nothing is missed
  while (guilt.length > 0) {
    const { need } = guilt[0]!;
    const best = left.length > MAX_ASKED ? firstGuilty(left, tried, guiltOf) : leastGuilty(left, tried, guiltOf);
    yielded.push({ active: best.active, need });
    left = left.filter((each) => each !== best.active);
    ({ made, guilt } = best);
  }
  return { made, yielded };
}

type Guilt = readonly UnmetNeed[];

interface Without {
  active: ActiveRule;
  made: Tried;
  guilt: Guilt;
}

/** The rule without which the week lacks least, the latest taught first. */
function leastGuilty(
  left: readonly ActiveRule[],
  tried: (rules: readonly ActiveRule[]) => Tried,
  guiltOf: (of: Tried) => Guilt,
): Without {
  let best: Without | null = null;
  for (const active of left.toReversed()) {
    const made = tried(left.filter((each) => each !== active));
    const guilt = guiltOf(made);
    if (best === null || guilt.length < best.guilt.length) best = { active, made, guilt };
    if (guilt.length === 0) break;
  }
  return best!;
}

/** Where there are many rules: the first one, in the order in which they were taught, with which the week lacks something. A binary search, because each try plans the week again. */
function firstGuilty(
  left: readonly ActiveRule[],
  tried: (rules: readonly ActiveRule[]) => Tried,
  guiltOf: (of: Tried) => Guilt,
): Without {
  let [innocent, guilty] = [0, left.length];
  while (guilty - innocent > 1) {
    const half = Math.floor((innocent + guilty) / 2);
    if (guiltOf(tried(left.slice(0, half))).length > 0) guilty = half;
    else innocent = half;
  }
  const active = left[guilty - 1]!;
  const made = tried(left.filter((each) => each !== active));
  return { active, made, guilt: guiltOf(made) };
}
