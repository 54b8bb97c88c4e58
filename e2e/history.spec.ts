import { addDays, weekdayOf } from '../api/core/calendar/calendar.ts';
import { expect, expectAccessible, holdToast, test } from './fixtures.ts';

test('the history tells each change, puts one workout back and goes back to a point; undo returns', async ({
  page,
  athlete,
}) => {
  const week = (await athlete.schedule()).weeks[1]!;
  const [first, second] = week.workouts.filter(({ workoutType }) => workoutType !== 'race');
  for (const { id, scheduledDate } of [first!, second!]) {
    const newDate = addDays(scheduledDate, 1);
    await athlete.call('PATCH', `/api/training-schedule/workouts/${id}/reschedule`, {
      newDate,
      newDayOfWeek: weekdayOf(newDate),
    });
  }
  const dayOf = async (id: string) => (await athlete.workout(id))?.scheduledDate;

  await page.goto('/training-schedule');
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  const changes = sheet.getByRole('listitem');
  await expect(sheet.getByText('Generated four weeks from the season plan.')).toBeVisible();
  await expect(sheet.getByText('as it is now')).toHaveCount(1);
  await expectAccessible(page);

  // the move before the last: its workout alone goes back
  await changes.nth(1).getByRole('button', { name: 'Show Workouts' }).click();
  await sheet.getByRole('button', { name: /^Put Back/ }).click();
  await expect(page.getByText('Kept as It Was').first()).toBeVisible();
  await expect.poll(() => dayOf(first!.id)).toBe(first!.scheduledDate);
  expect(await dayOf(second!.id)).toBe(addDays(second!.scheduledDate, 1));

  // planned first, now and done, side by side
  await page.getByRole('button', { name: 'History' }).click();
  await sheet.getByLabel('Show').selectOption({ index: 2 });
  await expect(sheet.getByRole('columnheader', { name: 'First plan' })).toBeVisible();
  await expect(sheet.getByText('(changed)').first()).toBeVisible();
  await expectAccessible(page);

  // all the way back, and forward again
  await sheet.getByLabel('Show').selectOption({ index: 0 });
  await sheet.getByRole('button', { name: /^Go Back to Here: change 2,/ }).click();
  await holdToast(page, 'Schedule Restored');
  await expect.poll(() => dayOf(second!.id)).toBe(second!.scheduledDate);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => dayOf(second!.id)).toBe(addDays(second!.scheduledDate, 1));
});
