import type { EnduranceSport } from '../codes/sport.ts';
import { CARRYING_SPORT } from '../constants/injuries.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { isComplementary } from './allocate.ts';
import type { WeekContext } from './draft.ts';

const CARRIED = ['run', 'bike', 'swim'] as const;

/** Does a sport besides those of the race carry what an injury takes from them? */
function carriesInjury(context: WeekContext, sport: EnduranceSport): boolean {
  const { restrictions } = context;
  return (
    isComplementary(context, sport) &&
    CARRIED.some((type) => {
      const { banned, volumeFactor, substitute } = restrictions[type];
      return (banned || volumeFactor < 1) && substitute.includes(TYPE_OF_SPORT[sport]);
    })
  );
}

/** Longest workout of such a sport this week, minutes: who begins to ride because they may not run does not begin with hours. */
export function carryingLimit(context: WeekContext, sport: EnduranceSport): number {
  if (!carriesInjury(context, sport)) return Infinity;
  const { lastLong, ordinary } = context.memory;
  const done = Math.max(lastLong[sport] ?? 0, ...ordinary.map((minutes) => minutes[TYPE_OF_SPORT[sport]] ?? 0));
  return Math.max(CARRYING_SPORT.first, done + CARRYING_SPORT.step);
}
