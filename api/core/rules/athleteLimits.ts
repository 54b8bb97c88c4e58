import { experienceOf, countedSports, assessedHours } from '../athlete/profile.ts';
import type { Athlete } from '../athlete/athlete.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { EnduranceSport, Sport } from '../codes/sport.ts';
import {
  AGE_OF_ONE_HARD_DAY,
  THIRD_HARD_DAY,
  HARD_BY_LEVEL,
  AGE_OF_WIDE_SPACING,
  WIDE_HARD_RUN_SPACING_DAYS,
  HARD_SPACING_DAYS,
} from '../constants/hardDays.ts';
import { FIRST_LONG_RUN_SHARE, FIRST_LONG_RUN_MINUTES } from '../constants/longWorkouts.ts';
import {
  FEW_DAYS,
  BEGINNER_REST_DAYS_WHEN_FEW_DAYS,
  REST_DAYS_BY_LEVEL,
  AGE_OF_TWO_REST_DAYS,
  REST_DAYS_OF_THE_OLDER,
  MAX_WORKOUTS_A_DAY,
  YOUNG,
} from '../constants/week.ts';
import { RUN_WALK_BELOW_WEEKLY_MINUTES } from '../constants/workouts.ts';
import { sportShares } from '../race/sportShares.ts';

/** What athletes of a level and age may do in a week. */
export interface AthleteLimits {
  level: ExperienceLevel;
  levelBySport: Readonly<Record<EnduranceSport, ExperienceLevel>>;
  hardDays: number;
  hardRunSpacingDays: number;
  restDays: number;
  workoutsADay: number;
  /** Minutes; Infinity: as long as race and sport let it be. */
  longestWorkout: number;
  /** Present minutes a week of running; null when unknown. */
  currentRunMinutes: number | null;
  /** Runs less than an hour a week at present, or not at all as far as is known. */
  isNewRunner: boolean;
}

/** Limits of level and age. The level is that of the race's sports, the lowest of three in triathlon. */
export function athleteLimits(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): AthleteLimits {
  const level = experienceOf(athlete, countedSports(raceType, sports));
  const { age } = athlete;
  const availableDays = 7 - new Set(athlete.preferences.unavailableDays).size;
  const byLevel =
    level === 'beginner' && availableDays < FEW_DAYS ? BEGINNER_REST_DAYS_WHEN_FEW_DAYS : REST_DAYS_BY_LEVEL[level];
  const runMinutes = currentRunMinutes(athlete, raceType);
  return {
    level,
    levelBySport: {
      running: levelIn(athlete, 'running', level),
      cycling: levelIn(athlete, 'cycling', level),
      swimming: levelIn(athlete, 'swimming', level),
    },
    hardDays: hardDaysOf(athlete, level),
    hardRunSpacingDays: age >= AGE_OF_WIDE_SPACING ? WIDE_HARD_RUN_SPACING_DAYS : HARD_SPACING_DAYS,
    restDays: Math.max(byLevel, restDaysByAge(age)),
    workoutsADay: level === 'beginner' ? 1 : MAX_WORKOUTS_A_DAY,
    longestWorkout: age < YOUNG.belowAge ? YOUNG.longestWorkout : Infinity,
    currentRunMinutes: runMinutes,
    isNewRunner: runMinutes === null ? isUnfit(athlete) : runMinutes < RUN_WALK_BELOW_WEEKLY_MINUTES,
  };
}

/** The limits by race type and sports; those of a race type are worked out once, since every week of a season asks for them. */
export function limitsByRace(athlete: Athlete): (raceType: RaceType | null, sports: readonly Sport[]) => AthleteLimits {
  const known = new Map<RaceType, AthleteLimits>();
  return (raceType, sports) => {
    if (raceType === null) return athleteLimits(athlete, raceType, sports);
    const found = known.get(raceType) ?? athleteLimits(athlete, raceType, sports);
    known.set(raceType, found);
    return found;
  };
}

const isUnfit = ({ assessments }: Athlete): boolean =>
  assessments.some(({ sport, currentFitnessLevel }) => sport === 'running' && currentFitnessLevel === 'none');

function restDaysByAge(age: number): number {
  if (age < YOUNG.belowAge) return YOUNG.restDays;
  return age >= AGE_OF_TWO_REST_DAYS ? REST_DAYS_OF_THE_OLDER : 0;
}

function hardDaysOf({ age, preferences }: Athlete, level: ExperienceLevel): number {
  if (age >= AGE_OF_ONE_HARD_DAY) return 1;
  const { belowAge, hours, days } = THIRD_HARD_DAY;
  const isThird = level === 'veteran' && age < belowAge && preferences.weeklyHoursAvailable >= hours;
  const byLevel = isThird ? days : HARD_BY_LEVEL[level];
  return age < YOUNG.belowAge ? Math.min(byLevel, YOUNG.hardDays) : byLevel;
}

/** The run that stands for the weeks before the plan: a share of the present weekly minutes, at least half an hour. */
export function longRunBeforePlan(currentRunMinutesAWeek: number | null): number {
  return Math.floor(Math.max(FIRST_LONG_RUN_MINUTES, FIRST_LONG_RUN_SHARE * (currentRunMinutesAWeek ?? 0)));
}

export function levelIn(athlete: Athlete, sport: EnduranceSport, fallback: ExperienceLevel): ExperienceLevel {
  return athlete.assessments.some((assessment) => assessment.sport === sport)
    ? experienceOf(athlete, [sport])
    : fallback;
}

/**
 * Minutes that are run in a week at present: the running assessment's volume, and never more than the run's share of the hours trained, none
 * for a race without running; null where nothing tells.
 */
export function currentRunMinutes(athlete: Athlete, raceType: RaceType | null): number | null {
  const read = athlete.assessments
    .filter(({ sport }) => sport === 'running')
    .map(assessedHours)
    .filter((hours) => hours !== null);
  const { currentWeeklyHours } = athlete;
  if (read.length > 0) return 60 * Math.min(...read, currentWeeklyHours ?? Infinity);
  if (currentWeeklyHours === null) return null;
  const share = raceType === null ? 1 : (sportShares(raceType, athlete.assessments).running ?? 0);
  return 60 * currentWeeklyHours * share;
}
