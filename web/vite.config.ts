import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { relay } from './relay/vitePlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const api = `http://127.0.0.1:${process.env.PORT || 4000}`;

export default defineConfig({
  root,
  plugins: [relay(), react()],
  // leaves Relay's legacy containers out of the bundle
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // changes with the lockfile only, so it stays in the browser's cache over a release
            {
              name: 'vendor',
              priority: 2,
              test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@stitches)[\\/]/,
            },
            // one request for what every signed-in screen needs and no public one does
            { name: 'relay', priority: 1, test: /[\\/]node_modules[\\/](relay-runtime|react-relay)[\\/]/ },
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
