import { onlySportOf } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { BRICK_MIN_RIDE } from '../constants/bricks.ts';
import {
  BACK_TO_BACK_ORDINARY_CAP,
  BACK_TO_BACK_RACES,
  MIN_LONG_WORKOUT,
  MIN_WORKOUT,
  ORDINARY_CAPS,
} from '../constants/lengths.ts';
import {
  BEGINNER_MARATHON_LONG_RUN,
  LONG_CAPS,
  LONG_CAPS_WITHOUT_RACE,
  LONG_OPEN_WATER,
  LONG_SHARE_TOLERANCE,
  LONG_SHARES,
  MARATHON_LONG_RUN,
  RACE_LONG_SHARES,
  NEAR_LONG_RIDE,
  NEAR_LONG_RUN,
  STEP_LONG_FACTOR,
} from '../constants/longWorkouts.ts';
import { RACE_WEEK_LENGTH, RECOVERY_CAPS } from '../constants/raceWeek.ts';
import {
  KEPT_FREQUENCY,
  MORE_IN_RECOVERY,
  ONLY_SPORT_COUNTS,
  RUNS_FOR_SHORT_RACES,
  WORKOUT_COUNTS,
} from '../constants/week.ts';
import type { ActiveRule } from '../principles/active.ts';
import type { WeekTarget } from '../season/season.ts';
import { isComplementary, type SportMinutes } from './allocate.ts';
import { brickRunMinutes, needsBrick } from './bricks.ts';
import { carryingLimit } from './carryingSport.ts';
import type { Draft, LengthRule, WeekContext } from './draft.ts';
import { holdsRace, leastWorkouts } from './frequency.ts';
import { ownMetres } from '../race/raceMetres.ts';
import { raceTrainedFor } from '../prediction/raceEfforts.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { inFives, toFives } from '../workout/inFives.ts';
import { longRunLimit } from '../athlete/longRunLimit.ts';
import { recoveryCap } from '../rules/raceNearness.ts';
import { mostWorkouts } from './ruleCounts.ts';
import { forbiddenBy, isShutOut, lengthRule } from './weekRules.ts';

interface Cap {
  minutes: number;
  rule: LengthRule;
}

const smallest = (caps: readonly Cap[]): Cap =>
  caps.reduce((least, cap) => (cap.minutes < least.minutes ? cap : least));

/** Longest run of any kind this week, minutes: on its strictest day, as a longer run before lets one be no shorter. */
export const runLimitOf = ({ recentRun }: WeekContext): number => longRunLimit(recentRun);

/** What races leave of a sport on the strictest day of the week; days on which it rests are left out by placement. */
function recoveryOfWeek({ races, monday, week }: WeekContext, sport: EnduranceSport): number {
  let least = week.kind === 'recovery' ? RECOVERY_CAPS[sport] : Infinity;
  for (let day = monday; day < monday + 7; day += 1) {
    const minutes = recoveryCap(day, sport, races);
    if (minutes > 0) least = Math.min(least, minutes);
  }
  return least;
}

/** The limits on any workout of a sport this week: injuries, growth of the long run, recovery from a race, age. */
const weekCap = (context: WeekContext, sport: EnduranceSport): Cap =>
  smallest([
    { minutes: context.restrictions[TYPE_OF_SPORT[sport]].capMinutes ?? Infinity, rule: 'injury-cap' },
    { minutes: sport === 'running' ? runLimitOf(context) : Infinity, rule: 'long-run-growth' },
    { minutes: carryingLimit(context, sport), rule: 'injury-cap' },
    { minutes: recoveryOfWeek(context, sport), rule: 'recovery-cap' },
    { minutes: context.limits.longestWorkout, rule: 'age-cap' },
  ]);

/** Is a race of some 10 km of open water trained for? Its length tells, or the time that is meant. */
function swimsFar({ raceType, week, input }: WeekContext): boolean {
  if (raceType !== 'open-water') return false;
  const race = raceTrainedFor(input.races, raceType, week.weekStartDate);
  if (race === undefined) return false;
  const own = ownMetres(race);
  return own === null ? (race.goalTimeSec ?? 0) >= LONG_OPEN_WATER.goalSec : own >= LONG_OPEN_WATER.metres;
}

