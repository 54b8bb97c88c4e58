/** What became of a workout that was to show whether its rung suits. A new one is a type error until it has a sentence. */
export const RUNG_OUTCOMES = {
  EASIER: 'It felt easier than it should, by two steps of effort or more.',
  AS_EXPECTED: 'It felt as it should, give or take one step of effort.',
  DONE: 'It was done, and nobody said how it felt.',
  HARDER: 'It felt harder than it should, by two steps of effort or more.',
  CUT_SHORT: 'It was ended well before its time.',
  SKIPPED_TIRED: 'It was skipped for fatigue.',
} as const satisfies Readonly<Record<string, string>>;

export type RungOutcome = keyof typeof RUNG_OUTCOMES;
