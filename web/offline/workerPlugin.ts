import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { type Built, chunksOf, DOCUMENT } from './chunks.ts';

/** Files of web/public that the application shows; the rest is for other sites and for search engines. */
const PUBLIC = ['manifest.webmanifest', 'icon.svg', 'icon-192.png', 'apple-touch-icon.png'];

/** After the client's build: the service worker, a script of its own beside the documents, with the list of files to keep. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const outDir = dir!;
      const revised = (name: string) => ({
        url: `/${name}`,
        revision: createHash('sha256')
          .update(readFileSync(path.join(outDir, name)))
          .digest('hex')
          .slice(0, 16),
      });
      const chunks = chunksOf(bundle as Record<string, Built>);
      if (chunks.length === 0) this.error(`No chunk belongs to ${DOCUMENT}.`);
      const files = [
        ...[DOCUMENT, ...PUBLIC].map(revised),
        ...chunks.map((name) => ({ url: `/${name}`, revision: null })),
      ];
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { 'process.env.NODE_ENV': '"production"', PRECACHE: JSON.stringify(files) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: path.join(root, 'offline', 'worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
