import { assertCoach, type Viewer } from './access.ts';
import { Unauthenticated } from './errors.ts';
import type { Deps } from './ports.ts';
import { announceAthlete, untilLeft } from './scheduleFeed.ts';

/**
 * Tells a coach at once and then whenever something of their coaching may have changed: who is coached, a check-in or feedback
 * of theirs, an invitation, a principle, the library, a note. `stillViewer` says who asks, again at each of them; it ends when they are signed out or
 * no coach any more. Throws Unauthenticated and Forbidden before the first.
 */
export async function followCoach(
  { events }: Pick<Deps, 'events'>,
  stillViewer: () => Promise<Viewer | null>,
): Promise<AsyncIterableIterator<{ coachId: string }>> {
  const viewer = await stillViewer();
  if (!viewer) throw new Unauthenticated();
  assertCoach(viewer);
  const coachId = viewer.coachId!;
  const signals = await events.follow({ coachId, userId: viewer.userId });

  async function* looks(): AsyncGenerator<{ coachId: string }> {
    // looks once before it waits: a change may have come before its signals were followed
    do {
      if ((await stillViewer())?.coachId !== coachId) return;
      yield { coachId };
    } while (!(await signals.next()).done);
  }
  return untilLeft(signals, looks());
}

/** Tells a coach's own clients of a change; it is committed, so a bus that is down must not make it look failed. `athleteId`: it is what the coach notes about that athlete. */
export async function announceCoach(
  { events }: Pick<Deps, 'events'>,
  coachId: string,
  { athleteId }: { athleteId?: string } = {},
): Promise<void> {
  await events.publishCoach({ coachId, ...(athleteId !== undefined && { athleteId }) }).catch(() => {});
}

/** Tells all who coach an athlete of what the athlete told: it may move them on each roster. */
export async function announceToCoaches({ db, events }: Pick<Deps, 'db' | 'events'>, athleteId: string): Promise<void> {
  const assignments = await db.coachAssignment
    .findMany({ where: { athleteId, endedAt: null }, select: { coachId: true } })
    .catch(() => []);
  for (const { coachId } of assignments) await announceCoach({ events }, coachId);
}

/** Tells those who follow the athletes of a coach, or the one of `athleteId`, of what their weeks are measured by from now on. */
export async function announceToAthletes(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  { coachId, athleteId }: { coachId: string; athleteId: string | null },
): Promise<void> {
  const assignments = await db.coachAssignment
    .findMany({
      where: { coachId, endedAt: null, ...(athleteId !== null && { athleteId }) },
      select: { athleteId: true },
    })
    .catch(() => []);
  for (const each of assignments) await announceAthlete({ events }, each.athleteId);
}
