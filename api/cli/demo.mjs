// npm run demo: like npm start, with a coach, twelve athletes and their history in a data directory of its own.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root } from './prepare.mjs';

ensureBuilt();
process.chdir(root);
delete process.env.DATABASE_URL;
process.env.NODE_ENV ??= process.env.CLOCK_NOW ? 'test' : 'production';
for (const part of ['demo', 'main']) await import(pathToFileURL(path.join(root, `dist/server/${part}.mjs`)).href);
