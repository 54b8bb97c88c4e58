import type { EnduranceSport } from '../codes/sport.ts';
import type { RaceType } from '../codes/race.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

/** Longest workout of the week of an A race against the usual one of the last loading week, the long one aside [D]. */
export const RACE_WEEK_LENGTH = 0.75;

/** Longest workouts in the days before a race, minutes [D]. */
export const EVE_MINUTES = 20;
export const B_EVE_MINUTES = 25;
export const C_EVE_MINUTES = 40;
export const TWO_DAYS_BEFORE_MINUTES = 30;
export const OPENER_MINUTES = 35;
export const OPENER_DAYS_BEFORE = 3;
/** Days before a race, the best first, whose easy workout holds a few repetitions at its effort: early in the week of an A race, shortly before a B race [D]. */
export const RACE_SET_DAYS: Readonly<Record<'A' | 'B', readonly number[]>> = { A: [5, 4, 6], B: [3, 2, 4, 1] };
/** Races so short that those repetitions last a minute [D]. */
export const SHORT_RACES: readonly RaceType[] = ['5k', '10k', 'sprint-tri', 'olympic-tri', 'duathlon', 'time-trial'];
/** Shortest workout that holds them, minutes [D]. */
export const MIN_RACE_SET = 20;
/** Day of a race week that stays short after the race, minutes a workout [D]. */
export const AFTER_RACE_WORKOUT = 45;

/** Longest workout of a recovery week, minutes [D]. */
export const RECOVERY_CAPS: Readonly<Record<EnduranceSport, number>> = { running: 60, cycling: 120, swimming: 60 };

/** Easy days after a race that does not lead into recovery [D]. */
export const EASY_DAYS_AFTER_B: Readonly<Record<RaceType, number>> = {
  'sprint-tri': 2,
  'olympic-tri': 2,
  'half-marathon': 2,
  'half-ironman': 4,
  marathon: 10,
  ironman: 14,
  '5k': 1,
  '10k': 2,
  'ultra-50k': 10,
  'ultra-100k': 14,
  'gran-fondo': 3,
  'time-trial': 1,
  'open-water': 1,
  duathlon: 2,
  aquabike: 3,
};

/**
 * As many after a C race, of those that are felt for a week and longer though nobody rests for them; after the others one day is easy
 * [S45] [D].
 */
export const EASY_DAYS_AFTER_LONG_C: Readonly<Partial<Record<RaceType, number>>> = {
  'half-ironman': 4,
  marathon: 7,
  ironman: 7,
  'ultra-50k': 7,
  'ultra-100k': 7,
};

/**
 * After a B race, or such a C race, at the end of a week, of a type that as an A race asks for more easy days than a week has, the long workouts of the next
 * week stay easy: the race lies at most so many days before its Monday [D].
 */
export const END_OF_WEEK_DAYS = 3;

interface RaceRecovery {
  /** Days without any workout after the race. */
  restDays: number;
  /** First day after the race that may be hard. */
  hardFromDay: number;
  /** Longest workouts, minutes, and the day after the race until which they hold. */
  caps: Readonly<Record<EnduranceSport, number>>;
  capsUntilDay: number;
  /** The first runs: none before this day, and until the last of these days no longer, minutes. */
  firstRuns?: { fromDay: number; untilDay: number; minutes: number };
}

/** At most three in the first seven days, in which plans for the weeks after a marathon hold 13.5 miles [S45]. */
const FIRST_RUNS = { fromDay: 5, untilDay: 7, minutes: 40 };

/** After an A race: [S44] half-ironman, whose workouts stay short for 10 to 24 days, and ironman, [S45] marathon, the others [D]. */
export const RACE_RECOVERY: Readonly<Record<RaceType, RaceRecovery>> = {
  'sprint-tri': { restDays: 1, hardFromDay: 4, caps: { running: 0, cycling: 90, swimming: 60 }, capsUntilDay: 2 },
  'olympic-tri': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  'half-marathon': { restDays: 2, hardFromDay: 8, caps: { running: 50, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  'half-ironman': { restDays: 2, hardFromDay: 14, caps: { running: 60, cycling: 150, swimming: 60 }, capsUntilDay: 14 },
  marathon: {
    restDays: 3,
    hardFromDay: 21,
    caps: { running: 60, cycling: 90, swimming: 60 },
    capsUntilDay: 21,
    firstRuns: FIRST_RUNS,
  },
  ironman: { restDays: 7, hardFromDay: 28, caps: { running: 40, cycling: 120, swimming: 60 }, capsUntilDay: 21 },
  '5k': { restDays: 1, hardFromDay: 4, caps: { running: 40, cycling: 90, swimming: 60 }, capsUntilDay: 3 },
  '10k': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 5 },
  'ultra-50k': {
    restDays: 4,
    hardFromDay: 21,
    caps: { running: 60, cycling: 90, swimming: 60 },
    capsUntilDay: 21,
    firstRuns: FIRST_RUNS,
  },
  'ultra-100k': {
    restDays: 6,
    hardFromDay: 28,
    caps: { running: 60, cycling: 90, swimming: 60 },
    capsUntilDay: 28,
    firstRuns: FIRST_RUNS,
  },
  'gran-fondo': { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 60, swimming: 60 }, capsUntilDay: 6 },
  'time-trial': { restDays: 1, hardFromDay: 4, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 3 },
  'open-water': { restDays: 1, hardFromDay: 5, caps: { running: 60, cycling: 90, swimming: 45 }, capsUntilDay: 4 },
  duathlon: { restDays: 1, hardFromDay: 6, caps: { running: 45, cycling: 90, swimming: 60 }, capsUntilDay: 7 },
  aquabike: { restDays: 2, hardFromDay: 8, caps: { running: 60, cycling: 120, swimming: 60 }, capsUntilDay: 10 },
};
