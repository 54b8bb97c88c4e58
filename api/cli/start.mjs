// npm start: install, generate and build what is missing, then serve from this very process.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, root } from './prepare.mjs';

ensureBuilt();
process.chdir(root);
// a frozen clock is for tests and demos, and production refuses it
process.env.NODE_ENV ??= process.env.CLOCK_NOW ? 'test' : 'production';
await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
