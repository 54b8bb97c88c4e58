import type { EnduranceSport } from '../codes/sport.ts';
import { KEPT_FREQUENCY } from '../constants/week.ts';
import type { Race } from '../race/race.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import type { WeekContext } from './draft.ts';

/** Does the week hold a race, one of that priority where it is said? */
export function holdsRace(
  { week: { weekStartDate, weekEndDate }, races }: WeekContext,
  wanted?: Race['priority'],
): boolean {
  for (const { raceDate, priority } of races)
    if (raceDate >= weekStartDate && raceDate <= weekEndDate && (wanted === undefined || priority === wanted))
      return true;
  return false;
}

/** Share of the workouts of the last loading week that an easier week, or that of a race, keeps; 0 in others. */
export const keptShare = (context: WeekContext): number =>
  holdsRace(context) ? KEPT_FREQUENCY.race : KEPT_FREQUENCY[context.week.kind];

/** Workouts of a sport that it keeps, bricks among them; 0 where it keeps none. */
export function keptWorkouts(context: WeekContext, sport: EnduranceSport): number {
  const share = keptShare(context);
  return share === 0 ? 0 : Math.ceil(share * (context.memory.lastLoad?.byType[TYPE_OF_SPORT[sport]] ?? 0));
}
