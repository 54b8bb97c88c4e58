import type { ExperienceLevel } from '../codes/athlete.ts';
import type { RaceType } from '../codes/race.ts';
import type { EnduranceSport } from '../codes/sport.ts';
import type { WeekKind } from '../codes/phase.ts';

// Source tags: [D] our own choice, open to a coach's principles; [S..] and [K] published or known practice.

interface WorkoutCount {
  /** Minutes of a typical workout. */
  target: number;
  low: number;
  high: number;
}

/** Workouts a week: round(minutes / target) between low and high [D], after the plans of [S45][S52][S56]. */
export const WORKOUT_COUNTS: Readonly<Record<EnduranceSport, Readonly<Record<ExperienceLevel, WorkoutCount>>>> = {
  running: {
    beginner: { target: 45, low: 2, high: 4 },
    intermediate: { target: 50, low: 2, high: 5 },
    advanced: { target: 55, low: 2, high: 6 },
    veteran: { target: 60, low: 2, high: 6 },
  },
  cycling: {
    beginner: { target: 60, low: 1, high: 3 },
    intermediate: { target: 70, low: 1, high: 4 },
    advanced: { target: 80, low: 1, high: 4 },
    veteran: { target: 90, low: 1, high: 5 },
  },
  swimming: {
    beginner: { target: 35, low: 1, high: 2 },
    intermediate: { target: 45, low: 1, high: 3 },
    advanced: { target: 50, low: 1, high: 3 },
    veteran: { target: 55, low: 1, high: 4 },
  },
};

/** The same of whoever trains for a race of that sport alone: it fills their hours [D]. */
export const ONLY_SPORT_COUNTS: Readonly<
  Partial<Record<EnduranceSport, Readonly<Record<ExperienceLevel, WorkoutCount>>>>
> = {
  cycling: {
    beginner: { target: 60, low: 3, high: 4 },
    intermediate: { target: 75, low: 3, high: 5 },
    advanced: { target: 80, low: 3, high: 6 },
    veteran: { target: 85, low: 3, high: 6 },
  },
  swimming: {
    beginner: { target: 40, low: 2, high: 4 },
    intermediate: { target: 50, low: 2, high: 5 },
    advanced: { target: 55, low: 3, high: 6 },
    veteran: { target: 60, low: 3, high: 6 },
  },
};

/** Runs a week, at least, of whoever trains for a run so short that how often counts more than how long at once [K]. */
export const RUNS_FOR_SHORT_RACES = { races: ['5k', '10k'], low: 3 } as const satisfies {
  races: readonly RaceType[];
  low: number;
};

/**
 * Swims of a loading week from so many hours on, where the race is swum among other sports: technique lives by frequency [K]. A
 * step-back week keeps them where they last so long [D].
 */
export const SWIMS_BESIDE_OTHERS = { workouts: 2, fromHours: 5, keptFromMinutes: 32 } as const;

/** A recovery week has one workout more where its minutes come to so little less than one of usual length [D]. */
export const MORE_IN_RECOVERY = 0.25;

/** Days without any workout [S14]. */
export const REST_DAYS_BY_LEVEL: Readonly<Record<ExperienceLevel, number>> = {
  beginner: 2,
  intermediate: 1,
  advanced: 1,
  veteran: 1,
};
export const BEGINNER_REST_DAYS_WHEN_FEW_DAYS = 1;
export const FEW_DAYS = 5;
export const AGE_OF_TWO_REST_DAYS = 60;
export const REST_DAYS_OF_THE_OLDER = 2;
/** Who is younger than this trains with care: days off, hard days of a week, longest workout in minutes [D]. */
export const YOUNG = { belowAge: 18, restDays: 2, hardDays: 2, longestWorkout: 120 } as const;
/** Youngest athlete that is planned for, years [D]. */
export const MIN_AGE = 16;
/** Races that are not for them, each with the longest of its kind that is [D]. */
export const LONGEST_OF_YOUNG: Readonly<Partial<Record<RaceType, RaceType>>> = {
  marathon: 'half-marathon',
  'ultra-50k': 'half-marathon',
  'ultra-100k': 'half-marathon',
  'half-ironman': 'olympic-tri',
  ironman: 'olympic-tri',
};

/** Days that are left free first, 0 Monday to 6 Sunday [D]. */
export const REST_DAY_ORDER = [0, 4, 2, 1, 3, 5, 6] as const;
export const MAX_WORKOUTS_A_DAY = 2;

/** Workouts of a sport that an easier week keeps of the last loading week: it shortens them [S1][S2][D]. */
export const KEPT_FREQUENCY: Readonly<Record<WeekKind, number>> = {
  load: 0,
  step: 0.8,
  taper: 1,
  race: 0.6,
  recovery: 0,
};

/** Workouts of a taper week against the last loading week [S1][S2]. */
export const TAPER_FREQUENCY = 0.8;

/** Sports of one race type take the first share; sports added by the athlete this one, at most 30% together [D]. */
export const COMPLEMENTARY_SHARES: Readonly<Record<number, number>> = { 0: 0, 1: 0.2, 2: 0.26 };
/** Shares without a race, scaled to the chosen sports [D], near the general ranges of [S62]. */
export const SHARES_WITHOUT_RACE: Readonly<Record<EnduranceSport, number>> = {
  running: 0.35,
  cycling: 0.45,
  swimming: 0.2,
};
/** Injured minutes may add this much to a sport that is trained anyway [D]. */
export const SUBSTITUTE_GROWTH = 0.2;

/** Required sports return within so many days [D]. */
export const MAX_DAYS_BETWEEN_SPORT = 10;
/** Where the week has these hours and no more days off; smaller weeks do not hold every sport [D]. */
export const HOURS_FOR_EVERY_SPORT = 2;
export const DAYS_OFF_FOR_EVERY_SPORT = 3;

/** A week holds at least this share of its hours, or says why it does not [D]. */
export const PLACED_SHARE = 0.92;

/** A beginner with so many days to train on has one workout on each of them, while they would last no longer than this in the mean, minutes [D]. */
export const DAYS_FOR_ONE_EACH = 5;
export const MEAN_OF_ONE_EACH = 120;
