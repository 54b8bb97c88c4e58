import { timeText } from '../units/timeText.ts';

/** What the minutes are that a long run grows from. */
const SOURCES = {
  done: (minutes: number) => `the ${timeText(minutes)} run in the 30 days before`,
  planned: (minutes: number) => `the ${timeText(minutes)} planned in the 30 days before`,
  part: (minutes: number) => `the ${timeText(minutes)} that count of a longer run in the 30 days before`,
  told: (minutes: number) => `the ${timeText(minutes)} that the hours before the plan stand for`,
  none: (minutes: number) => `${timeText(minutes)}, since no run of the 30 days before is known`,
  // reasons and refusals that were kept before they said it
  unsaid: (minutes: number) => `the ${timeText(minutes)} that count in the 30 days before`,
};

export type RunSource = Exclude<keyof typeof SOURCES, 'unsaid'>;

export const grownFrom = (minutes: number, from: RunSource | undefined): string => SOURCES[from ?? 'unsaid'](minutes);
