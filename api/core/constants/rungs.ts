/** Felt effort over the expected one: at most `asExpected` raises a rung, from `harder` on lowers it, at most `easier` counts as easy [D]. */
export const RUNG_EFFORT = { asExpected: 1, harder: 2, easier: -2 } as const;

/** Below this part of its minutes a workout was cut short [D]. */
export const CUT_SHORT_PART = 0.85;

/** So many days a workout that was too much lowers the next of its family that is planned already; later plans know of it [D]. */
export const RUNG_DOWN_DAYS = 14;

/** So many easy ones in a row, of a family or of a sport, raise the rung of the last by so many [D]. */
export const EASY_IN_A_ROW = { workouts: 3, rungs: 2 } as const;

/** No workout moves a rung by more [D]. */
export const MAX_RUNGS_AT_ONCE = 2;

/** Days between a test that was asked for and the one before [D]. */
export const DAYS_BETWEEN_TESTS = 14;

/** Weeks in which what was done tells of the rung: a season is seldom longer [D]. */
export const RUNG_HISTORY_WEEKS = 52;
