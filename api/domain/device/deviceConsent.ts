import type { ConsentOutcome } from '../../core/codes/consentOutcome.ts';
import { DEVICE_CONSENTS } from '../../core/messages/deviceConsent.ts';
import type { DeviceConsent } from '../../generated/prisma/client.ts';
import { consumeRateLimit, hashOfSecret } from '../account/account.ts';
import { assertMay, assertSession, type Viewer } from '../kernel/access.ts';
import {
  DEVICE_PROVIDERS,
  DeviceFault,
  type DeviceGrant,
  type DeviceProvider,
  PROVIDER_NAMES,
} from '../kernel/devicePort.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { assertNotConnected, type DeviceAccountDeps, keepGrant, portOf } from './deviceAccount.ts';

/** Long enough to sign in there, and to read. */
const CONSENT_MS = 10 * 60_000;

/**
 * Begins to connect a device account by consent: answers the provider's address that asks for it. What comes back is good once, in the
 * browser that asked. Throws NotPossible (DEVICE_CONNECTED, DEVICE_AWAY), RateLimited, and Forbidden when asked with a token.
 */
export async function askForConsent(
  deps: DeviceAccountDeps,
  viewer: Viewer,
  { provider, site }: { provider: DeviceProvider; site: string },
): Promise<string> {
  assertSession(viewer);
  const { db, clock, devices } = deps;
  await assertMay(db, viewer, 'own', viewer.athleteId);
  await consumeRateLimit(deps.limits, 'connectDevice', viewer.userId);
  await assertNotConnected(deps, viewer, provider);
  const { authorize } = portOf(devices, provider);
  if (!authorize || !viewer.sessionHash)
    throw new NotPossible('DEVICE_AWAY', `${PROVIDER_NAMES[provider]} is connected by a key on this server.`);
  const redirectUri = `${site}/api/devices/${provider}/callback`;
  const { address, state, codeVerifier } = await authorize(redirectUri);
  const stateHash = hashOfSecret(state);
  const { sealed: sealedVerifier, keyId } = devices.sealing.seal(codeVerifier, stateHash);
  await db.deviceConsent.create({
    data: {
      stateHash,
      sessionHash: viewer.sessionHash,
      provider,
      sealedVerifier,
      keyId,
      redirectUri,
      consentText: DEVICE_CONSENTS[provider],
      expiresAt: new Date(clock().getTime() + CONSENT_MS),
    },
  });
  return address;
}

/**
 * Hears with what the athlete came back from the provider, and connects the account where they consented; whoever comes back is led on,
 * whatever came of it. Throws NotFound for a provider that this server does not reach.
 */
export async function hearConsent(
  deps: DeviceAccountDeps,
  viewer: Viewer | null,
  { provider: name, query }: { provider: string; query: URLSearchParams },
): Promise<ConsentOutcome> {
  const provider = DEVICE_PROVIDERS.find((known) => known === name);
  if (!provider || !deps.devices.ports[provider]?.authorize) throw new NotFound('There is no such provider.');
  const asked = await takeAsked(deps, viewer, provider, query.get('state') ?? '');
  if (!viewer || !asked) return 'ended';
  if (query.has('error')) return query.get('error') === 'access_denied' ? 'denied' : 'failed';
  try {
    const grant = await grantOf(deps, asked, query);
    if (!grant) return 'ended';
    const kept = await keepGrant(deps, viewer, { provider, grant, consentText: asked.consentText });
    if (!kept) await giveUp(deps, provider, grant);
    return kept ? 'connected' : 'other';
  } catch (error) {
    if (error instanceof NotPossible && error.code === 'DEVICE_CONNECTED') return 'taken';
    if (!(error instanceof DeviceFault)) throw error;
    return error.kind === 'refused' || error.kind === 'access' ? 'failed' : 'away';
  }
}

/** Gives back what is of no use, unless the same account lets somebody else in: giving it back would end that, too. */
async function giveUp(
  { db, devices }: DeviceAccountDeps,
  provider: DeviceProvider,
  { access, externalUserId }: DeviceGrant,
): Promise<void> {
  if ((await db.connection.count({ where: { provider, externalUserId } })) > 0) return;
  const revoked = portOf(devices, provider).revoke(access);
  await revoked.catch((error: unknown) => {
    if (!(error instanceof DeviceFault)) throw error;
  });
}

/** What was asked with that state in this browser, once; null: nothing, or too long ago. */
async function takeAsked(
  { db, clock }: DeviceAccountDeps,
  viewer: Viewer | null,
  provider: DeviceProvider,
  state: string,
): Promise<(DeviceConsent & { state: string }) | null> {
  if (!viewer?.sessionHash) return null;
  const [asked] = await db.$queryRaw<DeviceConsent[]>`
    delete from "DeviceConsent" where "stateHash" = ${hashOfSecret(state)} and "sessionHash" = ${viewer.sessionHash} and provider = ${provider} and "expiresAt" > ${clock()}
    returning *`;
  return asked ? { ...asked, state } : null;
}

/** Null: what shows who asked does not open any more. */
async function grantOf(
  { devices }: DeviceAccountDeps,
  { provider, state, stateHash, sealedVerifier, keyId, redirectUri }: DeviceConsent & { state: string },
  query: URLSearchParams,
): Promise<DeviceGrant | null> {
  const codeVerifier = devices.sealing.open({ sealed: sealedVerifier, keyId }, stateHash);
  if (codeVerifier === null) return null;
  const answer = query.toString();
  const port = portOf(devices, provider as DeviceProvider);
  return port.exchange({ kind: 'consent', answer, state, codeVerifier, redirectUri });
}
