import type { Athlete } from '../athlete/athlete.ts';
import type { ExperienceLevel } from '../codes/athlete.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import { FIRST_LONG_RUN_MINUTES, LONG_RUN_STEP, LONG_RUN_WINDOW_DAYS } from '../constants/week.ts';
import { assessedHours, experienceOf } from '../athlete/profile.ts';
import type { RaceType } from '../codes/race.ts';
import { sportShares } from '../race/raceTypes.ts';
import type { Memory } from './draft.ts';

export function levelIn(athlete: Athlete, sport: EnduranceSport, fallback: ExperienceLevel): ExperienceLevel {
  return athlete.assessments.some((assessment) => assessment.sport === sport)
    ? experienceOf(athlete, [sport])
    : fallback;
}

/** The running assessment's volume, and never more than the run's share of the hours trained at present. */
export function currentRunMinutes(athlete: Athlete, raceType: RaceType | null): number | null {
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

/** Longest run of the 30 days before a day, minutes; where there was none, what lets the first ones reach half an hour, be one of them short or not. */
export function longestRecentRun(memory: Memory, dayNumber: number): number {
  let longest = 0;
  for (const run of memory.runs) {
    if (run.number < dayNumber && run.number >= dayNumber - LONG_RUN_WINDOW_DAYS)
      longest = Math.max(longest, run.minutes);
  }
  return longest > 0 ? longest : FIRST_LONG_RUN_MINUTES - LONG_RUN_STEP;
}
