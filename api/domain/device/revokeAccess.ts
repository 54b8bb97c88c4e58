import { encodeId } from '../../core/units/ids.ts';
import { type DeviceDeps, DeviceFault } from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';
import { type Entry, withAccess } from './connection.ts';

type Kept = { id: string; provider: string; sealedAccess: string; keyId: string };

/**
 * Takes out what was sent for today and later, then gives the access back. Never rejects for the provider's sake. A sync that is under
 * way takes out by itself what it sends from here on.
 */
export async function revokeAccess(deps: Deps & DeviceDeps, row: Kept): Promise<boolean> {
  const { db } = deps;
  await db.connection.updateMany({ where: { id: row.id }, data: { nextSyncAt: null } });
  try {
    return await withAccess(deps, row, (entry) => leave(deps, row.id, entry));
  } catch (error) {
    if (error instanceof DeviceFault) return false;
    throw error;
  }
}

/** Answers whether there was something to give back. */
async function leave({ db }: Deps, connectionId: string, { port, access }: Entry): Promise<boolean> {
  const sent = await db.deviceWorkout.findMany({ where: { connectionId }, select: { workoutId: true } });
  await port.removeWorkouts(
    access,
    sent.map(({ workoutId }) => encodeId('workout', workoutId)),
  );
  await port.revoke(access);
  return access.kind === 'oauth';
}
