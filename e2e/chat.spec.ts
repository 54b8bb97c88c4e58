import { addDays } from '../api/core/calendar.ts';
import type { Page } from '@playwright/test';
import { TODAY, type WorkoutReply } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

/** A session as it is told; its version counts the undone change too. */
const told = (workout: WorkoutReply) => JSON.stringify({ ...workout, version: null });

const ask = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your request' }).fill(text);
  await page.keyboard.press('Enter');
};

test('a request in plain words is previewed, applied in part until a date, told in the history and undone', async ({ page, athlete }) => {
  const sessions = async () => (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts);
  const before = await sessions();
  const changed = async () => {
    const after = await sessions();
    return before.filter((one) => !after.some((other) => told(other) === told(one)));
  };
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Ask your coach' });

  // an example fills the box and sends nothing
  await card.getByRole('button', { name: 'Only 40 minutes tomorrow' }).click();
  const box = card.getByRole('textbox', { name: 'Your request' });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Only 40 minutes tomorrow');
  await expect(card.getByRole('listitem')).toHaveCount(0);

  // what cannot be read stays typed
  await ask(page, 'colourless green ideas');
  await expect(card.getByRole('alert')).toHaveText('Unable to process your request. Please try rephrasing.');
  await expect(page.getByText("Couldn't understand").first()).toBeVisible();
  await expect(box).toHaveValue('colourless green ideas');

  await ask(page, 'Cut everything this weekend to 30 minutes');
  await expect(page.getByText('Got response!').first()).toBeVisible();
  const changes = card.getByRole('checkbox');
  await expect(changes).toHaveCount(2);
  await expect(card.getByRole('listitem').first()).toContainText(/\d+ minbecomes30 min/);
  await expectAccessible(page);
  expect(await changed()).toEqual([]);

  // one is left out, and the rest repeated until a day
  await changes.first().uncheck();
  await expect(card.getByText('1 of 2 chosen. Nothing has changed yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Apply Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply Changes' });
  await expect(dialog.getByRole('radio', { name: 'This week' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Until a date' }).check();
  await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel(/^Last day/).fill(addDays(TODAY, 12));
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await expect(page.getByText('Changes applied!').first()).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  await expect(changes).toHaveCount(0);
  const weekdays = (await changed()).map(({ dayOfWeek, scheduledDate }) => [dayOfWeek, scheduledDate]);
  expect(weekdays).toEqual([
    ['sunday', addDays(TODAY, 4)],
    ['sunday', addDays(TODAY, 11)],
  ]);
  const undo = page.getByRole('button', { name: 'Undo' });

  // the history has it; then back, exactly
  await undo.click();
  await expect(page.getByText('Change Undone').first()).toBeVisible();
  await expect.poll(changed).toEqual([]);
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' }).getByText(/In every week until Monday 18 January\.$/).first()).toBeVisible();
});

test('the coach beside the schedule answers to the keyboard alone', async ({ page, athlete }) => {
  const sessions = async () => (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts);
  const before = await sessions();
  const moved = before.find(({ dayOfWeek }) => dayOfWeek === 'sunday')!;
  await page.goto('/training-schedule');
  const opener = page.getByRole('button', { name: 'Ask Your Coach' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ask Your Coach' });
  const box = sheet.getByRole('textbox', { name: 'Your request' });
  await box.focus();
  await page.keyboard.type('Move my Sunday run to Friday');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and skip the strength tomorrow');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('checkbox')).toHaveCount(2);
  await expect(box).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Shift+Tab');
  await expect(sheet.getByRole('button', { name: 'Apply Changes' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(sheet.getByText('1 of 2 chosen. Nothing has changed yet.')).toBeVisible();
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
  await expect.poll(async () => (await athlete.workout(moved.id))?.dayOfWeek).toBe('friday');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Change Undone').first()).toBeVisible();
  await expect.poll(async () => (await sessions()).map(told).sort()).toEqual(before.map(told).sort());
});
