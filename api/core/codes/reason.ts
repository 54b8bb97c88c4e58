import type { LengthCap } from './lengthCap.ts';
import type { LimitCode } from './limit.ts';
import type { ReadinessBand } from './athlete.ts';
import type { WorkoutRole } from './workout.ts';

/** `long-share` as LONG_SHARE. */
export type Capitals<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${Capitals<Rest>}`
  : Uppercase<Word>;

export const PHASE_REASONS: Readonly<Record<`PHASE_${Uppercase<WorkoutRole | 'steady'>}`, string>> = {
  PHASE_LONG: 'The long workout of its phase.',
  PHASE_KEY: 'A key workout of its phase.',
  PHASE_EASY: 'Easy volume of its phase.',
  PHASE_STEADY: 'Steady work of its phase, on no hard day.',
  PHASE_RECOVERY: 'Very easy movement after a race.',
  PHASE_STRENGTH: 'Strength work of its phase.',
  PHASE_BRICK: 'A ride with a run straight after, for its phase.',
  PHASE_OPENER: 'Short efforts before a race.',
  PHASE_RACE: 'The race of its phase.',
};

export const LENGTH_REASONS: Readonly<Record<`LENGTH_${Capitals<LengthCap>}`, string>> = {
  LENGTH_LONG_SHARE: 'Length: one workout holds no more of its sport.',
  LENGTH_BELOW_LONG: 'Length: the longest workout stays on a long-workout day.',
  LENGTH_RACE_TYPE_CAP: 'Length: as long as it gets for the race.',
  LENGTH_ORDINARY_CAP: 'Length: the most of a workout that is not the long one.',
  LENGTH_INJURY_CAP: 'Length: the limit of an injury.',
  LENGTH_STEP_BACK: 'Length: a step-back week.',
  LENGTH_EASIER_WEEK: 'Length: an easier week.',
  LENGTH_RECOVERY_CAP: 'Length: recovery from a race.',
  LENGTH_AGE_CAP: 'Length: the limit of the young.',
  LENGTH_DAY_CAP: 'Length: the limit of the day.',
  LENGTH_RACE_NEAR: 'Length: a race is near.',
  LENGTH_PRINCIPLE_CAP: 'Length: a principle of the coach.',
};

export const LIMIT_REASONS: Readonly<Record<`LIMIT_${LimitCode | 'LONG_DAY'}`, string>> = {
  LIMIT_UNAVAILABLE: 'Changed to keep a day free.',
  LIMIT_DAY_CAP: 'Changed to keep the limit of a day.',
  LIMIT_LOAD: "Changed to keep the week's load in bounds.",
  LIMIT_SESSIONS: 'Changed to keep the number of workouts.',
  LIMIT_REST_DAYS: 'Changed to keep a rest day.',
  LIMIT_HARD_DAYS: 'Changed to keep hard days apart.',
  LIMIT_LONG_RUN: 'Changed to keep the long run from growing too fast.',
  LIMIT_LONG_DAY: 'Changed to keep the long workout the longest.',
  LIMIT_STRENGTH: 'Changed to keep strength work in bounds.',
  LIMIT_INJURY: 'Changed to keep to an injury.',
  LIMIT_AGE: 'Changed to keep to the limit of the young.',
  LIMIT_RACE: 'Changed for a race.',
  LIMIT_PRINCIPLE: 'Changed to keep a principle of the coach.',
};

export const READINESS_REASONS: Readonly<
  Record<`READINESS_${Uppercase<ReadinessBand>}` | 'READINESS_REST_DAY', string>
> = {
  READINESS_GREEN: 'A green check-in.',
  READINESS_AMBER: 'An amber check-in.',
  READINESS_ORANGE: 'An orange check-in.',
  READINESS_RED: 'A red check-in.',
  READINESS_REST_DAY: 'A rest day after a check-in.',
};

/** Of a week that was planned anew and stays eased. */
export const STANDING_REASONS = {
  ILLNESS_STANDING: 'An illness still holds.',
  INJURY_STANDING: 'An injury still holds.',
  BREAK_STANDING: 'The way back from a break still holds.',
  RAMP_STANDING: 'What was done lately still holds.',
  TIRED_STANDING: 'Tired legs still count.',
  EFFORT_STANDING: 'Workouts that felt too hard still count.',
  READINESS_STANDING: "This week's check-in still holds.",
  TRAVEL_STANDING: 'Travel still holds.',
  MISSED_KEY_STANDING: 'A missed key workout still counts.',
} as const;

/** Every reason that a workout, or a change of one, may have; a new one is a type error until it stands here. */
export const REASON_CODES = {
  ...PHASE_REASONS,
  ...LENGTH_REASONS,
  ...LIMIT_REASONS,
  ...READINESS_REASONS,
  STEP_BACK_WEEK: 'A step-back week.',
  RACE_DAY: 'A race is on this day.',
  RACE_NEAR: 'A race is near.',
  AFTER_RACE: 'A race was shortly before.',
  LONG_DAY: 'Day: a long-workout day.',
  LONG_DAY_CHOSEN: 'Day: it has room for a long workout.',
  LONG_DAY_BLOCKED: 'Day: the long-workout day is blocked.',
  HARD_SPACING: 'Day: away from other hard workouts.',
  SAME_DAY_AS_LAST_WEEK: 'Day: as in the week before.',
  DAY_WITH_ROOM: 'Day: the most room.',
  STRENGTH_DAY: 'Day: away from hard and long workouts.',
  LONG_RUN_GROWTH: 'Length: what safely follows the longest run of late.',
  RACE_PACE: 'Minutes of the week at the effort of the race.',
  LENGTH_SHARE: "Length: its part of the week's hours.",
  INJURY_SUBSTITUTION: 'Another sport while an injury heals.',
  INJURY_CARE: 'Care for an injury.',
  INJURY_RULE: 'A rule for an injury.',
  SKIPPED_INJURY: 'A workout was skipped for an injury.',
  THRESHOLD_TEST: 'A test of the threshold of its sport.',
  RUNG_UP: 'A higher rung: the last workout of its family went well.',
  RUNG_DOWN: 'A lower rung: the last workout of its family was too much.',
  COMPLEMENTARY_SPORT: 'A sport chosen besides the one of the race.',
  PRINCIPLE: 'A principle of the coach.',
  LIBRARY: 'It comes from the library.',
  ADDED: 'A person added it.',
  EDITED: 'A person changed it.',
  MOVED: 'A person moved it.',
  KEPT: 'Kept as it was, by wish.',
  REQUEST: "The athlete's words.",
  STANDING: "The athlete's wish for every week.",
  COACH_LIGHTER: 'The coach makes the week lighter.',
  BLOCKED_DATE: 'Its date was blocked.',
  SHORT_DATE: 'Its date has little time.',
  MISSED_KEY: 'A missed key workout comes here.',
  BREAK: 'Days without training.',
  RAMP: 'Weeks grow from what was done.',
  RAMP_RUN: 'Runs grow from those that were run.',
  REALIGNED: 'Realigned with what was done.',
  TIRED: 'Skipped for fatigue.',
  TIRED_AGAIN: 'Skipped for fatigue again.',
  BUSY_WEEK: 'Skipped for work or other reasons.',
  EFFORT_HIGH: 'A workout felt harder than it should.',
  EFFORT_CUT_SHORT: 'A workout was cut short.',
  RUNG_RAISED: 'Hard workouts went well: a higher rung.',
  TEST_WORTH_IT: 'Hard workouts have become easy: a test tells how much.',
  EFFORT_REPEATED: 'Workouts felt harder than they should.',
  EFFORT_AGAIN: 'Workouts felt harder again.',
  MORE_THAN_PLANNED: 'More was done than planned.',
  TRAVEL: 'Travel.',
  DEADLINES: 'Deadlines.',
  TIME_ZONES: 'A change of time zones.',
  HRV_LOW: 'Heart rate variability below what is usual: no hard workout on the day.',
  HRV_REST: 'Heart rate variability below what is usual, and a low check-in: rest.',
  HRV_ANEW: 'Heart rate variability was measured anew.',
  ...STANDING_REASONS,
  ILLNESS: 'An illness.',
  ILLNESS_RETURN: 'A step of the way back from an illness.',
  ILLNESS_VOLUME: 'Less volume on the way back from an illness.',
  ILLNESS_OVER: 'The illness is over.',
  INJURY_OVER: 'An injury is over.',
  CHECK_IN_ANEW: 'The check-in was answered anew.',
} as const satisfies Readonly<Record<string, string>>;

export type ReasonCode = keyof typeof REASON_CODES;

export type ReasonSource = 'phase' | 'rule' | 'principle' | 'checkIn' | 'feedback' | 'athlete' | 'coach';

/** Why a workout is what it is. The text is made from a template over `inputs`. */
export interface Reason {
  code: ReasonCode;
  text: string;
  source: ReasonSource;
  inputs: Readonly<Record<string, string | number | boolean | null>>;
}
export type Inputs = Readonly<Record<string, string | number | boolean | null>>;
