import type { Sport } from '../codes/sport.ts';
import { BEGINNER_NO_VO2MAX_WEEKS } from '../constants/workouts.ts';
import {
  EASY_TARGETS,
  EASY_TOLERANCE,
  SHORT_TEMPO_MINUTES,
  TEMPO_TOLERANCE,
  VO2MAX_EVERY,
} from '../constants/hardDays.ts';
import { isUntold } from './allocate.ts';
import { easyTarget, lightDose } from './dose.ts';
import { type Draft, draftsOf, type WeekContext } from './draft.ts';
import { type Effort, effortOf, isOneTooMany } from './efforts.ts';
import { familyOf } from '../workout/families/families.ts';
import { chosenWorkoutOf } from './workouts.ts';
import type { BuiltWorkout } from './builtWorkout.ts';

/** Shortest easy workout that holds six quick repetitions, minutes; in a week that has none so long the longest one from the least on [D]. */
const MIN_LIGHT: Readonly<Record<Sport, number>> = { running: 25, cycling: 26, swimming: 25, strength: Infinity };
const MIN_ANY_LIGHT = 20;

const LIGHT_ORDER: readonly Sport[] = ['running', 'cycling', 'swimming'];

/**
 * Easy workouts take some quick steps, as many as the week should have: runs before rides and swims, and the long one of a week that has no
 * other easy one. A race week has those of its race.
 */
export function markLight(context: WeekContext): void {
  if (context.week.kind === 'race') return;
  const may = draftsOf(context.days.filter(({ near }) => !near.mustBeEasy)).filter(
    ({ role, sport, minutes, isHard, isBackToBack = false, raceSetFor }) =>
      (role === 'easy' || role === 'long') &&
      sport !== 'strength' &&
      !isUntold(context, sport) &&
      !isHard &&
      !isBackToBack &&
      raceSetFor === undefined &&
      minutes >= MIN_ANY_LIGHT,
  );
  const easy = may.filter(({ role }) => role === 'easy');
  const free = (easy.length > 0 ? easy : may).sort(
    (a, b) => LIGHT_ORDER.indexOf(a.sport) - LIGHT_ORDER.indexOf(b.sport),
  );
  const roomy = free.filter(({ sport, minutes }) => minutes >= MIN_LIGHT[sport]);
  const chosen = roomy.length > 0 ? roomy : free.sort((a, b) => b.minutes - a.minutes).slice(0, 1);
  for (const draft of chosen.slice(0, lightDose(context))) draft.isLight = true;
}

/** No two workouts of a week have the same main set. */
export function noteSet({ inWeek }: WeekContext, { templateId }: { templateId?: string | null }): void {
  if (templateId) inWeek.add(templateId);
}

/** Share of endurance time below the first threshold; 1 without any. */
export function easyShare(built: readonly BuiltWorkout[]): number {
  let easy = 0;
  let all = 0;
  for (const { draft, workout } of built) {
    if (draft.sport === 'strength' || draft.race !== null) continue;
    const { z1, z2, z3 } = workout.zoneSeconds;
    easy += z1;
    all += z1 + z2 + z3;
  }
  return all === 0 ? 1 : easy / all;
}

/** Is VO2max work due in this week of build? It lies in one of every so many. */
function wantsVo2max({ raceType, week, limits, lastFamilies }: WeekContext): boolean {
  const every = raceType === null ? undefined : VO2MAX_EVERY[raceType];
  if (every === undefined || limits.level === 'beginner' || week.phaseType !== 'build' || week.kind !== 'load')
    return false;
  return every === 1 || ![...lastFamilies].some((family) => familyOf(family).intensity === 'vo2max');
}

/** One key workout becomes VO2max where that is due and none is: of a run and a ride before a swim. */
export function addVo2max(context: WeekContext, built: readonly BuiltWorkout[]): void {
  if (!wantsVo2max(context) || built.some(({ workout }) => workout.intensity === 'vo2max')) return;
  const keys = built
    .filter(({ draft }) => draft.role === 'key' && draft.isHard && draft.sport !== 'strength')
    .sort((a, b) => LIGHT_ORDER.indexOf(a.draft.sport) - LIGHT_ORDER.indexOf(b.draft.sport));
  for (const entry of keys) {
    entry.draft.isVo2max = true;
    const workout = chosenWorkoutOf(context, entry.draft);
    if (workout.intensity === 'vo2max') {
      entry.workout = workout;
      return noteSet(context, workout);
    }
    entry.draft.isVo2max = false;
  }
}

const STEADY_ORDER: readonly Sport[] = ['cycling', 'running', 'swimming'];

const steadyRank = ({ sport, isLong }: Draft): number => (isLong ? 0 : 3) + STEADY_ORDER.indexOf(sport);

