import type { RequestAnswer } from '../request/requestAnswer.ts';
import { tagsOf } from '../request/scan.ts';
import type { Horizon } from '../request/tags.ts';
import { wordsOfText } from '../request/words.ts';

/** Words that ask for nothing by themselves. */
const SMALL = new Set(
  'a an the i me my it is am are be was were to of in on at for and or so too very just that this these those if as by do does did have has had will would can could should not there here with about we you your our us s'.split(
    ' ',
  ),
);
/** Of 286 requests that the built-in coach reads rightly, nine leave that many words unread. */
const UNREAD = 3;

/**
 * Should a language model read this request instead? The built-in reader always reads first, because it answers at once, gives the
 * same answer each time, and knows what illness, travel and recurring preferences mean for a plan. The model gets a request that the
 * reader could not read, would have to ask about, or of which it left `UNREAD` words or more unread.
 */
export function isLeftToModel(text: string, answer: RequestAnswer, horizon: Horizon): boolean {
  if (answer.kind === 'notUnderstood' || answer.kind === 'question') return true;
  if (answer.kind === 'told') return answer.isUnknown === true;
  if (answer.events.length > 0 || answer.preferences.length > 0 || answer.thresholds) return false;
  const unread = tagsOf(wordsOfText(text), horizon).filter((tag) => tag.t === 'word' && !SMALL.has(tag.word));
  return unread.length >= UNREAD;
}
