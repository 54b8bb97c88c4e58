import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import type { Account, WorkoutReply } from './account.ts';
import { expectAccessible, holdToast, standsStill, test } from './fixtures.ts';

const card = (page: Page, day: string, title: string): Locator =>
  page.locator(`[data-day="${day}"] article`).filter({ hasText: title }).first();

/** A scheduled workout of the second week, and a free day of that week to move it to. */
async function movable(athlete: Account): Promise<{ workout: WorkoutReply; to: string }> {
  const week = (await athlete.schedule()).weeks[1]!;
  const workout = week.workouts.find(({ workoutType, dayOfWeek }) => workoutType !== 'race' && dayOfWeek !== 'sunday')!;
  const days = [1, 2, 3, 4, 5, 6].map((n) => addDays(week.weekStartDate, n));
  const to = days.find(
    (day) =>
      day !== workout.scheduledDate &&
      !week.workouts.some((other) => other.scheduledDate === day && other.description === workout.description),
  )!;
  return { workout, to };
}

async function centre(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function open(page: Page): Promise<void> {
  await page.goto('/training-schedule');
  await expect(page.getByText('Current Week')).toBeVisible();
}

test('a workout is dragged, the second window follows, undo brings it back exactly', async ({
  page,
  athlete,
  context,
}) => {
  const { workout, to } = await movable(athlete);
  const second = await context.newPage();
  await open(second);
  // a window behind another draws one picture a second
  await page.bringToFront();
  await open(page);
  const before = await athlete.workout(workout.id);

  const source = card(page, workout.scheduledDate, workout.description);
  const target = page.locator(`[data-day="${to}"]`);
  const from = await centre(source);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y, { steps: 4 });
  const end = await centre(target);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();

  await holdToast(page, 'Workout Rescheduled');
  await expect(card(page, to, workout.description)).toBeVisible();
  await expect(card(second, to, workout.description)).toBeVisible();
  await expect.poll(async () => (await athlete.workout(workout.id))?.scheduledDate).toBe(to);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, workout.scheduledDate, workout.description)).toBeVisible();
  await expect(card(second, workout.scheduledDate, workout.description)).toBeVisible();
  const after = await athlete.workout(workout.id);
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
});

test('seven pixels are a click, eight are a drag', async ({ page, athlete }) => {
  const { workout } = await movable(athlete);
  await open(page);
  const source = card(page, workout.scheduledDate, workout.description);
  const from = await centre(source);
  const dragging = () => page.evaluate(() => document.documentElement.dataset['dragging'] === 'true');

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 7, from.y);
  expect(await dragging()).toBe(false);
  await page.mouse.move(from.x + 8, from.y);
  await expect.poll(dragging).toBe(true);
  await page.mouse.move(from.x, from.y);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.mouse.click(from.x, from.y);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the keyboard lifts, carries and drops; Ctrl+Z undoes', async ({ page, athlete }) => {
  const { workout } = await movable(athlete);
  await open(page);
  await card(page, workout.scheduledDate, workout.description).locator('[data-drag-focus]').focus();
  await page.keyboard.press('m');
  await expect(page.getByText(/lifted/i).first()).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const to = addDays(workout.scheduledDate, 1);
  await expect(card(page, to, workout.description)).toBeVisible();
  await expect(page.getByText('Workout Rescheduled').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await athlete.workout(workout.id))?.scheduledDate).toBe(workout.scheduledDate);
});

test('Escape leaves it where it was', async ({ page, athlete }) => {
  const { workout } = await movable(athlete);
  await open(page);
  await card(page, workout.scheduledDate, workout.description).locator('[data-drag-focus]').focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/stays where it was/).first()).toBeAttached();
  await expect(card(page, workout.scheduledDate, workout.description)).toBeVisible();
  expect((await athlete.workout(workout.id))?.scheduledDate).toBe(workout.scheduledDate);
});

