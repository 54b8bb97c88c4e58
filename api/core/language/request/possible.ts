import type { WorkoutType } from '../../codes/workout.ts';

const DOING: readonly (readonly [string, WorkoutType])[] = [
  ['run|runs|running|jog|jogging|shoes', 'run'],
  ['ride|rides|riding|bike|biking|cycle|cycling', 'bike'],
  ['swim|swims|swimming', 'swim'],
  ['strength|gym|weights', 'strength'],
];
const SPORT = DOING.map(([source]) => source).join('|');
const SPORTS = `((?:${SPORT})(?: (?:and|or) (?:${SPORT}))*)`;

/** "can only run", "but I can swim", "only running possible", "with my running shoes": what is left to do where the rest is not. */
const POSSIBLE = new RegExp(
  `(?:(?:^|(?<= ))(?:[,.] )?(?:(?:and|but|so|where|though|however) )?)(?:(?:i |we )?(?:can|could|will be able to|am able to)(?: still| only| just| do| go)* (?:do |go |some |for (?:a |some )?)*${SPORTS}(?: (?:there|only|though|at home|indoors|inside|at the hotel|in the garden))?|only (?:do |some )?${SPORTS}(?: (?:is |will be )?(?:possible|available|there))?(?= [,.]|$)|${SPORTS}(?: (?:only|(?:is )?(?:possible|ok|okay|fine|available)|(?:will be )?possible|works|is the only (?:thing|option)))|(?:(?:i )?(?:only )?(?:have|with|bring|bringing|take|taking|pack|packing)(?: only| just)?|only|just)(?: my| the| a)?(?: rental| rented| hired?| road| gravel| own)? (?:((?:running )?shoes)|(bike)(?! (?:ride|session|workout)))(?: with me| only)?)(?: there)?(?= [,.]|$)`,
);

/** What is said to be possible in the words of a text, and the words without it. */
export interface Possible {
  sports: readonly WorkoutType[];
  rest: readonly string[];
  /** "no time on Thursday, the ride on Saturday is ok": where it stands behind something else, its own part of the text, the text with that as what stays, and without it. */
  ownPart: { words: readonly string[]; kept: readonly string[]; without: readonly string[] } | null;
  /** And nothing else is. */
  isOnly: boolean;
  /** It is what there is with them: shoes, a bike. */
  isGear: boolean;
}

const JOINT_BEFORE = /^(?:[,.]|and|but|so|where|though|however) /;
/** What stands behind the last joint of a text that says something before it. */
const PART_BEHIND = /[a-z0-9] (?:[,.]|and|but) ((?:(?! (?:[,.]|and|but) ).)+)$/;

const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** Null: nothing is said to be possible. */
export function possibleIn(words: readonly string[]): Possible | null {
  const text = words.join(' ');
  const match = POSSIBLE.exec(text);
  if (match === null) return null;
  const said = match.slice(1).find((group) => group !== undefined)!;
  const sports = DOING.filter(([source]) => new RegExp(`\\b(?:${source})\\b`).test(said)).map(([, sport]) => sport);
  const before = text.slice(0, match.index);
  const behind = text.slice(match.index + match[0].length);
  const part = JOINT_BEFORE.test(match[0]) ? undefined : PART_BEHIND.exec(before)?.[1];
  const around = (now: string): string[] => wordsIn(`${before.slice(0, -(part ?? '').length)} . ${now} . ${behind}`);
  return {
    sports,
    rest: wordsIn(`${before} . ${behind}`),
    ownPart:
      part === undefined ? null : { words: wordsIn(part), kept: around(`keep ${part} ${said}`), without: around('') },
    isOnly: /(?:^| )(?:only|just) /.test(match[0]),
    isGear: said.endsWith('shoes') || said === 'bike',
  };
}
