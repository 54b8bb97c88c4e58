import { addDays } from '../../core/calendar/calendar.ts';
import { coversWellness, DEVICE_CONSENTS } from '../../core/messages/deviceConsent.ts';
import { removePulledWellness } from '../adapt/wellness.ts';
import type { Connection } from '../../generated/prisma/client.ts';
import { consumeRateLimit, isTaken } from '../account/account.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import { assertStillIn } from '../account/waysIn.ts';
import { removePulled } from '../activity/activityMatch.ts';
import { assertMay, assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import { columnOf, dayIn } from '../kernel/day.ts';
import {
  type DeviceDeps,
  DeviceFault,
  type DeviceGrant,
  type DevicePort,
  type DeviceProvider,
  PROVIDER_NAMES,
} from '../kernel/devicePort.ts';
import { InvalidInput, NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, RateLimits } from '../kernel/ports.ts';
import { parse } from '../kernel/validation.ts';
import { actorOf, changeBeside } from '../revision/revision.ts';
import { sealAccess } from './connection.ts';
import { newDeviceAccount } from './deviceAccount.schema.ts';
import { revokeAccess } from './revokeAccess.ts';

/** Recordings of so many days before are taken in: the weeks that load is told of. */
const PAST_DAYS = 28;

/** waiting: it is synced in a moment. stopped: not before the athlete asks, or connects it again. */
export type DeviceAccountState = 'waiting' | 'synced' | 'trying' | 'stopped';

export interface DeviceAccount {
  id: string;
  provider: DeviceProvider;
  state: DeviceAccountState;
  connectedAt: Date;
  /** Null: not yet. */
  syncedAt: Date | null;
  /** Why the last try did not end well, a sentence; null: it did. */
  trouble: string | null;
  /** It goes on when it is connected again, and not before. */
  wantsKey: boolean;
  /** Recordings that the provider may not hand on. */
  skipped: number;
  /** What the athlete agreed to by connecting it. */
  consentText: string;
}

const shown = {
  id: true,
  provider: true,
  consentAt: true,
  nextSyncAt: true,
  syncedAt: true,
  fault: true,
  failures: true,
  skipped: true,
  consentText: true,
} as const;
type Shown = {
  id: string;
  provider: string;
  consentAt: Date;
  nextSyncAt: Date | null;
  syncedAt: Date | null;
  fault: string | null;
  skipped: number;
  consentText: string;
};

/** ended: it was stopped with everything else that lets somebody into the athlete's account. */
type Trouble = DeviceFault['kind'] | 'ended';
const WANTING_KEY: readonly (string | null)[] = ['access', 'ended'] satisfies Trouble[];

const TROUBLES: Readonly<Record<Trouble, string>> = {
  ended: 'was stopped with the other ways into your account: connect it again. What came from it stays.',
  access: 'does not let us in any more: connect it again. What came from it stays.',
  refused: 'refused what it was sent.',
  busy: 'asks us to wait. We try again by ourselves.',
  away: 'did not answer as it should.',
};

function troubleOf({ provider, fault, nextSyncAt }: Shown): string | null {
  if (fault === null) return null;
  const again =
    fault === 'busy' || WANTING_KEY.includes(fault)
      ? ''
      : nextSyncAt
        ? ' We try again by ourselves.'
        : ' Sync it by hand to try again.';
  return `${PROVIDER_NAMES[provider as DeviceProvider]} ${TROUBLES[fault as Trouble]}${again}`;
}

function stateOf({ nextSyncAt, fault }: Shown, now: Date): DeviceAccountState {
  if (nextSyncAt === null) return 'stopped';
  if (fault !== null) return 'trying';
  return nextSyncAt <= now ? 'waiting' : 'synced';
}

const accountOf = (row: Shown, now: Date): DeviceAccount => ({
  id: row.id,
  provider: row.provider as DeviceProvider,
  state: stateOf(row, now),
  connectedAt: row.consentAt,
  syncedAt: row.syncedAt,
  trouble: troubleOf(row),
  wantsKey: row.nextSyncAt === null && WANTING_KEY.includes(row.fault),
  skipped: row.skipped,
  consentText: row.consentText,
});

/** The viewer's device accounts. */
export async function listDeviceAccounts({ db, clock }: Deps, viewer: Viewer): Promise<DeviceAccount[]> {
  assertSession(viewer);
  const rows = await db.connection.findMany({
    where: { athleteId: viewer.athleteId },
    orderBy: { provider: 'asc' },
    select: shown,
  });
  return rows.map((row) => accountOf(row, clock()));
}

/** One of them; null: not the viewer's. */
export async function findDeviceAccount(
  { db, clock }: Deps,
  viewer: Viewer | null,
  id: string,
): Promise<DeviceAccount | null> {
  const row = await db.connection.findFirst({ where: { AND: [{ id }, visibleTo(viewer).connection] }, select: shown });
  return row && accountOf(row, clock());
}

export type DeviceAccountDeps = Deps & DeviceDeps & { limits: RateLimits };

/**
 * Connects a device account, `{provider, key}`; its first sync begins in a moment. Throws InvalidInput for a key that does not let
 * us in, NotPossible (DEVICE_CONNECTED, DEVICE_AWAY), RateLimited, and Forbidden when asked with a token.
 */
export async function connectDevice(deps: DeviceAccountDeps, viewer: Viewer, input: unknown): Promise<DeviceAccount> {
  assertSession(viewer);
  const { db, devices } = deps;
  await assertMay(db, viewer, 'own', viewer.athleteId);
  const { provider, key } = parse(newDeviceAccount, input);
  await consumeRateLimit(deps.limits, 'connectDevice', viewer.userId);
  await assertNotConnected(deps, viewer, provider);
  const grant = await grantOf(devices, provider, key);
  const kept = await keepGrant(deps, viewer, { provider, grant, consentText: DEVICE_CONSENTS[provider] });
  if (kept) return kept;
  const message = `This key is of another account of ${PROVIDER_NAMES[provider]}. Disconnect the one before first.`;
  throw new InvalidInput([{ path: 'key', message }]);
}

const connectedAlready = (whose: string) => new NotPossible('DEVICE_CONNECTED', `${whose} is connected already.`);

/** Throws NotPossible (DEVICE_CONNECTED); one that was stopped may be connected again. */
export async function assertNotConnected(
  { db }: Deps,
  { athleteId }: Viewer,
  provider: DeviceProvider,
): Promise<Connection | null> {
  const before = await db.connection.findFirst({ where: { athleteId, provider } });
  if (before?.nextSyncAt) throw connectedAlready(`Your account of ${PROVIDER_NAMES[provider]}`);
  return before;
}

interface Granted {
  provider: DeviceProvider;
  grant: DeviceGrant;
  /** What the athlete was told before. */
  consentText: string;
}

/** Keeps what lets us in, sealed; null: the one that was stopped is of another account there. Throws NotPossible (DEVICE_CONNECTED). */
export async function keepGrant(
  deps: Deps & DeviceDeps,
  viewer: Viewer,
  { provider, grant, consentText }: Granted,
): Promise<DeviceAccount | null> {
  const { db, clock, devices } = deps;
  const { athleteId, userId } = viewer;
  const { externalUserId, scope } = grant;
  const name = PROVIDER_NAMES[provider];
  const before = await assertNotConnected(deps, viewer, provider);
  if (before && before.externalUserId !== externalUserId) return null;
  const now = clock();
  const id = before?.id ?? newId(now);
  const isOn = {
    scope,
    ...sealAccess(devices.sealing, grant.access, id),
    consentText,
    consentAt: now,
    nextSyncAt: now,
    waitUntil: now,
    failures: 0,
    fault: null,
    takenBackAt: null,
  };
  try {
    const row = await db.$transaction(async (tx) => {
      await assertStillIn(tx, viewer);
      const { timeZone } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { timeZone: true } });
      await recordAccountEvent(tx, userId, 'device-connected', now, name);
      if (before) return tx.connection.update({ where: { id }, data: isOn, select: shown });
      const pulledTo = columnOf(addDays(dayIn(timeZone, now), -PAST_DAYS));
      return tx.connection.create({
        data: { id, athleteId, provider, externalUserId, pulledTo, ...isOn },
        select: shown,
      });
    });
    return accountOf(row, now);
  } catch (error) {
    if (isTaken(error)) throw connectedAlready(`This account of ${name}`);
    throw error;
  }
}

