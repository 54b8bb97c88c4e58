import type { CoachAssignment } from '../../generated/prisma/client.ts';
import { assertCoach, assertMay, assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import { announceCoach } from '../kernel/coachFeed.ts';
import { noticeOfEnd } from '../kernel/coachNotice.ts';
import { notesSchema } from './coaching.schema.ts';
import { Forbidden, NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';
import { isTaken } from '../account/account.ts';
import { copyStarterSet } from '../library/library.ts';
import { lockAthlete } from '../revision/revision.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { parse } from '../kernel/validation.ts';

/** An assignment that stands. */
export const ACTIVE = { endedAt: null } as const;

/** Gives the account a coach role beside its athlete, with the starter set as its library; asking again changes nothing. Answers the coach's uuid. */
export async function enableCoaching({ db, clock }: Deps, viewer: Viewer): Promise<string> {
  assertMayWrite(viewer);
  const { userId } = viewer;
  const known = await db.coach.findUnique({ where: { userId }, select: { id: true } });
  if (known) return known.id;
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.coach.create({ data: { userId }, select: { id: true } });
      await copyStarterSet(id, tx);
      await recordAccountEvent(tx, userId, 'coaching-enabled', clock());
      return id;
    });
  } catch (error) {
    // someone pressed twice: the unique index decided, and there is a role either way
    if (!isTaken(error)) throw error;
    return (await db.coach.findUniqueOrThrow({ where: { userId }, select: { id: true } })).id;
  }
}

/** The viewer's coach role. Throws Forbidden for an account without one, or a token that may only read. */
export function coachOf(viewer: Viewer): string {
  assertMayWrite(viewer);
  assertCoach(viewer);
  return viewer.coachId!;
}

/**
 * Ends what a coach may see and do, at once: either side may, and open subscriptions of the coach close. Ending what has
 * ended is no error. Throws NotFound for two people of whom the viewer is neither, or who never worked together.
 */
export async function endCoaching(
  deps: Deps,
  viewer: Viewer,
  { athleteId, coachId }: { athleteId: string | null; coachId: string | null },
): Promise<{ athleteId: string; coachId: string }> {
  assertMayWrite(viewer);
  const isParty = athleteId === viewer.athleteId || (viewer.coachId !== null && coachId === viewer.coachId);
  const pair = { athleteId: athleteId ?? '', coachId: coachId ?? '' };
  const found =
    isParty && athleteId !== null && coachId !== null
      ? await deps.db.coachAssignment.findFirst({
          where: pair,
          select: { id: true, coach: { select: { userId: true } }, athlete: { select: { userId: true } } },
          orderBy: { assignedAt: 'desc' },
        })
      : null;
  if (!found) throw new NotFound('There is no coaching to end.');
  await deps.db.$transaction(async (tx) => {
    await lockAthlete(tx, pair.athleteId, deps.clock());
    const { count } = await tx.coachAssignment.updateMany({
      where: { ...pair, ...ACTIVE },
      data: { endedAt: deps.clock() },
    });
    if (count === 0) return;
    await recordAccountEvent(tx, viewer.userId, 'coaching-ended', deps.clock());
    const told = [found.coach.userId, found.athlete.userId];
    await noticeOfEnd(tx, { id: found.id, ...pair }, { told, actorId: viewer.userId, at: deps.clock() });
  });
  await deps.events.publishAccess({ userId: found.coach.userId });
  await announceAthlete(deps, pair.athleteId);
  await announceCoach(deps, pair.coachId);
  return pair;
}

/** The coaches of an athlete whom the viewer may know of, the longest first: all for the athlete, themself for a coach. */
export async function coachingsOf({ db }: Deps, viewer: Viewer, athleteId: string): Promise<CoachAssignment[]> {
  await assertMay(db, viewer, 'read', athleteId);
  return db.coachAssignment.findMany({
    where: { athleteId, ...ACTIVE, coach: visibleTo(viewer).coach },
    orderBy: [{ assignedAt: 'asc' }, { id: 'asc' }],
  });
}

/** Whether and since when that coach coaches the viewer; at most one row. */
export async function ownCoachingBy(
  { db }: Deps,
  viewer: Viewer | null,
  coachId: string,
): Promise<{ athleteId: string; assignedAt: Date }[]> {
  if (!viewer) return [];
  return db.coachAssignment.findMany({
    where: { coachId, athleteId: viewer.athleteId, ...ACTIVE },
    select: { athleteId: true, assignedAt: true },
    take: 1,
  });
}

/** The coach's own notes about an athlete; null: none, or the viewer is not their coach. */
export async function readCoachNotes({ db }: Deps, viewer: Viewer, athleteId: string): Promise<string | null> {
  if (!viewer.coachId) return null;
  const found = await db.coachAssignment.findFirst({
    where: { athleteId, coachId: viewer.coachId, ...ACTIVE },
    select: { notes: true },
  });
  return found?.notes ?? null;
}

/** Keeps what the coach notes about an athlete; blank clears it. Throws NotFound, InvalidInput, Forbidden. */
export async function updateCoachNotes(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  input: unknown,
): Promise<string> {
  const coachId = coachOf(viewer);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  if (athleteId === viewer.athleteId) throw new Forbidden('Notes are about the athletes whom you coach.');
  const { notes } = parse(notesSchema, input);
  await deps.db.coachAssignment.updateMany({ where: { athleteId: athleteId!, coachId, ...ACTIVE }, data: { notes } });
  await announceCoach(deps, coachId, { athleteId: athleteId! });
  return athleteId!;
}
