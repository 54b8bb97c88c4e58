import { randomBytes } from 'node:crypto';
import type { TokenScope } from '../../core/codes/tokenScope.ts';
import type { WebhookTopic } from '../../core/codes/webhook.ts';
import { recordAccountEvent } from '../account/accountEvent.ts';
import { assertStillIn } from '../account/waysIn.ts';
import { assertCoach, assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import type { DeviceDeps } from '../kernel/devicePort.ts';
import { InvalidInput, NotFound } from '../kernel/errors.ts';
import { assertRoom } from '../kernel/maxRows.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, Tx } from '../kernel/ports.ts';
import type { Sealing } from '../kernel/sealing.ts';
import { assertScope } from '../kernel/tokenScopes.ts';
import { parse } from '../kernel/validation.ts';
import type { WebhookDeps } from '../kernel/webhookPort.ts';
import { newWebhook, type WebhookAbout, webhookChange } from './webhook.schema.ts';

const SECRET_BYTES = 32;
/** How long the former secret goes on signing beside the new one. */
const BOTH_SIGN_MS = 86_400_000;
/** Told to who asks for the secret again. */
export const WEBHOOK_RENEWAL = 'Ask for a new secret of that webhook with another key.';

/** failing: it is tried again. off: nothing is sent, and nothing kept to be sent. */
export type WebhookState = 'on' | 'failing' | 'off';

export interface Webhook {
  id: string;
  url: string;
  about: WebhookAbout;
  topics: WebhookTopic[];
  state: WebhookState;
  /** Why it fails or is off, a sentence; null: nothing is wrong. */
  trouble: string | null;
  createdAt: Date;
}

/** gone: the address asked for nothing more. unsigned: its secret does not open. ended: with everything else that lets somebody in. */
export type OffWhy = 'owner' | 'failing' | 'gone' | 'unsigned' | 'ended';

const shown = {
  id: true,
  url: true,
  about: true,
  topics: true,
  createdAt: true,
  failingSince: true,
  offSince: true,
  offWhy: true,
  token: { select: { revokedAt: true, expiresAt: true } },
} as const;
type Shown = Pick<Webhook, 'id' | 'url' | 'createdAt'> & {
  about: string;
  topics: string[];
  failingSince: Date | null;
  offSince: Date | null;
  offWhy: string | null;
  token: { revokedAt: Date | null; expiresAt: Date } | null;
};

const OFF: Readonly<Record<OffWhy, string | null>> = {
  owner: null,
  failing: 'Nothing arrived for five days, so it was switched off. Switch it on when the address answers again.',
  gone: 'The address answered that it is gone (410), so it was switched off.',
  unsigned: 'Its secret is lost, so it was switched off. Give it a new one, then switch it on.',
  ended: 'It was switched off with the other ways into your account.',
};
const TOKEN_ENDED = 'The access token that made it has ended. Switch it on to send without that token.';
const FAILING = 'The last message did not arrive. It is sent again by itself, later each time.';

function webhookOf({ failingSince, offSince, offWhy, token, ...row }: Shown, now: Date): Webhook {
  const isOver = token !== null && (token.revokedAt !== null || token.expiresAt <= now);
  return {
    ...row,
    about: row.about as WebhookAbout,
    topics: row.topics as WebhookTopic[],
    state: offSince || isOver ? 'off' : failingSince ? 'failing' : 'on',
    trouble: offSince ? OFF[offWhy as OffWhy] : isOver ? TOKEN_ENDED : failingSince && FAILING,
  };
}

/** What a token must be able to read by itself, so that a webhook tells it nothing more. */
const READS: Readonly<Record<WebhookTopic, TokenScope>> = {
  workout: 'schedule:read',
  schedule: 'schedule:read',
  activity: 'activities:read',
  check_in: 'wellness:read',
  race: 'season:read',
  athlete: 'profile:read',
};

/** A browser, or a token with a scope for it: what that makes ends with it. Throws Forbidden. */
function assertMayHook(viewer: Viewer, does: 'read' | 'write'): void {
  if (!viewer.scopes) return assertSession(viewer);
  assertScope(viewer, `webhooks:${does}`);
}

function assertMayHear(viewer: Viewer, topics: readonly WebhookTopic[], about?: WebhookAbout): void {
  for (const topic of topics) assertScope(viewer, READS[topic]);
  if (about === 'coached') assertScope(viewer, 'coach:read');
}

/** All of one's own, and for a token those that it made. */
const theirs = ({ userId, scope, tokenId }: Viewer) =>
  scope === 'session' ? { userId } : { userId, tokenId: tokenId! };

/** The viewer's webhooks, the oldest first. */
export async function listWebhooks({ db, clock }: Deps, viewer: Viewer): Promise<Webhook[]> {
  assertMayHook(viewer, 'read');
  const rows = await db.webhook.findMany({
    where: theirs(viewer),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: shown,
  });
  return rows.map((row) => webhookOf(row, clock()));
}

/** One of them; null: not the viewer's. */
export async function findWebhook({ db, clock }: Deps, viewer: Viewer | null, id: string): Promise<Webhook | null> {
  const row = await db.webhook.findFirst({ where: { AND: [{ id }, visibleTo(viewer).webhook] }, select: shown });
  return row && webhookOf(row, clock());
}

type WebhookActDeps = Deps & DeviceDeps & WebhookDeps;

function assertReachable({ webhooks }: WebhookDeps, url: string | undefined): void {
  const problem = url === undefined ? null : webhooks.problemOf(url);
  if (problem !== null) throw new InvalidInput([{ path: 'url', message: problem }]);
}

/** In the form of Standard Webhooks. */
const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

function sealedOf(sealing: Sealing, secret: string, id: string): { sealedSecret: string; keyId: string } {
  const { sealed, keyId } = sealing.seal(secret, id);
  return { sealedSecret: sealed, keyId };
}

/** Where it goes, without what may be secret in it: as records name it. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/**
 * Makes a webhook, `{url, about?, topics}`: of one's own training, or of the athletes whom one coaches. `secret` is shown once and kept
 * sealed. Throws InvalidInput, Forbidden (a token without the scopes, or `coached` by no coach) and NotPossible (LIMIT_REACHED).
 */
export async function createWebhook(
  deps: WebhookActDeps,
  viewer: Viewer,
  input: unknown,
): Promise<{ webhook: Webhook; secret: string }> {
  assertMayHook(viewer, 'write');
  const { url, about = 'own', topics } = parse(newWebhook, input);
  assertMayHear(viewer, topics, about);
  if (about === 'coached') assertCoach(viewer);
  assertReachable(deps, url);
  const { db, clock, devices } = deps;
  const { userId } = viewer;
  const now = clock();
  const id = newId(now);
  const secret = newSecret();
  const row = await db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    assertRoom('webhooks', await tx.webhook.count({ where: { userId } }));
    await recordAccountEvent(tx, userId, 'webhook-created', now, hostOf(url));
    const data = { id, ...theirs(viewer), about, url, topics, createdAt: now, waitUntil: now };
    return tx.webhook.create({ data: { ...data, ...sealedOf(devices.sealing, secret, id) }, select: shown });
  });
  return { webhook: webhookOf(row, now), secret };
}

