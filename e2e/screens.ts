// npm run screens [folder]: every screen of the demo as a visitor, an athlete and a coach see it, on a phone and a wide window,
// in both themes, as pictures in `screens/` (or the folder). Says of each what is wrong: what axe finds, what the console says,
// what scrolls sideways there, at 320 px, or at 200%. E2E_URL: at a demo that runs already, instead of one of its own.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startDemo } from './server.ts';
import { coachScreens, PUBLIC, type Screen, SIGNED_IN } from './screenList.ts';
import { PHONE, WIDE } from './sizes.ts';

const FOLDER = path.resolve(process.argv[2] ?? 'screens');
const PASSWORD = 'evenpace-demo';
const THEMES = ['light', 'dark'] as const;
/** A phone at its narrowest, and a wide window whose reader has enlarged it to 200%. */
const ENLARGED = { phone: 320, wide: 720 };

interface Role {
  name: string;
  email: string | null;
  screens: readonly Screen[];
}

async function signIn(page: Page, url: string, email: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/login`, {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
}

async function roles(browser: Browser, url: string): Promise<Role[]> {
  const page = await browser.newPage();
  await signIn(page, url, 'coach@demo.example');
  const athletes = (await (await page.request.get(`${url}/api/coach/athletes`)).json()) as {
    id: string;
    email: string;
  }[];
  await page.close();
  const busy = athletes.find(({ email }) => email.startsWith('jonas'))!.id;
  return [
    { name: 'visitor', email: null, screens: PUBLIC },
    { name: 'athlete', email: 'maya@demo.example', screens: SIGNED_IN },
    {
      name: 'coach',
      email: 'coach@demo.example',
      screens: [
        ...coachScreens(busy),
        { path: '/workouts', shows: 'Workout Library' },
        { path: '/settings/coaching', shows: 'Settings' },
      ],
    },
  ];
}

const overWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run(document));
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

/** Pictures that wait until they come near the window are fetched now. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(({ loading }) => loading === 'lazy');
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)));
  });
}

/** What is wrong with the screen, once its picture is taken. */
async function look(page: Page, { path: place, shows }: Screen, file: string, isPhone: boolean): Promise<string[]> {
  await page.goto(place);
  await page.getByRole('heading', { name: shows }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  // a picture of the whole page reaches what would be drawn when it is scrolled to
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await loadPictures(page);
  const size = page.viewportSize()!;
  const found = await findingsOf(page);
  if ((await overWidth(page)) > 0) found.push(`scrolls sideways at ${size.width} px`);
  await page.screenshot({ path: file, fullPage: true });
  const width = isPhone ? ENLARGED.phone : ENLARGED.wide;
  await page.setViewportSize({ ...size, width });
  // what is measured and drawn anew follows the change
  await page.waitForFunction(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );
  if ((await overWidth(page)) > 0) found.push(`scrolls sideways at ${width} px`);
  return found;
}

const nameOf = (place: string) =>
  place
    .replaceAll(/athlete_[0-9a-f-]+/g, 'id')
    .replaceAll(/[/?=#]+/g, '-')
    .replace(/^-/, '') || 'landing';

async function walk(
  browser: Browser,
  url: string,
  { name, email, screens }: Role,
  size: typeof WIDE,
  theme: string,
): Promise<number> {
  const isPhone = size.width === PHONE.width;
  const context = await browser.newContext({
    baseURL: url,
    viewport: size,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  const said: string[] = [];
  page.on(
    'console',
    (message) =>
      void (
        ['error', 'warning'].includes(message.type()) &&
        !/40[14]/.test(message.text()) &&
        said.push(`console: ${message.text()}`)
      ),
  );
  page.on('pageerror', (error) => void said.push(String(error)));
  if (email) await signIn(page, url, email);
  let faults = 0;
  for (const screen of screens) {
    const file = `${name}-${nameOf(screen.path)}.${size.width}.${theme}.png`;
    const found = [...(await look(page, screen, path.join(FOLDER, file), isPhone)), ...said.splice(0)];
    await page.setViewportSize(size);
    for (const fault of found) console.log(`${file}: ${fault}`);
    faults += found.length;
  }
  await context.close();
  return faults;
}

mkdirSync(FOLDER, { recursive: true });
const server = process.env.E2E_URL ? null : await startDemo();
const url = process.env.E2E_URL ?? server!.url;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let faults = 0;
let pictures = 0;
for (const role of await roles(browser, url))
  for (const size of [WIDE, PHONE])
    for (const theme of THEMES) {
      faults += await walk(browser, url, role, size, theme);
      pictures += role.screens.length;
    }
await browser.close();
await server?.stop();
console.log(`${pictures} screens in ${FOLDER}, ${faults} faults.`);
process.exitCode = faults > 0 ? 1 : 0;
