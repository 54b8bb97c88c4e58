import { addDays } from '../api/core/calendar/calendar.ts';
import type { Page } from '@playwright/test';
import { TODAY, type WorkoutReply } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** A workout as it is told; its version counts the undone change too, and its reasons quote the others of its week. */
const told = (workout: WorkoutReply) => JSON.stringify({ ...workout, version: null, reasons: null });

const ask = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your request' }).fill(text);
  await page.keyboard.press('Enter');
};

test('a request in plain words is previewed, applied in part until a date, told in the history, and gone back on', async ({
  page,
  athlete,
}) => {
  const workouts = async () => (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts);
  const before = await workouts();
  const changed = async () => {
    const after = await workouts();
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

  await ask(page, 'Cut everything this weekend to 20 minutes');
  await expect(page.getByText('Got response!').first()).toBeVisible();
  const changes = card.getByRole('checkbox');
  // strength follows what is left of the week
  await expect(changes).toHaveCount(3);
  await expect(card.getByRole('listitem').first()).toContainText(/(?:\d+ min|\d:\d\d h)becomes20 min/);
  await expectAccessible(page);
  expect(await changed()).toEqual([]);

  // two are left out, and the rest repeated until a day
  await changes.first().uncheck();
  await changes.last().uncheck();
  await expect(card.getByText('1 of 3 chosen. Nothing has changed yet.')).toBeVisible();
  await card.getByRole('button', { name: 'Apply Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply Changes' });
  await expect(dialog.getByRole('radio', { name: 'This week' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'This week' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Until a date' })).toBeChecked();
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

  // the history has it, and leads back to before it
  await page.goto('/training-schedule');
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText(/In every week until Monday 18 January\.$/).first()).toBeVisible();
  await expectAccessible(page);
  await history.getByRole('button', { name: /^Go Back to Here: change 2,/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Schedule Restored').first()).toBeVisible();
  await expect.poll(changed).toEqual([]);
  await expectNoSidewaysScroll(page);
});
