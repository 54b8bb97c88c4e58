/** The limits that a schedule is checked against. */
export const LIMIT_CODES = {
  UNAVAILABLE: 'The day is kept free.',
  DAY_CAP: 'The limit of the day.',
  LOAD: 'The load of the week.',
  SESSIONS: 'The number of workouts.',
  REST_DAYS: 'Rest days.',
  HARD_DAYS: 'Hard days apart.',
  LONG_RUN: 'The growth of the long run.',
  STRENGTH: 'Strength work.',
  INJURY: 'An injury.',
  RACE: 'A race, which belongs to the season plan.',
  PRINCIPLE: 'A principle of the coach.',
} as const satisfies Readonly<Record<string, string>>;

export type LimitCode = keyof typeof LIMIT_CODES;
