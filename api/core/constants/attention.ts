/** How many days back a missed key workout still asks for the coach's attention [D]. */
export const MISSED_KEY_DAYS = 7;
/** A check-in speaks of the athlete's present state for so long [D]. */
export const CHECK_IN_COUNTS_DAYS = 14;
/** Load of seven days over the weekly mean of the three weeks before, from which a rise is worth a look [D]; a convention, no measure of risk. */
export const RAMP_RATIO = 1.5;
/** Weeks below this mean load are too light to speak of a ramp, TSS a week [D]. */
export const RAMP_MIN_WEEK = 60;
/** An illness that has not ended for so many days may be over, and nobody told [D]. */
export const LONG_ILL_DAYS = 14;
/** Days without feedback or check-in, while workouts were planned, that are silence [D]. */
export const SILENT_DAYS = 7;
/** A race so near asks for a look at the taper [D]. */
export const RACE_DAYS = 14;
/** A race so near is what the coach plans towards [D]. */
export const RACE_AHEAD_DAYS = 28;
/** How far back the coach's roster looks. */
export const ROSTER_DAYS = 35;

/** What comes first, highest first [D]. An athlete stands where their weightiest reason stands; the others break ties. */
export const WEIGHTS = {
  RED_CHECK_IN: 100,
  PLAN_CONFLICT: 90,
  LOAD_RAMP: 70,
  EFFORT_AGAIN: 68,
  TIRED_AGAIN: 67,
  ILL: 65,
  MISSED_KEY: 60,
  SILENT: 40,
  RACE_NEAR: 30,
  NO_DATA: 20,
  NO_SCHEDULE: 10,
} as const;