/** Throws NotFound for any that is not the viewer's. */
async function findOwn(db: Pick<Tx, 'webhook'>, viewer: Viewer, id: string | null) {
  const row = id === null ? null : await db.webhook.findFirst({ where: { id, ...theirs(viewer) } });
  if (!row) throw new NotFound('Webhook not found.');
  return row;
}

/** Changes a webhook, `{url?, topics?, isOn?}`; what is to be sent still is. Throws InvalidInput, NotFound, and Forbidden for a token without the scope. */
export async function updateWebhook(
  deps: WebhookActDeps,
  viewer: Viewer,
  id: string | null,
  input: unknown,
): Promise<Webhook> {
  assertMayHook(viewer, 'write');
  const { isOn, url, topics } = parse(webhookChange, input);
  assertMayHear(viewer, topics ?? []);
  assertReachable(deps, url);
  const now = deps.clock();
  const row = await deps.db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    const before = await findOwn(tx, viewer, id);
    const goesOn = isOn === true && before.offSince !== null;
    const goesOff = isOn === false && before.offSince === null;
    await recordAccountEvent(tx, viewer.userId, 'webhook-changed', now, hostOf(url ?? before.url));
    return tx.webhook.update({
      where: { id: before.id },
      data: {
        ...(url !== undefined && { url }),
        ...(topics !== undefined && { topics }),
        // switched on in a browser, it is its owner's
        ...(isOn === true && viewer.scope === 'session' && { tokenId: null }),
        ...(goesOn && { offSince: null, offWhy: null, failingSince: null }),
        ...(goesOff && { offSince: now, offWhy: 'owner' satisfies OffWhy }),
      },
      select: shown,
    });
  });
  return webhookOf(row, now);
}

/** Gives a webhook a new secret; the former goes on signing beside it for a day. Throws NotFound, and Forbidden for a token without the scope. */
export async function rotateWebhookSecret(
  deps: WebhookActDeps,
  viewer: Viewer,
  id: string | null,
): Promise<{ webhook: Webhook; secret: string }> {
  assertMayHook(viewer, 'write');
  const now = deps.clock();
  const secret = newSecret();
  const row = await deps.db.$transaction(async (tx) => {
    await assertStillIn(tx, viewer);
    const before = await findOwn(tx, viewer, id);
    await recordAccountEvent(tx, viewer.userId, 'webhook-changed', now, hostOf(before.url));
    return tx.webhook.update({
      where: { id: before.id },
      data: {
        ...sealedOf(deps.devices.sealing, secret, before.id),
        formerSealed: before.sealedSecret,
        formerKeyId: before.keyId,
        formerUntil: new Date(now.getTime() + BOTH_SIGN_MS),
      },
      select: shown,
    });
  });
  return { webhook: webhookOf(row, now), secret };
}

/** Ends a webhook at once, with all that was still to be sent. Throws NotFound, and Forbidden for a token without the scope. */
export async function deleteWebhook({ db, clock }: Deps, viewer: Viewer, id: string | null): Promise<void> {
  assertMayHook(viewer, 'write');
  await db.$transaction(async (tx) => {
    const { url, id: own } = await findOwn(tx, viewer, id);
    const { count } = await tx.webhook.deleteMany({ where: { id: own } });
    if (count === 0) throw new NotFound('Webhook not found.');
    await recordAccountEvent(tx, viewer.userId, 'webhook-ended', clock(), hostOf(url));
  });
}
