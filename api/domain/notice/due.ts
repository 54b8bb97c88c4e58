import type { NoticeKind } from '../../core/codes/notice.ts';
import { type Day, DAY_MS } from '../../core/calendar/calendar.ts';
import { Prisma } from '../../db/client.ts';
import type { Notice } from '../../generated/prisma/client.ts';
import { type Viewer, visibleTo } from '../kernel/access.ts';
import type { Deps } from '../kernel/ports.ts';

/** Longer than sending to one reader may take; a process that dies leaves them to the others then. */
const LEASE_MS = 60_000;

/** Among how many of the longest waiting a claim looks for a reader whom no other server has just claimed. */
const LOOKED_AT = 100;

/** How a notice leaves the application: the column that says when it is due. */
export type Way = 'pushAt' | 'mailAt';

const COLUMNS: Readonly<Record<Way, Prisma.Sql>> = { pushAt: Prisma.sql`"pushAt"`, mailAt: Prisma.sql`"mailAt"` };

/** What is due to one reader, in the hands of one server process until a lease ends: `<uuid> <end of the lease>`. */
export type Claim = string;

/** Claims what is due to one reader, the longest waiting first; empty: nothing is. Several server processes share the readers. */
export async function claimDue({ db, clock }: Pick<Deps, 'db' | 'clock'>, way: Way): Promise<Claim[]> {
  const now = clock();
  const lease = new Date(now.getTime() + LEASE_MS);
  const column = COLUMNS[way];
  // by the reader's own row: two servers that each hold some of what is due to one would wait for each other
  const rows = await db.$queryRaw<{ userId: string }[]>`
    WITH reader AS (
      SELECT u.id FROM "User" u WHERE u.id IN (
        SELECT n."userId" FROM "Notice" n WHERE n.${column} <= ${now} ORDER BY n.${column} LIMIT ${LOOKED_AT})
      LIMIT 1 FOR NO KEY UPDATE OF u SKIP LOCKED)
    UPDATE "Notice" n SET ${column} = ${lease} FROM reader
    WHERE n."userId" = reader.id AND n.${column} <= ${now} RETURNING n."userId"`;
  return rows.slice(0, 1).map(({ userId }) => `${userId} ${lease.toISOString()}`);
}

/** Whose claim it is, and what is in it: nothing that another server holds. */
export async function claimedBy({ db }: Pick<Deps, 'db'>, claim: Claim, way: Way) {
  const [userId = '', lease = ''] = claim.split(' ');
  const claimed = await db.notice.findMany({
    where: { userId, [way]: new Date(lease) },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  return { userId, claimed };
}

/** What became of it in the meantime: read in its thread, deleted, of somebody out of reach, of a day that is over, or long ago. What is left is still worth telling. */
export async function stillNews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  notices: readonly Notice[],
  { kinds, today, longestMs = DAY_MS }: { kinds: readonly string[]; today: Day; longestMs?: number },
): Promise<Notice[]> {
  const recent = new Date(clock().getTime() - longestMs);
  const wanted = notices.filter(
    ({ at, kind, subject }) => at >= recent && kinds.includes(kind) && (kind !== 'today' || subject === today),
  );
  const visible = await db.notice.findMany({
    where: { AND: [{ id: { in: wanted.map(({ id }) => id) } }, visibleTo(viewer).notice] },
    select: { id: true },
  });
  const unread = await unreadAmong(
    { db },
    viewer,
    wanted.filter(isMessage).map(({ subject }) => subject),
  );
  const seen = new Set(visible.map(({ id }) => id));
  return wanted.filter((one) => seen.has(one.id) && (!isMessage(one) || unread.has(one.subject)));
}

const isMessage = ({ kind }: Notice) => kind === ('message' satisfies NoticeKind);

async function unreadAmong({ db }: Pick<Deps, 'db'>, viewer: Viewer, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.message.findMany({
    where: { AND: [{ id: { in: ids }, deletedAt: null }, visibleTo(viewer).message] },
    select: { id: true, number: true, thread: { select: { reads: { where: { userId: viewer.userId } } } } },
  });
  return new Set(rows.filter(({ number, thread }) => number > (thread.reads[0]?.upTo ?? 0)).map(({ id }) => id));
}

/** Not due before then; null: done with. */
export async function setDue(
  { db }: Pick<Deps, 'db'>,
  notices: readonly Notice[],
  way: Way,
  at: Date | null,
): Promise<void> {
  if (notices.length === 0) return;
  await db.notice.updateMany({ where: { id: { in: notices.map(({ id }) => id) } }, data: { [way]: at } });
}