function raceTypeCap(context: WeekContext, sport: EnduranceSport): number {
  const { raceType, limits } = context;
  if (sport === 'swimming' && swimsFar(context)) return LONG_OPEN_WATER.minutes;
  if (raceType === 'marathon' && sport === 'running' && limits.level === 'beginner') return BEGINNER_MARATHON_LONG_RUN;
  return (raceType === null ? LONG_CAPS_WITHOUT_RACE : LONG_CAPS[raceType])[sport];
}

function longCap(context: WeekContext, sport: EnduranceSport): Cap {
  const { week, memory } = context;
  const caps: Cap[] = [weekCap(context, sport), { minutes: raceTypeCap(context, sport), rule: 'race-type-cap' }];
  const lastLong = memory.lastLong[sport];
  if (week.kind === 'step' && lastLong !== undefined) {
    const least = sport === 'cycling' && needsBrick(context) ? BRICK_MIN_RIDE : MIN_WORKOUT;
    caps.push({ minutes: Math.max(least, Math.floor(STEP_LONG_FACTOR * lastLong)), rule: 'step-back' });
  }
  // what was never done in training is not done while resting for the race
  if (week.kind === 'taper' && lastLong !== undefined) caps.push({ minutes: lastLong, rule: 'easier-week' });
  return smallest([
    ...caps,
    ...principleCap(context, { workoutType: TYPE_OF_SPORT[sport], isLong: true, isHard: false }),
  ]);
}

/** What principles let a workout last. */
function principleCap(context: WeekContext, workout: Parameters<typeof lengthRule>[1]): Cap[] {
  const least = context.rules === null ? null : lengthRule(context, workout);
  return least === null ? [] : [{ minutes: least.minutes, rule: 'principle-cap' }];
}

/** Longest workout of a race week: a part of the usual one, and no longer than the longest of the sport in the week before. */
function raceWeekMinutes(context: WeekContext, sport: EnduranceSport, longest: number): number {
  const { memory } = context;
  const type = TYPE_OF_SPORT[sport];
  const ofLong = memory.lastLong[sport];
  // a sport that has had long ones alone has no usual one: a typical one of the level is short enough
  const usual = memory.usual[type] ?? (longest || (ofLong && Math.min(ofLong, countsOf(context, sport).target)));
  return Math.min(
    usual === undefined ? Infinity : Math.floor(RACE_WEEK_LENGTH * usual),
    memory.longest[type] ?? Infinity,
  );
}

/**
 * No easier week holds an ordinary workout that is longer than the longest of the last three loading weeks, that of a B race none longer
 * than those of the last; a race week none near the usual length.
 */
function easierCap(context: WeekContext, sport: EnduranceSport): Cap[] {
  const { week, memory } = context;
  const { kind } = week;
  const isRacing = holdsRace(context);
  if (!isRacing && kind !== 'step' && kind !== 'taper' && kind !== 'race') return [];
  const loads = isRacing && kind !== 'race' && holdsRace(context, 'B') ? memory.ordinary.slice(-1) : memory.ordinary;
  const longest = Math.max(0, ...loads.map((minutes) => minutes[TYPE_OF_SPORT[sport]] ?? 0));
  const most = kind === 'race' ? raceWeekMinutes(context, sport, longest) : longest || Infinity;
  return most === Infinity ? [] : [{ minutes: Math.max(MIN_WORKOUT, most), rule: 'easier-week' }];
}

function ordinaryMinutes({ raceType }: WeekContext, sport: EnduranceSport): number {
  const holdsTwoLong = sport === 'running' && BACK_TO_BACK_RACES.some((each) => each === raceType);
  return holdsTwoLong ? BACK_TO_BACK_ORDINARY_CAP : ORDINARY_CAPS[sport];
}

