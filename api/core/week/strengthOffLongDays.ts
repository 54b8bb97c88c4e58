import { isLongDay } from '../rules/placement.ts';
import { mayHold, roomOf } from './dayRules.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { isLate } from './overdue.ts';
import { costOf, isLess, put } from './place.ts';
import { preferenceCost } from './weekRules.ts';

/** An easy workout that leaves its day to strength, and where it goes. */
interface Swap {
  from: DayPlan;
  easy: Draft;
  to: DayPlan;
  cost: readonly number[];
}

const isStrength = ({ workoutType }: Draft): boolean => workoutType === 'strength';

/** An easy ride, run or swim that may lie on any day. */
const isMovable = ({ role, isHard, isLong, sport, race }: Draft): boolean =>
  role === 'easy' && !isHard && !isLong && race === null && sport !== 'strength';

function takeOff(day: DayPlan, draft: Draft): void {
  day.drafts.splice(day.drafts.indexOf(draft), 1);
}

/** What `look` finds while the day is without the draft. */
function without<T>(day: DayPlan, draft: Draft, look: () => T): T {
  const drafts = day.drafts;
  day.drafts = drafts.filter((other) => other !== draft);
  const found = look();
  day.drafts = drafts;
  return found;
}

/** May the day hold it as it is, with nothing that speaks against it? */
const takesWhole = (context: WeekContext, day: DayPlan, draft: Draft, limit: number): boolean =>
  roomOf(day) >= draft.minutes &&
  mayHold(context, day, draft, limit) &&
  (context.rules === null || preferenceCost(context, day, draft) === null) &&
  // strength that has rested long is no later by a better day
  (isStrength(draft) || !isLate(context, day, draft));

/** Of the ways to free a day for the strength, which lies nowhere meanwhile, the one that costs least; undefined: there is none. */
function bestSwap(context: WeekContext, strength: Draft, limit: number): Swap | undefined {
  let best: Swap | undefined;
  for (const from of context.days) {
    if (isLongDay(context, from.number)) continue;
    for (const easy of from.drafts.filter(isMovable))
      without(from, easy, () => {
        if (!takesWhole(context, from, strength, limit)) return;
        const cost = costOf(context, from, strength);
        from.drafts.push(strength);
        for (const to of context.days) {
          if (to === from || !takesWhole(context, to, easy, limit)) continue;
          const both = [...cost, ...costOf(context, to, easy)];
          if (best === undefined || isLess(both, best.cost)) best = { from, easy, to, cost: both };
        }
      });
  }
  return best;
}

/** Strength that found no day but that of a long workout changes places with an easy workout, where one may lie elsewhere. */
export function takeStrengthOffLongDays(context: WeekContext, limit: number): void {
  for (const day of context.days) {
    const strength = day.drafts.find(isStrength);
    if (strength === undefined || !isLongDay(context, day.number)) continue;
    const swap = without(day, strength, () => bestSwap(context, strength, limit));
    if (swap === undefined) continue;
    takeOff(day, strength);
    takeOff(swap.from, swap.easy);
    put(swap.from, strength);
    put(swap.to, swap.easy);
  }
}
