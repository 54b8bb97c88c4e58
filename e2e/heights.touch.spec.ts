import { expect, test } from './fixtures.ts';
import { SIGNED_IN } from './screenList.ts';

test('no page of an athlete is longer than four screens of a phone', async ({ page, athlete }) => {
  await athlete.call('POST', '/api/check-ins', { mood: 6, stress: 4, sleep: 7, mentalReadiness: 6 });
  const heights: [string, number][] = [];
  for (const { path, shows } of SIGNED_IN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    heights.push([path, await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)]);
  }
  expect(heights.filter(([, screens]) => screens >= 4)).toEqual([]);
});
