import { type DisplayUnits, METRIC } from '../units/displayUnits.ts';

/** Who reads a sentence about an athlete: the athlete, or somebody who looks after them. Its words for the athlete. */
export interface Reader {
  person: 'athlete' | 'coach';
  subject: string;
  object: string;
  possessive: string;
  /** Who did it, after "by". */
  agent: string;
  /** What they read distances and paces in. */
  units: DisplayUnits;
}

export const ATHLETE: Reader = {
  person: 'athlete',
  subject: 'you',
  object: 'you',
  possessive: 'your',
  agent: 'you',
  units: METRIC,
};

/** The athlete's coach, or anybody else. */
export const COACH: Reader = {
  person: 'coach',
  subject: 'they',
  object: 'them',
  possessive: 'their',
  agent: 'the athlete',
  units: METRIC,
};

/** The word at the beginning of a sentence. */
export const opening = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
