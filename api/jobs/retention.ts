import { KEPT_MS } from '../domain/idempotency.ts';
import type { Deps } from '../domain/ports.ts';

/** Removes sessions that have ended and answers kept for repetitions that nobody may ask for any more; answers how many of each. */
export async function removeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<{ sessions: number; idempotencyKeys: number }> {
  const now = clock();
  const sessions = await db.session.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, { absoluteExpiresAt: { lte: now } }] } });
  const keys = await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - KEPT_MS) } } });
  return { sessions: sessions.count, idempotencyKeys: keys.count };
}

const EVERY_MS = 3_600_000;

/** Removes at once, then every hour; answers the function that stops. `onError` hears what went wrong. */
export function startRetention(deps: Pick<Deps, 'db' | 'clock'>, onError: (error: unknown) => void): () => void {
  const remove = () => void removeExpired(deps).catch(onError);
  remove();
  const timer = setInterval(remove, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