/** The way to a provider. Throws NotPossible (DEVICE_AWAY) where this server has none. */
export function portOf({ ports }: DeviceDeps['devices'], provider: DeviceProvider): DevicePort {
  const port = ports[provider];
  if (!port) throw new NotPossible('DEVICE_AWAY', `${PROVIDER_NAMES[provider]} is not set up on this server.`);
  return port;
}

async function grantOf(devices: DeviceDeps['devices'], provider: DeviceProvider, key: string): Promise<DeviceGrant> {
  const name = PROVIDER_NAMES[provider];
  try {
    return await portOf(devices, provider).exchange({ kind: 'key', key });
  } catch (error) {
    if (!(error instanceof DeviceFault)) throw error;
    if (error.kind === 'access' || error.kind === 'refused')
      throw new InvalidInput([
        { path: 'key', message: `${name} does not know this key. Copy it from its settings again.` },
      ]);
    throw new NotPossible('DEVICE_AWAY', `${name} does not answer as it should. Try again in a few minutes.`);
  }
}

/** Puts a device account first in turn, also one that was given up. Throws NotFound for any that is not the viewer's, and RateLimited. */
export async function requestDeviceSync(
  deps: DeviceAccountDeps,
  viewer: Viewer,
  connectionId: string | null,
): Promise<DeviceAccount> {
  assertSession(viewer);
  const { db, clock } = deps;
  const row = await findOwn(deps, viewer, connectionId);
  await consumeRateLimit(deps.limits, 'syncDevice', viewer.userId);
  const now = clock();
  const { id } = row;
  // a wait that the provider asked for stays, and so does that of whoever is at it; one of our own ends
  await db.connection.updateMany({
    where: { id, fault: { notIn: ['busy'] } },
    data: { fault: null, waitUntil: now },
  });
  const changed = await db.connection.update({
    where: { id },
    data: { nextSyncAt: now, failures: 0 },
    select: shown,
  });
  return accountOf(changed, now);
}

