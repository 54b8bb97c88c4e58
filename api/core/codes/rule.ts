/** The rules that a week is measured by, in the order in which they win. */
export const RULE_CODES = {
  RACE_NEAR: 'Days near a race are easy, short or free.',
  BLOCKED_DATE: 'A date that the athlete blocked.',
  UNAVAILABLE_DAY: 'A weekday without training.',
  INJURY: 'What an injury allows.',
  AGE_CAP: 'Most minutes of a workout before 18 years.',
  DAY_CAP: 'Most minutes of a weekday.',
  SHORT_DATE: 'Most minutes of a date with little time.',
  SESSIONS_A_DAY: 'Most workouts of a day.',
  HARD_DAYS: 'Most hard days of a week.',
  HARD_DAYS_APART: 'Hard days apart from each other.',
  HARD_AFTER_LONG_RUN: 'No hard day right after a long run.',
  LONG_RUN_GROWTH: 'How far a run may grow.',
  WEEK_MINUTES: 'Minutes that the season plans for the week.',
  AVAILABLE_HOURS: 'Hours that the athlete has in a week.',
  REST_DAYS: 'Least rest days of a week.',
  STRENGTH_SHARE: 'Most of a week that strength takes.',
  STRENGTH_EVE: 'No strength on the eve of a hard or long workout.',
  PRINCIPLE: "A principle of the athlete's coach.",
  LONG_DAY: "The longest workout on one of the athlete's long-workout days.",
} as const satisfies Readonly<Record<string, string>>;

export type RuleCode = keyof typeof RULE_CODES;
