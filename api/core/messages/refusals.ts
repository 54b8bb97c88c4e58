import type { Day } from '../calendar/calendar.ts';
import { dayName } from '../calendar/dayNames.ts';
import { opening, type Reader } from './reader.ts';

/** Why a change cannot be made at all, limits apart. */
interface RefusalInputs {
  RACE_FIXED: object;
  FINISHED: object;
  SKIPPED: object;
  PASSED: object;
  LOCKED: { day: Day };
  OUTSIDE: object;
  TOO_EARLY: object;
  NOT_FOUND: object;
  UNKNOWN_INTENSITY: object;
  UNKNOWN_KIND: object;
  LENGTH: object;
  INJURED: object;
  /** Areas that are hurt, as one text. */
  NO_SPORT_LEFT: { areas: string };
  NO_SCHEDULE: object;
}

type Refusals = { [Code in keyof RefusalInputs]: (inputs: RefusalInputs[Code], reader: Reader) => string };

const REFUSALS: Refusals = {
  RACE_FIXED: (_, { possessive }) => `A race keeps the date of ${possessive} season plan; change it there.`,
  FINISHED: () => 'Finished workouts stay as they were done.',
  SKIPPED: () => 'Skipped workouts stay as they are.',
  PASSED: () => 'Days that have passed stay as they are.',
  LOCKED: ({ day }) => `The workout on ${dayName(day)} was made or moved by a person; it stays.`,
  OUTSIDE: () => 'The date must be inside the current 4-week schedule.',
  TOO_EARLY: () => 'Choose today or a later day.',
  NOT_FOUND: () => 'Workout not found.',
  UNKNOWN_INTENSITY: () => 'That intensity is not known.',
  UNKNOWN_KIND: () => 'That kind of workout is not known.',
  LENGTH: () => 'A workout lasts from 15 minutes to 24 hours.',
  INJURED: (_, { possessive }) => `${opening(possessive)} injury forbids this sport for now.`,
  NO_SPORT_LEFT: ({ areas }, { possessive }) => `${opening(possessive)} injuries (${areas}) leave no sport to train.`,
  NO_SCHEDULE: (_, { possessive }) => `Generate ${possessive} training schedule first.`,
};

/** A refusal, to be told to its reader. */
export type RefusalMessage = {
  [Code in keyof RefusalInputs]: { refusal: Code; inputs: RefusalInputs[Code] };
}[keyof RefusalInputs];

export const refusalText = ({ refusal, inputs }: RefusalMessage, reader: Reader): string =>
  (REFUSALS[refusal] as (inputs: RefusalMessage['inputs'], reader: Reader) => string)(inputs, reader);
