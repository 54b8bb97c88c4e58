import type { WorkoutType } from '../../codes/workout.ts';

const DOING: readonly (readonly [string, WorkoutType])[] = [
  ['run|runs|running|jog|jogging', 'run'],
  ['ride|rides|riding|bike|biking|cycle|cycling', 'bike'],
  ['swim|swims|swimming', 'swim'],
  ['strength|gym|weights', 'strength'],
];
const SPORT = DOING.map(([source]) => source).join('|');
const SPORTS = `((?:${SPORT})(?: (?:and|or) (?:${SPORT}))*)`;

/** "can only run", "but I can swim", "only running possible", "with my running shoes": what is left to do where the rest is not. */
const POSSIBLE = new RegExp(
  `(?:(?:^|(?<= ))(?:[,.] )?(?:(?:and|but|so|where|though|however) )?)(?:(?:i |we )?(?:can|could|will be able to|am able to)(?: still| only| just| do| go)* (?:do |go |some |for (?:a |some )?)*${SPORTS}(?: (?:there|only|though|at home|indoors|inside|at the hotel|in the garden))?|only (?:do |some )?${SPORTS}(?: (?:is |will be )?(?:possible|available|there))?(?= [,.]|$)|${SPORTS}(?: (?:only|(?:is )?(?:possible|ok|okay|fine|available)|(?:will be )?possible|works|is the only (?:thing|option)))|(?:(?:i )?(?:only )?(?:have|with|bring|bringing|take|taking|pack|packing)(?: only| just)?|only|just)(?: my| the| a)?(?: rental| rented| hired?| road| gravel| own)? (?:(run)ning shoes|(bike)(?! (?:ride|session|workout)))(?: with me| only)?)(?: there)?(?= [,.]|$)`,
);

/** What is said to be possible in the words of a text, and the words without it; null: nothing is. */
export function possibleIn(
  words: readonly string[],
): { sports: readonly WorkoutType[]; rest: readonly string[] } | null {
  const text = words.join(' ');
  const match = POSSIBLE.exec(text);
  if (match === null) return null;
  const said = match.slice(1).find((group) => group !== undefined)!;
  const sports = DOING.filter(([source]) => new RegExp(`\\b(?:${source})\\b`).test(said)).map(([, sport]) => sport);
  const rest = `${text.slice(0, match.index)} . ${text.slice(match.index + match[0].length)}`;
  return { sports, rest: rest.split(' ').filter((word) => word !== '') };
}
