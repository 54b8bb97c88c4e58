// npm run e2e [-- playwright arguments]: builds what is missing, finds or installs a browser, runs the browser tests.
import { spawnSync } from 'node:child_process';
import { bin, ensureBuilt, root } from '../api/cli/prepare.mjs';
import { leftOut } from '../api/cli/redisServer.mjs';
import { findChromium } from './chromium.mjs';

function installChromium() {
  console.error("No Chromium found: installing Debian's packages …");
  const root = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', 'chromium', 'chromium-headless-shell'],
  ]) {
    const [command, ...rest] = [...root, ...args];
    spawnSync(command, rest, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

ensureBuilt();
// npm test says it at its end
if (leftOut && !process.env.E2E_REPORT) console.error(leftOut);
if (!findChromium()) installChromium();
if (!findChromium()) {
  console.error('No Chromium: install one, or name it in CHROMIUM_PATH.');
  process.exit(1);
}

const reporters = process.env.E2E_REPORT ? ['--reporter=line,json'] : ['--reporter=list'];
const done = spawnSync(
  bin('playwright'),
  ['test', '--config', 'e2e/playwright.config.ts', ...reporters, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      WITHOUT_REDIS: leftOut,
      PLAYWRIGHT_JSON_OUTPUT_NAME: process.env.E2E_REPORT ?? '',
    },
  },
);
process.exit(done.status ?? 1);
