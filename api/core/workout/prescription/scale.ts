import type { ExperienceLevel } from '../../codes/athlete.ts';
import {
  EASY_EFFORT,
  HALF_PROGRESSION_AGE,
  LONG_INTERVAL_GROWTH,
  MAIN_SET_LIMITS,
  type MainSetLimit,
  MAX_COOLDOWN_SEC,
  MAX_REPS_FACTOR,
  MAX_STRETCH,
  MAX_WARMUP_SEC,
  MIN_EASY_SEC,
  MIN_EASY_STEP_SEC,
  SMALL_WEEK_SHARE,
  TAPER_WORK_FACTOR,
} from '../../constants/workouts.ts';
import type { WeekKind } from '../../codes/phase.ts';
import {
  type Flex,
  type IntervalSet,
  isSet,
  lasting,
  type Part,
  partSeconds,
  type Piece,
  repSeconds,
  setSeconds,
  setsSeconds,
  workSecondsOf,
} from './template.ts';
import { swumDistance } from './swumDistance.ts';

export interface WorkRequest {
  experienceLevel: ExperienceLevel;
  age: number;
  weeklyMinutesOfSport: number;
  loadingWeekInPhase: number;
  kind: WeekKind;
}

/** Most minutes of work that one workout may hold. In small weeks the weekly share gives way to the level's first minutes. */
export function mainSetCap(
  limit: MainSetLimit,
  request: Pick<WorkRequest, 'experienceLevel' | 'age' | 'weeklyMinutesOfSport'>,
): number {
  const { minutes, weeklyShare } = MAIN_SET_LIMITS[limit];
  const [lo, hi] = minutes[request.experienceLevel];
  const top = request.age >= HALF_PROGRESSION_AGE ? (lo + hi) / 2 : hi;
  if (weeklyShare === null || request.weeklyMinutesOfSport <= 0) return top;
  const floor = Math.min(lo, SMALL_WEEK_SHARE * request.weeklyMinutesOfSport);
  return Math.max(floor, Math.min(top, weeklyShare * request.weeklyMinutesOfSport));
}

/**
 * Seconds of work this week: the level's first version, one repetition more each loading week up to the cap (long
 * intervals and unbroken work grow by a tenth), the first version again in a step-back week, half of the cap in taper and
 * race weeks.
 */
export function workSeconds(limit: MainSetLimit, set: IntervalSet, request: WorkRequest): number {
  const cap = mainSetCap(limit, request) * 60;
  if (limit === 'opener') return Math.min(cap, set.reps * set.work.sec);
  const first = Math.min(cap, MAIN_SET_LIMITS[limit].minutes[request.experienceLevel][0] * 60);
  if (request.kind === 'taper' || request.kind === 'race') return cap * TAPER_WORK_FACTOR;
  if (request.kind !== 'load') return first;
  const growth = set.reps >= 3 ? set.work.sec : first * LONG_INTERVAL_GROWTH;
  return Math.min(cap, first + request.loadingWeekInPhase * growth);
}

/** Down to a length that reads well: whole minutes, then quarters of a minute, then 5 seconds. */
function plainSeconds(sec: number): number {
  const grid = sec >= 180 ? 60 : sec >= 60 ? 15 : 5;
  return Math.floor(sec / grid) * grid;
}

/** Up to half minutes, below a minute to quarters, so that rests of shorter work read well too. */
function plainRest(sec: number): number {
  const grid = sec >= 60 ? 30 : 15;
  return Math.ceil(sec / grid) * grid;
}

/** The piece no longer than `sec`; swims keep their speed, and go down to a distance that swimmers swim. */
function shortened(piece: Piece, sec: number): Piece {
  if (piece.distanceM === undefined) return lasting(piece, plainSeconds(sec));
  const distanceM = swumDistance(piece.distanceM * (sec / piece.sec));
  return lasting(piece, Math.ceil((piece.sec * distanceM) / piece.distanceM), distanceM);
}

