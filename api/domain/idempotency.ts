import { isTaken } from './account.ts';
import { Conflict, InvalidInput, NotPossible } from './errors.ts';
import type { Deps } from './ports.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** How long a repeated request gets the first answer. */
export const KEPT_MS = 86_400_000;
/** A request that has not answered for so long died with its server. */
const ABANDONED_MS = 60_000;

/**
 * Runs `act` once for a user's key within 24 hours; a repetition gets the first answer.
 * `act` throws for what must not be remembered. Throws NotPossible when the key came with another request, Conflict while
 * the first one is still at work.
 */
export async function once(deps: Deps, { userId, key, requestHash }: { userId: string; key: string; requestHash: string }, act: () => Promise<Answer>): Promise<Answer & { isRepeated: boolean }> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw new InvalidInput([{ path: 'Idempotency-Key', message: 'Idempotency-Key must be 1 to 200 visible characters.' }]);
  const { db, clock } = deps;
  const now = clock();
  const where = { userId_key: { userId, key } };
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db.idempotencyKey.deleteMany({
    where: { userId, OR: [{ createdAt: { lte: ago(KEPT_MS) } }, { status: null, createdAt: { lte: ago(ABANDONED_MS) } }] },
  });
  try {
    await db.idempotencyKey.create({ data: { userId, key, requestHash, createdAt: now } });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const first = await db.idempotencyKey.findUnique({ where });
    if (first && first.requestHash !== requestHash) throw new NotPossible('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');
    if (!first || first.status === null) throw new Conflict('IN_PROGRESS', 'The first request with this Idempotency-Key is still being answered.');
    return { status: first.status, body: first.body, isRepeated: true };
  }
  try {
    const answer = await act();
    // none is left of an account that the act erased
    await db.idempotencyKey.updateMany({ where: { userId, key }, data: { status: answer.status, body: (answer.body ?? null) as object } });
    return { ...answer, isRepeated: false };
  } catch (error) {
    await db.idempotencyKey.deleteMany({ where: { userId, key } });
    throw error;
  }
}
