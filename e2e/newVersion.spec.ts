import type { Page } from '@playwright/test';
import { Account } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { Front } from './front.ts';
import { WORKER_COMES } from './kept.ts';

// what is read out to those who do not see it has the same words
const prompt = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'A new version is ready' });
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);
const hasLoaded = (page: Page, file: string) =>
  page.evaluate(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.includes(path)),
    `/assets/${file}`,
  );
const states = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      active: registration?.active?.state ?? null,
      waits: Boolean(registration?.waiting),
      isControlled: navigator.serviceWorker.controller !== null,
    };
  });

test('a new version waits until somebody takes it, is offered once in each window, and never reloads unasked', async ({
  browser,
  url,
}) => {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  const front = await Front.before(url);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: front.url });
  await athlete.enter(context, front.url);
  const [page, other] = [await context.newPage(), await context.newPage()];
  const broken: string[] = [];
  for (const each of [page, other]) {
    each.on('pageerror', (error) => broken.push(String(error)));
    await each.goto('/dashboard');
    await expect(each.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await expect
      .poll(() => states(each), WORKER_COMES)
      .toEqual({ active: 'activated', waits: false, isControlled: true });
    // each window listens for itself, once its first screen has had the machine for itself
    await expect.poll(() => hasLoaded(each, 'registration')).toBe(true);
    await mark(each);
  }
  await expect(prompt(page)).toHaveCount(0);

  // a window behind another draws one picture a second
  await page.bringToFront();
  // a release: the worker's file is another one
  front.change('/sw.js', (text) => `${text}\n// the next version\n`);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  await expect(prompt(page)).toBeVisible(WORKER_COMES);
  await expectAccessible(page);
  expect(await states(page)).toMatchObject({ waits: true });
  expect(await isSamePage(page)).toBe(true);
  // work goes on beside it
  await page.getByRole('navigation').getByRole('link', { name: 'Training', exact: true }).click();
  await expect(page.getByText('Current Week')).toBeVisible();
  await expect(prompt(page)).toBeVisible();
  expect(await isSamePage(page)).toBe(true);

  // asked for a file while it is to end, the former worker starts again, and a debugger keeps it from ending for five minutes
  await expect.poll(() => hasLoaded(page, 'proofAhead')).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page.getByText('Current Week')).toBeVisible();
  await expect.poll(() => states(page)).toMatchObject({ active: 'activated', waits: false });
  await expect(prompt(page)).toHaveCount(0);

  // the other window is told, and keeps what it holds
  await expect(prompt(other)).toHaveCount(1);
  expect(await isSamePage(other)).toBe(true);
  await other.bringToFront();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSamePage(other).catch(() => true)).toBe(false);
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(prompt(other)).toHaveCount(0);
  expect(broken).toEqual([]);
  await context.close();
  await front.away();
});
