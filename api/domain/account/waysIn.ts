import type { EndedWay, WayKind } from '../../core/language/endedWays.ts';
import { type IdType, parseId } from '../../core/units/ids.ts';
import { type AccountAct, recordAccountEvent } from './accountEvent.ts';
import type { Viewer } from '../kernel/access.ts';
import { Unauthenticated } from '../kernel/errors.ts';
import { type DeviceProvider, PROVIDER_NAMES } from '../kernel/devicePort.ts';
import { openInvites } from './openInvites.ts';
import type { Tx } from '../kernel/ports.ts';

interface Whose {
  userId: string;
  now: Date;
  /** Uuids that stay. */
  kept: string[];
}

interface Way {
  /** The type of the ids by which one is kept; null: none ever is. */
  keptBy: IdType | null;
  /** What it leaves in the account's record; null: the act that ends it says it. */
  act: AccountAct | null;
  /** Ends all but those that are kept. Answers the names of those that worked until now; null: without one. */
  end(tx: Tx, whose: Whose): Promise<(string | null)[]>;
}

/**
 * Every way by which somebody with something in hand gets into an account, or to what it holds. Whatever lets somebody in has
 * a row here, and ends with the rest.
 */
const WAYS: Readonly<Record<WayKind, Way>> = {
  session: {
    keptBy: null,
    act: null,
    end: async (tx, { userId, now }) => {
      const count = await tx.session.count({
        where: { userId, expiresAt: { gt: now }, absoluteExpiresAt: { gt: now } },
      });
      await tx.session.deleteMany({ where: { userId } });
      return Array<null>(count).fill(null);
    },
  },
  'access-token': {
    keptBy: 'token',
    act: 'token-revoked',
    end: async (tx, { userId, now, kept }) =>
      (
        await tx.accessToken.updateManyAndReturn({
          where: { userId, revokedAt: null, expiresAt: { gt: now }, id: { notIn: kept } },
          data: { revokedAt: now },
          select: { name: true },
        })
      ).map(({ name }) => name),
  },
  'calendar-feed': {
    keptBy: 'calendar',
    act: 'calendar-ended',
    end: async (tx, { userId, kept }) =>
      (
        await tx.$queryRaw<{ kind: string }[]>`
        delete from "CalendarFeed" f using "Athlete" a where a.id = f."athleteId" and a."userId" = ${userId}::uuid and f.id <> all(${kept}::uuid[]) returning f.kind`
      ).map(({ kind }) => kind),
  },
  // what came from it stays, and it goes on with its key
  'device-account': {
    keptBy: 'connection',
    act: 'device-ended',
    end: async (tx, { userId, kept }) =>
      (
        await tx.connection.updateManyAndReturn({
          where: { athlete: { userId }, sealedAccess: { not: '' }, id: { notIn: kept } },
          data: { sealedAccess: '', keyId: '', nextSyncAt: null, fault: 'ended' },
          select: { provider: true },
        })
      ).map(({ provider }) => PROVIDER_NAMES[provider as DeviceProvider]),
  },
  // it lets nobody in, but what the account holds goes out by it
  webhook: {
    keptBy: 'webhook',
    act: 'webhook-ended',
    end: async (tx, { userId, now, kept }) =>
      (
        await tx.webhook.updateManyAndReturn({
          where: { userId, offSince: null, id: { notIn: kept } },
          data: { offSince: now, offWhy: 'ended' },
          select: { url: true },
        })
      ).map(({ url }) => new URL(url).host),
  },
  invitation: {
    keptBy: 'invite',
    act: 'invitations-ended',
    end: async (tx, { userId, now, kept }) =>
      (
        await tx.coachInvite.updateManyAndReturn({
          where: { coach: { userId }, ...openInvites(now), id: { notIn: kept } },
          data: { revokedAt: now },
          select: { name: true },
        })
      ).map(({ name }) => name),
  },
  'reset-link': {
    keptBy: null,
    act: null,
    end: async (tx, { userId, now }) => {
      const count = await tx.passwordReset.count({ where: { userId, expiresAt: { gt: now } } });
      await tx.passwordReset.deleteMany({ where: { userId } });
      return Array<null>(count).fill(null);
    },
  },
};

const KINDS = Object.keys(WAYS) as WayKind[];
/** Ways that whoever holds the account may let stand. */
const KEEPABLE = new Set(KINDS.flatMap((kind) => WAYS[kind].keptBy ?? []));
export const isKeepable = (id: string): boolean => KEEPABLE.has(parseId(id)?.type as IdType);

/** Kinds of which the owner may have very many: one record says how many. */
const COUNTED: ReadonlySet<WayKind> = new Set(['invitation']);

/**
 * Ends every way into an account but those whose ids are kept, and leaves a record of each in the transaction of the act that
 * wants it. Sockets close once the act is announced with `publishAccess`. Answers what ended, by kind.
 */
export async function endWaysIn(
  tx: Tx,
  userId: string,
  now: Date,
  { keep = [], only = KINDS }: { keep?: readonly string[]; only?: readonly WayKind[] } = {},
): Promise<EndedWay[]> {
  // whoever is being let in meanwhile waits for this row, and then sees that it was ended
  await tx.user.updateMany({ where: { id: userId }, data: { accessGeneration: { increment: 1 } } });
  const ended: EndedWay[] = [];
  for (const kind of only) {
    const { keptBy, act, end } = WAYS[kind];
    const kept = keep.flatMap((id) => (keptBy !== null && parseId(id)?.type === keptBy ? [parseId(id)!.uuid] : []));
    const found = await end(tx, { userId, now, kept });
    if (found.length === 0) continue;
    const names = found.filter((name) => name !== null);
    ended.push({ kind, count: found.length, names });
    if (act === null) continue;
    for (const detail of COUNTED.has(kind) ? [String(found.length)] : found)
      await recordAccountEvent(tx, userId, act, now, detail);
  }
  return ended;
}

/**
 * Holds the account's row until the transaction ends, so that ways in are made and ended one after the other. Throws
 * Unauthenticated where the session that asks was ended since it was let in.
 */
export async function assertStillIn(tx: Tx, { userId, accessGeneration }: Viewer): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    select id from "User" where id = ${userId}::uuid and coalesce(${accessGeneration ?? null}::int, "accessGeneration") = "accessGeneration" for update`;
  if (found.length === 0) throw new Unauthenticated();
}
