// After the client's build: draws the public documents into dist/web, so that they are read before any script has run.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const web = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(web, '..', 'dist');
const drawn = path.join(dist, 'prerender');

await build({
  root: web,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: { ssr: 'prerender.tsx', outDir: drawn, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } } },
});

const { PAGES, draw } = await import(pathToFileURL(path.join(drawn, 'prerender.mjs')).href);
for (const [name, page] of Object.entries(PAGES)) {
  const file = path.join(dist, 'web', name);
  const { markup, css } = draw(page);
  const html = readFileSync(file, 'utf8')
    .replace('</head>', () => `<style id="stitches">${css}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  if (!html.includes(markup)) throw new Error(`${name} has no empty #root to draw in.`);
  writeFileSync(file, html);
}
rmSync(drawn, { recursive: true });
