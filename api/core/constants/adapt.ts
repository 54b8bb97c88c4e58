// Source tags: [C:…] read in the source itself, [D] our choice, open to a coach's principles (tighter only).

/** Readiness: weights of the athlete's four answers and of the coach's five [D]; items after Saw 2016 [C:S37]. */
export const ATHLETE_WEIGHTS = { mood: 0.2, stress: 0.25, sleep: 0.3, mentalReadiness: 0.25 } as const;
export const COACH_WEIGHTS = {
  sleep: 0.25,
  stress: 0.2,
  musclesSoreness: 0.2,
  energyLevel: 0.2,
  motivationLevel: 0.15,
} as const;
/** An answer above (stress, soreness) or below (the others) is a bad one. */
export const BAD_ABOVE = 6;
export const BAD_BELOW = 4;
/** Lowest scores of green, amber and orange [D]. */
export const BAND_FLOORS = { green: 60, amber: 45, orange: 30 } as const;
/** Earlier check-ins that make a personal mean, and the least spread taken for it [D]. */
export const PERSONAL_CHECK_INS = 4;
export const PERSONAL_SPREAD = 5;
/** Days that a check-in speaks for, and after which it is ignored [D]. */
export const CHECK_IN_DAYS = 7;
export const CHECK_IN_STALE_DAYS = 10;

/**
 * Heart rate variability: the mean of a week's ln rMSSD against that of the weeks before, half a standard deviation to both sides [C:S83].
 * How many mornings both need, and how many deviations below make one a fault of the measurement, is ours [D].
 */
export const HRV = { weekDays: 7, leastWeek: 3, usualDays: 60, leastUsual: 15, deviations: 0.5, outlier: 3 } as const;

/** Volume by band, and the longest workout of red days [D]. */
export const BAND_VOLUME = { green: 1, amber: 0.9, orange: 0.75, red: 0.5 } as const;
export const RED_MINUTES = 45;

/** Tired athletes: long workouts at most this part of the plan; one that was done at least by half says what they can do [D]. */
export const TIRED_LONG = { part: 0.8, done: 0.5 } as const;

/** Days of illness without report that are assumed, and after which a doctor is named [C:S40][D]. */
export const ASSUMED_ILL_DAYS = 3;
/** The same with fever, or pain or breathlessness of the chest: as long as such an illness lasts on average [C:S40]. */
export const ASSUMED_SERIOUS_DAYS = 7;
export const LONG_ILLNESS_DAYS = 10;
/** Workouts missed for illness at most so many days apart are one illness, although the athlete trained in between [D]. */
export const SAME_ILLNESS_DAYS = 6;
/** Longest workouts while mildly ill and on the first days back; longest while nothing long is allowed [C:S40b][D]. */
export const MILD_MINUTES = 30;
export const FIRST_DAY_BACK = { minutes: 30, part: 0.5 } as const;
export const SECOND_DAY_BACK = { minutes: 45, part: 0.75 } as const;
export const NO_LONG_MINUTES = 60;
/** Volume of the weeks after an illness of at most so many days [D]. */
export const ILLNESS_VOLUME: readonly { days: number; weeks: readonly number[] }[] = [
  { days: 3, weeks: [0.75] },
  { days: 7, weeks: [0.6] },
  { days: 14, weeks: [0.5, 0.75] },
  { days: Infinity, weeks: [0.5, 0.75] },
];

/** Weeks after these in which long workouts stay easy, and nothing is faster than threshold, where the illness was a fever [D]. */
export const WEEKS_AFTER_FEVER = 1;

/** After a break of at most so many days: volume of the weeks back, part of the last loading week, and hard days in them [C:S11,S12][D]. */
export const ABSENCE_VOLUME: readonly { days: number; weeks: readonly { part: number; maxHard: number }[] }[] = [
  { days: 7, weeks: [] },
  {
    days: 14,
    weeks: [
      { part: 0.6, maxHard: 1 },
      { part: 0.8, maxHard: 1 },
    ],
  },
  {
    days: 28,
    weeks: [
      { part: 0.5, maxHard: 0 },
      { part: 0.65, maxHard: 0 },
      { part: 0.8, maxHard: 1 },
      { part: 0.95, maxHard: 1 },
    ],
  },
  {
    days: Infinity,
    weeks: [
      { part: 0.35, maxHard: 0 },
      { part: 0.5, maxHard: 0 },
      { part: 0.65, maxHard: 1 },
      { part: 0.8, maxHard: 1 },
    ],
  },
];
/** A workout of which nothing is told counts as not done after so many days [D]. */
export const UNTOLD_DAYS = 7;
/** Done below this part of what the last weeks had planned, the coming weeks grow from what was done [D]. */
export const RAMP_HOLDS_BELOW = 0.95;
/** A week with less than this part of its plan done was a week off, which the rules for breaks answer [D]. */
export const RAMP_OFF_BELOW = 0.25;
/** No week is held to less than this, in minutes: below an hour it is no training, and the athlete is asked which hours fit [D]. */
export const MIN_RAMP_MINUTES = 60;
/** Silence of so many days counts as a break by the calendar; before that the athlete may still say what they did [D]. */
export const SILENT_DAYS = 8;
/** Shares of a week's plan from which it counts as done as planned, and as trained at all [D]. */
export const AS_PLANNED = 0.8;
export const HALF_DONE = 0.5;
/** A break of at most so many days is over with one gentler workout, one of so many with four gentler days [C:S11,S12]. */
export const SHORT_BREAK_DAYS = 3;
export const BREAK_DAYS = 7;
/** After a break of more days the plan begins again lower, and thresholds are old [D]. */
export const LONG_BREAK_DAYS = 14;
/** After a break of more days the next race may come too soon [D]. */
export const NO_RACE_BREAK_DAYS = 28;
/** Percent that thresholds are lower by until they are tested: after a long break, and after workouts that felt too hard again [D]. */
export const LOWER_ZONES = { afterBreak: 5, tooHard: 3 } as const;
/** Days without feedback, recording or check-in after which the athlete is asked whether they trained [D]. */
export const ASK_AFTER_DAYS = 7;
/** Parts of the first four training days after four to seven days off [C:S12]. */
export const DAYS_BACK = [0.33, 0.33, 0.67, 0.67] as const;
/** Days off that count as a step-back week [C:S8]. */
export const STEP_BACK_DAYS = 4;
export const SHORT_BREAK_PART = 0.5;
export const LONG_AFTER_BREAK = 0.8;

/** Volume and caps of weeks with travel, deadlines or both [D]. */
export const LIFE = { one: 0.85, both: 0.75, long: 0.75, weekday: 45, daysAfterZones: 2 } as const;

/** Effort above what was expected [D]. */
export const EFFORT = {
  over: 2,
  farOver: 3,
  lowFeeling: 3,
  volume: 0.8,
  stepBack: 0.65,
  easyTooHard: 5,
  under: -2,
} as const;
/** Skipped for fatigue twice in a week: the next two days, the rest of the week, the week after [D]. */
export const TIRED = { volume: 0.7, stepBack: 0.65, days: 7 } as const;

/** Missed workouts in so many days that make a realignment worth offering [D]. */
export const REALIGN = { missed: 3, days: 14 } as const;
/** Two weeks under this part of the plan: fewer weekly hours are offered, a little over what was done [D]. */
export const LOW_COMPLETION = { part: 0.6, weeks: 2, room: 1.1 } as const;

/** How long ago an illness may have begun that is told today, days [D]. */
export const ILLNESS_MAX_DAYS_AGO = 60;
