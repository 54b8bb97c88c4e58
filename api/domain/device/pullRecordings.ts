import { addDays, type Day } from '../../core/calendar/calendar.ts';
import type { Connection } from '../../generated/prisma/client.ts';
import type { AccountDeps } from '../account/account.ts';
import { ActivityExists, keepPulledRecording } from '../activity/activity.ts';
import type { Viewer } from '../kernel/access.ts';
import { columnOf, dayIn, dayOf } from '../kernel/day.ts';
import { type DeviceAccess, DeviceFault, type DevicePort } from '../kernel/devicePort.ts';
import { NotPossible, RateLimited, Unavailable } from '../kernel/errors.ts';

/** A watch may hand on what it recorded some days later. */
const LATE_DAYS = 3;
/** What could not be had is asked for again for so many days. */
const ASKED_FOR_DAYS = 14;
/** A file that cannot be had is left for the next sync; after so many it is the provider that is away. */
const MAX_AWAY = 3;

/** A connected account, and the way into it. */
export type Entered = Connection & { port: DevicePort; access: DeviceAccess; athlete: { user: { timeZone: string } } };

/** Takes in what was recorded since the last sync, each recording once. Answers how many the provider may not hand on. Throws DeviceFault. */
export async function pullRecordings(
  deps: AccountDeps,
  viewer: Viewer,
  { id: connectionId, athleteId, pulledTo, port, access, athlete }: Entered,
): Promise<number> {
  const { db, clock } = deps;
  const today = dayIn(athlete.user.timeZone, clock());
  const from = addDays(dayOf(pulledTo), -LATE_DAYS);
  const { recordings, skipped } = await port.listSince(access, { from, to: addDays(today, 1) });
  const seen = await db.deviceRecording.findMany({
    where: { connectionId, externalId: { in: recordings.map(({ externalId }) => externalId) } },
    select: { externalId: true },
  });
  const known = new Set(seen.map(({ externalId }) => externalId));
  const unseen = recordings
    .filter(({ externalId }) => !known.has(externalId))
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  const left: Day[] = [];
  for (const { externalId, startedAt } of unseen) {
    const file = await fileOf({ port, access }, externalId);
    if (file instanceof DeviceFault) {
      left.push(dayIn(athlete.user.timeZone, startedAt));
      if (left.length === MAX_AWAY) throw file;
      continue;
    }
    const outcome = typeof file === 'string' ? file : await take(deps, viewer, file, connectionId);
    await db.deviceRecording.createMany({
      data: { connectionId, externalId, athleteId, startedAt, outcome },
      skipDuplicates: true,
    });
  }
  const notBefore = addDays(today, -ASKED_FOR_DAYS);
  const reached = left.filter((day) => day >= notBefore && day < today).sort()[0] ?? today;
  await db.connection.updateMany({ where: { id: connectionId }, data: { pulledTo: columnOf(reached) } });
  // none of these is listed again
  const gone = columnOf(addDays(from, -2 * LATE_DAYS));
  await db.deviceRecording.deleteMany({ where: { connectionId, startedAt: { lt: gone } } });
  return skipped;
}

/** The file, what became of it where there is none, or the fault of a provider that may have it another time. */
async function fileOf({ port, access }: Pick<Entered, 'port' | 'access'>, externalId: string) {
  try {
    return (await port.fetchFile(access, externalId)) ?? 'empty';
  } catch (error) {
    if (!(error instanceof DeviceFault)) throw error;
    if (error.kind === 'refused') return 'unreadable';
    if (error.kind === 'away') return error;
    throw error;
  }
}

async function take(deps: AccountDeps, viewer: Viewer, file: Uint8Array, connectionId: string): Promise<string> {
  try {
    await keepPulledRecording(deps, viewer, file, connectionId);
    return 'kept';
  } catch (error) {
    if (error instanceof ActivityExists) return 'known';
    if (error instanceof NotPossible) return 'unreadable';
    if (error instanceof RateLimited || error instanceof Unavailable)
      throw new DeviceFault('busy', 'Many files are being read right now.', error.retryAfterSec);
    throw error;
  }
}
