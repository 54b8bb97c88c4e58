import type { ThreadSubject } from '../../core/codes/thread.ts';
import { parseId } from '../../core/units/ids.ts';
import type { Thread } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import { pagesOf } from '../kernel/paging.ts';
import type { Deps, Tx } from '../kernel/ports.ts';

export const threadPages = pagesOf({ name: 'Athlete.threads', column: 'lastAt', kind: 'instant', direction: 'desc' });
export const viewerThreadPages = pagesOf({
  name: 'Viewer.threads',
  column: 'lastAt',
  kind: 'instant',
  direction: 'desc',
});
export const messagePages = pagesOf({ name: 'Thread.messages', column: 'number', kind: 'number', direction: 'asc' });

/** Where words belong: a thread by its own id, or what it is about. */
type Place = { about: ThreadSubject | 'thread'; id: string };

const PLACES: readonly string[] = ['thread', 'workout', 'week', 'activity', 'coach'] satisfies Place['about'][];

/** The place that an id names; null: it names none. */
function placeOf(id: string): Place | null {
  const parsed = parseId(id);
  return parsed && PLACES.includes(parsed.type) ? { about: parsed.type as Place['about'], id: parsed.uuid } : null;
}

const at = (athleteId: string, { about, id }: Place) => {
  if (about === 'thread') return { athleteId, id };
  return about === 'coach' ? { athleteId, coachId: id } : { athleteId, about, subjectId: id };
};

/** The athlete's thread about that thing; null: nobody has written yet, or the viewer may not see it. Throws NotFound for an athlete out of reach. */
export async function findThread(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { athleteId, aboutId }: { athleteId: string | null; aboutId: string },
  query: object = {},
): Promise<Thread | null> {
  await assertMay(db, viewer, 'read', athleteId);
  const place = placeOf(aboutId);
  const where = place && { AND: [at(athleteId!, place), visibleTo(viewer).thread] };
  return where && db.thread.findFirst({ ...query, where });
}

const NOWHERE = 'There is nothing here to write about.';

/** Is there such a thing of the athlete's, and is it for the viewer to write about? */
async function isThere(tx: Tx, viewer: Viewer, athleteId: string, { about, id }: Place): Promise<boolean> {
  const visible = visibleTo(viewer);
  const where = { id, athleteId };
  const select = { id: true } as const;
  if (about === 'workout')
    return (await tx.workout.findFirst({ where: { AND: [where, visible.workout] }, select })) !== null;
  if (about === 'week')
    return (await tx.trainingWeek.findFirst({ where: { AND: [where, visible.week] }, select })) !== null;
  if (about === 'activity')
    return (await tx.activity.findFirst({ where: { AND: [where, visible.activity] }, select })) !== null;
  const isParty = viewer.athleteId === athleteId || viewer.coachId === id;
  return about === 'coach' && isParty && (await isCoached(tx, athleteId, id));
}

const isCoached = async (tx: Tx, athleteId: string, coachId: string) =>
  (await tx.coachAssignment.findFirst({ where: { athleteId, coachId, endedAt: null }, select: { id: true } })) !== null;

/** The thread that is written to, made where there is none. Throws NotFound, and NotPossible (COACHING_ENDED) where nobody would read it. */
export async function threadToWriteTo(
  tx: Tx,
  viewer: Viewer,
  { athleteId, aboutId, now }: { athleteId: string; aboutId: string; now: Date },
): Promise<Thread> {
  const place = placeOf(aboutId);
  if (!place) throw new NotFound(NOWHERE);
  const where = { AND: [at(athleteId, place), visibleTo(viewer).thread] };
  const found = await tx.thread.findFirst({ where });
  if (found) {
    const isOver =
      found.about === 'coach' && !(found.coachId !== null && (await isCoached(tx, athleteId, found.coachId)));
    if (isOver) throw new NotPossible('COACHING_ENDED', 'This coach does not coach you any more.');
    return found;
  }
  if (place.about === 'thread' || !(await isThere(tx, viewer, athleteId, place))) throw new NotFound(NOWHERE);
  await tx.thread.createMany({
    data: {
      id: newId(now),
      athleteId,
      about: place.about,
      ...(place.about === 'coach' ? { coachId: place.id } : { subjectId: place.id }),
      createdAt: now,
      lastAt: now,
    },
    // somebody else was quicker
    skipDuplicates: true,
  });
  return tx.thread.findFirstOrThrow({ where });
}

/** Threads about those things, as far as the viewer may see them, by the thing. */
export async function threadsAbout(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer | null,
  about: ThreadSubject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Thread>> {
  const rows = await db.thread.findMany({
    where: { AND: [{ about, subjectId: { in: [...ids] } }, visibleTo(viewer).thread] },
  });
  return new Map(rows.map((row) => [row.subjectId!, row]));
}

/** How many messages of each thread the viewer has not read; a thread without any is left out. */
export async function unreadOf(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  among: { ids?: readonly string[]; athleteIds?: readonly string[] },
): Promise<readonly { threadId: string; athleteId: string; unread: number }[]> {
  const { ids, athleteIds } = among;
  const visible = await db.thread.findMany({
    where: {
      AND: [
        visibleTo(viewer).thread,
        ids ? { id: { in: [...ids] } } : {},
        athleteIds ? { athleteId: { in: [...athleteIds] } } : {},
        // only what goes on after what was read
        { messages: { some: { userId: { not: viewer.userId }, deletedAt: null } } },
      ],
    },
    select: { id: true },
  });
  if (visible.length === 0) return [];
  return db.$queryRaw`
    select m."threadId", m."athleteId", count(*)::int as unread
    from "Message" m left join "ThreadRead" r on r."threadId" = m."threadId" and r."userId" = ${viewer.userId}::uuid
    where m."threadId" = any(${visible.map(({ id }) => id)}::uuid[]) and m.number > coalesce(r."upTo", 0)
      and m."deletedAt" is null and m."userId" is distinct from ${viewer.userId}::uuid
    group by 1, 2`;
}
