import * as fc from 'fast-check';

import {
  type Athlete,
  type FitnessAssessment,
  type Injury,
  type Thresholds,
  type TrainingPreferences,
  WORKOUT_TIMES,
  type Blackout,
} from '../../core/athlete/athlete.ts';
import { EXPERIENCE_LEVELS, FITNESS_LEVELS, GENDERS } from '../../core/codes/athlete.ts';
import { ENDURANCE_SPORTS, type Sport, SPORTS } from '../../core/codes/sport.ts';
import { addDays, type Day, type Weekday, WEEKDAYS } from '../../core/calendar/calendar.ts';
import type { Race } from '../../core/race/race.ts';
import { PRIORITIES, RACE_TYPES } from '../../core/codes/race.ts';

const FIRST_TODAY = '2026-01-01';

/** Any day of about three years, so that every weekday, leap day and year's end comes up. */
export const aToday: fc.Arbitrary<Day> = fc.nat({ max: 1100 }).map((days) => addDays(FIRST_TODAY, days));

/** Volumes as people write them, some readable and some not. */
export const aWeeklyVolume: fc.Arbitrary<string> = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((hours) => `${hours} hours`),
  fc.integer({ min: 0, max: 600 }).map((minutes) => `${minutes} min`),
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 40 }))
    .map(([low, more]) => `${low}-${low + more} km`),
  fc.constantFrom('', 'not much', 'a few rides'),
);

export function anAssessment(sport: Sport): fc.Arbitrary<FitnessAssessment> {
  return fc.record({
    sport: fc.constant(sport),
    experienceLevel: fc.constantFrom(...EXPERIENCE_LEVELS),
    currentFitnessLevel: fc.constantFrom(...FITNESS_LEVELS),
    weeklyVolume: aWeeklyVolume,
  });
}

/** At least one day stays available; long-workout days may name an unavailable one. */
export const somePreferences: fc.Arbitrary<TrainingPreferences> = fc
  .record({
    weeklyHoursAvailable: fc.integer({ min: 2, max: 20 }),
    longWorkoutDays: fc.subarray([...WEEKDAYS]),
    unavailableDays: fc.subarray([...WEEKDAYS], { maxLength: 6 }),
    preferredWorkoutTimes: fc.constantFrom(...WORKOUT_TIMES),
    capped: fc.option(
      fc.array(fc.tuple(fc.constantFrom(...WEEKDAYS), fc.integer({ min: 20, max: 240 })), { maxLength: 3 }),
    ),
  })
  .map(({ capped, ...preferences }) => {
    if (!capped) return preferences;
    const maxMinutesByDay: Partial<Record<Weekday, number>> = Object.fromEntries(capped);
    return { ...preferences, maxMinutesByDay };
  });

/** Blocked dates around a season from `today` on, some of them long, some overlapping, some with a little time. */
export function someBlackouts(today: Day): fc.Arbitrary<Blackout[]> {
  const range = fc
    .record({
      start: fc.integer({ min: -10, max: 20 * 7 }),
      days: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 25 })),
      label: fc.option(fc.constantFrom('Wedding', 'Holiday')),
      mostMinutes: fc.option(fc.integer({ min: 20, max: 120 })),
    })
    .map(({ start, days, ...range }) => ({
      from: addDays(today, start),
      to: addDays(today, start + days - 1),
      ...range,
    }));
  return fc.array(range, { minLength: 1, maxLength: 12 });
}

export const anInjury: fc.Arbitrary<Injury> = fc.record({
  injuryType: fc.constantFrom('strain', 'stress fracture', 'tendinopathy', 'pain'),
  affectedArea: fc.constantFrom(
    'calf',
    'Achilles',
    'shin',
    'knee',
    'plantar',
    'hamstring',
    'back',
    'shoulder',
    'elsewhere',
  ),
  dateOccurred: fc.option(fc.integer({ min: 0, max: 500 }).map((days) => addDays(FIRST_TODAY, -days))),
  isRecovered: fc.boolean(),
});

export const someThresholds: fc.Arbitrary<Thresholds> = fc.record({
  ftp: fc.option(fc.integer({ min: 100, max: 400 })),
  runThresholdSpeed: fc.option(fc.double({ min: 2, max: 6, noNaN: true })),
  css: fc.option(fc.double({ min: 0.6, max: 1.8, noNaN: true })),
  lthr: fc.option(fc.integer({ min: 120, max: 195 })),
});

/** An athlete with one assessment for each of some sports; thresholds are sometimes on file. */
export const anAthlete: fc.Arbitrary<Athlete> = fc
  .record({
    age: fc.integer({ min: 18, max: 100 }),
    gender: fc.constantFrom(...GENDERS),
    currentWeeklyHours: fc.option(fc.integer({ min: 0, max: 48 }).map((quarters) => quarters / 4)),
    assessments: fc
      .tuple(...SPORTS.map((sport) => fc.option(anAssessment(sport), { freq: 5 })))
      .map((all) => all.filter((assessment) => assessment !== null)),
    preferences: somePreferences,
    injuries: fc.array(anInjury, { maxLength: 3 }),
    thresholds: fc.option(someThresholds),
  })
  .map(({ thresholds, ...athlete }) => (thresholds ? { ...athlete, thresholds } : athlete));

/** Sports chosen for a plan: at least one endurance sport, strength or not. */
export const someSports: fc.Arbitrary<Sport[]> = fc
  .tuple(fc.subarray([...ENDURANCE_SPORTS], { minLength: 1 }), fc.boolean())
  .map(([sports, strength]) => (strength ? [...sports, 'strength' as const] : sports));

/** A race from today to 70 weeks ahead. */
export function aRace(today: Day): fc.Arbitrary<Race> {
  return fc.record({
    raceName: fc.integer({ min: 1, max: 99 }).map((n) => `Race ${n}`),
    raceType: fc.constantFrom(...RACE_TYPES),
    raceDate: fc.integer({ min: 0, max: 70 * 7 }).map((days) => addDays(today, days)),
    priority: fc.constantFrom(...PRIORITIES),
  });
}

export function someRaces(today: Day, { min = 1, max = 5 } = {}): fc.Arbitrary<Race[]> {
  return fc.array(aRace(today), { minLength: min, maxLength: max });
}

/** Everything that a season is planned from. */
export interface SeasonCase {
  today: Day;
  athlete: Athlete;
  sports: Sport[];
  races: Race[];
}

export const aSeasonCase: fc.Arbitrary<SeasonCase> = aToday.chain((today) =>
  fc.record({ today: fc.constant(today), athlete: anAthlete, sports: someSports, races: someRaces(today) }),
);

/** As aSeasonCase, with at least one A race. */
export const aSeasonCaseWithGoal: fc.Arbitrary<SeasonCase> = aSeasonCase.map(
  ({ races: [first, ...rest], ...others }) => ({
    ...others,
    races: [{ ...first!, priority: 'A' as const }, ...rest],
  }),
);
