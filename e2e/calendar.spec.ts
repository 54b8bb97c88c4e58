import type { Page } from '@playwright/test';
import { TODAY } from './account.ts';
import { expect, expectAccessibleInBothThemes, holdToast, test } from './fixtures.ts';
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
