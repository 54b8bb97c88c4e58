import type { Athlete, FitnessAssessment } from './athlete.ts';
import { EXPERIENCE_LEVELS, type ExperienceLevel, FITNESS_LEVELS, type FitnessLevel } from '../codes/athlete.ts';
import type { Sport } from '../codes/sport.ts';
import {
  LOADING_WEEKS,
  LOADING_WEEKS_CAREFUL,
  MASTERS_AGE,
  RAMP_LIMIT,
  RAMP_LIMIT_FLOOR,
  START_BOUNDS,
  START_BY_FITNESS,
  START_GROWTH,
} from '../constants/season.ts';
import { RACE_TYPE_NUMBERS } from '../constants/raceTypes.ts';
import { baseSportsOf, type RaceType } from '../codes/race.ts';
import { hoursFromVolume } from './weeklyVolume.ts';

/** Sports whose assessments count: those of the race type, or the chosen ones when there is no race. */
export function countedSports(raceType: RaceType | null, sports: readonly Sport[]): readonly Sport[] {
  if (raceType) return baseSportsOf(raceType);
  const endurance = sports.filter((sport) => sport !== 'strength');
  return endurance.length > 0 ? endurance : sports;
}

/** Lowest level among the sports that have an assessment; beginner when none has. */
export function experienceOf(athlete: Athlete, sports: readonly Sport[]): ExperienceLevel {
  // a plain loop: every week of a plan asks for it, sport by sport
  let lowest = Infinity;
  for (const { sport, experienceLevel } of athlete.assessments)
    if (sports.includes(sport)) lowest = Math.min(lowest, EXPERIENCE_LEVELS.indexOf(experienceLevel));
  return EXPERIENCE_LEVELS[lowest === Infinity ? 0 : lowest]!;
}

/** Worst fitness among the sports that have an assessment; low when none has. */
export function fitnessOf(athlete: Athlete, sports: readonly Sport[]): FitnessLevel {
  const ranks = assessmentsOf(athlete, sports).map(({ currentFitnessLevel }) =>
    FITNESS_LEVELS.indexOf(currentFitnessLevel),
  );
  return ranks.length > 0 ? FITNESS_LEVELS[Math.min(...ranks)]! : 'low';
}

export function isLowBase(athlete: Athlete, sports: readonly Sport[]): boolean {
  const fitness = fitnessOf(athlete, sports);
  return fitness === 'none' || fitness === 'low';
}

/** Hours a week that training may reach: what is available, and no more than the race type makes useful at this level. */
export function effectiveHours(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): number {
  const available = athlete.preferences.weeklyHoursAvailable;
  if (!raceType) return available;
  const level = experienceOf(athlete, countedSports(raceType, sports));
  return Math.min(available, RACE_TYPE_NUMBERS[raceType].peakHoursCap[level]);
}

export function hasOpenInjury(athlete: Athlete): boolean {
  return athlete.injuries.some(({ isRecovered }) => !isRecovered);
}

/** CTL points a week that the load may rise. */
export function rampLimit(athlete: Athlete, sports: readonly Sport[]): number {
  const masters = athlete.age >= MASTERS_AGE ? 1 : 0;
  const injured = hasOpenInjury(athlete) ? 1 : 0;
  return Math.max(RAMP_LIMIT_FLOOR, RAMP_LIMIT[experienceOf(athlete, sports)] - masters - injured);
}

/** Loading weeks in a row before a step-back week. */
export function loadingWeeksOf(athlete: Athlete, sports: readonly Sport[]): number {
  const careful = athlete.age >= MASTERS_AGE || isLowBase(athlete, sports) || hasOpenInjury(athlete);
  return careful ? LOADING_WEEKS_CAREFUL : LOADING_WEEKS;
}

/** Hours a week trained at present: as stated, else the readable volumes of the plan's sports; null when neither is known. */
export function currentHours(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): number | null {
  if (athlete.currentWeeklyHours !== null) return athlete.currentWeeklyHours;
  const planned = new Set<Sport>([...sports, ...countedSports(raceType, sports)]);
  const read = athlete.assessments
    .filter(({ sport }) => planned.has(sport))
    .map(assessedHours)
    .filter((hours) => hours !== null)
    // summed in order of size, so that the order of the list cannot show in the last digit
    .sort((a, b) => a - b);
  return read.length > 0 ? read.reduce((sum, hours) => sum + hours, 0) : null;
}

/** Hours of the first week: a tenth over the present hours, or by fitness when they are unknown, within a quarter to 85% of the effective hours. */
export function startHours(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): number {
  const effective = effectiveHours(athlete, raceType, sports);
  const current = currentHours(athlete, raceType, sports);
  if (current === null) return START_BY_FITNESS[fitnessOf(athlete, countedSports(raceType, sports))] * effective;
  return Math.min(START_BOUNDS[1] * effective, Math.max(START_BOUNDS[0] * effective, START_GROWTH * current));
}

/** Hours of any week while nothing may grow: the present ones, at least a quarter of the effective hours. */
export function heldHours(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): number {
  const least = START_BOUNDS[0] * effectiveHours(athlete, raceType, sports);
  return Math.min(startHours(athlete, raceType, sports), Math.max(least, hoursAtStart(athlete, raceType, sports)));
}

/** Hours a week that the athlete comes from: the present ones, or those that the first week is a tenth over. */
export function hoursAtStart(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): number {
  return currentHours(athlete, raceType, sports) ?? startHours(athlete, raceType, sports) / START_GROWTH;
}

const HOURS_OF_ASSESSMENT = new WeakMap<FitnessAssessment, number | null>();

/** The weekly volume of an assessment in hours; null when it cannot be read. Kept for each assessment, because every week of a plan asks for it. */
export function assessedHours(assessment: FitnessAssessment): number | null {
  let hours = HOURS_OF_ASSESSMENT.get(assessment);
  if (hours === undefined) {
    hours = hoursFromVolume(assessment.weeklyVolume, assessment.sport);
    HOURS_OF_ASSESSMENT.set(assessment, hours);
  }
  return hours;
}

function assessmentsOf(athlete: Athlete, sports: readonly Sport[]) {
  return athlete.assessments.filter(({ sport }) => sports.includes(sport));
}
