import { onlySportOf } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { isUntold, type SportMinutes } from './allocate.ts';
import type { Draft, WeekContext } from './draft.ts';
import { spentBy } from './ruleCounts.ts';
import { holdsRace } from './frequency.ts';
import { forbiddenBy, isShutOut } from './weekRules.ts';

/** Sports with a long workout: the race's only one, or the bike and the run. None in race and recovery weeks. */
export function longSports(context: WeekContext, allocation: readonly SportMinutes[]): ReadonlySet<EnduranceSport> {
  const { week } = context;
  if (week.kind === 'race' || week.kind === 'recovery' || holdsRace(context)) return new Set();
  const trained = allocation.map(({ sport }) => sport).filter((sport) => !isUntold(context, sport));
  const only = context.raceType === null ? null : onlySportOf(context.raceType);
  const mayBe = trained.filter((sport) => sport !== 'swimming');
  const long = only !== null && trained.includes(only) ? [only] : mayBe.length > 0 ? mayBe : trained;
  return new Set(context.rules === null ? long : long.filter((sport) => !isWithoutLong(context, sport)));
}

/** Do principles keep the long workout of the sport off every day that is left? */
function isWithoutLong(context: WeekContext, sport: EnduranceSport): boolean {
  const long = { workoutType: TYPE_OF_SPORT[sport], sport, isLong: true, isHard: false, race: null } as Draft;
  const spent = spentBy(context, long);
  if (spent === null && !isShutOut(context, long)) return false;
  const { fired, withoutLong } = context.rules!;
  withoutLong.add(sport);
  if (spent !== null) fired.add(spent);
  else
    for (const day of context.days) {
      const by = day.status === 'open' ? forbiddenBy(context, day, long) : null;
      if (by !== null) fired.add(by);
    }
  return true;
}
