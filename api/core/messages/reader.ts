/** Who reads a sentence about an athlete: the athlete, or somebody who looks after them. Its words for the athlete. */
export interface Reader {
  person: 'athlete' | 'coach';
  subject: string;
  object: string;
  possessive: string;
  /** Who did it, after "by". */
  agent: string;
}

export const ATHLETE: Reader = {
  person: 'athlete',
  subject: 'you',
  object: 'you',
  possessive: 'your',
  agent: 'you',
};

/** The athlete's coach, or anybody else. */
export const COACH: Reader = {
  person: 'coach',
  subject: 'they',
  object: 'them',
  possessive: 'their',
  agent: 'the athlete',
};

/** The word at the beginning of a sentence. */
export const opening = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
