// The names of the schema's enumerations, and the core's words for them.

/** Names that this page knows; a newer server may have more. */
export type Known<Name extends string> = Exclude<Name, '%future added value'>;

type Replace<Text extends string, From extends string, To extends string> = Text extends `${infer A}${From}${infer B}`
  ? `${A}${To}${Replace<B, From, To>}`
  : Text;

/** HALF_MARATHON as the core spells it: half-marathon. */
export const wordOf = <Name extends string>(name: Name) =>
  name.toLowerCase().replaceAll('_', '-') as Replace<Lowercase<Known<Name>>, '_', '-'>;

/** half-marathon as the schema spells it: HALF_MARATHON. */
export const nameOf = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as Replace<Uppercase<Word>, '-', '_'>;
