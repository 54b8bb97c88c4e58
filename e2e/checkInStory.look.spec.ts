import type { Page } from '@playwright/test';
import type { Account } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

async function workouts(athlete: Account) {
  const { weeks } = await athlete.schedule();
  return weeks.flatMap(({ workouts }) =>
    (workouts as unknown as { id: string; scheduledDate: string; duration: number; intensity: string }[])
      .map(({ id, scheduledDate, duration, intensity }) => `${id} ${scheduledDate} ${duration} ${intensity}`)
      .sort(),
  );
}

/** Answers that are told already are folded on a phone. */
async function openForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Stress Check-in' })).toBeVisible();
  const unfold = page.getByText('Change your answers of this week');
  if (await unfold.isVisible()) await unfold.click();
}

test('a bad week shows what it would ease and why, and waits; applied, one workout is kept, and undo brings all of it back', async ({
  page,
  athlete,
}) => {
  const before = await workouts(athlete);
  await page.goto('/dashboard');
  const week = page.getByRole('region', { name: 'This week', exact: true });
  await expect(week).toContainText('0:00 of');
  const planned = await week.getByText(/of .* h done/).textContent();
  await page.getByRole('slider', { name: 'Stress' }).focus();
  await page.keyboard.press('End');
  await page.getByRole('slider', { name: 'Sleep' }).focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Submit Check-in' }).click();
  const preview = page.getByRole('region', { name: 'What your check-in would change' });
  await expect(preview.getByRole('heading')).toBeFocused();
  await expect(preview).toContainText('Nothing in your plan has changed yet.');
  await expect(page.getByText('Check-in Submitted').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await workouts(athlete)).toEqual(before);

  // saved in any case: left without a word, it can be looked at again
  await page.reload();
  await openForm(page);
  await expect(page.getByText('Saved. You keep your plan as it is.')).toBeVisible();
  await page.getByRole('button', { name: 'See What It Would Change' }).click();
  await preview.getByRole('button', { name: 'Keep My Plan as It Is' }).click();
  await expect(page.getByRole('heading', { name: 'You keep your plan as it is.' })).toBeFocused();
  expect(await workouts(athlete)).toEqual(before);
  await page.reload();
  await openForm(page);
  await page.getByRole('button', { name: 'See What It Would Change' }).click();
  await expect(preview.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const outcome = page.getByRole('status', { name: 'What your check-in changed' });
  await expect(outcome.getByText(/eased: stress 10, sleep 1/)).toBeVisible();
  await expect(week).not.toContainText(planned!);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const eased = await workouts(athlete);
  expect(eased).not.toEqual(before);

  await outcome
    .getByRole('button', { name: /^Keep as It Was/ })
    .first()
    .click();
  await expect(outcome.getByText('As it was', { exact: true })).toHaveCount(1);
  await expect.poll(() => workouts(athlete)).not.toEqual(eased);
  await outcome.getByRole('button', { name: 'Undo All' }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome.getByText('Undone. Your plan is as it was before.')).toBeVisible();
  expect(await workouts(athlete)).toEqual(before);
  await expect(week).toContainText(planned!);
});
