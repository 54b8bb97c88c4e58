import type { EnduranceSport } from '../codes/sport.ts';
import { KEPT_FREQUENCY } from '../constants/week.ts';
import type { Race } from '../race/race.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import type { WeekContext } from './draft.ts';

/** Does the week hold a race, one of that priority where it is said? */
export const holdsRace = (
  { week: { weekStartDate, weekEndDate }, races }: WeekContext,
  priority?: Race['priority'],
): boolean =>
  races.some(
    (race) =>
      race.raceDate >= weekStartDate &&
      race.raceDate <= weekEndDate &&
      (priority === undefined || race.priority === priority),
  );

/** Workouts of a sport that an easier week, or that of a race, keeps of the last loading week, bricks among them; 0 in others. */
export function keptWorkouts(context: WeekContext, sport: EnduranceSport): number {
  const { week, memory } = context;
  const share = holdsRace(context) ? KEPT_FREQUENCY.race : KEPT_FREQUENCY[week.kind];
  return share === 0 ? 0 : Math.ceil(share * (memory.lastLoad?.byType[TYPE_OF_SPORT[sport]] ?? 0));
}
