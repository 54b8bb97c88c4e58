export const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight';
export const SPORT = 'run|ride|swim|bike|brick|jog|strength|workout|session|intervals';
/** "the long run", "my Friday's ride" */
export const ONE = `(?:(?:the|my|that|this) )?(?:(?:${DAY})(?:'s)? )?(?:(?:long|easy|hard|short) )?(?:${SPORT})`;
/** A day as it is typed, before its spelling is put right. */
export const TYPED_DAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?! ?s)|today|tonight|tomorrow|tmrw|tmr|tomo';
export const WHEN = `(?:on )?(?:${TYPED_DAY}|the \\d{1,2}(?:st|nd|rd|th)?)`;
/** Where a text begins, behind a greeting or a please. */
export const AT_START = '(?<=^(?:(?:hi|hello|hey|dear|coach|please|pls|ok|okay|so)[ ,]+)*)';
export const NEW = '(?:run|ride|swim|bike|brick|jog|spin|walk)';
export const OWN = `(?:(?:the|my) )?(?:(?:${TYPED_DAY})(?:'?s)? )?(?:(?:long|easy|hard|big) )?(?:run|ride|swim|bike|brick|strength|gym|lifting|intervals)`;
export const TIME = '\\d+(?:[.:]\\d+)? ?(?:minutes?|mins?|h|hours?|hrs?|km|k|miles?)?';

/** What is looked for, and what it says in plain words. */
export type Rewriting = readonly [RegExp, string | ((...found: string[]) => string)];

/** The rows of a table of wordings, each looked for all through a text. */
export const rewritings = (rows: readonly (readonly [string, Rewriting[1]])[]): readonly Rewriting[] =>
  rows.map(([pattern, plain]) => [new RegExp(pattern, 'g'), plain]);
