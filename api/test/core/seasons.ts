import type { Athlete } from '../../core/athlete/athlete.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import type { Race } from '../../core/race/race.ts';
import type { Priority, RaceType } from '../../core/codes/race.ts';
import type { WeekTarget } from '../../core/season/season.ts';

export const MONDAY = '2027-01-04';

export interface Traits {
  /** Hours a week available, and trained now. */
  hours: number;
  now: number | null;
  level?: Athlete['assessments'][number]['experienceLevel'];
  fitness?: Athlete['assessments'][number]['currentFitnessLevel'];
  age?: number;
}

/** An athlete equally good at the three sports; intermediate, moderate and 35 unless said. */
export function athleteWith({ hours, now, level = 'intermediate', fitness = 'moderate', age = 35 }: Traits): Athlete {
  return {
    age,
    gender: 'female',
    currentWeeklyHours: now,
    preferences: {
      weeklyHoursAvailable: hours,
      longWorkoutDays: ['sunday'],
      unavailableDays: [],
      preferredWorkoutTimes: 'morning',
    },
    injuries: [],
    assessments: (['running', 'cycling', 'swimming'] as const).map((sport) => ({
      sport,
      experienceLevel: level,
      currentFitnessLevel: fitness,
      weeklyVolume: '',
    })),
  };
}

/** A race in the given week counted from the week of MONDAY, 1 is that week; weekday 0 Monday to 6 Sunday. */
export function raceInWeek(raceType: RaceType, week: number, priority: Priority = 'A', weekday = 6): Race {
  return { raceName: `${raceType} ${week}`, raceType, raceDate: addDays(MONDAY, 7 * (week - 1) + weekday), priority };
}

const LETTER = {
  base: 'b',
  build: 'u',
  'race-specific': 's',
  peak: 'p',
  taper: 't',
  race: 'R',
  recovery: 'r',
} as const;

/** One letter a week: b base, u build, s race-specific, p peak, t taper, R race, r recovery. */
export function phaseLetters(weeks: readonly Pick<WeekTarget, 'phaseType'>[]): string {
  return weeks.map(({ phaseType }) => LETTER[phaseType]).join('');
}

/** Hours of the weeks, step-backs marked with s: "4.40 4.84 3.46s". */
export function hoursText(weeks: readonly Pick<WeekTarget, 'kind' | 'plannedHours'>[]): string {
  return weeks.map(({ kind, plannedHours }) => plannedHours.toFixed(2) + (kind === 'step' ? 's' : '')).join(' ');
}
