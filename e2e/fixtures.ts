import { test as base, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { Account } from './account.ts';

interface Fixtures {
  /** Where the server under test answers. */
  url: string;
  /** The page, in the theme of its project; the test fails when its console said anything wrong. */
  page: Page;
  /** A registered account, signed in in `page`. */
  account: Account;
  /** The same with onboarding, season plan and schedule. */
  athlete: Account;
}

/** A smooth scroll begins and ends slower than a picture changes. */
const STILL_PICTURES = 20;

/** Messages that belong to a refusal the test asked for, not to a fault of the page. */
const EXPECTED =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|NetworkError: You are offline|Service Worker registration blocked by Playwright/;

/**
 * SLOW=4: how many times slower than this machine a story's pages compute, to find what hangs on their haste. With a second
 * debugger Chromium forgets, when a page loads anew, that it is offline: the story that reads without a network keeps its haste.
 */
const SLOW = Number(process.env.SLOW ?? 1);

async function slowDown(page: Page): Promise<void> {
  const context = page.context();
  const slow = async (each: Page) =>
    (await context.newCDPSession(each)).send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  // one that closes at once needs no slowness
  context.on('page', (opened) => void slow(opened).catch(() => undefined));
  await slow(page);
}

/** How often the hand moves: well within the shortest time that a message stays by itself. */
const HAND_MS = 500;

/**
 * Holds a hand over every message of these windows from its coming on: a story whose own process stood still finds it there
 * all the same. The next message takes its place, and its buttons work. The move stays at the frame of the messages, which is
 * what listens for it: in the document it would be a move of whatever is dragged.
 */
export async function keepMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (everyMs) =>
      setInterval(
        () =>
          document.querySelector('[data-toast]')?.closest('[role="region"]')?.dispatchEvent(new Event('pointermove')),
        everyMs,
      ),
    HAND_MS,
  );
}

export function watchConsole(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  return seen;
}

export const test = base.extend<Fixtures>({
  url: async ({}, use) => {
    await use(process.env.E2E_URL!);
  },
  baseURL: async ({ url }, use) => {
    await use(url);
  },
  page: async ({ page, serviceWorkers }, use, info) => {
    const colour = (info.project.metadata as { colour: string }).colour;
    await page.addInitScript((theme) => {
      if (!localStorage.getItem('theme')) localStorage.setItem('theme', theme);
    }, colour);
    await keepMessages(page.context());
    const seen = watchConsole(page);
    if (SLOW > 1 && serviceWorkers !== 'allow') await slowDown(page);
    await use(page);
    expect(seen, 'the console stays clean').toEqual([]);
  },
  account: async ({ url, page }, use) => {
    const account = await Account.register(url);
    await account.signIn(page);
    await use(account);
  },
  athlete: async ({ account }, use) => {
    await account.onboard();
    await account.generate();
    await use(account);
  },
});

export { expect };

/** What axe finds on the page as it stands; `rules`: of these rules alone. */
async function findingsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // a transition in flight has half its colours
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  return page.evaluate(async (only) => {
    // what is well needs no report, no finding a selector, and no rule that is on the text of the stylesheets
    const lean = {
      resultTypes: ['violations' as const],
      selectors: false,
      preload: only ? false : { assets: ['media'] },
    };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...lean,
      ...(only && { runOnly: { type: 'rule' as const, values: [...only] } }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }, rules);
}

/** Axe is half a megabyte: a page is given it once. */
async function giveAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Fails with the findings of axe that stay: a toast that came or went while it looked is looked at again. */
export async function expectAccessible(page: Page): Promise<void> {
  await giveAxe(page);
  await expect.poll(() => findingsOf(page)).toEqual([]);
}

/** The same, and in the other theme all that is about colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await changeTheme(page);
  await expect.poll(() => findingsOf(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
  await changeTheme(page);
}

/** Changes the class on which every colour depends, with all that is out of sight drawn too: it would keep its colours until it is seen. */
async function changeTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const id = 'draw-all';
    const drawn = document.getElementById(id);
    if (drawn) drawn.remove();
    else
      document.head.append(
        Object.assign(document.createElement('style'), {
          id,
          textContent: '* { transition: none !important; content-visibility: visible !important }',
        }),
      );
    document.documentElement.classList.toggle('dark');
  });
}

/** Waits for a toast of these words. A hand over it keeps it: what a story looks at first may take longer than it stays. */
export async function holdToast(page: Page, words: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: words });
  // at once: until it stands still a slow machine may need longer than it stays
  await toast.dispatchEvent('pointermove');
  await toast.hover();
}

/** Waits until it stands still: so many pictures in a row show it at one place, however long each takes to draw. */
export async function standsStill(target: Locator): Promise<void> {
  await target.evaluate(async (node, pictures) => {
    const place = () => JSON.stringify(node.getBoundingClientRect());
    for (let last = '', same = 0; same < pictures;) {
      await new Promise(requestAnimationFrame);
      same = place() === last ? same + 1 : 0;
      last = place();
    }
  }, STILL_PICTURES);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // what is measured and drawn anew follows a change of size
  await expect.poll(over).toBeLessThanOrEqual(0);
}
