import type { ArchiveState } from '../../core/codes/archive.ts';
import {
  type ArchiveRefusal,
  MAX_RECORDINGS,
  type EntryRefusal,
  recordingsOf,
} from '../../core/workout/fit/recordingArchive.ts';
import type { RecordingArchive } from '../../generated/prisma/client.ts';
import { assertMay, type Viewer, visibleTo } from '../kernel/access.ts';
import { ConflictError, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { lockAthlete } from '../revision/revision.ts';

/** Whoever reads an archive has it alone for so long; a process that dies leaves it to the others then. */
export const LEASE_MS = 2 * 60_000;
/** What one archive may come to that is sent in parts: bytes that wait to be read, and recordings, which are those of twenty years and more. */
const MOST = { waitingBytes: 1_000_000_000, recordings: 20_000 };
/** Bytes written at once. */
const BATCH_BYTES = 4_000_000;
/** Refused files that are named. */
const MAX_NAMED = 100;

const MESSAGES: Readonly<Record<ArchiveRefusal, string>> = {
  damaged: 'This is no ZIP file that can be read. Send the archive as it was exported.',
  'no-recording': 'No recording was found in this archive. Send one that holds .fit, .tcx or .gpx files.',
  'too-many': `This archive holds more than ${MAX_RECORDINGS.toLocaleString('en')} recordings. Send it in parts, one after the other.`,
};
const REASONS: Readonly<Record<EntryRefusal, string>> = {
  damaged: 'The archive is damaged there. Export it once more.',
  'too-large': 'This file is too large to read.',
  locked: 'The archive locks this file with a password. Send one without.',
  'packed-otherwise': 'This file is compressed in a way that is not read here. Send it by itself, or in a plain ZIP.',
  nested: 'An archive within the archive is not opened. Unpack it and send it by itself.',
};

/** What became of an archive so far. */
export interface ArchiveReport {
  id: string;
  athleteId: string;
  createdAt: Date;
  endedAt: Date | null;
  state: ArchiveState;
  /** Recordings in it, and of these: */
  files: number;
  kept: number;
  /** Here already. */
  known: number;
  refused: number;
  /** Neither read nor cancelled yet. */
  unread: number;
  others: number;
  workouts: number;
  /** The first that were refused, in their order. */
  refusals: readonly { name: string; reason: string }[];
}

/**
 * Takes an archive of recordings in, to be read one by one meanwhile; what the same person sends while theirs is being read joins it. Throws NotPossible
 * (ARCHIVE_INVALID), ConflictError (ARCHIVE_READING) and NotFound.
 */
export async function beginArchive(
  deps: Deps,
  viewer: Viewer,
  athleteId: string | null,
  archive: Uint8Array,
  most = MOST,
): Promise<ArchiveReport> {
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const found = recordingsOf(archive);
  if ('refusal' in found) throw new NotPossible('ARCHIVE_INVALID', MESSAGES[found.refusal]);
  const { entries, others } = found;
  const [first] = entries;
  if (first && 'refusal' in first && !entries.some((entry) => 'bytes' in entry))
    throw new NotPossible(
      'ARCHIVE_INVALID',
      `No file in this archive can be read. ${first.name}: ${REASONS[first.refusal]}`,
    );
  const { db, clock } = deps;
  const whose = { athleteId: athleteId!, userId: viewer.userId };
  const size = entries.reduce((sum, entry) => sum + ('bytes' in entry ? entry.bytes.length : 0), 0);
  const { id, from } = await placeFor(deps, whose, {
    files: entries.length,
    others,
    size,
    most,
  });
  for (let i = 0; i < entries.length;) {
    const batch = [];
    for (let bytes = 0; i < entries.length && bytes < BATCH_BYTES; i += 1) {
      const entry = entries[i]!;
      const at = { archiveId: id, position: from + i, athleteId: whose.athleteId, name: entry.name };
      if ('refusal' in entry) batch.push({ ...at, outcome: 'refused', reason: REASONS[entry.refusal] });
      else {
        batch.push({ ...at, bytes: Buffer.from(entry.bytes) });
        bytes += entry.bytes.length;
      }
    }
    await db.archivedFile.createMany({ data: batch });
  }
  // one that is being read goes on; one that ended while these came in begins again
  await db.recordingArchive.updateMany({
    where: { id, cancelledAt: null, ...(from > 0 && { endedAt: { not: null } }) },
    data: { endedAt: null, waitUntil: clock() },
  });
  await cancelUnread(db, id);
  await announceAthlete(deps, whose.athleteId);
  return reportOf(db, await db.recordingArchive.findUniqueOrThrow({ where: { id } }));
}

/** An archive that nobody reads before its files are there, and where these stand in it. */
function placeFor(
  { db, clock }: Deps,
  { athleteId, userId }: { athleteId: string; userId: string },
  { files, others, size, most }: { files: number; others: number; size: number; most: typeof MOST },
): Promise<{ id: string; from: number }> {
  const now = clock();
  return db.$transaction(async (tx) => {
    await lockAthlete(tx, athleteId, now);
    const waitUntil = new Date(now.getTime() + LEASE_MS);
    const open = await tx.recordingArchive.findFirst({ where: { athleteId, endedAt: null } });
    if (!open) {
      // the last one tells what became of it until the next begins
      await tx.recordingArchive.deleteMany({ where: { athleteId } });
      const id = newId(now);
      await tx.recordingArchive.create({
        data: { id, athleteId, userId, others, nextPosition: files, createdAt: now, waitUntil },
      });
      return { id, from: 0 };
    }
    if (open.userId !== userId || open.cancelledAt)
      throw new ConflictError('ARCHIVE_READING', 'Another archive is being read. Send yours when it is done.');
    if ((await waitingBytes(tx, open.id)) + size > most.waitingBytes)
      throw new ConflictError('ARCHIVE_READING', '1 GB is waiting to be read already. Send the rest when it is done.');
    if (open.nextPosition + files > most.recordings)
      throw new ConflictError(
        'ARCHIVE_READING',
        `${most.recordings.toLocaleString('en')} recordings are being read already. Send the rest when it is done.`,
      );
    await tx.recordingArchive.update({
      where: { id: open.id },
      data: { others: { increment: others }, nextPosition: { increment: files } },
    });
    return { id: open.id, from: open.nextPosition };
  });
}

async function waitingBytes(tx: Tx, archiveId: string): Promise<number> {
  const [row] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(octet_length(bytes)), 0)::float AS bytes FROM "ArchivedFile" WHERE "archiveId" = ${archiveId}::uuid`;
  return row!.bytes;
}

/** Lets go of what is left of an archive that was cancelled. */
export async function cancelUnread(db: Pick<Deps['db'], 'archivedFile'>, archiveId: string): Promise<void> {
  await db.archivedFile.updateMany({
    where: { archiveId, outcome: null, archive: { cancelledAt: { not: null } } },
    data: { outcome: 'cancelled', bytes: null },
  });
}

/** Reads no more of an archive; what was read stays. One that ended stays as it is. Throws NotFound. */
export async function cancelArchive(deps: Deps, viewer: Viewer, archiveId: string | null): Promise<ArchiveReport> {
  const { id, athleteId } = await findArchive(deps, viewer, archiveId);
  await assertMay(deps.db, viewer, 'edit', athleteId);
  const now = deps.clock();
  const { count } = await deps.db.recordingArchive.updateMany({
    where: { id, endedAt: null, cancelledAt: null },
    data: { cancelledAt: now },
  });
  if (count > 0) {
    await cancelUnread(deps.db, id);
    await announceAthlete(deps, athleteId);
  }
  return reportOf(deps.db, await findArchive(deps, viewer, archiveId));
}

/** Throws NotFound, alike for a missing one and one that the viewer may not see. */
async function findArchive({ db }: Pick<Deps, 'db'>, viewer: Viewer, id: string | null): Promise<RecordingArchive> {
  const found =
    id === null ? null : await db.recordingArchive.findFirst({ where: { AND: [{ id }, visibleTo(viewer).archive] } });
  if (!found) throw new NotFound('Archive not found.');
  return found;
}

/** Throws NotFound. */
export const readArchive = async (deps: Pick<Deps, 'db'>, viewer: Viewer, id: string | null): Promise<ArchiveReport> =>
  reportOf(deps.db, await findArchive(deps, viewer, id));

/** The archive that was sent last for an athlete; null: none. Throws NotFound. */
export async function lastArchive(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  athleteId: string | null,
): Promise<ArchiveReport | null> {
  await assertMay(db, viewer, 'read', athleteId);
  const last = await db.recordingArchive.findFirst({
    where: { athleteId: athleteId! },
    orderBy: { createdAt: 'desc' },
  });
  return last && reportOf(db, last);
}

async function reportOf(db: Pick<Deps['db'], 'archivedFile'>, archive: RecordingArchive): Promise<ArchiveReport> {
  const { id, athleteId, createdAt, endedAt, cancelledAt, others, workouts } = archive;
  const counts = await db.archivedFile.groupBy({ by: ['outcome'], where: { archiveId: id }, _count: true });
  const refusals = await db.archivedFile.findMany({
    where: { archiveId: id, outcome: 'refused' },
    select: { name: true, reason: true },
    orderBy: { position: 'asc' },
    take: MAX_NAMED,
  });
  const counted = (outcome: string | null) => counts.find((each) => each.outcome === outcome)?._count ?? 0;
  return {
    id,
    athleteId,
    createdAt,
    endedAt,
    state: cancelledAt ? 'cancelled' : endedAt ? 'done' : 'reading',
    files: counts.reduce((sum, { _count }) => sum + _count, 0),
    kept: counted('kept'),
    known: counted('known'),
    refused: counted('refused'),
    unread: counted(null),
    others,
    workouts,
    refusals: refusals.map(({ name, reason }) => ({ name, reason: reason! })),
  };
}
