import { expect } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { standsStill, test } from './fixtures.ts';

test('a finger holds and drags, and a swipe scrolls', async ({ page, athlete }) => {
  const [week] = (await athlete.schedule()).weeks;
  const workout = week!.workouts.find(({ scheduledDate }) => scheduledDate > TODAY)!;
  await page.goto('/training-schedule');
  await expect(page.getByText('Current Week')).toBeVisible();
  const card = page
    .locator(`[data-day="${workout.scheduledDate}"] article`)
    .filter({ hasText: workout.description })
    .first();
  const target = page.locator(`[data-day="${addDays(workout.scheduledDate, 1)}"]`).first();
  await card.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const from = (await card.boundingBox())!;
  const start = { x: from.x + 60, y: from.y + from.height / 2 };
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number): Promise<unknown> =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: y! }] });

  const scrolled = await page.evaluate(() => window.scrollY);
  // all at once: a finger does not wait for the page, and one that rests picks the card up
  const swipe = [touch('touchStart', start.x, start.y)];
  for (let step = 1; step <= 6; step += 1) swipe.push(touch('touchMove', start.x, start.y - step * 25));
  await Promise.all([...swipe, touch('touchEnd')]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
  expect((await athlete.workout(workout.id))?.scheduledDate).toBe(workout.scheduledDate);

  // a touch that lands while the page still coasts stays a scroll
  await standsStill(card);
  // the day to drop on lies where the message will be, and clear of the edge that scrolls
  await target.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().bottom - (window.innerHeight - 64)));
  const held = (await card.boundingBox())!;
  const drop = (await target.boundingBox())!;
  await touch('touchStart', held.x + 60, held.y + held.height / 2);
  await expect(card).toHaveAttribute('data-held', 'true');
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touch(
      'touchMove',
      held.x + 60,
      held.y + held.height / 2 + part * (drop.y + drop.height / 2 - held.y - held.height / 2),
    );
  }
  await touch('touchEnd');
  await expect
    .poll(async () => (await athlete.workout(workout.id))?.scheduledDate)
    .toBe(addDays(workout.scheduledDate, 1));

  // the message about it leaves it in sight
  const message = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(message).toContainText('Workout Rescheduled');
  const moved = target.locator('article').filter({ hasText: workout.description }).first();
  const roomBetween = async () => {
    const { y, height } = (await moved.boundingBox())!;
    return (await message.boundingBox())!.y - y - height;
  };
  await expect.poll(roomBetween).toBeGreaterThanOrEqual(0);
});
