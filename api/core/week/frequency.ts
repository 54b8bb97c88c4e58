import type { EnduranceSport } from '../codes/sport.ts';
import { KEPT_FREQUENCY } from '../constants/week.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import type { WeekContext } from './draft.ts';

export const holdsRace = ({ week: { weekStartDate, weekEndDate }, races }: WeekContext): boolean =>
  races.some(({ raceDate }) => raceDate >= weekStartDate && raceDate <= weekEndDate);

/** Workouts of a sport that an easier week, or that of a race, keeps of the last loading week, bricks among them; 0 in others. */
export function keptWorkouts(context: WeekContext, sport: EnduranceSport): number {
  const { week, memory } = context;
  const share = holdsRace(context) ? KEPT_FREQUENCY.race : KEPT_FREQUENCY[week.kind];
  return share === 0 ? 0 : Math.ceil(share * (memory.lastLoad?.byType[TYPE_OF_SPORT[sport]] ?? 0));
}
