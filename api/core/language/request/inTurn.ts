import { isOneDay } from './asks/asked.ts';
import type { ReadIntents, RequestIntent } from './intent.ts';
import { isWhole, sameDays } from './distinctIntents.ts';
import { readIntents } from './readIntents.ts';
import type { Horizon } from './tags.ts';

type Of<K extends RequestIntent['kind']> = Extract<RequestIntent, { kind: K }>;

const isEmptying = (intent: RequestIntent): intent is Of<'remove'> =>
  intent.kind === 'remove' && isWhole(intent.what) && isOneDay(intent.what.dates);
const fills = ({ to }: Of<'move'>, { what }: Of<'remove'>): boolean => isOneDay(to) && sameDays(to, what.dates);

/** "Saturday off, and the ride on Sunday": what goes elsewhere goes before its day is emptied, or filled. */
function outOfTheWay(intents: readonly RequestIntent[]): RequestIntent[] {
  const out: RequestIntent[] = [];
  for (const intent of intents) {
    const at = out.findIndex(
      (each) =>
        intent.kind === 'move' &&
        intent.what.dates !== null &&
        ((each.kind === 'remove' && isWhole(each.what) && sameDays(each.what.dates, intent.what.dates)) ||
          (each.kind === 'move' && isOneDay(each.to) && sameDays(each.to, intent.what.dates))),
    );
    // "Sunday to Saturday, and skip Saturday": what was there is left out, and not what comes
    const filled = isEmptying(intent) ? out.findIndex((each) => each.kind === 'move' && fills(each, intent)) : -1;
    if (filled !== -1) out.splice(filled, 0, intent);
    else if (at === -1) out.push(intent);
    else {
      const first = out[at]!;
      const rest: RequestIntent = first.kind === 'remove' ? { kind: 'free', what: first.what, soft: false } : first;
      out.splice(at, 1, intent, rest);
    }
  }
  return out;
}

/** "Saturday's ride to Sunday and the run to Saturday": two moves to each other's day are one swap. */
function withSwaps(intents: readonly RequestIntent[]): RequestIntent[] {
  const out: RequestIntent[] = [];
  for (const intent of intents) {
    const last = out.at(-1);
    const back =
      intent.kind === 'move' &&
      last?.kind === 'move' &&
      isOneDay(last.what.dates) &&
      isOneDay(last.to) &&
      isOneDay(intent.to) &&
      sameDays(intent.to, last.what.dates);
    if (back && (intent.what.dates === null || sameDays(intent.what.dates, last.to))) {
      out.splice(-1, 1, { kind: 'swap', first: last.what, second: { workout: intent.what.workout, dates: last.to } });
    } else out.push(intent);
  }
  return out;
}

/** "away on Tuesday, and the long ride on Sunday": what has its day goes there before others look for one. */
function placedFirst(intents: readonly RequestIntent[]): RequestIntent[] {
  const isPlaced = (intent: RequestIntent): boolean =>
    intent.kind === 'move' && intent.what.workout !== null && isOneDay(intent.to);
  // "can't leave the house tomorrow, so no ride": it goes, and only the rest of the day looks for another one
  const isLeftOut = (intent: RequestIntent): boolean =>
    intent.kind === 'remove' && intent.what.workout !== null && intent.what.dates?.fromTopic === true;
  const isFirst = (intent: RequestIntent): boolean => isPlaced(intent) || isLeftOut(intent);
  return intents.some(({ kind }) => kind === 'free')
    ? [...intents.filter(isFirst), ...intents.filter((intent) => !isFirst(intent))]
    : [...intents];
}

/** Everything a text asks for and reports, in the order in which it can be done. */
export function readInTurn(text: string, horizon: Horizon): ReadIntents {
  const read = readIntents(text, horizon);
  return { ...read, intents: placedFirst(outOfTheWay(withSwaps(read.intents))) };
}
