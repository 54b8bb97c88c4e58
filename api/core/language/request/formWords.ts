import type { Day } from '../../calendar/calendar.ts';
import { dateName } from '../../calendar/dayNames.ts';

/** What a form asks instead of words; the days are the first and the last one. */
export type FormTold =
  | { kind: 'tired'; from: Day; to: Day }
  | { kind: 'away'; from: Day; to: Day }
  /** `minutes`: time for training on each of the days. */
  | { kind: 'travelling' | 'life'; from: Day; to: Day; minutes: number }
  | { kind: 'injured' | 'healed'; area: string };

/** Parts of the body that a form offers, as the reader of requests knows them. */
export const FORM_AREAS = [
  'foot',
  'ankle',
  'achilles',
  'calf',
  'shin',
  'knee',
  'hamstring',
  'hip',
  'back',
  'shoulder',
] as const;

const daysOf = ({ from, to }: { from: Day; to: Day }) =>
  from === to ? `on ${dateName(from)}` : `from ${dateName(from)} to ${dateName(to)}`;

/** The words by which the reader of requests learns of it: one reader, one preview and one way to apply, for words and forms alike. */
export function wordsOfForm(told: FormTold): string {
  switch (told.kind) {
    case 'tired':
      return `I am tired: only easy workouts ${daysOf(told)}.`;
    case 'away':
      return `I am away ${daysOf(told)}.`;
    case 'travelling':
      return `I am travelling ${daysOf(told)} and have ${told.minutes} minutes a day.`;
    case 'life':
      return `Life is busy: I have ${told.minutes} minutes a day ${daysOf(told)}.`;
    case 'injured':
      return `My ${told.area} is injured.`;
    case 'healed':
      return `My ${told.area} is fine again.`;
  }
}
