import { expect, type Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { expectAccessible, expectNoSidewaysScroll, standsStill, test } from './fixtures.ts';

const chart = (page: Page) => page.getByRole('region', { name: 'Season Chart' });

test('the season chart, its table and what is tried on it', async ({ page, athlete, isMobile }) => {
  await athlete.call('POST', '/api/season-plan/races', {
    raceName: 'Spring Half',
    raceType: 'half-marathon',
    raceDate: addDays(TODAY, 60),
    priority: 'B',
  });
  await page.goto('/season-plan');
  const crosshair = chart(page).getByRole('slider', { name: 'Season chart' });
  await expect(crosshair).toHaveAttribute('aria-valuetext', /6 Jan 2027: fitness/);
  await crosshair.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await standsStill(crosshair);
  const box = (await crosshair.boundingBox())!;
  if (isMobile) await page.touchscreen.tap(box.x + box.width * 0.9, box.y + 60);
  else await page.mouse.move(box.x + box.width * 0.9, box.y + 60);
  await expect(crosshair).toHaveAttribute('aria-valuetext', /(Apr|May) 2027: fitness/);
  await chart(page).getByRole('button', { name: 'Show as Table' }).click();
  await expect(chart(page).getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chart(page).getByRole('button', { name: 'Show as Chart' }).click();

  await page.getByRole('button', { name: 'What If…' }).click();
  const board = page.getByRole('region', { name: 'What if?' });
  await board.getByRole('button', { name: 'Lose Two Weeks' }).click();
  const handle = board.getByRole('slider', { name: /^Lake Olympic/ });
  await handle.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // the panel scrolls itself into sight when it opens: a hand waits until it stands still
  await standsStill(handle);
  const place = (await handle.boundingBox())!;
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  if (isMobile) {
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x);
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', x - step * 6);
    await touch('touchEnd');
  } else {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 36, y, { steps: 6 });
    await page.mouse.up();
  }
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBeLessThan(115);
  await expect(board.getByRole('list', { name: 'Changes to try' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await board.getByRole('button', { name: 'Discard' }).click();
  await expect(chart(page)).toBeVisible();
});
