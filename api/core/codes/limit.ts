/** What a refusal names when a change would break a limit; several rules of a week may share one. */
export const LIMIT_CODES = {
  UNAVAILABLE: 'The day is kept free.',
  DAY_CAP: 'The limit of the day.',
  LOAD: 'The load of the week.',
  SESSIONS: 'The number of workouts.',
  REST_DAYS: 'Rest days.',
  HARD_DAYS: 'Hard days: how many a week holds, and how far apart they are.',
  LONG_RUN: 'The growth of the long run.',
  STRENGTH: 'Strength work.',
  INJURY: 'An injury.',
  AGE: 'The age of the athlete.',
  RACE: 'A race, which belongs to the season plan.',
  PRINCIPLE: 'A principle of the coach.',
} as const satisfies Readonly<Record<string, string>>;

export type LimitCode = keyof typeof LIMIT_CODES;
