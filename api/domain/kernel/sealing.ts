import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** A secret as it is stored: no use without the key that it names. */
export interface Sealed {
  /** Which key sealed it: tells a text of a former secret from a changed one. */
  keyId: string;
  /** Nonce, tag and text in base64url. */
  sealed: string;
}

/** Seals texts that have to be read again, such as the tokens of a device account; a password is hashed instead. */
export interface Sealing {
  /** `about` is what the text belongs to, such as a row's id: it opens in no other place. */
  seal(text: string, about: string): Sealed;
  /** Null: by no key that is known, or changed since. */
  open(sealed: Sealed, about: string): string | null;
  /** It was sealed by a former secret, and wants to be sealed anew. */
  isFormer(sealed: Sealed): boolean;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

function derived(secret: string, use: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `evenpace ${use}`, bytes));
}

/** AES-256-GCM with keys made of the server's secrets: the first seals, all of them open. */
export function createSealing([current, ...former]: readonly [string, ...string[]]): Sealing {
  const keyOf = (secret: string) => ({
    id: derived(secret, 'sealing key id', 6).toString('base64url'),
    key: derived(secret, 'sealing key', 32),
  });
  const sealer = keyOf(current);
  const keys = new Map([sealer, ...former.map(keyOf)].map(({ id, key }) => [id, key]));

  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealer.key, nonce).setAAD(Buffer.from(about));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return {
        keyId: sealer.id,
        sealed: Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url'),
      };
    },
    open({ keyId, sealed }, about) {
      const key = keys.get(keyId);
      const bytes = Buffer.from(sealed, 'base64url');
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    isFormer: ({ keyId }) => keyId !== sealer.id,
  };
}