/** Longest workout of a sport besides the long one; principles about easy ones leave out those that may yet be hard. */
export function ordinaryCap(context: WeekContext, sport: EnduranceSport, mayBeHard = true): Cap {
  return smallest([
    ...easierCap(context, sport),
    weekCap(context, sport),
    { minutes: ordinaryMinutes(context, sport), rule: 'ordinary-cap' },
    { minutes: raceTypeCap(context, sport), rule: 'race-type-cap' },
    // of equal limits the planner's own is named
    ...principleCap(context, { workoutType: TYPE_OF_SPORT[sport], isLong: false, isHard: mayBeHard }),
  ]);
}

/** Typical length and range of a sport's workouts at the athlete's level; a sport that the race is made of alone fills the week. */
export function countsOf({ raceType, limits }: WeekContext, sport: EnduranceSport) {
  const level = limits.levelBySport[sport];
  const isOnly = raceType !== null && onlySportOf(raceType) === sport;
  const counts = ((isOnly && ONLY_SPORT_COUNTS[sport]) || WORKOUT_COUNTS[sport])[level];
  const { races, low } = RUNS_FOR_SHORT_RACES;
  return sport === 'running' && races.some((each) => each === raceType) ? { ...counts, low } : counts;
}

/** Workouts of a sport in a week: a typical length each, within the level's range. */
export function workoutCount(context: WeekContext, sport: EnduranceSport, minutes: number, openDays: number): number {
  const { target, low, high } = countsOf(context, sport);
  // the race is trained as well: what is left of its week is no many short workouts
  const least = holdsRace(context) ? Math.ceil(KEPT_FREQUENCY.race * low) : low;
  // what recovers is short rather than seldom
  const more = context.week.kind === 'recovery' ? MORE_IN_RECOVERY : 0;
  const usual = Math.min(high, Math.max(least, Math.round(minutes / target + more)));
  const count = Math.min(Math.max(usual, leastWorkouts(context, sport)), Math.floor(minutes / MIN_WORKOUT), openDays);
  return context.rules === null ? count : fewerByRules(context, sport, count);
}

/** No more workouts than principles allow, in number or by the days that they leave. */
function fewerByRules(context: WeekContext, sport: EnduranceSport, count: number): number {
  const most = mostWorkouts(context, TYPE_OF_SPORT[sport]);
  const model = { workoutType: TYPE_OF_SPORT[sport], sport, isLong: false, isHard: false, race: null } as Draft;
  let days = 0;
  let closing: ActiveRule | null = null;
  for (const day of context.days) {
    if (day.status !== 'open') continue;
    const by = forbiddenBy(context, day, model);
    if (by === null) days += 1;
    else closing ??= by;
  }
  if (closing !== null && days < count) context.rules!.fired.add(closing);
  if (most !== null && most.most < count) context.rules!.fired.add(most.active);
  return Math.min(count, most?.most ?? count, Math.max(1, days));
}

/** A workout that principles leave no long one is no longer than any other. */
export function shortenToOrdinary(context: WeekContext, draft: Draft): void {
  if (draft.sport === 'strength' || draft.workoutType === 'brick') return;
  const cap = ordinaryCap(context, draft.sport);
  if (cap.minutes < draft.minutes) {
    draft.minutes = inFives(cap.minutes);
    draft.lengthRule = cap.rule;
  }
  if (cap.minutes < draft.max) {
    draft.max = cap.minutes;
    draft.maxRule = cap.rule;
  }
}

/** Share of a week's running in the long run before a marathon, whose length matters more than that of the others. */
function marathonShare({ kind, phaseType, plannedHours }: WeekTarget, minutes: number): number {
  const { minutes: ofPhase, fromWeekMinutes, mostShare } = MARATHON_LONG_RUN;
  const wanted = ofPhase[phaseType] ?? 0;
  return kind === 'load' && 60 * plannedHours >= fromWeekMinutes ? Math.min(mostShare, wanted / minutes) : 0;
}