/** A rest at the wall stays; an easy one, and work that goes on, get shorter as the work does. */
function shorterRest(rest: Piece, share: number): Piece {
  if (rest.kind === 'work') return lasting(rest, plainSeconds(rest.sec * share));
  return rest.kind === 'recovery' ? lasting(rest, plainRest(rest.sec * share)) : rest;
}

/** The set with about `workSec` of work: repetitions first, at least two, then their length. */
function sizedSet(set: IntervalSet, workSec: number): IntervalSet {
  const { rest } = set;
  const repSec = repSeconds(set);
  if (set.reps === 1) {
    const work = shortened(set.work, Math.min(workSec, MAX_STRETCH * set.work.sec));
    return { reps: 1, work, rest };
  }
  const most = Math.ceil(set.reps * MAX_REPS_FACTOR);
  // the half second keeps rounding of shares from costing a repetition
  const reps = Math.min(most, Math.max(2, Math.floor((workSec + 0.5) / repSec)));
  if (reps * repSec <= workSec + 0.5) return { reps, work: set.work, rest };
  const work = shortened(set.work, (workSec / reps) * (set.work.sec / repSec));
  const shareLeft = work.sec / set.work.sec;
  return { reps, work, rest: rest === null ? null : shorterRest(rest, shareLeft) };
}

const SHARE_STEP = 0.95;

/** Every set at the largest common share of its size that fits; null when an interval would get too short to be of use. */
function fittedSets(
  sets: readonly IntervalSet[],
  workSec: number | null,
  budget: number,
  minWorkSec: number,
): readonly IntervalSet[] | null {
  const written = workSecondsOf(sets);
  for (let share = (workSec ?? written) / written; share > 0; share *= SHARE_STEP) {
    const sized = sets.map((set) => sizedSet(set, set.reps * repSeconds(set) * share));
    if (sized.some((set, i) => set.work.sec < Math.min(minWorkSec, sets[i]!.work.sec))) return null;
    if (setsSeconds(sized) <= budget) return sized;
  }
  return null;
}

const wholeMinutes = (sec: number): number => Math.floor(sec / 60) * 60;

/** Seconds between the least of it and its published size. */
const roomIn = ({ piece, min }: Flex): number => Math.max(0, piece.sec - min);

/**
 * Adds what is left to the element that grows. Easy time is whole minutes and no short step of its own: the warm-up before it takes
 * what is not.
 */
function grow(flexes: readonly Flex[], growing: number, over: number, seconds: number[]): void {
  const all = seconds[growing]! + over;
  const isEasyTime = flexes[growing]!.piece.kind === 'recovery' && growing > 0;
  const own = !isEasyTime ? all : all < MIN_EASY_STEP_SEC ? 0 : wholeMinutes(all);
  seconds[growing] = own;
  if (isEasyTime) seconds[growing - 1]! += all - own;
}

const NO_EASY_TIME = { warmed: 0, before: 0 };

/** Seconds of easy time that neither warm-up nor cool-down takes: some of it after the warm-up, much of it before the cool-down. */
function easyTime(over: number, flexes: readonly Flex[]): { warmed: number; before: number } {
  const isWarmed = over < MIN_EASY_SEC && flexes.length > 1 && flexes[0]!.piece.kind === 'warmup';
  return {
    warmed: isWarmed && over >= MIN_EASY_STEP_SEC ? wholeMinutes(over) : 0,
    before: over >= MIN_EASY_SEC ? wholeMinutes(over) : 0,
  };
}

// no functions within functions here either: they are made again for every part of every workout that is tried

const easyOf = (sport: Part['sport'], sec: number): Flex => ({
  piece: { kind: 'recovery', sec, effort: EASY_EFFORT[sport], note: 'easy' },
  min: 0,
  grows: false,
});

