import { timesText } from '../api/core/units/timeText.ts';
import type { Page } from '@playwright/test';
import { Account, TODAY } from './account.ts';
import { expect, expectAccessible, keepMessages, test } from './fixtures.ts';
import { Front } from './front.ts';
import { keptIn, WORKER_COMES } from './kept.ts';

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Evenpace cannot be reached.' });
const keptText = async (page: Page) => (await keptIn(page)).text;

test('a server that goes away is told calmly: pages stay, changes are refused in words, and its return needs no reload', async ({
  browser,
  url,
}) => {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  const [workout] = (await athlete.schedule()).weeks[0]!.workouts.filter(({ scheduledDate }) => scheduledDate >= TODAY);
  const front = await Front.before(url);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: front.url });
  await keepMessages(context);
  const page = await context.newPage();
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await athlete.signIn(page, front.url);
  const card = () => page.getByRole('button', { name: workout!.description, exact: true }).first();
  const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('"hasHistory":');
  await goTo('Training');
  await expect(card()).toBeVisible();
  await expect.poll(() => keptText(page)).toContain('"steps":');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), WORKER_COMES)
    .toBe('activated');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await front.away();
  // nobody has done anything
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText(
    /This is the week as last seen \w{3} \d\d:\d\d\. Changes need a connection\./,
  );
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(card()).toBeVisible();
  await expectAccessible(page);

  // what is typed stays, and each refusal is a sentence
  await card().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Notes/).fill('Legs were heavy');
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(
    page.getByText(/We could not reach Evenpace\. Check your connection and try again\./).first(),
  ).toBeVisible();
  await expect(dialog.getByLabel(/^Notes/)).toHaveValue('Legs were heavy');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // the other page that is kept, one that is not, and the way back
  await goTo('Dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await goTo('Performance');
  await expect(page.getByRole('alert').filter({ hasText: 'This page was not kept' })).toBeVisible();
  await goTo('Training');
  await expect(card()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  // a start without it
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(card()).toBeVisible();
  await goTo('Performance');
  await expect(page.getByRole('alert').filter({ hasText: 'This page was not kept' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await front.back();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Performance', exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'This page was not kept' })).toHaveCount(0);
  await goTo('Training');
  await expect(card()).toBeVisible();
  // live again
  await athlete.call('POST', `/api/training-schedule/workouts/${workout!.id}/feedback`, {
    completionStatus: 'completed',
    actualDuration: 41,
    perceivedExertion: 5,
    feelingRating: 7,
    notes: null,
    reasonForSkip: null,
  });
  await expect(page.getByText(timesText(41, workout!.duration, '/'), { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(broken).toEqual([]);
  await context.close();
  await front.away();
});
