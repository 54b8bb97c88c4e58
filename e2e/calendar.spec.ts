import type { Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { type Account, TODAY } from './account.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';
import { PHONE, WIDE } from './sizes.ts';

const done = (page: Page) => page.getByRole('button', { name: /^Done as planned/ }).first();

test('weeks that a phone folds are all open once the window is wide', async ({ page, athlete }) => {
  const { weeks } = await athlete.schedule();
  await page.setViewportSize(PHONE);
  await page.goto('/training-schedule');
  await expect(page.getByRole('button', { name: /^Show week/ })).toHaveCount(weeks.length - 1);
  await page.setViewportSize(WIDE);
  for (const { weekStartDate } of weeks) await expect(page.locator(`[data-day="${weekStartDate}"]`)).toBeVisible();
});

for (const size of [WIDE, PHONE])
  test(`a workout is done as planned in one tap and taken back, ${size.width} wide`, async ({ page, athlete }) => {
    await page.setViewportSize(size);
    const workout = (await athlete.schedule()).weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate === TODAY)!;
    await page.goto(`/training-schedule?day=${TODAY}`);
    await expect(done(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await done(page).click();
    await expect(page.locator(`[data-day="${TODAY}"]`).getByText('As planned')).toBeVisible();
    await holdToast(page, 'Feedback Submitted');
    await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('completed');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(done(page)).toBeVisible();
    await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('scheduled');
  });

test('on a phone the foot of an open workout says that it is done, over all that it tells', async ({
  page,
  athlete,
}) => {
  await page.setViewportSize(PHONE);
  const workout = (await athlete.schedule()).weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate === TODAY)!;
  await page.goto(`/training-schedule?workout=${workout.id}`);
  const foot = page.getByRole('dialog').getByRole('button', { name: 'Done as Planned' });
  await expect(foot).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(page);
  await foot.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('completed');
});

/** A run on the Wednesday of each of the last weeks. */
async function trainedBefore(athlete: Account, weeks: number): Promise<void> {
  for (let week = 1; week <= weeks; week += 1)
    await athlete.call('POST', '/api/activities', {
      source: 'story',
      externalId: String(week),
      sport: 'running',
      startedAt: `${addDays(TODAY, -7 * week)}T07:00:00Z`,
      movingSec: 1800 + 60 * week,
      distanceM: 5000 + 100 * week,
    });
}

const weekOf = (page: Page, monday: string) => page.locator(`[data-week="${monday}"]`);

for (const size of [WIDE, PHONE])
  test(`earlier weeks open upwards as one scroll, ${size.width} wide`, async ({ page, athlete }) => {
    const monday = addDays(TODAY, -2);
    const weeks = 60;
    await trainedBefore(athlete, weeks);
    await page.setViewportSize(size);
    await page.goto('/training-schedule');
    await page.getByRole('button', { name: 'Earlier Weeks' }).click();
    const last = weekOf(page, addDays(monday, -7));
    await expect(last).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`date=${addDays(monday, -7)}`));
    await expect(last.getByRole('link', { name: /Run, 5.1 km/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);

    // what is read stays where it is while older weeks come above it
    const pieces = page.locator('[data-piece]');
    const before = await pieces.count();
    const read = page.locator('[data-week]').first();
    const name = (await read.getAttribute('data-week'))!;
    await weekOf(page, name).evaluate((week) => week.scrollIntoView({ block: 'center' }));
    await expect.poll(() => pieces.count()).toBeGreaterThan(before);
    await expect(weekOf(page, name)).toBeInViewport();

    // on to the first week, which is as far as there is anything
    await expect
      .poll(async () => {
        await page.locator('[data-week]').first().scrollIntoViewIfNeeded();
        return page.getByText(/^Your calendar begins on/).count();
      })
      .toBe(1);
    await expect(weekOf(page, addDays(monday, -7 * weeks))).toBeAttached();
    // what is far away is not kept
    await expect(last).toHaveCount(0);

    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(page.locator(`[data-day="${TODAY}"]`)).toBeInViewport();

    const asked = addDays(monday, -7 * 40);
    await page.goto(`/training-schedule?date=${asked}`);
    await expect(weekOf(page, asked)).toBeInViewport();
    await page.getByRole('button', { name: 'Hide Earlier Weeks' }).click();
    await expect(page.locator('[data-week]')).toHaveCount(0);
  });

test('below the planned weeks the season is outlined up to its race', async ({ page, athlete: _ }) => {
  await page.goto('/training-schedule');
  await expect(page.getByText('Current Week')).toBeVisible();
  const ahead = page.getByRole('region', { name: 'The Season Ahead' });
  await expect
    .poll(async () => {
      await page.getByRole('link', { name: 'Browse the workout library' }).scrollIntoViewIfNeeded();
      return ahead.count();
    })
    .toBe(1);
  await expect(ahead.getByText(/Lake Olympic/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

for (const size of [WIDE, PHONE])
  test(`a month at a glance leads to its days, ${size.width} wide`, async ({ page, athlete: _ }) => {
    await page.setViewportSize(size);
    await page.goto('/training-schedule');
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    const today = page.getByRole('button', { name: /^Wednesday 6 January: .+ (?:min|h)/ });
    await expect(today).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await today.click();
    await expect(page.locator(`[data-day="${TODAY}"]`)).toBeInViewport();
  });

for (const size of [WIDE, PHONE])
  test(`a year at a glance leads to its weeks, ${size.width} wide`, async ({ page, athlete }) => {
    await trainedBefore(athlete, 3);
    await page.setViewportSize(size);
    await page.goto('/training-schedule?view=year');
    const now = page.getByRole('button', { name: /^Week of 4 January: .+ planned/ });
    await expect(now).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    // what has no workouts yet is told, and cannot be opened
    await expect(page.getByText(/^Week of 1 February: .+ meant, /)).toBeAttached();
    await expect(page.getByRole('button', { name: /^Week of 1 February/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Earlier year' }).click();
    await page.getByRole('button', { name: /^Week of 28 December: .+ done/ }).click();
    await expect(weekOf(page, '2026-12-28')).toBeInViewport();
  });
