import { createECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';
import type { PushDeps, PushOutcome } from '../domain/kernel/pushPort.ts';
import { createPublicPost, type PublicAnswer, type PublicPostOptions } from './outbound/publicPost.ts';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;
/** A notice that cannot be shown within a day is old news. */
const TTL_SEC = 86_400;

interface Options extends PublicPostOptions {
  /** The server's own secret: the key follows from it, the same for all of its processes and after each start. */
  secret: string;
  /** Whom a push service may turn to: an https or mailto address. */
  contact: string;
}

/** The server's key pair (VAPID, RFC 8292), base64url. */
export function vapidKeys(secret: string): { publicKey: string; privateKey: string } {
  const ecdh = createECDH(CURVE);
  for (let round = 0; ; round += 1) {
    const key = Buffer.from(hkdfSync('sha256', secret, '', `evenpace web push ${round}`, KEY_BYTES));
    try {
      ecdh.setPrivateKey(key);
      return { publicKey: ecdh.getPublicKey('base64url'), privateKey: key.toString('base64url') };
    } catch {
      // one number in four thousand million is none of the curve's
    }
  }
}

/** Push services answer so for a browser that is gone. What else they answer may be a fault of this server's, for which no browser is forgotten. */
const GONE: readonly number[] = [404, 410];

function outcomeOf(answer: PublicAnswer): PushOutcome {
  if ('trouble' in answer) return answer.trouble === 'private' ? 'gone' : 'failed';
  if (answer.status >= 200 && answer.status < 300) return 'sent';
  return GONE.includes(answer.status) ? 'gone' : 'failed';
}

/** Speaks to the push services of browsers, and to nobody else. */
export function createPush({ secret, contact, ...options }: Options): PushDeps['push'] {
  const { problemOf, send } = createPublicPost(options);
  const keys = vapidKeys(secret);
  return {
    publicKey: keys.publicKey,
    problemOf,
    async send({ endpoint, p256dh, auth }, message) {
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject: contact, ...keys }, TTL: TTL_SEC },
        );
        const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
        return outcomeOf(await send({ url: endpoint, headers: texts, body: body ?? '' }));
      } catch {
        // keys that are none, or a contact that is
        return 'failed';
      }
    },
  };
}
