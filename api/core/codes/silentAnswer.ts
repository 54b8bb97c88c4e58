/** What an athlete may answer who is asked about days without a word. */
export const SILENT_ANSWERS = {
  'as-planned': 'All workouts of these days were done as planned.',
  some: 'Some were done; the others were not.',
  ill: 'None: you were ill.',
  away: 'None: you were away or busy.',
} as const satisfies Readonly<Record<string, string>>;

export type SilentAnswer = keyof typeof SILENT_ANSWERS;
