import type { Deps } from '../kernel/ports.ts';
import { recordAccountEvent } from './accountEvent.ts';

/**
 * Writes down that somebody signed in. Their device accounts are next in turn: whoever comes to see what they recorded need not wait
 * for the hour. One that was stopped stays so, and a wait that a provider asked for holds.
 */
export async function noteSignIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  way: string | null = null,
): Promise<void> {
  const now = clock();
  await recordAccountEvent(db, userId, 'signed-in', now, way);
  await db.connection.updateMany({
    where: { athlete: { userId }, nextSyncAt: { gt: now } },
    data: { nextSyncAt: now },
  });
}
