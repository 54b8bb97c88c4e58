import type { Connection } from '../../generated/prisma/client.ts';
import {
  type DeviceAccess,
  type DeviceDeps,
  DeviceFault,
  type DevicePort,
  type DeviceProvider,
} from '../kernel/devicePort.ts';
import type { Deps } from '../kernel/ports.ts';
import type { Sealed, Sealing } from '../kernel/sealing.ts';

/** Access that ends so soon is made anew first: a sync may take as long. */
const ENDING_MS = 5 * 60_000;
/** For two who need the same access anew: the second waits for the first, and for the provider. */
const LONGEST_MS = 20_000;

/** The access as it is stored: it opens in the row of that id alone. */
export function sealAccess(
  sealing: Sealing,
  access: DeviceAccess,
  id: string,
): { sealedAccess: string; keyId: string } {
  const { sealed, keyId } = sealing.seal(JSON.stringify(access), id);
  return { sealedAccess: sealed, keyId };
}

function openAccess(sealing: Sealing, stored: Sealed, id: string): DeviceAccess {
  const text = sealing.open(stored, id);
  if (text === null) throw new DeviceFault('access', 'The access does not open with the key of this server.');
  const access = JSON.parse(text) as DeviceAccess;
  return access.kind === 'key' || access.expiresAt === null
    ? access
    : { ...access, expiresAt: new Date(access.expiresAt) };
}

type Kept = Pick<Connection, 'id' | 'provider' | 'sealedAccess' | 'keyId'>;
export interface Entry {
  port: DevicePort;
  access: DeviceAccess;
}

/** The way into a connected account. Throws DeviceFault: access, where it no longer opens; away, where this server has no way to it. */
export function enter({ ports, sealing }: DeviceDeps['devices'], { id, provider, sealedAccess, keyId }: Kept): Entry {
  const port = ports[provider as DeviceProvider];
  if (!port) throw new DeviceFault('away', 'This server reaches no such provider.');
  return { port, access: openAccess(sealing, { sealed: sealedAccess, keyId }, id) };
}

/**
 * Acts in a connected account, with access that is good: it is made anew before it ends, and once more where the provider knows it no
 * longer. `act` may then run a second time. Throws DeviceFault.
 */
export async function withAccess<T>(
  deps: Pick<Deps, 'db' | 'clock'> & DeviceDeps,
  row: Kept,
  act: (entry: Entry) => Promise<T>,
): Promise<T> {
  const { port, access: kept } = enter(deps.devices, row);
  const endsAt = kept.kind === 'oauth' ? kept.expiresAt : null;
  const isEnding = endsAt !== null && endsAt.getTime() - deps.clock().getTime() < ENDING_MS;
  const access = isEnding ? await anew(deps, row.id, { port, access: kept }) : kept;
  try {
    return await act({ port, access });
  } catch (error) {
    const isOver = error instanceof DeviceFault && error.kind === 'access';
    if (!isOver || access.kind === 'key' || access.refreshToken === null) throw error;
    return act({ port, access: await anew(deps, row.id, { port, access }) });
  }
}

/** Holds the row meanwhile: of several who find the access ended, one asks for another, and the rest take what it got. */
async function anew(
  { db, devices: { sealing } }: Pick<Deps, 'db'> & DeviceDeps,
  id: string,
  { port, access: spent }: Entry,
): Promise<DeviceAccess> {
  return db.$transaction(
    async (tx) => {
      const [row] = await tx.$queryRaw<Pick<Connection, 'sealedAccess' | 'keyId'>[]>`
        select "sealedAccess", "keyId" from "Connection" where id = ${id}::uuid for update`;
      if (!row) throw new DeviceFault('away', 'It was disconnected meanwhile.');
      const now = openAccess(sealing, { sealed: row.sealedAccess, keyId: row.keyId }, id);
      if (JSON.stringify(now) !== JSON.stringify(spent)) return now;
      const access = await port.refresh(now);
      await tx.connection.update({ where: { id }, data: sealAccess(sealing, access, id) });
      return access;
    },
    { timeout: LONGEST_MS },
  );
}
