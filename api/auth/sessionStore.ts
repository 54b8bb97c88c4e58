import { Store, type SessionData } from 'express-session';
import { hashOfSecret } from '../domain/account/account.ts';
import { InvalidCredentials } from '../domain/kernel/errors.ts';
import type { Deps, Tx } from '../domain/kernel/ports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const IDLE_MS = 7 * DAY;
/** Of a session that waits for an external sign-in to come back. */
const ANONYMOUS_MS = HOUR / 4;
export const ABSOLUTE_MS = 30 * DAY;
/** A session that was used moves its idle end, at most this often: reading must not mean writing. */
export const TOUCH_EVERY_MS = HOUR;

/** Whose session it is, and how often the account's ways in had been ended when it was let in. */
export interface SignedIn {
  id: string;
  accessGeneration: number;
}

export async function generationOf(db: Pick<Deps['db'], 'user'>, id: string): Promise<number> {
  const { accessGeneration } = await db.user.findUniqueOrThrow({ where: { id }, select: { accessGeneration: true } });
  return accessGeneration;
}

type Done<T = void> = (error: unknown, value?: T) => void;

function settle<T>(work: Promise<T>, done: Done<T> | undefined): void {
  work.then(
    (value) => done?.(null, value),
    (error: unknown) => done?.(error),
  );
}

declare module 'express-session' {
  interface SessionData {
    /** Set by passport at sign-in. */
    passport?: { user: SignedIn | string };
  }
}

/** Whoever ends the ways in holds the account's row: what was let in before that is refused after it. */
async function assertNotEnded(tx: Pick<Tx, '$queryRaw'>, { id, accessGeneration }: SignedIn): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    select id from "User" where id = ${id}::uuid and "accessGeneration" = ${accessGeneration} for share`;
  if (found.length === 0) throw new InvalidCredentials();
}

/** Sessions as rows, found by the hash of their id. */
export class SessionStore extends Store {
  constructor(private readonly deps: Deps) {
    super();
  }

  override get = (id: string, done: Done<SessionData | null>): void => settle(this.read(id), done);
  override set = (id: string, session: SessionData, done?: Done): void => settle(this.write(id, session), done);
  override destroy = (id: string, done?: Done): void => settle(this.remove(id), done);

  private async read(id: string): Promise<SessionData | null> {
    const now = this.deps.clock();
    const row = await this.deps.db.session.findUnique({ where: { idHash: hashOfSecret(id) } });
    if (!row || row.expiresAt <= now || row.absoluteExpiresAt <= now) return null;
    return row.data as unknown as SessionData;
  }

  private async write(id: string, session: SessionData): Promise<void> {
    const now = this.deps.clock().getTime();
    const idHash = hashOfSecret(id);
    const user = session.passport?.user ?? null;
    // those of before the count hold the account's uuid alone
    const userId = typeof user === 'string' ? user : (user?.id ?? null);
    const data = JSON.parse(JSON.stringify(session)) as object;
    const changes = { userId, data, expiresAt: new Date(now + (userId === null ? ANONYMOUS_MS : IDLE_MS)) };
    const row = { ...changes, idHash, createdAt: new Date(now), absoluteExpiresAt: new Date(now + ABSOLUTE_MS) };
    await this.deps.db.$transaction(async (tx) => {
      if (user !== null && typeof user !== 'string') await assertNotEnded(tx, user);
      await tx.session.upsert({ where: { idHash }, update: changes, create: row });
    });
    // each sign-in takes its own old ones away, and each anonymous one the anonymous
    await this.deps.db.session.deleteMany({ where: { userId, expiresAt: { lte: new Date(now) } } });
  }

  private async remove(id: string): Promise<void> {
    await this.deps.db.session.deleteMany({ where: { idHash: hashOfSecret(id) } });
  }
}
