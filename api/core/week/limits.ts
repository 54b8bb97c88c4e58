import type { Athlete, EnduranceSport, ExperienceLevel, Sport } from '../athlete/athlete.ts';
import {
  AGE_OF_ONE_HARD_DAY,
  AGE_OF_TWO_REST_DAYS,
  AGE_OF_WIDE_SPACING,
  BEGINNER_REST_DAYS_WHEN_FEW_DAYS,
  FEW_DAYS,
  FIRST_LONG_RUN_MINUTES,
  FIRST_LONG_RUN_SHARE,
  HARD_BY_LEVEL,
  HARD_SPACING_DAYS,
  LONG_RUN_GROWTH,
  LONG_RUN_STEP,
  LONG_RUN_WINDOW_DAYS,
  MAX_SESSIONS_A_DAY,
  REST_DAYS_BY_LEVEL,
  REST_DAYS_OF_THE_OLDER,
  WIDE_HARD_RUN_SPACING_DAYS,
} from '../constants/week.ts';
import { assessedHours, countedSports, experienceOf } from '../athlete/profile.ts';
import type { RaceType } from '../season/race.ts';
import { sportShares } from '../season/raceTypes.ts';
import type { AthleteLimits, Memory } from './draft.ts';

/** Limits of level and age. The level is that of the race's sports, the lowest of three in triathlon. */
export function athleteLimits(athlete: Athlete, raceType: RaceType | null, sports: readonly Sport[]): AthleteLimits {
  const level = experienceOf(athlete, countedSports(raceType, sports));
  const { age } = athlete;
  const availableDays = 7 - new Set(athlete.preferences.unavailableDays).size;
  const byLevel =
    level === 'beginner' && availableDays < FEW_DAYS ? BEGINNER_REST_DAYS_WHEN_FEW_DAYS : REST_DAYS_BY_LEVEL[level];
  return {
    level,
    levelBySport: {
      running: levelIn(athlete, 'running', level),
      cycling: levelIn(athlete, 'cycling', level),
      swimming: levelIn(athlete, 'swimming', level),
    },
    hardDays: age >= AGE_OF_ONE_HARD_DAY ? 1 : HARD_BY_LEVEL[level],
    hardRunSpacingDays: age >= AGE_OF_WIDE_SPACING ? WIDE_HARD_RUN_SPACING_DAYS : HARD_SPACING_DAYS,
    restDays: age >= AGE_OF_TWO_REST_DAYS ? Math.max(byLevel, REST_DAYS_OF_THE_OLDER) : byLevel,
    sessionsADay: level === 'beginner' ? 1 : MAX_SESSIONS_A_DAY,
    currentRunMinutes: currentRunMinutes(athlete, raceType),
  };
}

function levelIn(athlete: Athlete, sport: EnduranceSport, fallback: ExperienceLevel): ExperienceLevel {
  return athlete.assessments.some((assessment) => assessment.sport === sport)
    ? experienceOf(athlete, [sport])
    : fallback;
}

/** The running assessment's volume, and never more than the run's share of the hours trained at present. */
function currentRunMinutes(athlete: Athlete, raceType: RaceType | null): number | null {
  const read = athlete.assessments
    .filter(({ sport }) => sport === 'running')
    .map(assessedHours)
    .filter((hours) => hours !== null);
  const { currentWeeklyHours } = athlete;
  if (read.length > 0) return 60 * Math.min(...read, currentWeeklyHours ?? Infinity);
  if (currentWeeklyHours === null) return null;
  const share = raceType === null ? 1 : (sportShares(raceType, athlete.assessments).running ?? 1);
  return 60 * currentWeeklyHours * share;
}

/** The run that stands for the weeks before the plan: a share of the present weekly minutes, at least half an hour. */
export function longRunBeforePlan(currentRunMinutesAWeek: number | null): number {
  return Math.floor(Math.max(FIRST_LONG_RUN_MINUTES, FIRST_LONG_RUN_SHARE * (currentRunMinutesAWeek ?? 0)));
}

/** Longest run of the 30 days before a day, minutes; where there was none, what lets the first ones reach half an hour, be one of them short or not. */
export function longestRecentRun(memory: Memory, dayNumber: number): number {
  let longest = 0;
  for (const run of memory.runs) {
    if (run.number < dayNumber && run.number >= dayNumber - LONG_RUN_WINDOW_DAYS)
      longest = Math.max(longest, run.minutes);
  }
  return longest > 0 ? longest : FIRST_LONG_RUN_MINUTES - LONG_RUN_STEP;
}

/** Longest run allowed after a longest recent run, minutes: 10% or 10 min more. */
export function longRunLimit(longestRecent: number): number {
  return Math.floor(Math.max(LONG_RUN_GROWTH * longestRecent, longestRecent + LONG_RUN_STEP));
}
