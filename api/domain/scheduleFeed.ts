import type { Revision } from '../generated/prisma/client.ts';
import { type Viewer, visibleTo } from './access.ts';
import { NotFound, Unauthenticated } from './errors.ts';
import type { Deps } from './ports.ts';

/** A reader that fell further behind is sent the newest only; it sees the gap and reads the page anew. */
const MOST_AT_ONCE = 20;

/**
 * Revisions of a schedule as they are made: each once, in order, none left out. With `since`, the number of the last one
 * that the reader knows, it begins after that one. `stillViewer` says who asks, again at each of them; the feed ends when they are signed out or may no longer see the athlete, at once where that is announced.
 * Throws Unauthenticated and NotFound before the first.
 */
export async function followSchedule(
  { db, events }: Deps,
  stillViewer: () => Promise<Viewer | null>,
  athleteId: string | null,
  since: number | null = null,
): Promise<AsyncIterableIterator<Revision>> {
  const viewer = await stillViewer();
  if (!viewer) throw new Unauthenticated();
  if (athleteId === null) throw new NotFound('Athlete not found');
  const visible = (who: Viewer) => ({ AND: [{ id: athleteId }, visibleTo(who).athlete] });
  /** Number of the latest revision; null: not for them to know. */
  const latest = async (): Promise<number | null> => {
    const who = await stillViewer();
    const athlete = who && (await db.athlete.findFirst({ where: visible(who), select: { scheduleRevision: true } }));
    return athlete?.scheduleRevision ?? null;
  };
  // asked before following, so that a stranger costs no topic
  const first = await latest();
  if (first === null) throw new NotFound('Athlete not found');
  const wakes = await events.follow({ athleteId, userId: viewer.userId });

  async function* revisions(): AsyncGenerator<Revision> {
    let seen = Math.min(since ?? first!, first!);
    // looks once before it waits: a change may have come before its wakes were followed
    do {
      const number = await latest();
      if (number === null) return;
      const from = number - seen > MOST_AT_ONCE ? number : seen + 1;
      if (from > number) continue;
      const made = await db.revision.findMany({
        where: { athleteId: athleteId!, number: { gte: from, lte: number } },
        orderBy: { number: 'asc' },
      });
      seen = number;
      yield* made;
    } while (!(await wakes.next()).done);
  }
  const source = revisions();
  const reader: AsyncIterableIterator<Revision> = {
    [Symbol.asyncIterator]: () => reader,
    next: () => source.next(),
    // ends the wait first: a generator that waits hears of its end only when the wait is over
    return: async () => {
      await wakes.return?.();
      return source.return(undefined);
    },
  };
  return reader;
}
