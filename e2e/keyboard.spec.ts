import { TODAY } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a whole day by keyboard: the palette goes anywhere, letters walk the weeks, and the account can switch them off', async ({
  page,
  athlete,
}) => {
  const [week] = (await athlete.schedule()).weeks;
  const today = week!.workouts.find(({ scheduledDate }) => scheduledDate === TODAY)!;
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search and commands' }).focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search and commands' });
  /** Types into the palette once it is there, and takes the first that it finds. */
  const command = async (text: string) => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: today.description }).first()).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeFocused();

  // a workout by its name and day, from another page
  await command(`${today.description.split(' ')[0]} today`);
  await expect(page).toHaveURL(/\/training-schedule\?workout=workout_/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: today.description })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // today and tomorrow
  const day = (name: RegExp) => page.getByRole('region', { name });
  // the dialog gives its focus back once it is gone; today is today however often it is asked for
  await expect(async () => {
    await page.keyboard.press('t');
    await expect(day(/, today$/).getByRole('button', { name: today.description, exact: true })).toBeFocused({
      timeout: 2000,
    });
  }).toPass();
  await page.keyboard.press('j');
  await expect(day(/^Thursday 7 /).locator(':focus')).toHaveCount(1);
  await command('sick');
  await expect(page.getByRole('dialog', { name: 'Not Feeling 100%?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard Shortcuts' })).toContainText('Previous week');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await command('settings');
  const keys = page.getByRole('switch', { name: 'Shortcuts of a single key' });
  await keys.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Settings Saved').first()).toBeVisible();
  await page.goto('/training-schedule');
  await expect(day(/, today$/)).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(day(/, today$/).locator(':focus')).toHaveCount(0);
});
