import { TODAY } from './account.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { PHONE, WIDE } from './sizes.ts';

for (const size of [PHONE, WIDE])
  test(`a workout is done step by step, and goes on after the page is loaded anew, ${size.width} wide`, async ({
    page,
    athlete,
  }) => {
    await page.setViewportSize(size);
    const workout = (await athlete.schedule()).weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate === TODAY)!;
    await page.goto(`/training-schedule?workout=${workout.id}`);
    const dialog = page.getByRole('dialog');
    const button = (name: string) => dialog.getByRole('button', { name, exact: true });
    await button('Start Workout').click();
    await expect(button('Start')).toBeInViewport();
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    const whole = await dialog.getByRole('timer').textContent();
    const began = Date.now();
    await button('Start').click();
    await expect(dialog.getByRole('button', { name: /^(Pause|Step Done)$/ }).first()).toBeFocused();
    await expect(dialog.getByRole('timer')).not.toHaveText(whole!);
    await dialog.getByRole('button', { name: /^(Next Step|Step Done)$/ }).click();
    await expect(dialog.getByText(/^Step 2 of/)).toBeVisible();
    // at hand on a low screen too
    await page.setViewportSize({ width: size.width, height: 664 });
    await expect(button('Back')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(size);

    await page.reload();
    await expect(dialog.getByText(/^Step 2 of/)).toBeVisible();
    await button('End Workout').click();
    await expect(button('Go On')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // as long as it took, and each begun minute of a slow machine counts
    const save = dialog.getByRole('button', { name: /^Save: Partly Done, \d+ min/ });
    const minutes = Number(/(\d+) min/.exec((await save.textContent())!)![1]);
    expect(minutes).toBeGreaterThanOrEqual(1);
    expect(minutes).toBeLessThanOrEqual(Math.ceil((Date.now() - began) / 60_000));
    await save.click();
    await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('partially_completed');
  });
