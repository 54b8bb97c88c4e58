/** Advice: nothing is changed by it. A new one is a type error until it stands here. */
export const ADVICE_CODES = {
  SLOW_DOWN: 'Easy workouts felt too hard.',
  SEE_A_DOCTOR: 'See a doctor.',
  ILLNESS_CARE: 'Care while ill.',
  ARE_YOU_WELL: 'Tell when you are well again.',
  RACE_AFTER_FEVER: 'A race comes soon after a fever.',
  TWO_RED_WEEKS: 'Two red check-ins in a row.',
  TRAVEL_ALTERNATIVES: 'Workouts for when you travel.',
  TIME_ZONES: 'Training after a change of time zones.',
  PLACED_IN_ILLNESS: 'Workouts placed by hand that stand in an illness.',
  BLOCKED_STAYS: 'Workouts that stay on a blocked date.',
} as const satisfies Readonly<Record<string, string>>;

export type AdviceCode = keyof typeof ADVICE_CODES;

/** What an athlete is asked to decide. */
export const PROPOSAL_CODES = {
  REALIGN: 'Plan the coming weeks from what was done.',
  LOWER_WEEKLY_HOURS: 'Plan fewer hours a week.',
  THRESHOLD_TEST: 'Measure the thresholds anew.',
  EASIER_ZONES: 'Lower the thresholds.',
  REPLAN: 'Plan the phases anew.',
  OTHER_TIMES: 'Train on other days or at other times.',
  INJURY_AREA: 'Say where it hurts.',
  RACE_PRIORITY: 'Let a race matter less.',
  STEP_BACK_DONE: 'Count days off as the step-back week.',
} as const satisfies Readonly<Record<string, string>>;

export type ProposalCode = keyof typeof PROPOSAL_CODES;
