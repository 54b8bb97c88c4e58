// node api/cli/run.mjs e2e/productPictures.ts: the pictures of the product on the front page and in the README, from the demo.
// E2E_URL: at a demo that runs already, instead of one of its own.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { FROZEN_NOW, startDemo } from './server.ts';

const FOLDER = path.resolve('web/public/pictures');
const PASSWORD = 'evenpace-demo';
const THEMES = ['light', 'dark'] as const;
/** Narrow enough for the words to be read in a third of a page; twice the pixels for fine screens. */
const PHONE = { viewport: { width: 400, height: 900 }, deviceScaleFactor: 2 };
const WIDE = { viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1.5 };
const QUALITY = 0.8;

interface Shot {
  name: string;
  email: string;
  path: string;
  on: typeof PHONE;
  /** The card that is shown, from its top to this many pixels below. */
  card(page: Page): Locator;
  /** What a phone folds and the picture shows. */
  unfolded?: string;
  height: number;
}

const cardWith = (heading: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name: heading }).first().locator('xpath=ancestor::*[self::section or self::article][1]');

const SHOTS: readonly Shot[] = [
  {
    name: 'analyst',
    email: 'coach@demo.example',
    path: '/coach/dashboard',
    on: PHONE,
    card: cardWith(/^Needs Attention/),
    height: 374,
  },
  {
    name: 'planner',
    email: 'maya@demo.example',
    path: '/training-schedule',
    on: PHONE,
    card: cardWith(/^Week \d+/),
    height: 374,
  },
  {
    name: 'coach',
    email: 'maya@demo.example',
    path: '/dashboard',
    on: PHONE,
    card: cardWith('Weekly Coach Review'),
    unfolded: 'Read on',
    height: 374,
  },
  {
    name: 'season',
    email: 'maya@demo.example',
    path: '/season-plan',
    on: PHONE,
    card: cardWith('Hours, Fitness and Form'),
    height: 834,
  },
  {
    name: 'season-wide',
    email: 'maya@demo.example',
    path: '/season-plan',
    on: WIDE,
    card: cardWith('Hours, Fitness and Form'),
    height: 772,
  },
];

async function open(
  browser: Browser,
  url: string,
  { email, path: place, on }: Pick<Shot, 'email' | 'path' | 'on'>,
  theme: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'UTC', ...on });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  const answer = await page.request.post('/api/auth/login', {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`);
  await page.goto(place);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(() => document.fonts.ready);
  // they stand at the end of a window, and here in the middle of a card
  await page.addStyleTag({ content: ':has(> nav[aria-label="Tabs"]) { display: none }' });
  return page;
}

/** Chromium is the encoder: it needs nothing installed. */
async function asWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.naturalWidth,
        height: image.naturalHeight,
      });
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  await page.close();
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

mkdirSync(FOLDER, { recursive: true });
const server = process.env.E2E_URL ? null : await startDemo({ CLOCK_NOW: FROZEN_NOW });
const url = process.env.E2E_URL ?? server!.url;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const shot of SHOTS)
  for (const theme of THEMES) {
    const page = await open(browser, url, shot, theme);
    // without a pointer, which would scroll the page away from under the card
    if (shot.unfolded) await shot.card(page).getByText(shot.unfolded).dispatchEvent('click');
    const box = (await shot.card(page).boundingBox())!;
    // inside its border: the page draws its own
    const clip = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: Math.min(shot.height, box.height - 2) };
    const file = path.join(FOLDER, `${shot.name}.${theme}.webp`);
    const bytes = await asWebp(browser, await page.screenshot({ clip, fullPage: true, animations: 'disabled' }));
    writeFileSync(file, bytes);
    console.log(
      `${path.relative('.', file)} ${Math.round(clip.width)} × ${Math.round(clip.height)}, ${Math.round(bytes.length / 1000)} kB`,
    );
    await page.context().close();
  }
const page = await open(
  browser,
  url,
  {
    email: 'maya@demo.example',
    path: '/training-schedule',
    on: { viewport: { width: 1440, height: 1000 }, deviceScaleFactor: 1 },
  },
  'light',
);
await page.screenshot({ path: path.resolve('docs/schedule.png') });
await browser.close();
await server?.stop();
