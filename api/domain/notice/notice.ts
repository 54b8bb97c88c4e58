import { LISTED_ELSEWHERE } from '../../core/codes/notice.ts';
import type { Notice } from '../../generated/prisma/client.ts';
import { assertMayWrite, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound } from '../kernel/errors.ts';
import { pagesOf } from '../kernel/paging.ts';
import type { Deps } from '../kernel/ports.ts';
import { followViewer } from '../kernel/viewerFeed.ts';

export const noticePages = pagesOf({ name: 'Viewer.notices', column: 'at', kind: 'instant', direction: 'desc' });

/** The viewer's notices that are listed, as far as they may still see of whom they tell. */
export const listedFor = (viewer: Viewer | null) => ({
  AND: [visibleTo(viewer).notice, { kind: { notIn: [...LISTED_ELSEWHERE] } }],
});

/** How many of the list the viewer has not seen. */
export const unreadNotices = ({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<number> =>
  db.notice.count({ where: { AND: [listedFor(viewer), { readAt: null }] } });

/** The viewer has seen the list from that notice on back; what was to be pushed or mailed of it is not any more. Throws NotFound. */
export async function markNoticesRead(deps: Deps, viewer: Viewer, id: string | null): Promise<void> {
  assertMayWrite(viewer);
  const { userId } = viewer;
  const latest =
    id && (await deps.db.notice.findFirst({ where: { AND: [{ id }, listedFor(viewer)] }, select: { at: true } }));
  if (!latest) throw new NotFound('Notice not found.');
  await deps.db.notice.updateMany({
    where: { AND: [listedFor(viewer), { at: { lte: latest.at }, readAt: null }] },
    data: { readAt: deps.clock(), pushAt: null, mailAt: null },
  });
  // every window of theirs counts anew
  await deps.events.publishMessages({ userId }).catch(() => {});
}

/** One of them; null: not the viewer's to see. */
export const findNotice = ({ db }: Pick<Deps, 'db'>, viewer: Viewer | null, id: string): Promise<Notice | null> =>
  db.notice.findFirst({ where: { AND: [{ id }, visibleTo(viewer).notice] } });

/** Tells a person at once, and then whenever they may have another notice. Ends when they are signed out. Throws Unauthenticated before the first. */
export const followNotices = (
  { events }: Pick<Deps, 'events'>,
  stillViewer: () => Promise<Viewer | null>,
): Promise<AsyncIterableIterator<Viewer>> => followViewer(stillViewer, (viewer) => events.followNotices(viewer));
