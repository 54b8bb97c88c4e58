import type { Sport } from '../codes/sport.ts';
import { isHardForbidden } from '../rules/injury.ts';
import { runsUnbroken } from '../workout/prescription/runWalk.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { isUntold } from './allocate.ts';
import type { WeekContext } from './draft.ts';

/** By an injury, in a sport that only carries what one takes, or because the athlete still runs and walks in turns. */
export function hardIsForbidden(context: WeekContext, sport: Sport): boolean {
  const { restrictions, limits, weekInPlan } = context;
  if (sport !== 'strength' && isUntold(context, sport)) return true;
  if (sport === 'running' && !runsUnbroken({ isNewRunner: limits.isNewRunner, weekInPlan })) return true;
  return isHardForbidden(restrictions[sport === 'strength' ? 'strength' : TYPE_OF_SPORT[sport]]);
}
