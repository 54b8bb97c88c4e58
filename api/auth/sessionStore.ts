import { Store, type SessionData } from 'express-session';
import { hashOfSecret } from '../domain/account.ts';
import type { Deps } from '../domain/ports.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
export const IDLE_MS = 7 * DAY;
/** Of a session that waits for an external sign-in to come back. */
const ANONYMOUS_MS = HOUR / 4;
export const ABSOLUTE_MS = 30 * DAY;
/** A session that was used moves its idle end, at most this often: reading must not mean writing. */
export const TOUCH_EVERY_MS = HOUR;

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
    passport?: { user: string };
  }
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
    const userId = session.passport?.user ?? null;
    const data = JSON.parse(JSON.stringify(session)) as object;
    const changes = { userId, data, expiresAt: new Date(now + (userId === null ? ANONYMOUS_MS : IDLE_MS)) };
    await this.deps.db.session.upsert({
      where: { idHash },
      update: changes,
      create: { ...changes, idHash, createdAt: new Date(now), absoluteExpiresAt: new Date(now + ABSOLUTE_MS) },
    });
    // each sign-in takes its own old ones away, and each anonymous one the anonymous
    await this.deps.db.session.deleteMany({ where: { userId, expiresAt: { lte: new Date(now) } } });
  }

  private async remove(id: string): Promise<void> {
    await this.deps.db.session.deleteMany({ where: { idHash: hashOfSecret(id) } });
  }
}
