import type { Connection } from '../../generated/prisma/client.ts';
import { type DeviceAccess, type DeviceDeps, DeviceFault, type DeviceProvider } from '../kernel/devicePort.ts';
import type { Sealed, Sealing } from '../kernel/sealing.ts';

/** The access as it is stored: it opens in the row of that id alone. */
export function sealAccess(
  sealing: Sealing,
  access: DeviceAccess,
  id: string,
): { sealedAccess: string; keyId: string } {
  const { sealed, keyId } = sealing.seal(JSON.stringify(access), id);
  return { sealedAccess: sealed, keyId };
}

function openAccess(sealing: Sealing, stored: Sealed, id: string): DeviceAccess | null {
  const text = sealing.open(stored, id);
  if (text === null) return null;
  const access = JSON.parse(text) as DeviceAccess;
  return access.kind === 'key' || access.expiresAt === null
    ? access
    : { ...access, expiresAt: new Date(access.expiresAt) };
}

/** The way into a connected account. Throws DeviceFault: access, where it no longer opens; away, where this server has no way to it. */
export function enter(
  { ports, sealing }: DeviceDeps['devices'],
  { id, provider, sealedAccess, keyId }: Pick<Connection, 'id' | 'provider' | 'sealedAccess' | 'keyId'>,
) {
  const port = ports[provider as DeviceProvider];
  if (!port) throw new DeviceFault('away', 'This server reaches no such provider.');
  const access = openAccess(sealing, { sealed: sealedAccess, keyId }, id);
  if (!access) throw new DeviceFault('access', 'The access does not open with the key of this server.');
  return { port, access };
}
