import { tableOf } from '../../units/tableOf.ts';

const SMALL: Readonly<Record<string, number>> = tableOf({
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  couple: 2,
  few: 3,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
});

/** A number in figures or words, as one group of a pattern. */
export const NUMBER =
  '(\\d+(?:\\.\\d+)?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|a couple(?: of)?|couple(?: of)?|a few|few|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|a hundred)';

export function numberOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  const words = text.split(' ').filter((word) => word !== 'of');
  const known = words.length > 1 && words[0] === 'a' ? words.slice(1) : words;
  return known.reduce((sum, word) => sum + (SMALL[word] ?? 0), 0);
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty first',
  'twenty second',
  'twenty third',
  'twenty fourth',
  'twenty fifth',
  'twenty sixth',
  'twenty seventh',
  'twenty eighth',
  'twenty ninth',
  'thirtieth',
  'thirty first',
];

/** "14th" or "fourteenth", as one group of a pattern. */
export const ORDINAL = `(\\d{1,2}(?:st|nd|rd|th)|${[...ORDINALS].reverse().join('|')})`;

export function ordinalOf(text: string): number {
  return /^\d/.test(text) ? Number.parseInt(text, 10) : ORDINALS.indexOf(text) + 1;
}
