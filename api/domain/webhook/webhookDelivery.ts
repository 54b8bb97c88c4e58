import type { WebhookTrouble } from '../../core/codes/webhook.ts';
import { encodeId } from '../../core/units/ids.ts';
import { consumeRateLimit } from '../account/account.ts';
import { assertSession, type Viewer, visibleTo } from '../kernel/access.ts';
import { NotFound, NotPossible } from '../kernel/errors.ts';
import { newId } from '../kernel/newId.ts';
import type { Deps, RateLimits } from '../kernel/ports.ts';

/** How many are listed of each webhook. */
const LISTED = 20;

/** waiting: never tried yet. trying: it is tried again. given-up: only by hand. */
export type WebhookDeliveryState = 'waiting' | 'delivered' | 'trying' | 'given-up';

export interface WebhookDelivery {
  id: string;
  webhookId: string;
  /** Such as workout.updated. */
  type: string;
  /** Id of what changed, as it leaves the server. */
  subject: string;
  at: Date;
  state: WebhookDeliveryState;
  tries: number;
  triedAt: Date | null;
  /** When it is tried next; null: in a moment, or not any more. */
  nextAt: Date | null;
  status: number | null;
  /** Why the last try did not go well, a sentence; null: it did, or there was none. */
  trouble: string | null;
}

const shown = {
  id: true,
  webhookId: true,
  type: true,
  subject: true,
  at: true,
  tries: true,
  triedAt: true,
  nextAt: true,
  doneAt: true,
  status: true,
  trouble: true,
} as const;
type Shown = Omit<WebhookDelivery, 'state' | 'trouble'> & { doneAt: Date | null; trouble: string | null };

const TROUBLES: Readonly<Record<WebhookTrouble, (status: number | null) => string>> = {
  refused: (status) => `It was answered with ${status}, and only 2xx says that it arrived.`,
  slow: () => 'There was no answer within ten seconds.',
  unreachable: () => 'There was no connection.',
  private: () => 'The address leads into a private network, where nothing is sent.',
};

const deliveryOf = ({ doneAt, ...row }: Shown): WebhookDelivery => ({
  ...row,
  nextAt: doneAt ? null : row.nextAt,
  state: doneAt ? (row.trouble === null ? 'delivered' : 'given-up') : row.tries > 0 ? 'trying' : 'waiting',
  trouble: row.trouble === null ? null : TROUBLES[row.trouble as WebhookTrouble](row.status),
});

/** What was lately sent, or is to be, for each of the viewer's webhooks: the newest first. */
export async function listDeliveries(
  { db }: Deps,
  viewer: Viewer | null,
  webhookIds: readonly string[],
): Promise<ReadonlyMap<string, WebhookDelivery[]>> {
  const listed = await Promise.all(
    webhookIds.map((webhookId) =>
      db.webhookDelivery.findMany({
        where: { webhookId, webhook: visibleTo(viewer).webhook },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        take: LISTED,
        select: shown,
      }),
    ),
  );
  return new Map(webhookIds.map((id, i) => [id, listed[i]!.map(deliveryOf)]));
}

/** One of them; null: of no webhook of the viewer's. */
export async function findDelivery({ db }: Deps, viewer: Viewer | null, id: string): Promise<WebhookDelivery | null> {
  const row = await db.webhookDelivery.findFirst({
    where: { id, webhook: visibleTo(viewer).webhook },
    select: shown,
  });
  return row && deliveryOf(row);
}

type AskingDeps = Deps & { limits: RateLimits };

function assertOn({ offSince }: { offSince: Date | null }): void {
  if (offSince) throw new NotPossible('WEBHOOK_OFF', 'This webhook is switched off. Switch it on first.');
}

/**
 * Sends a `webhook.test` in a moment. Throws NotFound, NotPossible (WEBHOOK_OFF), RateLimited, and Forbidden when asked with a token.
 */
export async function testWebhook(deps: AskingDeps, viewer: Viewer, id: string | null): Promise<WebhookDelivery> {
  assertSession(viewer);
  const { db, clock, limits } = deps;
  const webhook = id === null ? null : await db.webhook.findFirst({ where: { id, userId: viewer.userId } });
  if (!webhook) throw new NotFound('Webhook not found.');
  assertOn(webhook);
  await consumeRateLimit(limits, 'sendWebhook', viewer.userId);
  const now = clock();
  const row = await db.webhookDelivery.create({
    data: {
      id: newId(now),
      webhookId: webhook.id,
      athleteId: viewer.athleteId,
      type: 'webhook.test',
      subject: encodeId('webhook', webhook.id),
      at: now,
    },
    select: shown,
  });
  return deliveryOf(row);
}

/** Sends one again in a moment, under its own id, and tries as often as the first time. Throws as testWebhook does. */
export async function redeliver(deps: AskingDeps, viewer: Viewer, id: string | null): Promise<WebhookDelivery> {
  assertSession(viewer);
  const { db, limits } = deps;
  const found =
    id === null
      ? null
      : await db.webhookDelivery.findFirst({
          where: { id, webhook: { userId: viewer.userId } },
          select: { webhook: { select: { offSince: true } } },
        });
  if (!found) throw new NotFound('Delivery not found.');
  assertOn(found.webhook);
  await consumeRateLimit(limits, 'sendWebhook', viewer.userId);
  const row = await db.webhookDelivery.update({
    where: { id: id! },
    data: { tries: 0, nextAt: null, doneAt: null, status: null, trouble: null },
    select: shown,
  });
  return deliveryOf(row);
}
