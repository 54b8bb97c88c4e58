import type { Page } from '@playwright/test';
import { Account } from './account.ts';
import { expect, test } from './fixtures.ts';
import { SIGNED_IN } from './screenList.ts';

/** How many screens the page is long, once all of it is drawn. */
async function screensOf(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
}

test('no page of an athlete is longer than four screens of a phone', async ({ page, athlete }) => {
  await athlete.call('POST', '/api/check-ins', { mood: 6, stress: 4, sleep: 7, mentalReadiness: 6 });
  const heights: [string, number][] = [];
  for (const { path, shows } of SIGNED_IN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    heights.push([path, await screensOf(page)]);
  }
  expect(heights.filter(([, screens]) => screens >= 4)).toEqual([]);
});

test('a coach’s dashboard whom ten athletes need, and the page of one, are no longer than four screens of a phone', async ({
  page,
  account: coach,
  url,
}) => {
  let athleteId = '';
  let planned = coach;
  for (let at = 0; at < 10; at += 1) {
    const athlete = await Account.register(url);
    await athlete.onboard();
    athleteId = await coach.coaches(athlete);
    await athlete.call('POST', '/api/check-ins', { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2 });
    planned = athlete;
  }
  await planned.generate();
  await page.goto('/coach/dashboard');
  const rows = page.getByRole('region', { name: 'Your Athletes' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  expect(await screensOf(page)).toBeLessThan(4);
  await page.getByRole('button', { name: 'Show More' }).tap();
  await expect(rows).toHaveCount(10);
  await page.getByRole('button', { name: 'Show All 10' }).tap();
  await expect(page.getByRole('checkbox', { name: /^Choose Robin/ })).toHaveCount(10);
  await page.goto(`/coach/athlete/${athleteId}`);
  await expect(page.getByRole('heading', { name: 'Latest Check-In' })).toBeVisible();
  expect(await screensOf(page)).toBeLessThan(4);
});
