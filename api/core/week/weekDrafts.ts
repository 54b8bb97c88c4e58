import type { EnduranceSport } from '../codes/sport.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { DAYS_FOR_ONE_EACH, MEAN_OF_ONE_EACH } from '../constants/week.ts';
import type { SportMinutes } from './allocate.ts';
import { isOneOfRuns } from './bricks.ts';
import { openDays, takeDoubles } from './counts.ts';
import { roomOf } from './dayRules.ts';
import type { DayPlan, Draft, WeekContext } from './draft.ts';
import { longSports } from './longSports.ts';
import { addBrick, sportDrafts } from './sizes.ts';

/** The week's endurance workouts, so many of each sport, before they have their days. */
export function weekDrafts(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  counts: ReadonlyMap<EnduranceSport, number>,
  hasKeptLong: boolean,
  mayBrick: boolean,
): Draft[] {
  const long = hasKeptLong ? new Set<EnduranceSport>() : longSports(context, allocation);
  const bike = allocation.find(({ sport }) => sport === 'cycling');
  const run = allocation.find(({ sport }) => sport === 'running');
  const rides = bike ? sportDrafts(context, bike, counts.get('cycling') ?? 0, long.has('cycling')) : [];
  // in the week of a smaller race, which has no long workout, a race-specific brick is an ordinary ride
  const ride = long.size > 0 ? rides.find(({ isLong }) => isLong) : rides[0];
  const brickRun = run && mayBrick ? addBrick(context, ride, run.minutes) : 0;
  const drafts = [...rides];
  for (const entry of allocation) {
    if (entry.sport === 'cycling') continue;
    const isRun = entry.sport === 'running';
    const minutes = isRun ? entry.minutes - brickRun : entry.minutes;
    const count = Math.min(counts.get(entry.sport) ?? 0, Math.floor(minutes / MIN_WORKOUT));
    // the run off the bike counts as one of the runs when there are several, as many as the week keeps of them
    const isOne = isRun && brickRun > 0 && isOneOfRuns(context, count);
    const own = isOne ? count - 1 : count;
    drafts.push(...sportDrafts(context, entry, own, long.has(entry.sport), minutes));
  }
  return drafts;
}

/**
 * Beginners have one workout a day. Where more are wanted than they have days, as few as lie on days of their own do as well while their
 * hours fit in those, and there is no strength beside them: a long run stays long, and each sport has its days.
 */
export function oneADay(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  { wanted, strength, hasKeptLong }: { wanted: Map<EnduranceSport, number>; strength: number; hasKeptLong: boolean },
): Map<EnduranceSport, number> {
  const { limits, week, memory } = context;
  const open = openDays(context);
  if (limits.workoutsADay > 1 || open < DAYS_FOR_ONE_EACH || strength > 0) return wanted;
  const minutes = allocation.reduce((sum, of) => sum + of.minutes, 0);
  // easier weeks keep the workouts of the loading week before
  const isDense = week.kind === 'load' ? minutes > open * MEAN_OF_ONE_EACH : (memory.lastLoad?.workouts ?? 0) > open;
  if (isDense) return wanted;
  const fewer = new Map(wanted);
  takeDoubles(context, fewer, 0);
  const held = heldBy(context.days, weekDrafts(context, allocation, fewer, hasKeptLong, true));
  return held > minutes - MIN_WORKOUT ? fewer : wanted;
}

/** Most minutes that the workouts may last on days of their own, the long ones on those with most room. */
function heldBy(days: readonly DayPlan[], drafts: readonly Draft[]): number {
  const rooms = days.filter(({ status }) => status === 'open').map(roomOf);
  rooms.sort((a, b) => b - a);
  const inTurn = drafts.toSorted((a, b) => Number(b.isLong) - Number(a.isLong) || b.max - a.max);
  return inTurn.reduce((sum, { max }, i) => sum + Math.min(max, rooms[i] ?? 0), 0);
}
