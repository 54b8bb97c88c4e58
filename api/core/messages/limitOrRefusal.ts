import { type LimitMessage, limitText, type Mood } from './limits.ts';
import type { Reader } from './reader.ts';
import { type RefusalMessage, refusalText } from './refusals.ts';

/** What speaks against a change. */
export type LimitOrRefusal = LimitMessage | RefusalMessage;

export const limitOrRefusalText = (said: LimitOrRefusal, reader: Reader, mood?: Mood): string =>
  'limit' in said ? limitText(said, reader, mood) : refusalText(said, reader);

/** What is said, to its reader; without inputs it speaks to nobody, and stays as it is. */
export const messageFor = (
  { message, said }: { message: string; said?: LimitOrRefusal },
  reader: Reader,
  mood?: Mood,
): string => (said === undefined ? message : limitOrRefusalText(said, reader, mood));
