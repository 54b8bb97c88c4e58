import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { encodingOf } from './compressed.ts';
import { packedOnce } from './graphql/packed.ts';
import { printSchemaSdl } from './graphql/schemaSdl.ts';

/** schema.graphql as this server answers it; each encoding of it has a tag of its own. */
export function schemaSdlFile(): RequestHandler {
  const make = () => {
    const bytes = Buffer.from(printSchemaSdl());
    return { bytes, hash: createHash('sha256').update(bytes).digest('base64url'), packed: packedOnce(bytes)! };
  };
  let made: ReturnType<typeof make> | undefined;
  return async (request, response) => {
    const { bytes, hash, packed } = (made ??= make());
    const encoding = encodingOf(request, response);
    response.vary('Accept-Encoding');
    const etag = `"${hash}${encoding ? `-${encoding}` : ''}"`;
    response.set({ 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain; charset=utf-8', ETag: etag });
    const known = (request.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (known.includes(etag) || known.includes('*')) return void response.status(304).end();
    if (encoding) response.set('Content-Encoding', encoding);
    response.end(encoding ? await packed(encoding) : bytes);
  };
}
