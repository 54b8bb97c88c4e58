import type { CoachAnswer } from '../../../messages/coachAnswers.ts';

/** What only tells, or asks for something that is no change; a row for each sort, the first that fits counts. */
export interface Telling {
  answer: CoachAnswer;
  /** In the marks of a clause. */
  says?: RegExp;
  /** In its words. */
  words?: RegExp;
  /** In its marks. */
  unless?: RegExp;
  /** It is looked for in the whole text, and not in each clause. */
  isWhole?: true;
}

export const any = (...marks: readonly string[]): string => ` (?:${marks.join('|')}) `;
export const either = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'));

/** Something is to be done, or cannot be. */
export const ASKS = any('WISH', 'PLEASE', 'A:cannot', 'A:wont', 'IF', 'LENGTH', 'SHIFT', 'LIMIT', 'INSTEAD', 'MUST');
/** The athlete's body speaks: that is for what is read of health. */
export const AILS = any('H:(?!great|occupied|race)\\w+', 'AREA', 'TALK:\\w+');
export const AHEAD = ' D (?!W )';

export const START = '^ (?:(?:GOOD|WAS|D|TIME|ADV|JUST|x|THAT|p|STILL) )*';
export const MINE = '(?:ME (?:HAVE |HAD |ADV |JUST |STILL )*)';
/** Somebody who is not the athlete, as who a clause is about. */
export const THEY =
  '(?:(?:MY|ADV|x|NAME|GROUP|PLAN|OTHER|OF|W|YOU p) ){0,3}(?:OTHER|GROUP|NAME OF) (?:(?:x|ADV|STILL|MIGHT) )*';
