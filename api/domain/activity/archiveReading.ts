import { countOf } from '../../core/units/countOf.ts';
import type { ArchivedFile, RecordingArchive } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer } from '../kernel/access.ts';
import { dayOf } from '../kernel/day.ts';
import { Forbidden, NotFound, NotPossible, RateLimited, Unavailable } from '../kernel/errors.ts';
import { type FitDeps, readArchived } from '../kernel/fitFile.ts';
import { jobViewer, WHO } from '../kernel/jobViewer.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { recordedRow } from '../revision/recorded.ts';
import { actorOf, changeBeside, lockAthlete } from '../revision/revision.ts';
import { ActivityExists, completedBy, hashOf, legsOf, writeActivities } from './activity.ts';
import { cancelUnread, LEASE_MS } from './recordingArchive.ts';

/** Files of a turn: archives take turns, and whoever watches hears of each. */
const FILES_OF_TURN = 10;
const MAX_TRIES = 3;
/** What reading cost the server before. */
const GIVEN_UP = 'This file could not be read.';

/** Claims the archive whose turn it is. */
export async function claimDueArchives({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const now = clock();
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "RecordingArchive" SET "waitUntil" = ${new Date(now.getTime() + LEASE_MS)} WHERE id IN (
      SELECT id FROM "RecordingArchive" WHERE "endedAt" IS NULL AND "waitUntil" <= ${now}
      ORDER BY "waitUntil" LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Reads some files of an archive that was claimed; answers how many. Whoever claims it next goes on where it was, on whichever server. */
export async function workOnArchive(deps: Deps & FitDeps, archiveId: string, stopped?: AbortSignal): Promise<number> {
  let held: Held = { id: archiveId };
  for (let read = 0; ; read += 1) {
    const archive = await stillHeld(deps, held);
    if (!archive) return read;
    held = { id: archiveId, waitUntil: archive.waitUntil };
    if (stopped?.aborted || read === FILES_OF_TURN) return waits(deps, archive, 0).then(() => read);
    const viewer = jobViewer(archive.user);
    const file = (await mayStill(deps, viewer, archive)) ? await nextFile(deps, archive) : null;
    if (!file) return end(deps, viewer, archive).then(() => read);
    const waitSec = await take(deps, archive, file);
    if (waitSec !== null) return waits(deps, archive, waitSec).then(() => read);
  }
}

/** An archive and, once it was begun, the end of the lease by which it is one's own. */
type Held = Pick<RecordingArchive, 'id'> & Partial<Pick<RecordingArchive, 'waitUntil'>>;

/** The archive, for as long again; null: it ended, or another server has it since. */
async function stillHeld({ db, clock }: Deps, held: Held) {
  const longer = new Date(clock().getTime() + LEASE_MS);
  const { count } = await db.recordingArchive.updateMany({
    where: { ...held, endedAt: null },
    data: { waitUntil: longer },
  });
  if (count === 0) return null;
  return db.recordingArchive.findFirst({
    where: { id: held.id, waitUntil: longer },
    include: { user: { include: WHO } },
  });
}

/** A coach who was let go of has no more of an archive read. */
async function mayStill({ db, clock }: Deps, viewer: Viewer, { id, athleteId }: RecordingArchive): Promise<boolean> {
  try {
    await assertMay(db, viewer, 'edit', athleteId);
    return true;
  } catch (error) {
    if (!(error instanceof NotFound || error instanceof Forbidden)) throw error;
    await db.recordingArchive.update({ where: { id }, data: { cancelledAt: clock() }, select: { id: true } });
    await cancelUnread(db, id);
    return false;
  }
}

/** The file that comes next, as one more try; null: none is left. */
async function nextFile({ db }: Deps, { id: archiveId }: RecordingArchive): Promise<ArchivedFile | null> {
  const file = await db.archivedFile.findFirst({ where: { archiveId, outcome: null }, orderBy: { position: 'asc' } });
  if (!file) return null;
  await db.archivedFile.updateMany({ where: keyOf(file), data: { tries: { increment: 1 } } });
  return file;
}

const keyOf = ({ archiveId, position }: ArchivedFile) => ({ archiveId, position, outcome: null });

async function waits(deps: Deps, { id, athleteId, waitUntil }: RecordingArchive, seconds: number): Promise<void> {
  const due = new Date(deps.clock().getTime() + seconds * 1000);
  await deps.db.recordingArchive.updateMany({ where: { id, waitUntil }, data: { waitUntil: due } });
  await announceAthlete(deps, athleteId);
}

/** Reads one file. Answers the seconds to wait where none may be read now; null: it is settled. */
async function take(deps: Deps & FitDeps, archive: RecordingArchive, file: ArchivedFile): Promise<number | null> {
  if (file.tries >= MAX_TRIES) return settle(deps.db, file, { outcome: 'refused', reason: GIVEN_UP });
  try {
    const legs = await legsOf(deps, archive, file.bytes!, readArchived(archive.id));
    const now = deps.clock();
    await deps.db.$transaction(async (tx) => {
      await lockAthlete(tx, archive.athleteId, now);
      const contentHash = hashOf(file.bytes!);
      const { count } = await tx.archivedFile.updateMany({
        where: keyOf(file),
        data: { outcome: 'kept', bytes: null },
      });
      // cancelled while it was read
      if (count === 0) return;
      const kept = await writeActivities(tx, { athleteId: archive.athleteId, legs, now, contentHash });
      const { archiveId, position } = file;
      await tx.archivedFile.updateMany({
        where: { archiveId, position },
        data: { activityIds: kept.map(({ id }) => id) },
      });
    });
    return null;
  } catch (error) {
    if (error instanceof ActivityExists) return settle(deps.db, file, { outcome: 'known' });
    if (error instanceof NotPossible) return settle(deps.db, file, { outcome: 'refused', reason: error.message });
    if (!(error instanceof RateLimited || error instanceof Unavailable)) throw error;
    // a turn that was not to be had is no try
    await deps.db.archivedFile.updateMany({ where: keyOf(file), data: { tries: file.tries } });
    return error.retryAfterSec;
  }
}

async function settle(
  db: Pick<Tx, 'archivedFile'>,
  file: ArchivedFile,
  settled: { outcome: 'known' | 'refused'; reason?: string },
): Promise<null> {
  await db.archivedFile.updateMany({ where: keyOf(file), data: { ...settled, bytes: null } });
  return null;
}

/** Counts all that was read for the workouts that it was, in one revision. */
async function end(deps: Deps, viewer: Viewer, { id, athleteId }: RecordingArchive): Promise<void> {
  await changeBeside(deps, actorOf(viewer, athleteId), athleteId, 'activity', async (tx) => {
    const now = deps.clock();
    const nothing = { changes: { workouts: [], weeks: [] }, summary: '', result: null };
    const unread = await tx.archivedFile.count({ where: { archiveId: id, outcome: null } });
    // more came in just now
    if (unread > 0) return nothing;
    const ended = await tx.recordingArchive.updateMany({ where: { id, endedAt: null }, data: { endedAt: now } });
    if (ended.count === 0) return nothing;
    const workouts = await completedBy(tx, { athleteId, now }, await unmatched(tx, id, athleteId));
    await tx.recordingArchive.updateMany({ where: { id }, data: { workouts: { increment: workouts.length } } });
    return {
      changes: { workouts, weeks: [] },
      summary: `Counted the recordings of an archive for ${countOf(workouts.length, 'workout')}.`,
      result: null,
    };
  });
}

/** What came of an archive and counts for no workout. */
async function unmatched(tx: Tx, archiveId: string, athleteId: string) {
  const files = await tx.archivedFile.findMany({
    where: { archiveId, outcome: 'kept' },
    select: { position: true, activityIds: true },
  });
  const part = new Map(files.flatMap(({ position, activityIds }) => activityIds.map((id) => [id, position])));
  const rows = await tx.activity.findMany({
    where: { athleteId, id: { in: [...part.keys()] }, workoutId: null },
    orderBy: { startedAt: 'asc' },
  });
  return rows.map((row) => ({
    recorded: recordedRow(row),
    day: dayOf(row.day),
    movingSec: row.movingSec,
    part: part.get(row.id)!,
  }));
}
