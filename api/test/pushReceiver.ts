import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The content that a browser finds in a push message: aes128gcm of RFC 8188 with the keys of RFC 8291. */
function decrypted(body: Buffer, { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20]!];
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const derive = (key: Buffer, with_: Buffer, what: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, with_, what, bytes));
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // a byte that ends the content, and nothing but zeros behind it
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

export interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

/** A push service with one browser: keeps what the browser is shown, and answers with `status`. */
export async function startPushService() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const shown: Pushed[] = [];
  const headers: Record<string, unknown>[] = [];
  const addresses: string[] = [];
  const standing = { status: 201 };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    headers.push(request.headers);
    addresses.push(request.url ?? '');
    if (standing.status === 201) shown.push(JSON.parse(decrypted(body, { ecdh, auth })) as Pushed);
    response.writeHead(standing.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** What the browser's PushSubscription holds; `name` tells browsers apart. */
    subscription: (name = 'one') => ({
      endpoint: `http://127.0.0.1:${port}/${name}`,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    }),
    shown,
    headers,
    /** Paths that were asked, one for each message. */
    addresses,
    answers: (status: number) => void (standing.status = status),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
