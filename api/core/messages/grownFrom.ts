/** What the minutes are that a long run grows from. */
const SOURCES = {
  done: (minutes: number) => `the ${minutes} min run in the 30 days before`,
  planned: (minutes: number) => `the ${minutes} min planned in the 30 days before`,
  part: (minutes: number) => `the ${minutes} min that count of a longer run in the 30 days before`,
  told: (minutes: number) => `the ${minutes} min that the hours before the plan stand for`,
  none: (minutes: number) => `${minutes} min, since no run of the 30 days before is known`,
  // reasons and refusals that were kept before they said it
  unsaid: (minutes: number) => `the ${minutes} min that count in the 30 days before`,
};

export type RunSource = Exclude<keyof typeof SOURCES, 'unsaid'>;

export const grownFrom = (minutes: number, from: RunSource | undefined): string => SOURCES[from ?? 'unsaid'](minutes);
