import { randomInt } from 'node:crypto';
import type { AccountDeps } from '../account/account.ts';
import { WITH_TIMES } from '../athlete/trainingTimes.ts';
import { jobViewer } from '../kernel/jobViewer.ts';
import { DeviceFault } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';
import { announceAthlete } from '../kernel/scheduleFeed.ts';
import { enter, withAccess } from './connection.ts';
import { disconnectDevice } from './deviceAccount.ts';
import { pullRecordings } from './pullRecordings.ts';
import { pullWellness } from './pullWellness.ts';
import { pushWorkouts } from './pushWorkouts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Whoever claims an account has it alone for so long; a process that dies leaves it to the others then. */
const LEASE_MS = 10 * MINUTE_MS;
/** A few at a time: each may have to wait for its provider. */
const CLAIMED = 5;
const SYNC_EVERY_MS = HOUR_MS;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** Tries within some 30 hours: then the athlete has to ask. */
const MAX_FAILURES = 14;

/**
 * Claims accounts whose turn it is, or whose athlete's schedule has changed since it was sent. The fault of the try before ends with it,
 * so that without one a wait is always that of whoever is at it.
 */
export async function claimDueDevices({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const now = clock();
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Connection" SET "waitUntil" = ${new Date(now.getTime() + LEASE_MS)}, fault = NULL WHERE id IN (
      SELECT c.id FROM "Connection" c JOIN "Athlete" a ON a.id = c."athleteId"
      WHERE c."waitUntil" <= ${now} AND (c."nextSyncAt" <= ${now} OR (c."nextSyncAt" IS NOT NULL AND a."scheduleRevision" <> c."sentRevision"))
      ORDER BY c."waitUntil" LIMIT ${CLAIMED} FOR UPDATE OF c SKIP LOCKED) RETURNING id`;
  return rows.map(({ id }) => id);
}

/** Between half of the wait and all of it, so that accounts that failed together do not come back together. */
function waitMs(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return randomInt(Math.floor(longest / 2), longest + 1);
}

/** Takes in what the account recorded, then sends what the schedule holds. Answers whether it went well; what the provider did not do is tried again. */
export async function syncDevice(deps: AccountDeps, connectionId: string): Promise<boolean> {
  const { db, clock, devices } = deps;
  const row = await db.connection.findUnique({
    where: { id: connectionId },
    include: { athlete: { include: { user: true, ...WITH_TIMES } } },
  });
  if (!row?.nextSyncAt) return false;
  const { athlete } = row;
  const { user } = athlete;
  const viewer = jobViewer({ ...user, athlete });
  let isTakenBack = false;
  try {
    // an application that was sent away says nothing of a key
    isTakenBack = row.takenBackAt !== null && enter(devices, row).access.kind === 'oauth';
    const skipped = await withAccess(deps, row, (entry) => pullRecordings(deps, viewer, { ...row, ...entry }));
    await withAccess(deps, row, (entry) => pullWellness(deps, viewer, { ...row, ...entry }));
    // what is changed from here on is sent by the next
    const { scheduleRevision: sentRevision } = await db.athlete.findUniqueOrThrow({
      where: { id: athlete.id },
      select: { scheduleRevision: true },
    });
    await withAccess(deps, row, (entry) => pushWorkouts(deps, { ...row, ...entry }));
    const now = clock();
    // one that was asked for meanwhile is still to come
    const isNext = db.connection.updateMany({
      where: { id: connectionId, nextSyncAt: row.nextSyncAt },
      data: { nextSyncAt: new Date(now.getTime() + SYNC_EVERY_MS) },
    });
    const isDone = db.connection.updateMany({
      where: stillWanted(connectionId),
      data: {
        sentRevision,
        skipped,
        takenBackAt: null,
        waitUntil: now,
        failures: 0,
        syncedAt: now,
        fault: null,
      },
    });
    // together: nobody sees one that is synced and never was, nor takes one that is done for one whose turn it is
    await db.$transaction([isNext, isDone]);
    await announceAthlete(deps, athlete.id);
    return true;
  } catch (error) {
    const fault = error instanceof DeviceFault ? error : new DeviceFault('away', 'It did not work.');
    // said late, or again, it is of an access before the one that still lets us in
    if (isTakenBack && isOver(row, fault)) {
      await disconnectDevice(deps, viewer, row.id);
      await announceAthlete(deps, athlete.id);
      return true;
    }
    // whoever disconnected it meanwhile hears of no trouble
    if (!(await putOff(deps, row, fault))) return false;
    await announceAthlete(deps, athlete.id);
    if (error !== fault) throw error;
    return false;
  }
}

/** One that was disconnected or stopped while it was synced stays so. */
const stillWanted = (id: string) => ({ id, nextSyncAt: { not: null } });

type Tried = { id: string; failures: number };

/** Is this fault the last? A provider that asks to wait is there. */
const isOver = ({ failures }: Tried, { kind }: DeviceFault): boolean =>
  kind === 'access' || (kind !== 'busy' && failures + 1 >= MAX_FAILURES);

/** Answers whether it is still there. */
async function putOff({ db, clock }: Deps, tried: Tried, fault: DeviceFault): Promise<boolean> {
  const { id } = tried;
  const { kind, waitSec } = fault;
  const failures = tried.failures + 1;
  const wait = Math.max((waitSec ?? 0) * 1000, waitMs(failures));
  const { count } = await db.connection.updateMany({
    where: stillWanted(id),
    data: {
      failures,
      fault: kind,
      waitUntil: new Date(clock().getTime() + wait),
      ...(isOver(tried, fault) && { nextSyncAt: null }),
    },
  });
  return count > 0;
}
