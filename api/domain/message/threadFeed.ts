import type { Message, Thread } from '../../generated/prisma/client.ts';
import type { Viewer } from '../kernel/access.ts';
import { Unauthenticated } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { untilLeft } from '../kernel/scheduleFeed.ts';
import { followViewer } from '../kernel/viewerFeed.ts';
import { findThread } from './thread.ts';

/** Tells all who may read the thread of a change; it is committed, so a bus that is down must not make it look failed. */
export async function announceThread({ db, events }: Pick<Deps, 'db' | 'events'>, threadId: string): Promise<void> {
  const thread = await db.thread
    .findUnique({
      where: { id: threadId },
      select: {
        about: true,
        coachId: true,
        athlete: {
          select: {
            userId: true,
            assignments: { where: { endedAt: null }, select: { coachId: true, coach: { select: { userId: true } } } },
          },
        },
      },
    })
    .catch(() => null);
  if (!thread) return;
  const coaches = thread.athlete.assignments.filter(
    ({ coachId }) => thread.about !== 'coach' || coachId === thread.coachId,
  );
  const userIds = new Set([thread.athlete.userId, ...coaches.map(({ coach }) => coach.userId)]);
  for (const userId of userIds) await events.publishMessages({ userId }).catch(() => {});
}

export interface ThreadNews {
  thread: Thread;
  /** What was sent or changed since the last news, in the order of the changes. */
  messages: readonly Message[];
}

/** Nobody waits for more at once; what is left comes with the next news. */
const MAX_AT_ONCE = 100;

/**
 * What is sent and changed in the athlete's thread about something, each change once and none left out: with `since`, the version that the reader
 * knows, from there on. A message that changed twice in between comes once, as it is. Ends when the reader may not see the athlete any more.
 * Throws Unauthenticated and NotFound before the first.
 */
export async function followThread(
  deps: Pick<Deps, 'db' | 'events'>,
  stillViewer: () => Promise<Viewer | null>,
  { athleteId, aboutId, since }: { athleteId: string | null; aboutId: string; since: number | null },
): Promise<AsyncIterableIterator<ThreadNews>> {
  const viewer = await stillViewer();
  if (!viewer) throw new Unauthenticated();
  const first = await findThread(deps, viewer, { athleteId, aboutId });
  const signals = await deps.events.followMessages({ userId: viewer.userId });

  async function* news(): AsyncGenerator<ThreadNews> {
    let seen = since ?? first?.version ?? 0;
    // looks once before it waits: a change may have come before its signals were followed
    do {
      const who = await stillViewer();
      const thread = who && (await findThread(deps, who, { athleteId, aboutId }).catch(() => undefined));
      if (thread === null && who) continue;
      if (!thread) return;
      while (seen < thread.version) {
        const messages = await deps.db.message.findMany({
          where: { threadId: thread.id, version: { gt: seen, lte: thread.version } },
          orderBy: { version: 'asc' },
          take: MAX_AT_ONCE,
        });
        seen = messages.length < MAX_AT_ONCE ? thread.version : messages.at(-1)!.version;
        if (messages.length > 0) yield { thread: { ...thread, version: seen }, messages };
      }
    } while (!(await signals.next()).done);
  }
  return untilLeft(signals, news());
}

/** Tells a person at once, and then whenever something of their threads may have changed. Ends when they are signed out. Throws Unauthenticated before the first. */
export const followMessages = (
  { events }: Pick<Deps, 'events'>,
  stillViewer: () => Promise<Viewer | null>,
): Promise<AsyncIterableIterator<Viewer>> => followViewer(stillViewer, (viewer) => events.followMessages(viewer));
