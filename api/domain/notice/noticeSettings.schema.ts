import { z } from 'zod';
import { NOTICE_KINDS, type NoticeKind } from '../../core/codes/notice.ts';
import { oneOf, optionalWholeNumber, optionalYesOrNo } from '../kernel/validation.ts';

export const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];

const kinds = z
  .array(oneOf(KINDS, `Kinds must be some of: ${KINDS.join(', ')}.`))
  .nullish()
  // in the order in which they are offered, each once
  .transform((chosen) => (chosen ? KINDS.filter((kind) => chosen.includes(kind)) : null));
const hour = (message: string) => optionalWholeNumber(0, 23, message);

/** What is left out stays as it is. */
export const noticeSettings = z.strictObject({
  /** What is pushed. */
  push: kinds,
  /** What comes by e-mail. */
  email: kinds,
  /** Hours of the day, 0 to 23; the same: nobody is left alone. */
  quietFrom: hour('Quiet hours begin at a whole hour from 0 to 23.'),
  quietUntil: hour('Quiet hours end at a whole hour from 0 to 23.'),
});

const MAX_ENDPOINT = 1000;
const key = (label: string, bytes: number) =>
  z.string(`${label} is needed.`).refine((text) => Buffer.from(text, 'base64url').byteLength === bytes, {
    message: `${label} must be ${bytes} bytes as base64url.`,
  });

/** As a browser's PushSubscription tells it. */
export const pushSubscription = z.strictObject({
  endpoint: z.string('Endpoint is needed.').max(MAX_ENDPOINT, `Endpoint must be at most ${MAX_ENDPOINT} characters.`),
  p256dh: key('p256dh', 65),
  auth: key('auth', 16),
  /** It is shown one at once. */
  greets: optionalYesOrNo('greets'),
});
