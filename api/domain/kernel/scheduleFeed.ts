import type { Revision } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from './access.ts';
import { NotFound, Unauthenticated } from './errors.ts';
import type { Deps } from './ports.ts';

/** A reader that fell further behind is sent the newest only; it sees the gap and reads the page anew. */
const MAX_AT_ONCE = 20;

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
  const { signals, first, latest } = await watch({ db, events }, stillViewer, athleteId);

  async function* revisions(): AsyncGenerator<Revision> {
    let seen = Math.min(since ?? first, first);
    // looks once before it waits: a change may have come before its signals were followed
    do {
      const number = await latest();
      if (number === null) return;
      const from = number - seen > MAX_AT_ONCE ? number : seen + 1;
      if (from > number) continue;
      const made = await db.revision.findMany({
        where: { athleteId: athleteId!, number: { gte: from, lte: number } },
        orderBy: { number: 'asc' },
      });
      seen = number;
      yield* made;
    } while (!(await signals.next()).done);
  }
  return untilLeft(signals, revisions());
}

export interface AthleteLook {
  athleteId: string;
  /** Number of the latest revision of their schedule; the same as before: what changed is no revision. */
  revision: number;
}

/**
 * Tells at once and then whenever anything about the athlete may have changed, what is no revision of the schedule
 * included: a check-in, a recording, the profile. Ends like `followSchedule`, and throws what that throws.
 */
export async function followAthlete(
  deps: Deps,
  stillViewer: () => Promise<Viewer | null>,
  athleteId: string | null,
): Promise<AsyncIterableIterator<AthleteLook>> {
  const { signals, latest } = await watch(deps, stillViewer, athleteId);

  async function* looks(): AsyncGenerator<AthleteLook> {
    // looks once before it waits: a change may have come before its signals were followed
    do {
      const revision = await latest();
      if (revision === null) return;
      yield { athleteId: athleteId!, revision };
    } while (!(await signals.next()).done);
  }
  return untilLeft(signals, looks());
}

interface Watch {
  signals: AsyncIterableIterator<void>;
  /** Number of the latest revision when the watch began. */
  first: number;
  /** Number of the latest revision; null: not for them to know any more. */
  latest: () => Promise<number | null>;
}

async function watch(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  stillViewer: () => Promise<Viewer | null>,
  athleteId: string | null,
): Promise<Watch> {
  const viewer = await stillViewer();
  if (!viewer) throw new Unauthenticated();
  if (athleteId === null) throw new NotFound('Athlete not found');
  const visible = (who: Viewer) => ({ AND: [{ id: athleteId }, visibleTo(who).athlete] });
  const latest = async (): Promise<number | null> => {
    const who = await stillViewer();
    const athlete = who && (await db.athlete.findFirst({ where: visible(who), select: { scheduleRevision: true } }));
    return athlete?.scheduleRevision ?? null;
  };
  // asked before following, so that a stranger costs no topic
  const first = await latest();
  if (first === null) throw new NotFound('Athlete not found');
  return { signals: await events.follow({ athleteId, userId: viewer.userId, coachId: viewer.coachId }), first, latest };
}

/** The source, which ends when its reader leaves: nobody waits on. */
export function untilLeft<T>(
  signals: AsyncIterableIterator<void>,
  source: AsyncGenerator<T>,
): AsyncIterableIterator<T> {
  const reader: AsyncIterableIterator<T> = {
    [Symbol.asyncIterator]: () => reader,
    next: () => source.next(),
    // ends the wait first: a generator that waits hears of its end only when the wait is over
    return: async () => {
      await signals.return?.();
      return source.return(undefined);
    },
  };
  return reader;
}

/** Tells those who follow the athlete of a change that is no revision; it is committed, so a bus that is down must not make it look failed. */
export async function announceAthlete({ events }: Pick<Deps, 'events'>, athleteId: string): Promise<void> {
  await events.publishAthlete({ athleteId }).catch(() => {});
}