/** Share of a sport's minutes in its long workout, of so many. */
function longShare({ raceType, week }: WeekContext, sport: EnduranceSport, count: number, minutes: number): number {
  const usual = LONG_SHARES[sport][count] ?? 0.3;
  const wanted = raceType === null ? undefined : RACE_LONG_SHARES[raceType]?.[sport];
  const isNear = week.phaseType === 'race-specific' || week.phaseType === 'peak';
  if (typeof wanted !== 'number') {
    const ofMarathon = raceType === 'marathon' && sport === 'running' ? marathonShare(week, minutes) : 0;
    const own = wanted?.[count] ?? 0;
    const isFondo = raceType === 'gran-fondo' && sport === 'cycling' && week.kind === 'load';
    const isLonger = isNear && isFondo && count <= NEAR_LONG_RIDE.mostRides;
    return Math.max(usual, isLonger ? NEAR_LONG_RIDE.part * own : own, ofMarathon);
  }
  // close to the race the long run takes what the run of the brick leaves it short of
  return Math.max(usual, isNear && sport === 'running' ? NEAR_LONG_RUN * wanted : wanted);
}

/** Drafts of one sport: its long workout, then others of equal length. `minutes`: without those of the brick's run. */
export function sportDrafts(
  context: WeekContext,
  of: SportMinutes,
  count: number,
  hasLong: boolean,
  minutes: number = of.minutes,
): Draft[] {
  if (count <= 0) return [];
  const { sport, insteadOf } = of;
  const workoutType = TYPE_OF_SPORT[sport];
  const isRecovery = context.week.kind === 'recovery';
  const ordinary = ordinaryCap(context, sport);
  // sports besides a runner's own keep to their share
  const mayGrow = insteadOf !== null || !isComplementary(context, sport);
  // every field is written out: each one added after a spread costs microseconds in Node 20
  const drafts: Draft[] = [];
  let rest = minutes;
  if (hasLong) {
    const cap = longCap(context, sport);
    const share = toFives(longShare(context, sport, count, minutes) * minutes);
    const most = Math.max(share + LONG_SHARE_TOLERANCE, MIN_LONG_WORKOUT);
    const length = inFives(Math.min(share, cap.minutes, minutes - MIN_WORKOUT * (count - 1)));
    drafts.push({
      workoutType,
      sport,
      role: 'long',
      keyIndex: 0,
      minutes: length,
      max: Math.min(cap.minutes, most),
      brickRunMinutes: 0,
      isLong: true,
      isHard: false,
      dayIndex: null,
      lengthRule: cap.minutes < share ? cap.rule : 'share',
      maxRule: cap.minutes <= most ? cap.rule : 'long-share',
      insteadOf,
      race: null,
    });
    rest -= length;
  }
  const others = count - drafts.length;
  const even = inFives(rest / others);
  for (let i = 0; i < others; i += 1) {
    const length = Math.min(even, inFives(ordinary.minutes));
    drafts.push({
      workoutType,
      sport,
      role: isRecovery && context.weekInPhase === 0 ? 'recovery' : 'easy',
      keyIndex: i,
      minutes: length,
      max: mayGrow ? ordinary.minutes : length,
      brickRunMinutes: 0,
      isLong: false,
      isHard: false,
      dayIndex: null,
      lengthRule: ordinary.minutes < even ? ordinary.rule : 'share',
      maxRule: mayGrow ? ordinary.rule : 'share',
      insteadOf,
      race: null,
    });
  }
  return drafts;
}

/** Turns the long ride into a brick where the phase has one; the run part leaves the other runs' minutes. */
export function addBrick(context: WeekContext, ride: Draft | undefined, runMinutes: number): number {
  if (ride === undefined) return 0;
  const run = brickRunMinutes(context, ride.minutes, runMinutes, runLimitOf(context));
  if (run === 0 || mayNotBrick(context, ride)) return 0;
  ride.workoutType = 'brick';
  ride.role = 'brick';
  ride.brickRunMinutes = run;
  const most = context.limits.longestWorkout;
  ride.minutes = Math.min(ride.minutes + run, most);
  ride.max = Math.min(ride.max + run, most);
  return run;
}

/** A principle forbids the week's brick, or every day of it. */
function mayNotBrick(context: WeekContext, ride: Draft): boolean {
  if (context.rules === null) return false;
  const most = mostWorkouts(context, 'brick');
  if (most?.most === 0) context.rules.fired.add(most.active);
  return most?.most === 0 || isShutOut(context, { ...ride, workoutType: 'brick', role: 'brick' });
}
