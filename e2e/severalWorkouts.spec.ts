import { addDays } from '../api/core/calendar/calendar.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  holdToast,
  standsStill,
  test,
} from './fixtures.ts';
import { PHONE, WIDE } from './sizes.ts';

for (const size of [WIDE, PHONE])
  test(`several workouts are chosen, moved together and brought back, ${size.width} wide`, async ({
    page,
    athlete,
  }) => {
    await page.setViewportSize(size);
    const { weekStartDate, workouts } = (await athlete.schedule()).weeks[1]!;
    const [one, two] = workouts.filter(({ workoutType }) => workoutType !== 'race');
    const days = () =>
      Promise.all([one, two].map(async (workout) => (await athlete.workout(workout!.id))?.scheduledDate));
    await page.goto(`/training-schedule?day=${weekStartDate}`);
    const card = (workout: typeof one) =>
      page.locator(`[data-day="${workout!.scheduledDate}"] article`).filter({ hasText: workout!.description }).first();
    await card(one)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Choose several' }).click();
    await card(two).getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: 'Chosen workouts' });
    await expect(bar.getByRole('status')).toHaveText('2 chosen');
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await bar.getByRole('button', { name: 'Move' }).click();
    await page.getByRole('menuitem', { name: '1 week later' }).click();
    await holdToast(page, 'Workouts Moved');
    const later = [one, two].map((workout) => addDays(workout!.scheduledDate, 7));
    await expect.poll(days).toEqual(later);
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(days).toEqual([one!.scheduledDate, two!.scheduledDate]);
  });

test('one of several that is dragged takes the others along', async ({ page, athlete }) => {
  const { workouts } = (await athlete.schedule()).weeks[1]!;
  const [one] = workouts.filter(({ workoutType, dayOfWeek }) => workoutType !== 'race' && dayOfWeek !== 'sunday');
  const two = workouts.find(
    ({ workoutType, scheduledDate }) => workoutType !== 'race' && scheduledDate > one!.scheduledDate,
  );
  await page.goto('/training-schedule');
  const card = (workout: typeof one) =>
    page.locator(`[data-day="${workout!.scheduledDate}"] article`).filter({ hasText: workout!.description }).first();
  for (const workout of [one, two])
    await card(workout)
      .locator('[data-drag-focus]')
      .click({ modifiers: ['Control'] });
  const target = page.locator(`[data-day="${addDays(one!.scheduledDate, 1)}"]`);
  await card(one).scrollIntoViewIfNeeded();
  await standsStill(card(one));
  const from = (await card(one).boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 4 });
  const to = (await target.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await holdToast(page, 'Workouts Moved');
  for (const workout of [one, two])
    await expect
      .poll(async () => (await athlete.workout(workout!.id))?.scheduledDate)
      .toBe(addDays(workout!.scheduledDate, 1));
});
