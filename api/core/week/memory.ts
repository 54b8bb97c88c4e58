import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import { dayNumber, weekdayIndexOf } from '../calendar/calendar.ts';
import { LONG_RUN_WINDOW_DAYS } from '../constants/longWorkouts.ts';
import type { Run } from '../rules/rule.ts';
import type { PastWorkout, PlannedWorkout } from '../workout/workout.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { layoutKey, type Memory } from './draft.ts';
import { type Effort, effortOf } from './efforts.ts';
import { anyFamilyOf } from '../workout/families/families.ts';
import { rungOfId } from '../workout/families/ladder.ts';
import { type AthleteRung, rungAfter } from '../workout/rungs.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { sportTested, TEST_FAMILIES, testedBy } from '../workout/thresholdTest.ts';
import { runsThatCount } from '../rules/longRunGrowth.ts';

/** Spacing rules look back over the border of the week, no further. */
const SPACING_DAYS = 7;

type Remembered = PastWorkout & { brickRunMinutes?: number; completed?: boolean };

/** A workout and its day number. */
interface Dated {
  workout: Remembered;
  number: number;
}

/** The days from the first on that still matter. */
function daysFrom(first: number, known: ReadonlySet<number>): Set<number> {
  const days = new Set<number>();
  for (const number of known) if (number >= first) days.add(number);
  return days;
}

type DaysOf = Pick<Memory, 'hardDays' | 'hardRunDays' | 'longDays' | 'longRunDays' | 'strengthDays' | 'runDays'>;

/** Days by what lay on them, of the last days before these workouts and of them. */
function daysAfter(memory: Memory, workouts: readonly Dated[], first: number): DaysOf {
  const hardDays = daysFrom(first, memory.hardDays);
  const hardRunDays = memory.hardRunDays.filter((number) => number >= first);
  const longDays = daysFrom(first, memory.longDays);
  const longRunDays = daysFrom(first, memory.longRunDays);
  const strengthDays = daysFrom(first, memory.strengthDays);
  const runDays = daysFrom(first, memory.runDays);
  for (const { workout, number } of workouts) {
    const { workoutType, isHard, isLong } = workout;
    const isRun = workoutType === 'run' || workoutType === 'brick';
    if (isHard) hardDays.add(number);
    if (isHard && isRun) hardRunDays.push(number);
    if (isLong) longDays.add(number);
    if (isLong && workoutType === 'run') longRunDays.add(number);
    if (workoutType === 'strength') strengthDays.add(number);
    if (isRun) runDays.add(number);
  }
  return { hardDays, hardRunDays, longDays, longRunDays, strengthDays, runDays };
}

/** What asked for more than easy from the first day on. */
function effortsAfter(memory: Memory, workouts: readonly Dated[], first: number): Effort[] {
  const efforts = memory.efforts.filter(({ number }) => number >= first);
  for (const { workout, number } of workouts) {
    const effort = number >= first ? effortOf(workout, number) : null;
    if (effort !== null) efforts.push(effort);
  }
  return efforts;
}

/** The last day of each type, that of a brick's parts too. */
function lastDays(before: Memory['lastDayOfType'], workouts: readonly Dated[]): Memory['lastDayOfType'] {
  const last: Partial<Record<WorkoutType, number>> = { ...before };
  for (const { workout, number } of workouts)
    for (const type of workout.workoutType === 'brick' ? BRICK_TYPES : [workout.workoutType])
      last[type] = Math.max(last[type] ?? 0, number);
  return last;
}

const BRICK_TYPES = ['brick', 'bike', 'run'] as const;

/** The memory after a week with these workouts. */
export function remember(memory: Memory, workouts: readonly (PastWorkout | PlannedWorkout)[], isLoad: boolean): Memory {
  const trained = (workouts as readonly Remembered[]).filter(({ workoutType }) => workoutType !== 'race');
  const at = trained.map((workout): Dated => ({ workout, number: dayNumber(workout.scheduledDate) }));
  let newest = 0;
  const runs: Run[] = [];
  const layout = new Set<number>();
  for (const workout of workouts) {
    const run = memory.runOf(workout);
    if (run !== null) runs.push(run);
  }
  for (const { workout, number } of at) {
    newest = Math.max(newest, number);
    layout.add(layoutKey(weekdayIndexOf(number), workout.workoutType));
  }
  const first = newest - SPACING_DAYS;
  const { hardDays, hardRunDays, longDays, longRunDays, strengthDays, runDays } = daysAfter(memory, at, first);
  const { reached, uses, recentSets, pacedLongs, ordinary, usual } = isLoad ? afterLoad(memory, trained) : memory;
  // the few short workouts around a race say nothing of the usual length
  const holdsRace = trained.length < workouts.length;
  // written out: a field set after a spread costs microseconds in Node 20
  return {
    today: memory.today,
    runOf: memory.runOf,
    runs: runsThatCount(runs, memory.today, memory.runs).filter(({ number }) => number >= first - LONG_RUN_WINDOW_DAYS),
    lastDayOfType: lastDays(memory.lastDayOfType, at),
    hardDays,
    hardRunDays,
    efforts: effortsAfter(memory, at, newest - 1),
    longDays,
    longRunDays,
    strengthDays,
    runDays,
    liftedWeeks: memory.liftedWeeks + Number(trained.some(({ workoutType }) => workoutType === 'strength')),
    lastLong: isLoad ? longestBySport(memory.lastLong, trained) : memory.lastLong,
    reached,
    uses,
    recentSets,
    pacedLongs,
    ordinary,
    usual: holdsRace ? { ...usual, ...memory.usual } : usual,
    rungs: isLoad ? rungsAfter(memory, at) : memory.rungs,
    testsWanted: memory.testsWanted,
    lastTest: lastTests(memory.lastTest, at),
    lastLoad: isLoad ? { workouts: trained.length, byType: countByType(trained) } : memory.lastLoad,
    longest: longestByType(trained),
    layout,
  };
}

