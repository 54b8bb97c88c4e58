import { KEPT_MS } from '../domain/idempotency.ts';
import type { Deps } from '../domain/ports.ts';
import type { Tx } from '../domain/revision.ts';

const DAY_MS = 86_400_000;
/** Offers that nobody took are remembered for a while, so that whoever comes late is told that they have expired. */
const OFFERS_MS = 7 * DAY_MS;
/** Long enough to find out who did what, and no longer. */
const EVENTS_MS = 365 * DAY_MS;
const INVITES_MS = 30 * DAY_MS;

/** What may no longer be used, and how it is found; the order of the answer. */
const EXPIRED = {
  sessions: (tx, ago) => tx.session.deleteMany({ where: { OR: [{ expiresAt: { lte: ago(0) } }, { absoluteExpiresAt: { lte: ago(0) } }] } }),
  passwordResets: (tx, ago) => tx.passwordReset.deleteMany({ where: { expiresAt: { lte: ago(0) } } }),
  idempotencyKeys: (tx, ago) => tx.idempotencyKey.deleteMany({ where: { createdAt: { lte: ago(KEPT_MS) } } }),
  // one that was applied says what the athlete asked for
  suggestions: (tx, ago) => tx.suggestion.deleteMany({ where: { expiresAt: { lte: ago(OFFERS_MS) }, appliedAt: null } }),
  previews: (tx, ago) => tx.regenerationPreview.deleteMany({ where: { expiresAt: { lte: ago(OFFERS_MS) } } }),
  batches: (tx, ago) => tx.batchChange.deleteMany({ where: { expiresAt: { lte: ago(OFFERS_MS) }, appliedAt: null } }),
  accountEvents: (tx, ago) => tx.accountEvent.deleteMany({ where: { at: { lte: ago(EVENTS_MS) } } }),
  invites: (tx, ago) => tx.coachInvite.deleteMany({ where: { expiresAt: { lte: ago(INVITES_MS) }, acceptedAt: null } }),
} satisfies Record<string, (tx: Tx, ago: (ms: number) => Date) => Promise<{ count: number }>>;

export type Removed = Record<keyof typeof EXPIRED, number>;

/** Any number, the same in every server process of a database. */
const LOCK = 7_301_001;
const LONGEST_MS = 60_000;

/** Removes what has expired; answers how many of each. Null: another server process is at it. */
export async function removeExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Removed | null> {
  const now = clock().getTime();
  const ago = (ms: number) => new Date(now - ms);
  return db.$transaction(
    async (tx) => {
      const [{ isOurs }] = await tx.$queryRaw<[{ isOurs: boolean }]>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS "isOurs"`;
      if (!isOurs) return null;
      const removed: Partial<Removed> = {};
      for (const [name, remove] of Object.entries(EXPIRED)) removed[name as keyof Removed] = (await remove(tx, ago)).count;
      return removed as Removed;
    },
    { timeout: LONGEST_MS },
  );
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
