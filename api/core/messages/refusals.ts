import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { opening, type Reader } from './reader.ts';

/** Why a change cannot be made at all, limits apart. */
const REFUSALS = {
  RACE_FIXED: (_: object, { possessive }) => `A race keeps the date of ${possessive} season plan; change it there.`,
  FINISHED: (_: object) => 'Finished workouts stay as they were done.',
  SKIPPED: (_: object) => 'Skipped workouts stay as they are.',
  PASSED: (_: object) => 'Days that have passed stay as they are.',
  LOCKED: ({ day }: { day: Day }) => `The workout on ${dayName(day)} was made or moved by a person; it stays.`,
  OUTSIDE: (_: object) => 'The date must be inside the current 4-week schedule.',
  TOO_EARLY: (_: object) => 'Choose today or a later day.',
  NOT_FOUND: (_: object) => 'Workout not found.',
  UNKNOWN_INTENSITY: (_: object) => 'That intensity is not known.',
  UNKNOWN_KIND: (_: object) => 'That kind of workout is not known.',
  LENGTH: (_: object) => 'A workout lasts from 15 minutes to 24 hours.',
  NO_ROOM_FOR_TEST: (_: object) => 'The test does not fit into this workout.',
  INJURED: (_: object, { possessive }) => `${opening(possessive)} injury forbids this sport for now.`,
  NO_SCHEDULE: (_: object, { possessive }) => `Generate ${possessive} training schedule first.`,
} as const satisfies Readonly<Record<string, (inputs: never, reader: Reader) => string>>;

/** A refusal, to be told to its reader. */
export type RefusalMessage = {
  [Code in keyof typeof REFUSALS]: { refusal: Code; inputs: Parameters<(typeof REFUSALS)[Code]>[0] };
}[keyof typeof REFUSALS];

export const refusalText = ({ refusal, inputs }: RefusalMessage, reader: Reader): string =>
  (REFUSALS[refusal] as (inputs: RefusalMessage['inputs'], reader: Reader) => string)(inputs, reader);
