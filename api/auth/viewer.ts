import type { IncomingMessage } from 'node:http';
import type { DisplayUnits } from '../core/units/displayUnits.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { viewerOfToken } from '../domain/account/accessToken.ts';
import { RateLimited } from '../domain/kernel/errors.ts';
import type { Deps, RateLimits } from '../domain/kernel/ports.ts';
import type { Env } from '../env.ts';
import { sessionIdOf } from './sessionCookie.ts';
import { IDLE_MS, TOUCH_EVERY_MS } from './sessionStore.ts';

/** What says who asks: the headers of a request, or of the upgrade of a socket. */
type Asking = Pick<IncomingMessage, 'headers'>;

export type ViewerOf = (request: Asking) => Promise<Viewer | null>;

interface Row {
  userId: string;
  athleteId: string;
  coachId: string | null;
  units: DisplayUnits['units'];
  poolLength: DisplayUnits['poolLength'];
  createdAt: Date;
  expiresAt: Date;
  accessGeneration: number;
}

async function viewerOfSession({ db, clock }: Deps, id: string): Promise<Viewer | null> {
  const idHash = hashOfSecret(id);
  const now = clock();
  // asked at every request: one statement instead of one per relation
  const [row] = await db.$rows<Row>`
    select s."userId", a.id as "athleteId", c.id as "coachId", u.units, u."poolLength", s."createdAt", s."expiresAt", u."accessGeneration"
    from "Session" s join "User" u on u.id = s."userId" join "Athlete" a on a."userId" = s."userId" left join "Coach" c on c."userId" = s."userId"
    where s."idHash" = ${idHash} and s."expiresAt" > ${now} and s."absoluteExpiresAt" > ${now}`;
  if (!row) return null;
  const idleEnd = new Date(now.getTime() + IDLE_MS);
  if (idleEnd.getTime() - row.expiresAt.getTime() > TOUCH_EVERY_MS) {
    await db.session.updateMany({ where: { idHash }, data: { expiresAt: idleEnd } });
  }
  return {
    userId: row.userId,
    athleteId: row.athleteId,
    coachId: row.coachId,
    units: { units: row.units, poolLength: row.poolLength },
    scope: 'session',
    signedInAt: row.createdAt,
    sessionHash: idHash,
    accessGeneration: row.accessGeneration,
  };
}

/** The personal access token that the request carries; null: none. */
export function bearerOf(request: Asking): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Counts a request against its access token; null where it may go on or came without a token. */
export async function consumeTokenRateLimit(limits: RateLimits, request: Asking): Promise<RateLimited | null> {
  const token = bearerOf(request);
  const seconds = token === null ? 0 : await limits.take('useToken', hashOfSecret(token));
  return seconds > 0 ? new RateLimited(seconds, 'requests with this access token') : null;
}

/**
 * Who asks, for HTTP requests and socket upgrades alike; null: nobody who is signed in.
 * A request with a token is the token's alone: its cookie is not looked at.
 */
export function createViewerOf(deps: Deps, env: Env): ViewerOf {
  return async (request) => {
    if (request.headers.authorization !== undefined) {
      const token = bearerOf(request);
      return token === null ? null : viewerOfToken(deps, token);
    }
    const id = sessionIdOf(request, env);
    return id === null ? null : viewerOfSession(deps, id);
  };
}
