import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Bytes below which a text travels in one packet either way. */
const WORTH_IT = 1024;

const brotli = promisify(brotliCompress);
const PACK: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** For bytes that are sent more than once: makes each encoding of them once. Null: not worth it. */
export function packedOnce(bytes: Buffer): ((encoding: Encoding) => Promise<Buffer>) | null {
  if (bytes.length < WORTH_IT) return null;
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? PACK[encoding](bytes);
    made.set(encoding, known);
    return known;
  };
}
