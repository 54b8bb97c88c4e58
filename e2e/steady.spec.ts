import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { expect, test } from './fixtures.ts';

// slow 4G, as Lighthouse simulates it
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const MAX_SHIFT = 0.02;

for (const width of [1440, 390])
  test(`the schedule comes in slowly without jumping at ${width} px`, async ({ page, athlete }) => {
    await page.setViewportSize({ width, height: 844 });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = (): void => {};
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto('/training-schedule', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading your schedule' })).toBeVisible();
    answer();
    await expect(page.getByText('Current Week')).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done((window as unknown as { shifts: number }).shifts)),
          ),
        ),
    );
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    expect(athlete.email).toContain('@');
  });

test('an answer that is none is told, and the workout stays where it was', async ({ page, athlete }) => {
  const week = (await athlete.schedule()).weeks[1]!;
  const workout = week.workouts.find(({ dayOfWeek }) => dayOfWeek !== 'sunday')!;
  await page.goto('/training-schedule');
  const at = (day: string) => page.locator(`[data-day="${day}"] article`).filter({ hasText: workout.description });
  await expect(at(workout.scheduledDate).first()).toBeVisible();
  // as the sign-in page of a hotel's network answers
  await page.route('**/graphql', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Welcome</p>' }));
  await at(workout.scheduledDate).first().locator('[data-drag-focus]').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('We could not reach Evenpace. Check your connection and try again.').first(),
  ).toBeVisible();
  await expect(at(workout.scheduledDate).first()).toBeVisible();
  expect((await athlete.workout(workout.id))?.scheduledDate).toBe(workout.scheduledDate);
});

test('the whole job by keyboard: read, tell, move, undo', async ({ page, athlete }) => {
  const week = (await athlete.schedule()).weeks[0]!;
  const today = week.workouts.find(({ scheduledDate }) => scheduledDate === TODAY)!;
  await page.goto('/training-schedule');
  await expect(page.getByText('Current Week')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const card = page.locator(`[data-day="${TODAY}"] article`).filter({ hasText: today.description }).first();
  const open = card.locator('[data-drag-focus]');
  for (let presses = 0; presses < 60 && !(await open.evaluate((node) => node === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('Why this workout')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();

  await page.keyboard.press('m');
  await expect(page.getByText(/lifted/i).first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/stays where it was/).first()).toBeAttached();
  expect((await athlete.workout(today.id))?.scheduledDate).toBe(TODAY);
  await expect(open).toBeFocused();

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const moved = page
    .locator(`[data-day="${addDays(TODAY, 1)}"] article`)
    .filter({ hasText: today.description })
    .first();
  await expect(moved.locator('[data-drag-focus]')).toBeFocused();
  await expect.poll(async () => (await athlete.workout(today.id))?.scheduledDate).toBe(addDays(TODAY, 1));
  // the server knows of the move before its answer is here
  await expect(page.getByText('Workout Rescheduled').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await athlete.workout(today.id))?.scheduledDate).toBe(TODAY);
  await expect(open).toBeVisible();
});

test('the schedule prints two weeks to a sheet, in dark ink from either theme', async ({ page, athlete }) => {
  await page.goto('/training-schedule');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  // the later weeks are drawn after the first
  await expect(page.getByText('Upcoming', { exact: true })).toHaveCount(3);
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(21, 32, 28)');
  await expect(page.getByRole('button', { name: 'Regenerate Schedule' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  expect(athlete.email).toContain('@');
});
