import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { PHONE, WIDE } from './sizes.ts';

for (const size of [PHONE, WIDE])
  test(`each exercise of a strength workout is drawn and told, ${size.width} wide`, async ({ page, athlete }) => {
    await page.setViewportSize(size);
    const workouts = (await athlete.schedule()).weeks.flatMap((week) => week.workouts);
    const { id } = workouts.find(({ workoutType }) => workoutType === 'strength')!;
    await page.goto(`/training-schedule?workout=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('How to do each exercise').click();
    const told = dialog.getByRole('term');
    await expect(told).not.toHaveCount(0);
    await expect(dialog.locator('dl svg[data-exercise]')).toHaveCount(await told.count());
    await expect(dialog.locator('dl svg[data-exercise]').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