function longestByType(workouts: readonly Remembered[]): Memory['longest'] {
  const longest: Partial<Record<WorkoutType, number>> = {};
  for (const { workoutType, duration } of workouts)
    longest[workoutType] = Math.max(longest[workoutType] ?? 0, duration);
  return longest;
}

/** Rungs after workouts that are still to be done, if they feel as expected; what was done before has been counted. */
function rungsAfter({ rungs, today }: Memory, workouts: readonly Dated[]): Memory['rungs'] {
  const after: Record<string, AthleteRung> = {};
  for (const { workout, number } of workouts) {
    const place = rungOfId(workout.templateId);
    const own = place === null ? undefined : (after[place.family] ?? rungs[place.family]);
    const isAhead = number >= today && workout.completed !== true;
    if (own === undefined || !isAhead || workout.scheduledDate <= own.last.date) continue;
    const rung = rungAfter(own.rung, place!);
    if (rung !== own.rung) after[place!.family] = { rung, last: own.last, moved: 0 };
  }
  return Object.keys(after).length === 0 ? rungs : { ...rungs, ...after };
}

function lastTests(before: Memory['lastTest'], workouts: readonly Dated[]): Memory['lastTest'] {
  const last = { ...before };
  for (const { workout, number } of workouts) {
    const sport = sportTested(workout.templateId);
    if (sport !== undefined) last[sport] = Math.max(last[sport] ?? number, number);
  }
  return last;
}

/** Loading weeks whose main sets do not come back yet, and those whose ordinary workouts an easier week stays below. */
const SETS_BACK = 2;
const ORDINARY_BACK = 3;

function afterLoad(
  { reached, uses, recentSets, pacedLongs, ordinary }: Memory,
  workouts: readonly Remembered[],
): Pick<Memory, 'reached' | 'uses' | 'recentSets' | 'pacedLongs' | 'ordinary' | 'usual'> {
  const now: Record<string, number> = { ...reached };
  const counts: Record<string, number> = { ...uses };
  const sets: string[] = [];
  let paced = false;
  const longest: Partial<Record<WorkoutType, number>> = {};
  const ordinaryOf: Partial<Record<WorkoutType, number[]>> = {};
  for (const { templateId, workoutType, isLong, duration } of workouts) {
    if (!isLong) {
      longest[workoutType] = Math.max(longest[workoutType] ?? 0, duration);
      (ordinaryOf[workoutType] ??= []).push(duration);
    }
    const tested = testedBy(templateId ?? null);
    if (tested !== null) {
      counts[TEST_FAMILIES[tested]] = (counts[TEST_FAMILIES[tested]] ?? 0) + 1;
      sets.push(templateId!);
    }
    const made = rungOfId(templateId);
    if (made === null) continue;
    const family = anyFamilyOf(made.family);
    const isRaced = family.intensity === 'race-pace';
    // a short set at the effort of the race midweek takes no rung from the long ones
    now[made.family] = isRaced ? Math.max(now[made.family] ?? 0, made.rung) : made.rung;
    if (family.workoutType === 'strength') continue;
    if (isLong && workoutType === 'run' && isRaced) paced = true;
    counts[made.family] = (counts[made.family] ?? 0) + 1;
    sets.push(templateId!);
  }
  return {
    reached: now,
    uses: counts,
    pacedLongs: paced ? pacedLongs + 1 : 0,
    recentSets: [...recentSets, sets].slice(-SETS_BACK),
    ordinary: [...ordinary, longest].slice(-ORDINARY_BACK),
    usual: usualOf(ordinaryOf),
  };
}

/** The middle length of each type's workouts. */
function usualOf(minutes: Readonly<Partial<Record<WorkoutType, number[]>>>): Memory['usual'] {
  const usual: Partial<Record<WorkoutType, number>> = {};
  for (const type of Object.keys(minutes) as WorkoutType[]) {
    const sorted = minutes[type]!.sort((a, b) => a - b);
    usual[type] = sorted[sorted.length >> 1];
  }
  return usual;
}

export function longestBySport(before: Memory['lastLong'], workouts: readonly Remembered[]): Memory['lastLong'] {
  const longest: Partial<Record<EnduranceSport, number>> = { ...before };
  for (const sport of ENDURANCE_SPORTS) {
    let minutes = -1;
    for (const { workoutType, isLong, duration } of workouts)
      if (isLong && workoutType === TYPE_OF_SPORT[sport]) minutes = Math.max(minutes, duration);
    if (minutes >= 0) longest[sport] = minutes;
  }
  return longest;
}

/** A brick is one of each of its sports, too. */
function countByType(workouts: readonly Remembered[]): Partial<Record<WorkoutType, number>> {
  const counts: Partial<Record<WorkoutType, number>> = {};
  for (const { workoutType } of workouts)
    for (const type of workoutType === 'brick' ? BRICK_TYPES : [workoutType]) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