/** Long before easy, rides before runs, the longest first: where steady work costs least. */
const steadyOrder = (a: Draft, b: Draft): number => steadyRank(a) - steadyRank(b) || b.minutes - a.minutes;

/** All that asks for more than easy on the last days before the week and in it. */
function effortsOf({ memory, days }: WeekContext, built: readonly BuiltWorkout[]): Effort[] {
  const efforts = [...memory.efforts];
  const add = (effort: Effort | null) => effort !== null && efforts.push(effort);
  for (const { draft, day, workout } of built) if (draft.race === null) add(effortOf(workout, day.number));
  for (const { number, kept } of days) for (const workout of kept) add(effortOf(workout, number));
  return efforts;
}

interface SteadyBounds {
  /** Least share of the week's endurance time that stays easy. */
  leastEasy: number;
  /** What asks for more than easy around it. */
  efforts: Effort[];
  /** A short tempo instead of what steady work is in turns, with this many seconds of it at most. */
  tempoSec?: number;
}

/** The entry with some steady work; false, and the entry as it was, where that is hard, repeated or out of bounds. */
function takesSteady(
  context: WeekContext,
  built: readonly BuiltWorkout[],
  entry: BuiltWorkout,
  { leastEasy, efforts, tempoSec }: SteadyBounds,
): boolean {
  const { workoutType } = entry.workout;
  const own = workoutType === 'run' || workoutType === 'bike' ? { number: entry.day.number, workoutType } : null;
  if (entry.day.near.mustBeEasy || (own !== null && isOneTooMany(efforts, own))) return false;
  const before = entry.workout;
  entry.draft.isSteady = true;
  entry.draft.isTempo = tempoSec !== undefined;
  entry.workout = chosenWorkoutOf(context, entry.draft);
  const { isHard, templateId, zoneSeconds } = entry.workout;
  const isNew = templateId === null || !context.inWeek.has(templateId);
  if (isNew && !isHard && zoneSeconds.z2 + zoneSeconds.z3 <= (tempoSec ?? Infinity) && easyShare(built) >= leastEasy) {
    noteSet(context, entry.workout);
    if (own !== null) efforts.push(own);
    return true;
  }
  entry.draft.isSteady = false;
  entry.workout = before;
  return false;
}

/** Tempo costs the least of a short week in a run, and lies in a long workout only where no other has room. */
const tempoOrder = (a: Draft, b: Draft): number =>
  Number(a.isLong) - Number(b.isLong) ||
  LIGHT_ORDER.indexOf(a.sport) - LIGHT_ORDER.indexOf(b.sport) ||
  b.minutes - a.minutes;

/** A beginner's base, once the first weeks are over: a short tempo every other loading week, and no other steady work. */
function addTempo(context: WeekContext, built: readonly BuiltWorkout[], may: readonly BuiltWorkout[]): void {
  for (const last of context.lastFamilies) {
    const { intensity, workoutType } = familyOf(last);
    if (intensity === 'moderate' && workoutType !== 'brick') return;
  }
  const target = EASY_TARGETS.beginner.base;
  const bounds = {
    leastEasy: target - TEMPO_TOLERANCE,
    efforts: effortsOf(context, built),
    tempoSec: 60 * SHORT_TEMPO_MINUTES,
  };
  const inTurn = may.toSorted((a, b) => tempoOrder(a.draft, b.draft));
  inTurn.some((entry) => takesSteady(context, built, entry, bounds));
}

/**
 * While hard and light workouts leave more of the week easy than its level wants, long and easy ones take some steady work, which is no
 * hard day.
 */
export function addSteady(context: WeekContext, built: readonly BuiltWorkout[]): void {
  const target = easyTarget(context);
  const isNewcomer = context.limits.level === 'beginner' && context.weekInPlan < BEGINNER_NO_VO2MAX_WEEKS;
  if (target === null || isNewcomer) return;
  const may = built
    .filter(({ draft, workout }) => {
      const { role, sport, isLight = false, isBackToBack = false, isHard } = draft;
      if (sport !== 'strength' && isUntold(context, sport)) return false;
      if (isLight || isBackToBack || isHard || workout.intensity !== 'easy' || draft.raceSetFor !== undefined)
        return false;
      return (role === 'easy' || role === 'long') && sport !== 'strength';
    })
    .sort((a, b) => steadyOrder(a.draft, b.draft));
  if (context.limits.level === 'beginner' && context.week.phaseType === 'base') return addTempo(context, built, may);
  const bounds = { leastEasy: target - EASY_TOLERANCE, efforts: effortsOf(context, built) };
  for (const entry of may) {
    if (easyShare(built) <= target + EASY_TOLERANCE) return;
    takesSteady(context, built, entry, bounds);
  }
}
