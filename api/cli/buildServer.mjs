// node api/cli/buildServer.mjs [folder]: bundles the server's own code into main.mjs, and its thread that reads FIT files into
// fitWorker.mjs of dist/server, or of another folder inside the project; dependencies stay in node_modules.
import { build } from 'vite';
import { root } from './prepare.mjs';

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    outDir: process.argv[2] ?? 'dist/server',
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { main: 'api/main.ts', demo: 'api/cli/demo/main.ts', fitWorker: 'api/adapters/fit/worker.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
