import { randomInt } from 'node:crypto';
import type { WebhookTrouble } from '../../core/codes/webhook.ts';
import { encodeId } from '../../core/units/ids.ts';
import { Prisma } from '../../db/client.ts';
import type { User, Webhook, WebhookDelivery } from '../../generated/prisma/client.ts';
import type { DeviceDeps } from '../kernel/devicePort.ts';
import type { Deps, MailDeps } from '../kernel/ports.ts';
import type { WebhookDeps } from '../kernel/webhookPort.ts';
import { hostOf } from './webhook.ts';
import { type OffByItself, webhookOffEmail } from './webhook.emails.ts';

const SECOND_MS = 1000;
const HOUR_SEC = 3600;
/** How long after each try the next follows, at the earliest: as Standard Webhooks proposes. */
const RETRIES_SEC = [5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_SEC)];
/** So much later at the latest, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A turn takes on nothing more after so long, so that a slow address is no slower for its own backlog alone. */
const TURN_MS = 15 * SECOND_MS;
/** Longer than a turn may take; a process that dies leaves the webhook to the others then. */
const LEASE_MS = 60 * SECOND_MS;
const AT_ONCE = 50;
/** An address that has just failed is left alone for so long, whatever else there is for it. */
const BREATH_MS = 5 * SECOND_MS;
const OFF_AFTER_MS = 5 * 86_400 * SECOND_MS;
/** A single failure after days of silence switches nothing off. */
const MIN_TRIES = 3;
const GONE = 410;

const isDue = (now: Date) => Prisma.sql`d."doneAt" IS NULL AND (d."nextAt" IS NULL OR d."nextAt" <= ${now})`;

