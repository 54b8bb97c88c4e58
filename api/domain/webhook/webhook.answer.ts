import { z } from 'zod';
import { id, instant } from '../kernel/answer.ts';
import { TOPICS, WEBHOOK_ABOUT } from './webhook.schema.ts';

const shown = z
  .object({
    id: id('webhook'),
    url: z.string(),
    about: z.enum(WEBHOOK_ABOUT),
    topics: z.array(z.enum(TOPICS)),
    state: z.enum(['on', 'failing', 'off']),
    trouble: z.string().nullable().describe('Why it fails or is off; null: nothing is wrong.'),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' });
export const webhook = z.object({ webhook: shown });
export const webhooks = z.object({ webhooks: z.array(shown) });
export const webhookWithSecret = webhook.extend({
  secret: z.string().describe('What signs (`whsec_…`); it is not shown again.'),
});
