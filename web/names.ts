// The names of the schema's enumerations, and the core's words for them.

/** Names that this page knows; a newer server may have more. */
export type Known<Name extends string> = Exclude<Name, '%future added value'>;

type Replace<Text extends string, From extends string, To extends string> = Text extends `${infer A}${From}${infer B}`
  ? `${A}${To}${Replace<B, From, To>}`
  : Text;

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** No name begins with a digit. */
type Named<Word extends string> = Word extends `${Digit}${string}` ? `RACE_${Word}` : Word;
type Unnamed<Word extends string> = Word extends `race-${infer Rest}`
  ? Rest extends `${Digit}${string}`
    ? Rest
    : Word
  : Word;

/** HALF_MARATHON as the core spells it: half-marathon; RACE_5K: 5k. */
export const wordOf = <Name extends string>(name: Name) =>
  name
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^race-(?=\d)/, '') as Unnamed<Replace<Lowercase<Known<Name>>, '_', '-'>>;

/** half-marathon as the schema spells it: HALF_MARATHON; 5k: RACE_5K. */
export const nameOf = <Word extends string>(word: Word) =>
  word
    .replace(/^(?=\d)/, 'race-')
    .toUpperCase()
    .replaceAll('-', '_') as Replace<Uppercase<Named<Word>>, '-', '_'>;
