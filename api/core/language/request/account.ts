import type { Clause } from './clauses.ts';
import type { Acted } from './echo.ts';
import type { ReadPart, RequestIntent } from './intent.ts';

export type Kind = RequestIntent['kind'];

/** What was read, by what each of its clauses came to. */
export interface Account {
  acted: Acted;
  parts: readonly ReadPart[];
  /** Clauses that nothing was read from, and that are no reason. */
  silent: readonly Clause[];
  words: string;
  /** A workout would change, or something hold from now on. */
  changes: boolean;
  kinds: readonly Kind[];
}

/** What is left over of a request, by its name; [] where all is accounted for. */
export type Leftover = (account: Account) => readonly string[];
