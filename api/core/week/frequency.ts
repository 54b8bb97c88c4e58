import { baseSportsOf, onlySportOf } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { KEPT_FREQUENCY, SWIMS_BESIDE_OTHERS } from '../constants/week.ts';
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
const keptShare = (context: WeekContext): number =>
  holdsRace(context) ? KEPT_FREQUENCY.race : KEPT_FREQUENCY[context.week.kind];

/** Is the race swum among other sports? */
const isSwumAmongOthers = ({ raceType }: WeekContext): boolean =>
  raceType !== null && onlySportOf(raceType) === null && baseSportsOf(raceType).includes('swimming');

/** Workouts of a sport that it keeps, bricks among them; 0 where it keeps none. One longer swim is more than two that are hardly worth the way. */
export function keptWorkouts(context: WeekContext, sport: EnduranceSport): number {
  const share = keptShare(context);
  if (share === 0) return 0;
  const kept = Math.ceil(share * (context.memory.lastLoad?.byType[TYPE_OF_SPORT[sport]] ?? 0));
  if (sport !== 'swimming' || context.week.kind !== 'step' || !isSwumAmongOthers(context)) return kept;
  const { swim: usual = Infinity } = context.memory.usual;
  return usual < SWIMS_BESIDE_OTHERS.keptFromMinutes ? Math.min(1, kept) : kept;
}

/** Does a loading week hold several swims, as that of a race which is swum among other sports and of some hours does? */
function holdsSwims(context: WeekContext): boolean {
  const { week, restrictions } = context;
  if (week.kind !== 'load' || week.plannedHours < SWIMS_BESIDE_OTHERS.fromHours || holdsRace(context)) return false;
  return isSwumAmongOthers(context) && !restrictions.swim.banned && restrictions.swim.volumeFactor >= 1;
}

/** Workouts of a sport that the week holds where its minutes and days let it; 0: no more than their share comes to. */
export const leastWorkouts = (context: WeekContext, sport: EnduranceSport): number =>
  sport === 'swimming' && holdsSwims(context) ? SWIMS_BESIDE_OTHERS.workouts : keptWorkouts(context, sport);
