import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteDevServer } from 'vite';
import { serviceWorker } from './offline/workerPlugin.ts';
import { relay } from './relay/vitePlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const DOCUMENTS: Record<string, string> = { '/': '/landing.html', '/privacy': '/privacy.html' };
/** The development server answers the public addresses with their own documents, as the product's does. */
const publicDocuments = {
  name: 'public-documents',
  configureServer(server: ViteDevServer) {
    server.middlewares.use((request, _response, next) => {
      request.url = DOCUMENTS[request.url ?? ''] ?? request.url;
      next();
    });
  },
};
/** What the public documents share with the application: small files compress badly, and each is a request. */
const SHARED = [
  'web/copy',
  'web/relay/rest',
  'web/offline/eraseKept',
  ...['site', 'session', 'onboardingRecord', 'PublicHeader'].map((name) => `web/routes/${name}`),
  ...['theme', 'themePreference', 'Spinner', 'Layout', 'Button', 'Text', 'Logo', 'ThemeToggle', 'Card', 'Badge', 'PaceLines'].map((name) => `web/ui/${name}`),
  ...['defaultAttributes', 'createReactComponent'].map((name) => `icons-react/dist/esm/${name}`),
  ...['Moon', 'Sun', 'ActivityHeartbeat', 'Check', 'Bike', 'Run', 'Swimming'].map((name) => `icons-react/dist/esm/icons/Icon${name}`),
];
/** What the signed-in layout shares with single screens: one file of it, not ten. */
const LAYOUT = [
  ...['Books', 'Bulb', 'ChartLine', 'Search', 'Timeline', 'Users'].map((name) => `icons-react/dist/esm/icons/Icon${name}`),
  ...['cards/keyboard/shortcuts', 'cards/keyboard/useShortcut', 'cards/units/ownUnits', 'relay/useKeptPage', 'relay/useOwnedQuery', 'ui/useMediaQuery'].map((name) => `web/${name}`),
];
const isIn = (names: readonly string[]) => (file: string) => names.some((name) => file.replaceAll('\\', '/').replace(/\.\w+$/, '').endsWith(`/${name}`));
const api = `http://127.0.0.1:${process.env.PORT || 4000}`;

export default defineConfig({
  root,
  plugins: [publicDocuments, relay(), react(), serviceWorker(root)],
  // leaves Relay's legacy containers out of the bundle
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: true,
    rolldownOptions: {
      input: ['index', 'landing', 'privacy'].map((name) => path.join(root, `${name}.html`)),
      output: {
        codeSplitting: {
          groups: [
            // changes with the lockfile only, so it stays in the browser's cache over a release
            {
              name: 'vendor',
              priority: 2,
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|@stitches)[\\/]/,
            },
            { name: 'public', priority: 1, test: isIn(SHARED) },
            { name: 'layout', priority: 1, test: isIn(LAYOUT) },
            // one request for what every signed-in screen needs and no public one does
            { name: 'relay', priority: 2, test: /[\\/]node_modules[\\/](relay-runtime|react-relay)[\\/]/ },
          ],
        },
      },
    },
  },
  // the host stays the browser's, so that the API sees its own pages calling
  server: {
    proxy: { '/api': { target: api, changeOrigin: false }, '/graphql': { target: api, changeOrigin: false, ws: true } },
  },
});