/** Claims a webhook for which there is something to send; empty: there is none. Several server processes share them. */
export async function claimDueWebhooks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<string[]> {
  const now = clock();
  const rows = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Webhook" SET "waitUntil" = ${new Date(now.getTime() + LEASE_MS)} WHERE id IN (
      SELECT w.id FROM "Webhook" w LEFT JOIN "AccessToken" t ON t.id = w."tokenId"
      WHERE w."offSince" IS NULL AND w."waitUntil" <= ${now}
        AND (w."tokenId" IS NULL OR (t."revokedAt" IS NULL AND t."expiresAt" > ${now}))
        AND EXISTS (SELECT FROM "WebhookDelivery" d WHERE d."webhookId" = w.id AND ${isDue(now)})
      ORDER BY w."waitUntil" LIMIT 1 FOR UPDATE OF w SKIP LOCKED) RETURNING id`;
  return rows.map(({ id }) => id);
}

type DeliverDeps = Deps & DeviceDeps & WebhookDeps & MailDeps;
type Owned = Webhook & { user: User };

/**
 * Sends what is due to a webhook, the oldest first, until one fails; answers how many arrived. Each is sent before it is written down,
 * so that whoever dies in between sends it again, under the same id.
 */
export async function deliverDue(deps: DeliverDeps, webhookId: string, { site }: { site: string }): Promise<number> {
  const { db, clock } = deps;
  const webhook = await db.webhook.findUnique({ where: { id: webhookId }, include: { user: true } });
  if (!webhook || webhook.offSince) return 0;
  const secrets = secretsOf(deps, webhook);
  if (secrets.length === 0) {
    await switchOff(deps, webhook, { why: 'unsigned', site });
    return 0;
  }
  await dropUnseen(deps, webhook);
  const ends = clock().getTime() + TURN_MS;
  let arrived = 0;
  let waitUntil = clock();
  for (const delivery of await dueOf(deps, webhookId)) {
    if (clock().getTime() >= ends) break;
    const trouble = await deliver(deps, { webhook, secrets, site }, delivery);
    if (trouble === null) arrived += 1;
    else {
      waitUntil = new Date(clock().getTime() + BREATH_MS);
      break;
    }
  }
  await db.webhook.updateMany({ where: { id: webhookId }, data: { waitUntil } });
  return arrived;
}

const dueOf = ({ db, clock }: Deps, webhookId: string) =>
  db.$queryRaw<WebhookDelivery[]>`
    SELECT d.* FROM "WebhookDelivery" d WHERE d."webhookId" = ${webhookId}::uuid AND ${isDue(clock())}
    ORDER BY d."nextAt" NULLS FIRST, d.at, d.id LIMIT ${AT_ONCE}`;

/** A coach who has lost an athlete is told of nothing more but that. */
async function dropUnseen({ db }: Deps, { id, about, userId }: Webhook): Promise<void> {
  if (about !== 'coached') return;
  await db.$executeRaw`
    DELETE FROM "WebhookDelivery" d WHERE d."webhookId" = ${id}::uuid AND d."doneAt" IS NULL
      AND d.type NOT IN ('athlete.left', 'webhook.test') AND NOT EXISTS (
        SELECT FROM "CoachAssignment" k JOIN "Coach" c ON c.id = k."coachId"
        WHERE k."athleteId" = d."athleteId" AND k."endedAt" IS NULL AND c."userId" = ${userId}::uuid)`;
}

/** The secrets that sign now. */
function secretsOf({ devices, clock }: DeliverDeps, row: Webhook): string[] {
  const { id, sealedSecret, keyId, formerSealed, formerKeyId, formerUntil } = row;
  const kept = [
    { sealed: sealedSecret, keyId },
    ...(formerSealed && formerKeyId && formerUntil! > clock() ? [{ sealed: formerSealed, keyId: formerKeyId }] : []),
  ];
  return kept.flatMap((one) => devices.sealing.open(one, id) ?? []);
}

/** What is sent: which thing changed, and no more; who may see it asks for the rest. */
const bodyOf = ({ type, at, subject, athleteId, revision }: WebhookDelivery) =>
  JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { id: subject, athleteId: encodeId('athlete', athleteId), ...(revision !== null && { revision }) },
  });

/** Answers what went wrong; null: it arrived. */
async function deliver(
  deps: DeliverDeps,
  { webhook, secrets, site }: { webhook: Owned; secrets: string[]; site: string },
  delivery: WebhookDelivery,
): Promise<WebhookTrouble | null> {
  const { db, clock, webhooks } = deps;
  const answer = await webhooks.send({
    url: webhook.url,
    id: encodeId('delivery', delivery.id),
    at: clock(),
    body: bodyOf(delivery),
    secrets,
  });
  const now = clock();
  const status = 'status' in answer ? answer.status : null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const trouble = isTaken ? null : 'trouble' in answer ? answer.trouble : 'refused';
  const tries = delivery.tries + 1;
  const waitSec = isTaken ? undefined : RETRIES_SEC[delivery.tries];
  const isOver = waitSec === undefined;
  await db.webhookDelivery.updateMany({
    where: { id: delivery.id },
    data: {
      tries,
      triedAt: now,
      status,
      trouble,
      nextAt: isOver ? null : new Date(now.getTime() + jittered(waitSec)),
      doneAt: isOver ? now : null,
    },
  });
  if (isTaken) {
    await db.webhook.updateMany({
      where: { id: webhook.id, failingSince: { not: null } },
      data: { failingSince: null },
    });
    return null;
  }
  await noteFailure(deps, webhook, { isGone: status === GONE, tries, now, site });
  return trouble;
}

const jittered = (seconds: number) => randomInt(seconds * SECOND_MS, Math.ceil(seconds * SECOND_MS * (1 + JITTER)));

/** Switches off what has not taken anything for too long, and says so. */
async function noteFailure(
  deps: DeliverDeps,
  webhook: Owned,
  { isGone, tries, now, site }: { isGone: boolean; tries: number; now: Date; site: string },
): Promise<void> {
  const { id, failingSince } = webhook;
  const since = failingSince ?? now;
  await deps.db.webhook.updateMany({ where: { id, failingSince: null }, data: { failingSince: since } });
  const isDead = tries >= MIN_TRIES && now.getTime() - since.getTime() >= OFF_AFTER_MS;
  if (isGone || isDead) await switchOff(deps, webhook, { why: isGone ? 'gone' : 'failing', site });
}

async function switchOff(
  { db, mail, clock }: DeliverDeps,
  { id, url, user }: Owned,
  { why, site }: { why: OffByItself; site: string },
): Promise<void> {
  const { count } = await db.webhook.updateMany({
    where: { id, offSince: null },
    data: { offSince: clock(), offWhy: why },
  });
  if (count > 0) mail?.post(async () => webhookOffEmail(user, { host: hostOf(url), why, site }));
}
