import { TODAY, type WorkoutReply } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** A workout as it is told; its version counts the undone change too. */
const told = (workout: WorkoutReply) => JSON.stringify({ ...workout, version: null });

test('the coach beside the schedule answers to the keyboard alone', async ({ page, athlete }) => {
  const workouts = async () => (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts);
  const before = await workouts();
  const moved = before.find(({ dayOfWeek, workoutType }) => dayOfWeek === 'sunday' && workoutType === 'run')!;
  const strength = before.find(
    ({ workoutType, scheduledDate }) => workoutType === 'strength' && scheduledDate > TODAY,
  )!;
  await page.goto('/training-schedule');
  const opener = page.getByRole('button', { name: 'Ask Your Coach' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ask Your Coach' });
  const box = sheet.getByRole('textbox', { name: 'Your request' });
  await box.focus();
  await page.keyboard.type('Move my Sunday run to Thursday');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(`and skip the strength on ${strength.dayOfWeek}`);
  await page.keyboard.press('Enter');
  // strength on the eve of the run's new day follows
  await expect(sheet.getByRole('checkbox')).toHaveCount(3);
  await expect(box).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: 'Apply Changes' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(sheet.getByText('2 of 3 chosen. Nothing has changed yet.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Apply Changes' });
  await dialog.getByRole('radio', { name: 'This week' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeFocused();
  await page.keyboard.press('Enter');

  // the sheet gives way to the schedule
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByText('Changes applied!').first()).toBeVisible();
  await expect.poll(async () => (await athlete.workout(moved.id))?.dayOfWeek).toBe('thursday');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Change Undone').first()).toBeVisible();
  await expect.poll(async () => (await workouts()).map(told).sort()).toEqual(before.map(told).sort());
});
