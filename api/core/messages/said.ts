import { type LimitMessage, limitText, type Mood } from './limits.ts';
import type { Reader } from './reader.ts';
import { type RefusalMessage, refusalText } from './refusals.ts';

/** What speaks against a change. */
export type Said = LimitMessage | RefusalMessage;

export const saidText = (said: Said, reader: Reader, mood?: Mood): string =>
  'limit' in said ? limitText(said, reader, mood) : refusalText(said, reader);

/** What is said, to its reader; without inputs it speaks to nobody, and stays as it is. */
export const messageFor = ({ message, said }: { message: string; said?: Said }, reader: Reader, mood?: Mood): string =>
  said === undefined ? message : saidText(said, reader, mood);