async function findOwn({ db }: Deps, viewer: Viewer, connectionId: string | null) {
  const row =
    connectionId === null
      ? null
      : await db.connection.findFirst({ where: { id: connectionId, athleteId: viewer.athleteId } });
  if (!row) throw new NotFound('Device account not found.');
  return row;
}

export interface Disconnected {
  /** The provider took the access back; false: it did not answer, or only its owner can. */
  isRevoked: boolean;
  /** Activities that went with it. */
  activities: number;
}

/**
 * Takes the coming workouts out of the account, gives the access back, and deletes all that came from it and is known of it; a
 * provider that does not answer keeps nobody. Throws NotFound for any that is not the viewer's.
 */
export async function disconnectDevice(
  deps: Deps & DeviceDeps,
  viewer: Viewer,
  connectionId: string | null,
): Promise<Disconnected> {
  assertSession(viewer);
  const row = await findOwn(deps, viewer, connectionId);
  const { athleteId, userId } = viewer;
  const isRevoked = await revokeAccess(deps, row);
  const now = deps.clock();
  const { result } = await changeBeside(deps, actorOf(viewer, athleteId), athleteId, 'activity', async (tx) => {
    const { removed, changes } = await removePulled(tx, athleteId, row.id, now);
    if (coversWellness(row.consentText)) await removePulledWellness(tx, athleteId);
    const { count } = await tx.connection.deleteMany({ where: { id: row.id } });
    const name = PROVIDER_NAMES[row.provider as DeviceProvider];
    if (count > 0) await recordAccountEvent(tx, userId, 'device-disconnected', now, name);
    return {
      changes: { workouts: changes, weeks: [] },
      summary: `Disconnected ${name}: what it had recorded went with it.`,
      result: { isRevoked, activities: removed },
    };
  });
  return result;
}

/** Gives the access to all of an athlete's device accounts back, before the athlete is erased. */
export async function revokeDevices(deps: Deps & DeviceDeps, athleteId: string): Promise<void> {
  const rows = await deps.db.connection.findMany({ where: { athleteId } });
  for (const row of rows) await revokeAccess(deps, row);
}
