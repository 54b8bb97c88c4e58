import { baseSportsOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport, type Sport } from '../codes/sport.ts';
import { MIN_WORKOUT } from '../constants/lengths.ts';
import { COMPLEMENTARY_SHARES, SHARES_WITHOUT_RACE, SUBSTITUTE_GROWTH } from '../constants/week.ts';
import { toldSports } from '../workout/toldSports.ts';
import { sportShares } from '../race/sportShares.ts';
import type { KeptWorkout } from '../workout/workout.ts';
import type { WeekContext } from './draft.ts';
import { leastWorkouts } from './frequency.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';

/** A sport that the athlete added to those of the race type. */
export function isComplementary({ raceType }: WeekContext, sport: EnduranceSport): boolean {
  return raceType !== null && !baseSportsOf(raceType).includes(sport);
}

/** Does a sport only carry what an injury takes, without the athlete having told of it? */
export const isUntold = ({ athlete, sports, input }: WeekContext, sport: EnduranceSport): boolean =>
  !sports.includes(sport) && !toldSports(athlete, input.sports, input.races).includes(TYPE_OF_SPORT[sport]);

/** Minutes of one sport in the week, still to be planned. */
export interface SportMinutes {
  sport: EnduranceSport;
  minutes: number;
  /** Sport that an injury took minutes from, when this one carries them. */
  insteadOf: EnduranceSport | null;
}

/** Fractions of the endurance time by sport, summing to 1; empty when no endurance sport is left. */
function weekShares(context: WeekContext): Map<EnduranceSport, number> {
  const { raceType, sports, athlete } = context;
  const chosen = ENDURANCE_SPORTS.filter((sport) => sports.includes(sport));
  const shares = new Map<EnduranceSport, number>();
  if (raceType === null) {
    const sum = chosen.reduce((total, sport) => total + SHARES_WITHOUT_RACE[sport], 0);
    for (const sport of chosen) shares.set(sport, SHARES_WITHOUT_RACE[sport] / sum);
    return shares;
  }
  const base = sportShares(raceType, athlete.assessments);
  const added = chosen.filter((sport) => base[sport] === undefined);
  const complementary = COMPLEMENTARY_SHARES[added.length] ?? 0;
  for (const sport of ENDURANCE_SPORTS) {
    const share = base[sport];
    if (share !== undefined) shares.set(sport, share * (1 - complementary));
    else if (added.includes(sport)) shares.set(sport, complementary / added.length);
  }
  return shares;
}

/**
 * Splits minutes over the sports, with what injuries take moved to the sports that may carry it.
 * `total` is the endurance time of the week with the kept workouts, whose minutes count as already planned.
 */
export function allocateMinutes(context: WeekContext, total: number, kept: readonly KeptWorkout[]): SportMinutes[] {
  const shares = weekShares(context);
  const planned = new Map<EnduranceSport, number>();
  for (const [sport, share] of shares) planned.set(sport, share * total);
  const insteadOf = moveInjuredMinutes(context, planned);
  for (const [sport, minutes] of planned) planned.set(sport, Math.max(0, minutes - keptMinutes(kept, sport)));
  const keptTotal = ENDURANCE_SPORTS.reduce((sum, sport) => sum + keptMinutes(kept, sport), 0);
  const room = Math.max(0, total - keptTotal);
  const wanted = sum(planned);
  if (wanted > room && wanted > 0)
    for (const [sport, minutes] of planned) planned.set(sport, (minutes * room) / wanted);
  return [...enoughForWorkouts(context, planned, kept)].map(([sport, minutes]) => ({
    sport,
    minutes: Math.floor(minutes),
    insteadOf: insteadOf.get(sport) ?? null,
  }));
}

function sum(minutes: ReadonlyMap<EnduranceSport, number>): number {
  let total = 0;
  for (const value of minutes.values()) total += value;
  return total;
}

/** Minutes of a sport in kept workouts; a brick counts three quarters as riding. */
function keptMinutes(kept: readonly KeptWorkout[], sport: Sport): number {
  let minutes = 0;
  for (const { workoutType, duration } of kept) {
    if (workoutType === 'brick')
      minutes += sport === 'cycling' ? 0.75 * duration : sport === 'running' ? 0.25 * duration : 0;
    else if (sport !== 'strength' && workoutType === TYPE_OF_SPORT[sport]) minutes += duration;
  }
  return minutes;
}

