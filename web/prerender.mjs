// After the client's build: draws the public documents into dist/web, so that they are read before any script has run,
// what the documents of the screens show until the application does into dist/web/.screens.json, the paths of all screens into .addresses.json,
// and compressed copies of the scripts.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A script that nobody has to wait for: what the document shows is drawn without it. */
const LATER = '<link rel="modulepreload" fetchpriority="low"';
/** Bytes below which a file travels in one packet either way. */
const WORTH_IT = 1000;

const web = path.dirname(fileURLToPath(import.meta.url));
const dist = path.join(web, '..', 'dist');
const drawn = path.join(dist, 'prerender');

await build({
  root: web,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: {
    ssr: 'prerender.tsx',
    outDir: drawn,
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
  },
});

const { PAGES, FIRST_SCREENS, ADDRESSES, draw } = await import(pathToFileURL(path.join(drawn, 'prerender.mjs')).href);
for (const [name, page] of Object.entries(PAGES)) {
  const file = path.join(dist, 'web', name);
  const { markup, css } = draw(page);
  const html = readFileSync(file, 'utf8')
    .replaceAll('<link rel="modulepreload"', LATER)
    .replace('</head>', () => `<style id="stitches">${css}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
  if (!html.includes(markup)) throw new Error(`${name} has no empty #root to draw in.`);
  writeFileSync(file, html);
}

const manifest = JSON.parse(readFileSync(path.join(dist, 'web', '.vite', 'manifest.json'), 'utf8'));

/** The files that a module cannot run without, its own last. */
function filesOf(name, found = new Set()) {
  const { file, imports = [] } = manifest[name];
  for (const each of imports) if (!found.has(manifest[each].file)) filesOf(each, found);
  return found.add(file);
}

// the application begins in parts, which are asked for together
const begin = manifest['index.html'];
const application = new Set([begin.file, ...begin.dynamicImports.flatMap((name) => [...filesOf(name)])]);
const document = path.join(dist, 'web', 'index.html');
const links = [...application]
  .filter((file) => file !== begin.file)
  .map((file) => `${LATER} crossorigin href="/${file}">`);
writeFileSync(
  document,
  readFileSync(document, 'utf8')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace('</head>', () => `${links.join('')}</head>`),
);

// what asks the API and what frames the answer, whichever screen it is
const signedIn = ['relay/loader.ts', 'routes/shell/SignedIn.tsx'].flatMap((name) => [...filesOf(name)]);
const screens = Object.entries(FIRST_SCREENS).map(([address, { page, isPublic, drawn: screen }]) => {
  const files = [...new Set([...(isPublic ? [] : signedIn), ...filesOf(page)])].filter(
    (file) => !application.has(file),
  );
  return [address, { ...draw(screen), isPublic, files: files.map((file) => `/${file}`) }];
});
writeFileSync(path.join(dist, 'web', '.screens.json'), JSON.stringify(Object.fromEntries(screens)));
writeFileSync(path.join(dist, 'web', '.addresses.json'), JSON.stringify(ADDRESSES));

// what every browser will ask for, made small once
const assets = path.join(dist, 'web', 'assets');
const compress = promisify(brotliCompress);
const texts = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
await Promise.all(
  texts.map(async (name) => {
    const text = readFileSync(path.join(assets, name));
    if (text.length >= WORTH_IT) writeFileSync(path.join(assets, `${name}.br`), await compress(text));
  }),
);
rmSync(drawn, { recursive: true });
