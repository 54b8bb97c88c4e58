import { type EndedKind, endedText, isEndedKind } from './endedWays.ts';

export type EndedCount = readonly [EndedKind, number];

/** The cookie's value. It names the account: another one in the same browser has nothing to do with it. */
export const takenOverCookie = (userId: string, counts: readonly EndedCount[]): string =>
  JSON.stringify([userId, ...counts]);

/** "Ended: 1 browser signed in and 2 access tokens."; null: not of this account, or nothing that a server wrote. */
export function takenOverText(cookie: string | null, userId: string): string | null {
  const [owner, ...counts] = readList(cookie);
  if (owner !== userId) return null;
  const ended = counts.filter(isCount).map(([kind, count]) => ({ kind, count, names: [] }));
  return endedText(ended);
}

function readList(cookie: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(cookie ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isCount = (each: unknown): each is EndedCount =>
  Array.isArray(each) && each.length === 2 && isEndedKind(each[0]) && Number.isInteger(each[1]) && each[1] > 0;
