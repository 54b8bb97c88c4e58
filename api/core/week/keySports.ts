import { type RaceKind, raceKindOf } from '../codes/race.ts';
import { ENDURANCE_SPORTS, type EnduranceSport } from '../codes/sport.ts';
import type { WorkoutType } from '../codes/workout.ts';
import { MIN_KEY_WORKOUT, MIN_WORKOUT } from '../constants/lengths.ts';
import { mostHardDays } from '../rules/hardDaysPerWeek.ts';
import { hardDose } from './dose.ts';
import { draftsOf, type WeekContext } from './draft.ts';
import { familyOf } from '../workout/families/families.ts';
import { isHardIntensity } from '../workout/prescription/choose.ts';
import type { WeekTarget } from '../season/season.ts';
import { TYPE_OF_SPORT } from '../workout/sport.ts';
import { sportsToTest, testedSport } from './thresholdTests.ts';

function racesOfWeek({ races, week }: WeekContext) {
  return races.filter(({ raceDate }) => raceDate >= week.weekStartDate && raceDate <= week.weekEndDate);
}

/** Hard days of the week by phase, level and age; a B race replaces them, a C race one of them. A test is one where there would be none. */
export function hardBudgetOfWeek(context: WeekContext): number {
  const wanted = hardDose(context) || Math.min(1, sportsToTest(context).length);
  return Math.min(wanted, mostHardDays(context.week, context.limits, racesOfWeek(context)));
}

/** Hard workouts that the week may still take beside the kept ones. */
export function hardBudget(context: WeekContext): number {
  const standing = context.days.reduce(
    (sum, { kept }) => sum + kept.filter(({ isHard, workoutType }) => isHard && workoutType !== 'race').length,
    0,
  );
  return Math.max(0, hardBudgetOfWeek(context) - standing);
}

/**
 * Sports in the order in which they take hard workouts: one each in a race of several, else its own first. The only one of an easier week
 * is no swim where another sport can take it: those of base are moderate.
 */
export function rotation(context: WeekContext, budget: number): readonly EnduranceSport[] {
  const tested = testedSport(context);
  const sports = withoutTest(context, budget);
  return tested === null ? sports : [tested, ...sports.filter((sport) => sport !== tested)];
}

export function withoutTest(context: WeekContext, budget: number): readonly EnduranceSport[] {
  const sports = dueFirst(context, turns(context, budget));
  return context.week.kind === 'step' ? [...sports.filter((sport) => sport !== 'swimming'), 'swimming'] : sports;
}

/** A race of one sport has its hard workouts in that sport. */
const OWN_FIRST: Readonly<Partial<Record<RaceKind, readonly EnduranceSport[]>>> = {
  running: ['running', 'running', 'cycling', 'swimming'],
  cycling: ['cycling', 'cycling', 'running', 'swimming'],
  swimming: ['swimming', 'swimming', 'cycling', 'running'],
};

function turns({ raceType, week, loadingWeekInPhase }: WeekContext, budget: number): readonly EnduranceSport[] {
  const own = raceType === null ? undefined : OWN_FIRST[raceKindOf(raceType)];
  if (own !== undefined) return own;
  switch (raceType) {
    case 'half-ironman':
    case 'ironman':
      return rotated(['cycling', 'running', 'swimming'], loadingWeekInPhase * budget);
    default:
      // in a taper a run or ride near race pace, before a swim above it
      return rotated(['running', 'cycling', 'swimming'], week.kind === 'taper' ? 0 : loadingWeekInPhase * budget);
  }
}

/** From build on each sport of a race of several has its hard workout at least every second loading week. */
export const sharesHardWork = ({ raceType, week, limits }: WeekContext): boolean =>
  raceType !== null &&
  OWN_FIRST[raceKindOf(raceType)] === undefined &&
  week.kind === 'load' &&
  week.phaseType !== 'base' &&
  limits.level !== 'beginner';

/**
 * What had no hard workout in the last loading week, and has none yet; the swim of a race-specific phase once at least, where the run does
 * not need that week.
 */
function dueFirst(context: WeekContext, sports: readonly EnduranceSport[]): readonly EnduranceSport[] {
  if (!sharesHardWork(context)) return sports;
  const { week, limits, loadingWeekInPhase, phaseLoads, lastFamilies, days } = context;
  const held = new Set(draftsOf(days).flatMap(({ isHard, workoutType }) => (isHard ? sportsOfType(workoutType) : [])));
  const isFirstSpecific =
    week.phaseType === 'race-specific' &&
    loadingWeekInPhase === 0 &&
    (phaseLoads > 1 || limits.level === 'intermediate');
  for (const family of lastFamilies)
    for (const sport of hardSportsOf(family)) if (sport !== 'swimming' || !isFirstSpecific) held.add(sport);
  const others: readonly EnduranceSport[] = [
    ...rotated(['running', 'cycling'] as const, loadingWeekInPhase >> 1),
    'swimming',
  ];
  return [...sports.filter((sport) => !held.has(sport)), ...others.filter((sport) => held.has(sport))];
}

function hardSportsOf(family: string): readonly EnduranceSport[] {
  const { intensity, workoutType } = familyOf(family);
  return isHardIntensity(intensity) ? sportsOfType(workoutType) : [];
}

const sportsOfType = (type: WorkoutType): readonly EnduranceSport[] =>
  ENDURANCE_SPORTS.filter((sport) => TYPE_OF_SPORT[sport] === type || (type === 'brick' && sport !== 'swimming'));

function rotated<T>(list: readonly T[], by: number): readonly T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Shortest hard workout; those of a taper are done by halves. */
export const shortestHard = ({ kind }: WeekTarget): number => (kind === 'taper' ? MIN_WORKOUT : MIN_KEY_WORKOUT);
