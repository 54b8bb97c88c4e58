import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { PHONE, WIDE } from './sizes.ts';
import { SMOKE } from './smoke.ts';

const LOOKS = '**/*.look.spec.ts';
const TOUCH = '**/*.touch.spec.ts';
// the ways through the product, told in opposite corners
const STORY = '**/*tory.look.spec.ts';
// every screen at both sizes, each in both themes by itself
const SCREENS = '**/*creens.look.spec.ts';

// what is pushed to a worker, and shown outside of the page, is left out of a browser without windows
const PUSHED = '**/notices.spec.ts';
// the story of two servers needs what they share
const WITHOUT_REDIS = process.env.WITHOUT_REDIS ? ['**/twoServers.spec.ts'] : [];

// the few stories of npm test at a desk, each in one look
const IS_SMOKE = process.env.E2E_SMOKE === '1';
const escaped = (title: string) => title.replaceAll(/[\^$.*+?()[\]{}|]/g, '\\$&');

// Each look is the whole product at one size in one theme. What does not depend on looks runs in one of them.
const looks = [
  {
    name: 'wide-light',
    size: WIDE,
    colour: 'light',
    testMatch: '**/*.spec.ts',
    testIgnore: [TOUCH, PUSHED, ...WITHOUT_REDIS],
  },
  { name: 'wide-light-whole', size: WIDE, colour: 'light', testMatch: PUSHED, browser: findChromium() },
  { name: 'wide-dark', size: WIDE, colour: 'dark', testMatch: LOOKS, testIgnore: [STORY, SCREENS] },
  { name: 'phone-light', size: PHONE, colour: 'light', testMatch: [LOOKS, TOUCH], testIgnore: [STORY, SCREENS] },
  { name: 'phone-dark', size: PHONE, colour: 'dark', testMatch: LOOKS },
];

/** What Chromium leaves out. The switch counts once: what Playwright leaves out has to stand here again. */
const WITHOUT = [
  // Playwright's own
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // pages of the address bar's own that each window would load: as much work as a story's own start
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${WITHOUT.join(',')}`,
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // a long file at the end would leave one worker without work
  fullyParallel: true,
  // one for each core of a small machine: every test has accounts of its own
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // generous: machines are shared, and every wait is for a condition
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './globalSetup.ts',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // what it answers itself, a story cannot hold up or change; the story of the worker lets it in
    serviceWorkers: 'block',
    // recording every step is slow; --trace on brings it back
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  ...(IS_SMOKE && { grep: new RegExp(`(?:${SMOKE.map(escaped).join('|')})$`) }),
  projects: looks
    .filter(({ name }) => !IS_SMOKE || name.endsWith('-light'))
    .map(({ name, size, colour, browser, ...files }) => ({
      name,
      ...files,
      metadata: { colour },
      use: {
        viewport: size,
        hasTouch: size === PHONE,
        isMobile: size === PHONE,
        launchOptions: { executablePath: browser ?? findHeadlessShell(), args: ARGUMENTS },
      },
    })),
});
