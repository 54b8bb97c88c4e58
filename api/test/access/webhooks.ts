import { createWebhook } from '../../domain/webhook/webhook.ts';
import { testWebhook } from '../../domain/webhook/webhookDelivery.ts';
import { type Principal, theWorld } from './world.ts';

const made = new Map<string, { webhook: string; delivery: string }>();
const NONE = '00000000-0000-7000-8000-000000000000';

/** Nobody has a webhook, and everybody may make one. */
export const noWebhook = () => theWorld().app.deps.db.webhook.deleteMany({ where: { topics: { isEmpty: false } } });

/** Everybody has a webhook, with a message that is still to be sent. */
export const someWebhook = async () => {
  await noWebhook();
  const { app, principals } = theWorld();
  for (const { viewer } of Object.values(principals)) {
    if (!viewer) continue;
    const browser = { ...viewer, scope: 'session' } as const;
    await app.deps.limits.forget('sendWebhook', viewer.userId);
    const { webhook } = await createWebhook(app.deps, browser, { url: 'http://127.0.0.1:9', topics: ['race'] });
    const { id: delivery } = await testWebhook(app.deps, browser, webhook.id);
    made.set(viewer.userId, { webhook: webhook.id, delivery });
  }
};

const ofTheirs = (kind: 'webhook' | 'delivery', { viewer }: Principal) =>
  `${kind}_${(viewer && made.get(viewer.userId)?.[kind]) ?? NONE}`;
export const webhookOf = (principal: Principal) => ofTheirs('webhook', principal);
export const deliveryOf = (principal: Principal) => ofTheirs('delivery', principal);
