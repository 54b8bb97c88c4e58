import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import compression from 'compression';
import express, { type RequestHandler, Router } from 'express';
import { projectRoot } from './root.ts';

const BUILT = path.join(projectRoot, 'dist', 'web');
const INDEX = path.join(BUILT, 'index.html');

/** CSP sources for the inline scripts of the built page, such as the one that sets the theme before the first paint. */
export function scriptHashes(page = INDEX): string[] {
  if (!existsSync(page)) return [];
  const inline = [...readFileSync(page, 'utf8').matchAll(/<script(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)];
  return inline.map(([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`);
}

/** The built web client: files for ever where their names carry a hash, the page afresh each time, for any path that is not a file. */
export function webPages(folder = BUILT): RequestHandler {
  const router = Router();
  // the client is the same for everyone: compressing it tells nothing, as it might of an answer of the API
  router.use(compression());
  router.use(
    express.static(folder, {
      index: false,
      setHeaders: (response, file) => {
        const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  router.use((request, response) => {
    const index = path.join(folder, 'index.html');
    if (!['GET', 'HEAD'].includes(request.method) || path.extname(request.path) !== '' || !existsSync(index)) {
      response.status(404).type('text').send('Not found');
      return;
    }
    response.setHeader('Cache-Control', 'no-cache');
    response.type('html').send(readFileSync(index, 'utf8'));
  });
  return router;
}