function moveInjuredMinutes(
  context: WeekContext,
  planned: Map<EnduranceSport, number>,
): Map<EnduranceSport, EnduranceSport> {
  const { restrictions } = context;
  const insteadOf = new Map<EnduranceSport, EnduranceSport>();
  const before = new Map(planned);
  for (const sport of ENDURANCE_SPORTS) {
    const minutes = before.get(sport);
    const rule = restrictions[TYPE_OF_SPORT[sport]];
    if (minutes === undefined || (!rule.banned && rule.volumeFactor >= 1)) continue;
    const left = rule.banned ? 0 : minutes * rule.volumeFactor;
    planned.set(sport, (planned.get(sport) ?? 0) - minutes + left);
    let removed = (minutes - left) * rule.substituteFactor;
    for (const type of rule.substitute) {
      const other = ENDURANCE_SPORTS.find((candidate) => TYPE_OF_SPORT[candidate] === type)!;
      const usual = before.get(other);
      const isOwn = usual !== undefined && !isComplementary(context, other);
      const room = isOwn ? usual * SUBSTITUTE_GROWTH : Infinity;
      const moved = Math.min(removed, room);
      if (moved < 1) continue;
      planned.set(other, (planned.get(other) ?? 0) + moved);
      insteadOf.set(other, sport);
      removed -= moved;
    }
  }
  for (const [sport, minutes] of planned) if (minutes <= 0) planned.delete(sport);
  return insteadOf;
}

/** The race's own sports first, then those that rested longest. */
function mostWanted(context: WeekContext, planned: readonly PlannedMinutes[]): PlannedMinutes[] {
  const last = (sport: EnduranceSport) => context.memory.lastDayOfType[TYPE_OF_SPORT[sport]] ?? 0;
  const added = (sport: EnduranceSport) => Number(isComplementary(context, sport));
  return [...planned].sort((a, b) => added(a[0]) - added(b[0]) || last(a[0]) - last(b[0]) || b[1] - a[1]);
}

type PlannedMinutes = readonly [sport: EnduranceSport, minutes: number];

/** Minutes of the shortest workouts that each sport keeps, where all of them fit; else those of one each. */
function leastMinutes(
  context: WeekContext,
  sports: readonly PlannedMinutes[],
  fits: number,
  kept: readonly KeptWorkout[],
): readonly number[] {
  let all = 0;
  const least: number[] = [];
  for (const [sport] of sports) {
    const isInjured = context.restrictions[TYPE_OF_SPORT[sport]].volumeFactor < 1;
    const standing = kept.filter(({ workoutType }) => workoutType === TYPE_OF_SPORT[sport]).length;
    const workouts = isInjured ? 1 : Math.max(1, leastWorkouts(context, sport) - standing);
    all += workouts;
    least.push(MIN_WORKOUT * workouts);
  }
  return all <= fits ? least : sports.map(() => MIN_WORKOUT);
}

/** Short weeks do not hold every sport: the race's own and those that rested longest come first, each with a workout. */
function enoughForWorkouts(
  context: WeekContext,
  planned: Map<EnduranceSport, number>,
  standing: readonly KeptWorkout[],
): Map<EnduranceSport, number> {
  const total = sum(planned);
  const open = [...planned].filter(([, minutes]) => minutes > 0);
  const fits = Math.floor(total / MIN_WORKOUT);
  const kept = open.length <= fits ? open : mostWanted(context, open).slice(0, fits);
  // each gets its shortest workouts, and what is left by its minutes beyond that
  const least = leastMinutes(context, kept, fits, standing);
  let spare = total;
  let beyond = 0;
  kept.forEach(([, minutes], i) => {
    spare -= least[i]!;
    beyond += Math.max(0, minutes - least[i]!);
  });
  const shared = new Map<EnduranceSport, number>();
  for (const entry of open) {
    const i = kept.indexOf(entry);
    if (i < 0) continue;
    const [sport, minutes] = entry;
    const more = beyond > 0 ? (spare * Math.max(0, minutes - least[i]!)) / beyond : spare / kept.length;
    shared.set(sport, least[i]! + more);
  }
  return shared;
}
