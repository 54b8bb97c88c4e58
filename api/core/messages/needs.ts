import { MAX_DAYS_BETWEEN_SPORT } from '../constants/week.ts';
import type { Reader } from './reader.ts';

/** What a week would have to do without, if it kept a principle. `sport` as a word; '' where it is of none. */
export interface Need {
  code: NeedCode;
  sport: string;
}

export type NeedCode = keyof typeof NEEDS;

type Text = (sport: string, reader: Reader) => string;

const NEEDS = {
  BRICK: () => 'a race-specific week would have no brick',
  TAPER: () => 'the taper would lose more than a fifth of its workouts',
  SHARP: () => 'the taper would have no sharp workout',
  EMPTY: () => 'the week would have no workout at all',
  LONG_DAY: (_, { possessive }) => `the longest workout would leave ${possessive} long-workout days`,
  SPORT: (sport, { possessive }) => `the week would have no ${sport}, which ${possessive} race needs`,
  REST: (sport) => `${sport} would rest for too long`,
  GAP: (sport) => `${sport} would rest for more than ${MAX_DAYS_BETWEEN_SPORT} days`,
  KEPT_SESSION: () => 'a workout that is kept would have to go',
  MORE_SESSIONS: () => 'there would have to be more workouts than the week has hours and days for',
  SEASON_HOURS: () => 'the hours of the season plan would have to change',
  NO_WAY: () => 'no workout of the week could be made shorter or left out',
  MORE_OF_WEEK: () => 'more of the week would have to go',
} as const satisfies Readonly<Record<string, Text>>;

/** Completes "otherwise …". */
export const needText = ({ code, sport }: Need, reader: Reader): string => (NEEDS[code] as Text)(sport, reader);
