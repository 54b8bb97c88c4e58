import { DEVICE_PROVIDERS, type DeviceDeps, type DeviceProvider } from '../kernel/devicePort.ts';
import { Forbidden, NotFound } from '../kernel/errors.ts';
import type { Deps } from '../kernel/ports.ts';

/**
 * Hears what a provider says of its accounts: those it names are next in turn, and what there is to do is done by the job. The same said
 * again changes nothing; accounts that nobody connected are passed over. Throws NotFound for a provider that this server does not reach,
 * Forbidden for what is not the provider's.
 */
export async function hearProvider(
  { db, clock, devices: { ports } }: Deps & DeviceDeps,
  provider: string,
  body: unknown,
): Promise<void> {
  const port = DEVICE_PROVIDERS.includes(provider as DeviceProvider) ? ports[provider as DeviceProvider] : undefined;
  if (!port) throw new NotFound('There is no such provider.');
  const notices = port.verifyWebhook(body);
  if (!notices) throw new Forbidden('This did not come from the provider.');
  const now = clock();
  const told = (kind: 'changed' | 'revoked') => ({
    provider,
    externalUserId: { in: notices.flatMap((notice) => (notice.kind === kind ? notice.externalUserId : [])) },
  });
  await db.connection.updateMany({
    // one that was stopped is ended, too, unless it was with the ways in: then it opens no more
    where: { ...told('revoked'), sealedAccess: { not: '' } },
    data: { takenBackAt: now, nextSyncAt: now },
  });
  await db.connection.updateMany({
    where: { ...told('changed'), nextSyncAt: { not: null } },
    data: { nextSyncAt: now },
  });
}
