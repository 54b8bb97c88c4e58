import type { Locator, Page } from '@playwright/test';
import { addDays, mondayOf } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { expect, holdToast, test } from './fixtures.ts';

/** Waits until the message on show lies over nothing of it. */
async function expectClear(page: Page, subject: Locator): Promise<void> {
  const overlap = async () => {
    const [over, under] = [await page.locator('[data-toast]').boundingBox(), await subject.boundingBox()];
    return over && under
      ? Math.max(0, Math.min(over.y + over.height, under.y + under.height) - Math.max(over.y, under.y))
      : 'not both are there';
  };
  await expect.poll(overlap).toBe(0);
}

test('on a phone a message lies neither over the workout that was moved nor over what a check-in changed', async ({
  page,
  athlete,
}) => {
  await page.goto('/training-schedule');
  const { workouts } = (await athlete.schedule()).weeks[0]!;
  const workout = workouts.find(({ scheduledDate }) => scheduledDate > TODAY)!;
  const sunday = addDays(mondayOf(TODAY), 6);
  const to = workout.scheduledDate === sunday ? addDays(sunday, -1) : sunday;
  await page
    .locator(`[data-drag-id="${workout.id}"]`)
    .getByRole('button', { name: `Actions for ${workout.description}` })
    .tap();
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(to))
    .replace(',', '');
  await page.getByRole('menuitem', { name: new RegExp(`^${day}`) }).tap();
  await holdToast(page, 'Workout Rescheduled');
  await expectClear(page, page.locator(`[data-drag-id="${workout.id}"]`));

  await page.goto('/checkin');
  for (const [name, key] of [
    ['Mood', 'Home'],
    ['Stress', 'End'],
    ['Sleep', 'Home'],
  ] as const) {
    await page.getByRole('slider', { name, exact: true }).focus();
    await page.keyboard.press(key);
  }
  await page.getByRole('button', { name: 'Submit Check-in' }).tap();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(
    page.getByRole('region', { name: 'What your check-in would change' }).getByRole('heading'),
  ).toBeFocused();
  await holdToast(page, 'Check-in Submitted');
  await expectClear(page, apply);
  await apply.tap();
  const changed = page.getByRole('heading', { name: 'Your plan has changed.' });
  await expect(changed).toBeFocused();
  await holdToast(page, 'Plan Changed');
  await expect(page.locator('[data-toast]').getByRole('button', { name: 'Undo Plan Change' })).toBeVisible();
  await expectClear(page, changed);
});