/** Moves it with the menu of its card. */
async function moveByMenu(page: Page, workout: WorkoutReply, to: string): Promise<void> {
  await card(page, workout.scheduledDate, workout.description)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  const [, month, day] = to.split('-').map(Number) as [number, number, number];
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2027, month - 1, day)),
  );
  await page
    .getByRole('menuitem', { name: new RegExp(`\\b${day}\\s${name}|${name}\\s${day}\\b`) })
    .first()
    .click();
}

test('the menu moves without dragging', async ({ page, athlete }) => {
  const { workout, to } = await movable(athlete);
  await open(page);
  await moveByMenu(page, workout, to);
  await expect.poll(async () => (await athlete.workout(workout.id))?.scheduledDate).toBe(to);
});

test('a message stands clear of a dialog on a small screen, and the keyboard reaches it there', async ({
  page,
  athlete,
}) => {
  const { workout, to } = await movable(athlete);
  await open(page);
  await moveByMenu(page, workout, to);
  await holdToast(page, 'Workout Rescheduled');
  // lower than the dialog is high
  await page.setViewportSize({ width: 390, height: 560 });
  await page.getByRole('button', { name: 'Not Feeling 100%' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdToast(page, 'Workout Rescheduled');
  const inDialog = (x: number, y: number) =>
    page.evaluate((at) => document.elementFromPoint(...at)?.closest('[role="dialog"]') != null, [x, y] as [
      number,
      number,
    ]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
  await standsStill(page.getByRole('dialog'));
  const toast = (await page.locator('[data-toast]').boundingBox())!;
  // the title has gone behind neither the message nor its edge
  for (const y of [2, toast.y + toast.height + 2]) expect(await inDialog(4, y)).toBe(false);
  expect(await inDialog(195, 540)).toBe(true);

  await page.keyboard.press('F8');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await athlete.workout(workout.id))?.scheduledDate).toBe(workout.scheduledDate);
});

test('a completed workout stays, with the words of the product, and regeneration keeps it', async ({
  page,
  athlete,
}) => {
  const [week] = (await athlete.schedule()).weeks;
  const done = week!.workouts.find(({ scheduledDate }) => scheduledDate === '2027-01-06')!;
  await athlete.call('POST', `/api/training-schedule/workouts/${done.id}/feedback`, {
    completionStatus: 'completed',
    actualDuration: 40,
    perceivedExertion: 5,
    feelingRating: 7,
    notes: null,
    reasonForSkip: null,
  });
  const { workout, to } = await movable(athlete);
  await athlete.call('PATCH', `/api/training-schedule/workouts/${workout.id}/reschedule`, {
    newDate: to,
    newDayOfWeek: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][
      new Date(`${to}T00:00:00Z`).getUTCDay()
    ],
  });
  await open(page);
  const source = card(page, done.scheduledDate, done.description);
  const from = await centre(source);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 150, from.y, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText('Cannot Move Completed Workout').first()).toBeVisible();
  await expect(page.getByText('Completed workouts cannot be rescheduled.').first()).toBeVisible();

  // what would change is seen first, with what was moved by hand among what is kept
  await page.getByRole('button', { name: 'Regenerate Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Regenerate Schedule' });
  await expect(dialog).toContainText('Nothing has changed yet.');
  await expect(dialog.getByText(/moved or edited by hand: kept/)).toHaveCount(1);
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The next four weeks are planned' })).toBeVisible();
  await expect(page.getByText('Schedule Generated').first()).toBeVisible();
  expect((await athlete.workout(done.id))?.status).toBe('completed');
  expect((await athlete.workout(workout.id))?.scheduledDate).toBe(to);
  expect((await athlete.workout(workout.id))?.locked).toBe(true);
});

test('skipped asks for the reason and for nothing else', async ({ page, athlete }) => {
  const [week] = (await athlete.schedule()).weeks;
  const workout = week!.workouts.find(({ scheduledDate }) => scheduledDate === '2027-01-06')!;
  await open(page);
  await card(page, workout.scheduledDate, workout.description).locator('[data-drag-focus]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Skipped', { exact: true }).click();
  await expect(dialog.getByRole('slider')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await dialog.getByLabel(/Reason for skipping/).selectOption({ label: 'Work' });
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback Submitted').first()).toBeVisible();
  await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('skipped');
});
