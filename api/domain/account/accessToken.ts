import { DAY_MS } from '../../core/calendar/calendar.ts';
import { randomBytes } from 'node:crypto';
import { allows, type TokenScope } from '../../core/codes/tokenScope.ts';
import type { DisplayUnits } from '../../core/units/displayUnits.ts';
import { decodeId, encodeId } from '../../core/units/ids.ts';
import { assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import { recordAccountEvent } from './accountEvent.ts';
import { hashOfSecret } from './account.ts';
import { newAccessToken } from './account.schema.ts';
import { NotFound } from '../kernel/errors.ts';
import { assertRoom } from '../kernel/maxRows.ts';
import type { Deps } from '../kernel/ports.ts';
import { assertStillIn } from './waysIn.ts';
import { parse } from '../kernel/validation.ts';

const PREFIX = 'evp_';
/** Told to who asks for the token again. */
export const TOKEN_RENEWAL = 'End that token and make another one, with another key.';
const DEFAULT_DAYS = 90;
/** lastUsedAt is kept to the minute, so that reading seldom means writing. */
const USE_NOTED_EVERY_MS = 60_000;

export interface AccessToken {
  id: string;
  name: string;
  scope: 'read' | 'write';
  /** What it is limited to; null: nothing. */
  scopes: TokenScope[] | null;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
}

function alive(userId: string, now: Date) {
  return { userId, revokedAt: null, expiresAt: { gt: now } };
}

type Row = {
  id: string;
  name: string;
  scope: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};
const shown = {
  id: true,
  name: true,
  scope: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
} as const;
/** None kept: the token is not limited. */
const scopesOf = ({ scopes }: { scopes: string[] }) => (scopes.length === 0 ? null : (scopes as TokenScope[]));

const asToken = (row: Row): AccessToken => ({
  ...row,
  id: encodeId('token', row.id),
  scope: row.scope as AccessToken['scope'],
  scopes: scopesOf(row),
});

/** Whoever may change something is no mere reader. */
const levelOf = (scopes: readonly TokenScope[]): AccessToken['scope'] =>
  scopes.some((scope) => scope.endsWith(':write')) ? 'write' : 'read';

/**
 * Makes a token from `{name, scope, days?}`, or `{name, scopes, days?}` for one that is limited to these; `secret` is shown once and kept as a hash.
 * Throws InvalidInput, Forbidden (asked with a token) and NotPossible (LIMIT_REACHED: 20 stand already).
 */
export async function createAccessToken(
  deps: Deps,
  viewer: Viewer,
  input: unknown,
): Promise<{ token: AccessToken; secret: string }> {
  assertSession(viewer);
  const { name, scopes = [], days = DEFAULT_DAYS, scope = levelOf(scopes) } = parse(newAccessToken, input);
  const now = deps.clock();
  const secret = PREFIX + randomBytes(32).toString('base64url');
  const row = await deps.db.$transaction(async (tx) => {
    // those that are made at once wait for each other, so that each counts the one before
    await assertStillIn(tx, viewer);
    assertRoom('accessTokens', await tx.accessToken.count({ where: alive(viewer.userId, now) }));
    await recordAccountEvent(tx, viewer.userId, 'token-created', now, `${name} (${scopes.join(', ') || scope})`);
    return tx.accessToken.create({
      data: {
        userId: viewer.userId,
        name,
        scope,
        scopes,
        tokenHash: hashOfSecret(secret),
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
      },
      select: shown,
    });
  });
  return { token: asToken(row), secret };
}

/** The viewer's tokens that still work, newest first. */
export async function listAccessTokens(deps: Deps, viewer: Viewer): Promise<AccessToken[]> {
  assertSession(viewer);
  const rows = await deps.db.accessToken.findMany({
    where: alive(viewer.userId, deps.clock()),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: shown,
  });
  return rows.map(asToken);
}

/** One of them; null: not the viewer's, or it works no more. */
export async function findAccessToken(
  { db, clock }: Deps,
  viewer: Viewer | null,
  id: string,
): Promise<AccessToken | null> {
  const row = await db.accessToken.findFirst({
    where: { AND: [{ id, revokedAt: null, expiresAt: { gt: clock() } }, visibleTo(viewer).token] },
    select: shown,
  });
  return row && asToken(row);
}

/** Ends a token at once. Throws NotFound for any that is not the viewer's. */
export async function revokeAccessToken(deps: Deps, viewer: Viewer, tokenId: string): Promise<void> {
  assertSession(viewer);
  const id = decodeId('token', tokenId);
  const now = deps.clock();
  await deps.db.$transaction(async (tx) => {
    const [ended] =
      id === null
        ? []
        : await tx.accessToken.updateManyAndReturn({
            where: { id, ...alive(viewer.userId, now) },
            data: { revokedAt: now },
            select: { name: true },
          });
    if (!ended) throw new NotFound('Access token not found.');
    await recordAccountEvent(tx, viewer.userId, 'token-revoked', now, ended.name);
  });
  await deps.events.publishAccess({ userId: viewer.userId });
}

/** Who a token speaks for; null: unknown, ended or revoked. */
export async function viewerOfToken({ db, clock }: Deps, secret: string): Promise<Viewer | null> {
  if (!secret.startsWith(PREFIX)) return null;
  const now = clock();
  const row = await db.accessToken.findUnique({
    where: { tokenHash: hashOfSecret(secret), revokedAt: null, expiresAt: { gt: now } },
    select: {
      id: true,
      scope: true,
      scopes: true,
      lastUsedAt: true,
      user: {
        select: {
          id: true,
          units: true,
          poolLength: true,
          athlete: { select: { id: true } },
          coach: { select: { id: true } },
        },
      },
    },
  });
  if (!row?.user.athlete) return null;
  if (!row.lastUsedAt || now.getTime() - row.lastUsedAt.getTime() > USE_NOTED_EVERY_MS) {
    await db.accessToken.updateMany({ where: { id: row.id }, data: { lastUsedAt: now } });
  }
  const { units, poolLength } = row.user as DisplayUnits;
  const scopes = scopesOf(row);
  // without that scope, whoever coaches is here an athlete like any other
  const isCoach = scopes === null || allows(scopes, 'coach:read');
  return {
    userId: row.user.id,
    athleteId: row.user.athlete.id,
    coachId: (isCoach && row.user.coach?.id) || null,
    units: { units, poolLength },
    scope: row.scope as 'read' | 'write',
    ...(scopes && { scopes }),
    tokenId: row.id,
  };
}
