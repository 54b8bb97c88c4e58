import type { RuleCode } from './rule.ts';
import type { Inputs } from './reason.ts';

/** What the planner warns of; the plan stands. A new one is a type error until it stands here. */
export const PLAN_WARNING_CODES = {
  MAIN_GOAL_CHANGED: 'Another race is the main goal now.',
  NO_RACE_AHEAD: 'No race lies ahead.',
  TOO_MANY_A_RACES: 'More A races than can be peaked for.',
  NO_A_RACE: 'No race has priority A.',
  TOO_LITTLE_TIME: 'Less time than the race asks for.',
  TOO_FEW_HOURS: 'Fewer hours than the race asks for.',
  HOURS_CAPPED: 'More hours available than the race asks for.',
  INJURY_LIMITS_RACE: 'An injury leaves less than the race asks for.',
  LONG_SESSION_SHORT: 'No day, or too little time, for the long workout that the race asks for.',
  GOAL_TOO_FAST: 'A goal time faster than training can be paced for.',
  RACES_TOO_CLOSE: 'Races close together.',
  AWKWARD_GAP: 'Races too far apart to hold form, too near to build it again.',
  COSTLY_B_RACE: 'A B race that costs weeks.',
  RACE_BEYOND_SEASON: 'A race beyond the season plan.',
  RACE_DATE_ASSUMED: 'The date of the race is assumed.',
  UNAVAILABLE_DAY: 'A race on a day that is kept free.',
  RACE_ON_UNAVAILABLE_DAY: 'A race of these weeks on a day that is kept free.',
  TWO_RACES_ON_ONE_DAY: 'Two races on one day.',
  LONG_DAY_UNAVAILABLE: 'A long-workout day is kept free.',
  HOURS_NOT_PLACED: 'Weeks hold less than the hours planned for them.',
  STRENGTH_NOT_PLACED: 'No week holds the strength that was asked for.',
  LONG_DAY_TOO_SHORT: 'A long-workout day has too little time.',
  KEPT_ON_UNAVAILABLE_DAY: 'A workout stays on a day that is kept free.',
  KEPT_OVER_DAY_LIMIT: 'Workouts that stay are over the limit of their day.',
  KEPT_ON_RACE_DAY: 'A workout stays on the day of a race.',
  PRINCIPLE_NOT_HELD: 'A principle of the coach could not be kept.',
  PRINCIPLES_CONFLICT: 'Principles that cannot be kept together.',
  PRINCIPLE_REFUSED: 'A principle asks for what no plan may hold.',
  PRINCIPLE_ADVICE_ONLY: 'A principle has no rule that the planner could keep.',
} as const satisfies Readonly<Record<string, string>>;

export type PlanWarningCode = keyof typeof PLAN_WARNING_CODES;

/** What is to be known before a new plan is applied: what the planner warns of, and what it does to the old. */
export const RECOMMENDATION_CODES = {
  ...PLAN_WARNING_CODES,
  NOTHING_CHANGES: 'Phases and hours stay.',
  RECOVERY_FOLLOWS_RESULT: 'The result of a race changes the recovery after it.',
  EDITED_PHASE_KEPT: 'An edited phase stays as edited.',
  EDITED_PHASE_GONE: 'The new plan has no place for an edited phase.',
} as const satisfies Readonly<Record<string, string>>;

export type RecommendationCode = keyof typeof RECOMMENDATION_CODES;

/** What speaks against a workout on a day; it stands all the same. */
export const MOVE_WARNING_CODES = {
  UNAVAILABLE_DAY: 'The day is kept free.',
  OVER_DAY_CAP: 'More than the limit of the day.',
  HARD_DAYS_ADJACENT: 'Hard days side by side.',
  HARD_AFTER_LONG_RUN: 'A hard workout the day after a long run.',
  RACE_ON_DAY: 'A race is on that day.',
  RACE_MOVED: 'A race was moved; the season plan keeps its date.',
  INJURY: 'An injury limits the sport.',
  OVER_AGE_CAP: 'Longer than a workout may be before 18 years.',
  EASED_WEEK: 'The week was eased already, for what the athlete told.',
  OVER_WEEK_LOAD: 'More than the plan gives the week.',
  TOO_MANY_SESSIONS: 'More workouts on a day than two.',
  TOO_FEW_REST_DAYS: 'Too few days of rest.',
  TOO_MANY_HARD_DAYS: 'More hard days than the week may have.',
  LONG_RUN_GROWTH: 'A longer run than the last weeks lead up to.',
  STRENGTH: 'More strength work than fits, or on the eve of a hard workout.',
  PRINCIPLE: 'A principle of the coach.',
} as const satisfies Readonly<Record<string, string>>;

export type MoveWarningCode = keyof typeof MOVE_WARNING_CODES;

/** What a change that breaks a limit, or goes further over it, is warned of. */
export const WARNING_OF_RULE: Readonly<Record<RuleCode, MoveWarningCode>> = {
  RACE_NEAR: 'RACE_ON_DAY',
  BLOCKED_DATE: 'UNAVAILABLE_DAY',
  UNAVAILABLE_DAY: 'UNAVAILABLE_DAY',
  INJURY: 'INJURY',
  AGE_CAP: 'OVER_AGE_CAP',
  DAY_CAP: 'OVER_DAY_CAP',
  SHORT_DATE: 'OVER_DAY_CAP',
  SESSIONS_A_DAY: 'TOO_MANY_SESSIONS',
  HARD_DAYS: 'TOO_MANY_HARD_DAYS',
  HARD_DAYS_APART: 'HARD_DAYS_ADJACENT',
  HARD_AFTER_LONG_RUN: 'HARD_AFTER_LONG_RUN',
  LONG_RUN_GROWTH: 'LONG_RUN_GROWTH',
  WEEK_MINUTES: 'OVER_WEEK_LOAD',
  AVAILABLE_HOURS: 'OVER_WEEK_LOAD',
  REST_DAYS: 'TOO_FEW_REST_DAYS',
  STRENGTH_SHARE: 'STRENGTH',
  STRENGTH_EVE: 'STRENGTH',
  PRINCIPLE: 'PRINCIPLE',
  LONG_DAY: 'OVER_WEEK_LOAD',
};

export interface PlanWarning {
  code: PlanWarningCode;
  message: string;
  recommendation: string;
  /** What its sentences are made of, where they speak to their reader. */
  inputs?: Inputs;
}
