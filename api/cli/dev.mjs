// npm run dev: the API restarts on change, Vite serves the pages with hot reload and runs the Relay compiler.
import { spawn } from 'node:child_process';
import { bin, ensureGenerated, root } from './prepare.mjs';

ensureGenerated();
const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', 'api/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development' },
  }),
  spawn(bin('vite'), ['--config', 'web/vite.config.ts', '--clearScreen', 'false'], { cwd: root, stdio: 'inherit' }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
