import { addDays, weekdayOf } from '../api/core/calendar/calendar.ts';
import { expect, test } from './fixtures.ts';

test('swims read in metres are read in yards once the pool has them, and so is what comes live', async ({
  page,
  context,
  athlete,
}) => {
  const week = (await athlete.schedule()).weeks[1]!;
  const swim = week.workouts.find(({ description }) => description.endsWith('00 m'))!;
  const words = swim.description.replace(/\d+ m$/, '');
  const onDay = (of: typeof page, day: string) =>
    of.locator(`[data-day="${day}"] article`).filter({ hasText: words }).first();
  await page.goto('/training-schedule');
  await expect(onDay(page, swim.scheduledDate)).toContainText(swim.description);
  const other = await context.newPage();
  await other.goto('/training-schedule');
  await expect(onDay(other, swim.scheduledDate)).toContainText(swim.description);

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: /^25 yd/ }).click();
  await expect(page.getByText('Settings Saved').first()).toBeVisible();
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Training', exact: true }).first().click();
  // rather than what was read before, in metres
  await expect(page.getByRole('status', { name: 'Loading your schedule' })).toBeVisible();
  answer();
  await expect(onDay(page, swim.scheduledDate)).toContainText(' yd');

  // a page that was open before is told the change in the units of now
  const newDate = addDays(swim.scheduledDate, swim.dayOfWeek === 'sunday' ? -1 : 1);
  await athlete.call('PATCH', `/api/training-schedule/workouts/${swim.id}/reschedule`, {
    newDate,
    newDayOfWeek: weekdayOf(newDate),
  });
  await expect(onDay(other, newDate)).toContainText(' yd');
});
