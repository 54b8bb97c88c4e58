import { z } from 'zod';
import { WEBHOOK_TOPICS, type WebhookTopic } from '../../core/codes/webhook.ts';
import { checked, oneOf, text, wordsShape, yesOrNo } from '../kernel/validation.ts';

export const WEBHOOK_ABOUT = ['own', 'coached'] as const;
export type WebhookAbout = (typeof WEBHOOK_ABOUT)[number];
export const TOPICS = Object.keys(WEBHOOK_TOPICS) as WebhookTopic[];

const MAX_URL = 500;
const url = text('Address', { most: MAX_URL });
const topics = checked<WebhookTopic[]>(
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((topic) => TOPICS.includes(topic as WebhookTopic))
      ? null
      : `Topics must be some of: ${TOPICS.join(', ')}.`,
  wordsShape(TOPICS, 1),
).transform((chosen) => TOPICS.filter((topic) => chosen.includes(topic)));

/** An address that is to be told of changes. */
export const newWebhook = z.strictObject({
  url,
  about: oneOf(WEBHOOK_ABOUT, `About must be one of: ${WEBHOOK_ABOUT.join(', ')}.`).optional(),
  topics,
});

/** What is left out stays. */
export const webhookChange = z.strictObject({
  url: url.optional(),
  topics: topics.optional(),
  isOn: yesOrNo('isOn').optional(),
});