/** The elements with the flexible ones as long as `seconds` says, and easy time after the first and before the last of them. */
function timed(
  { sport, elements }: Part,
  seconds: readonly number[],
  { warmed, before }: ReturnType<typeof easyTime>,
): Part {
  const result: (Flex | IntervalSet)[] = [];
  let flex = 0;
  for (const element of elements) {
    if (isSet(element)) {
      result.push(element);
      continue;
    }
    if (flex === seconds.length - 1 && before > 0) result.push(easyOf(sport, before));
    const { piece, min, grows } = element;
    result.push({ piece: lasting(piece, seconds[flex]!), min, grows });
    if (flex === 0 && warmed > 0) result.push(easyOf(sport, warmed));
    flex += 1;
  }
  return { sport, elements: result };
}

/** Shares `left` seconds out among warm-up, steady time and cool-down; what nobody can take becomes easy time. */
function filled(part: Part, left: number): Part {
  const flexes: Flex[] = [];
  let growing = -1;
  let totalRoom = 0;
  let spare = left;
  for (const element of part.elements) {
    if (isSet(element)) continue;
    if (growing < 0 && element.grows) growing = flexes.length;
    totalRoom += roomIn(element);
    spare -= element.min;
    flexes.push(element);
  }
  const share = totalRoom === 0 ? 0 : Math.min(1, spare / totalRoom);
  const seconds: number[] = [];
  let over = left;
  for (const flex of flexes) {
    const sec = flex.min + wholeMinutes(roomIn(flex) * share);
    seconds.push(sec);
    over -= sec;
  }
  if (growing >= 0) {
    grow(flexes, growing, over, seconds);
    return timed(part, seconds, NO_EASY_TIME);
  }
  // a workout longer than its template: more warm-up and cool-down first, then easy time
  for (const [i, { piece }] of flexes.entries()) {
    const most = piece.kind === 'warmup' ? MAX_WARMUP_SEC : MAX_COOLDOWN_SEC;
    const more = Math.min(wholeMinutes(over), Math.max(0, most - seconds[i]!));
    seconds[i]! += more;
    over -= more;
  }
  const easy = easyTime(over, flexes);
  seconds[flexes.length - 1]! += over - easy.warmed - easy.before;
  return timed(part, seconds, easy);
}

/** The part in exactly `seconds`, its main set as it is written; null when that does not fit. */
export function exactPart(part: Part, seconds: number): Part | null {
  let sets = 0;
  let least = 0;
  let isFlexible = false;
  for (const element of part.elements) {
    if (isSet(element)) sets += setSeconds(element);
    else {
      least += element.min;
      isFlexible = true;
    }
  }
  if (sets + least > seconds) return null;
  if (!isFlexible) return sets === seconds ? part : null;
  const result = filled(part, seconds - sets);
  return partSeconds(result) === seconds ? result : null;
}

/** The part in exactly `seconds`, with at most `workSec` of work, of several sets the first where all are too much; null when nothing fits. */
export function scaledPart(part: Part, seconds: number, workSec: number | null, minWorkSec: number): Part | null {
  const sets = part.elements.filter(isSet);
  const least = part.elements.reduce((sum, element) => sum + (isSet(element) ? 0 : element.min), 0);
  if (least > seconds) return null;
  if (sets.length === 0) return filled(part, seconds);
  const fitted =
    fittedSets(sets, workSec, seconds - least, minWorkSec) ??
    (sets[0]!.reps > 1 ? fittedSets(sets.slice(0, 1), workSec, seconds - least, minWorkSec) : null);
  if (fitted === null) return null;
  const elements: (Flex | IntervalSet)[] = [];
  let used = 0;
  for (const element of part.elements) {
    if (!isSet(element)) elements.push(element);
    else if (used < fitted.length) elements.push(fitted[used++]!);
  }
  const result = filled({ sport: part.sport, elements }, seconds - setsSeconds(fitted));
  return partSeconds(result) === seconds ? result : null;
}
