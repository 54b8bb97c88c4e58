import type { EnduranceSport } from '../codes/sport.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { MAX_WORKOUTS_A_DAY, TAPER_FREQUENCY } from '../constants/week.ts';
import { type SportMinutes, isComplementary } from './allocate.ts';
import { runsOffBike } from './bricks.ts';
import { keptOf, type WeekContext } from './draft.ts';
import { keptWorkouts } from './frequency.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { workoutCount } from './sizes.ts';

export function openDays({ days }: WeekContext): number {
  return days.filter(({ status }) => status === 'open').length;
}

/** Two workouts a day at most; one for beginners, unless the days that they have are fewer than the workouts. */
export function dayLimit({ limits, days }: WeekContext, workouts: number): number {
  if (limits.workoutsADay > 1) return limits.workoutsADay;
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  return workouts > available ? MAX_WORKOUTS_A_DAY : 1;
}

export function total(counts: ReadonlyMap<EnduranceSport, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}

/**
 * The sport with the most workouts beyond those that it keeps gives one up, then that with the most; among equals one besides the race's
 * own, then the one trained last.
 */
export function takeOne(context: WeekContext, counts: Map<EnduranceSport, number>): void {
  const beyond = (sport: EnduranceSport) => Math.max(0, counts.get(sport)! - keptWorkouts(context, sport));
  const last = (sport: EnduranceSport) => context.memory.lastDayOfType[TYPE_OF_SPORT[sport]] ?? 0;
  const [most] = [...counts.keys()].sort(
    (a, b) =>
      beyond(b) - beyond(a) ||
      counts.get(b)! - counts.get(a)! ||
      Number(isComplementary(context, b)) - Number(isComplementary(context, a)) ||
      last(b) - last(a),
  );
  if (most !== undefined) counts.set(most, counts.get(most)! - 1);
}

/** Places in the week's days that the workouts take; the run of a brick takes none of its own. */
const placesOf = (
  context: WeekContext,
  counts: ReadonlyMap<EnduranceSport, number>,
  strengthWorkouts: number,
): number => total(counts) + strengthWorkouts - runsOffBike(context, counts.get('running'));

/** Sports give up workouts until each has a day of its own, and no sport its last. */
export function takeDoubles(context: WeekContext, counts: Map<EnduranceSport, number>, strengthWorkouts: number): void {
  const open = openDays(context);
  while (placesOf(context, counts, strengthWorkouts) > open && total(counts) > counts.size) takeOne(context, counts);
}

export function workoutCounts(
  context: WeekContext,
  allocation: readonly SportMinutes[],
  strengthWorkouts: number,
): Map<EnduranceSport, number> {
  const { limits } = context;
  const open = openDays(context);
  const kept = keptOf(context.days);
  const counts = new Map<EnduranceSport, number>();
  for (const { sport, minutes } of allocation) {
    const standing = kept.filter(({ workoutType }) => workoutType === TYPE_OF_SPORT[sport]).length;
    const fits = Math.floor(minutes / MIN_WORKOUT);
    counts.set(
      sport,
      Math.min(fits, Math.max(fits > 0 ? 1 : 0, workoutCount(context, sport, minutes, open) - standing)),
    );
  }
  if (limits.workoutsADay === 1) {
    const available = context.days.filter(({ status }) => status !== 'unavailable').length;
    if (placesOf(context, counts, strengthWorkouts) <= available) takeDoubles(context, counts, strengthWorkouts);
  }
  addForFrequency(allocation, counts, keptFrequency(context) - strengthWorkouts, open);
  return counts;
}

/** New workouts that a taper week needs so that it keeps the frequency of the last loading week; 0 in other weeks. */
export function keptFrequency(context: WeekContext): number {
  const { week, memory, days, limits } = context;
  if (week.kind !== 'taper' || memory.lastLoad === null) return 0;
  const kept = keptOf(days).length;
  const wanted = Math.floor(TAPER_FREQUENCY * memory.lastLoad.workouts);
  const available = days.filter(({ status }) => status !== 'unavailable').length;
  // a second workout a day is open to beginners only when the workouts outnumber their days
  const isBetween = limits.workoutsADay === 1 && wanted > openDays(context) && wanted <= available;
  return (isBetween ? available + 1 : wanted) - kept;
}

/** Workouts of the shortest length that the minutes hold, and what they leave. */
const shortWorkouts = (allocation: readonly SportMinutes[]): number =>
  allocation.reduce((sum, { minutes }) => sum + Math.floor(minutes / MIN_WORKOUT), 0);
const spare = ({ minutes }: SportMinutes): number => minutes % MIN_WORKOUT;

/**
 * Moves minutes between sports, as few as possible, so that the week holds so many workouts of the shortest length; the
 * minutes that rounding left of `minutes` come first.
 */
export function forFrequency(allocation: readonly SportMinutes[], wanted: number, minutes: number): SportMinutes[] {
  const moved = allocation.map((entry) => ({ ...entry }));
  let rounded = Math.min(moved.length, minutes - moved.reduce((sum, each) => sum + each.minutes, 0));
  while (shortWorkouts(moved) < wanted) {
    const [first, ...others] = [...moved].sort((a, b) => spare(b) - spare(a));
    if (first === undefined) return moved;
    let missing = MIN_WORKOUT - spare(first);
    if (others.reduce((sum, other) => sum + spare(other), rounded) < missing) return moved;
    first.minutes += missing;
    const left = Math.min(rounded, missing);
    rounded -= left;
    missing -= left;
    for (const other of others) {
      const taken = Math.min(spare(other), missing);
      other.minutes -= taken;
      missing -= taken;
    }
  }
  return moved;
}

/** A taper shortens workouts and keeps their number, with two of a sport on one day where the days are too few. */
function addForFrequency(
  allocation: readonly SportMinutes[],
  counts: Map<EnduranceSport, number>,
  wanted: number,
  open: number,
): void {
  for (const most of [open, MAX_WORKOUTS_A_DAY * open]) {
    while (total(counts) < wanted) {
      const longest = allocation
        .map(({ sport, minutes }) => ({ sport, each: minutes / ((counts.get(sport) ?? 0) + 1) }))
        .filter(({ sport, each }) => each >= MIN_WORKOUT && (counts.get(sport) ?? 0) < most)
        .sort((a, b) => b.each - a.each)[0];
      if (longest === undefined) break;
      counts.set(longest.sport, (counts.get(longest.sport) ?? 0) + 1);
    }
  }
}
