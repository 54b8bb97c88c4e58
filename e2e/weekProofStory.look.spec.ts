import type { Locator, Page } from '@playwright/test';
import { timeText } from '../api/core/units/timeText.ts';
import { Account } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const weekOf = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Week ${number}`, exact: true });
const badge = (page: Page, number: number, text: RegExp): Locator =>
  weekOf(page, number).getByRole('button', { name: text });

/** The sheet of the week's limits, opened from its badge. */
async function sheet(page: Page, number: number, text: RegExp): Promise<Locator> {
  await badge(page, number, text).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a week tells which limit a change broke, who made it, and takes it back', async ({ page, athlete, url }) => {
  const [, week] = (await athlete.schedule()).weeks;
  const number = week!.weekNumber;
  const long = week!.workouts.find(({ isLong }) => isLong)!;
  const to = (id: string, newDate: string) =>
    athlete.call('PATCH', `/api/training-schedule/workouts/${id}/reschedule`, { newDate });
  await page.goto('/training-schedule');
  await expect(badge(page, number, /^Keeps all \d+ limits$/)).toBeVisible();

  // to a Monday, which is free
  await to(long.id, week!.weekStartDate);
  let limits = await sheet(page, number, /^2 limits broken by your move$/);
  const first = limits.getByRole('listitem').filter({ hasText: 'Mon unavailable' });
  await expect(first).toContainText('Not kept');
  await expect(first).toContainText('Broken by your move');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(limits.getByText('Not kept:')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(badge(page, number, /^Keeps all \d+ limits$/)).toBeVisible();

  // a week that gets lighter proves what is left
  const minutes = week!.plannedMinutes;
  await athlete.call('POST', '/graphql', {
    query: 'mutation ($input: DeleteWorkoutInput!) { deleteWorkout(input: $input) { __typename } }',
    variables: { input: { workoutId: long.id } },
  });
  await expect(weekOf(page, number).getByText(long.description, { exact: true })).toHaveCount(0);
  limits = await sheet(page, number, /limits? /);
  await expect(limits.getByRole('listitem').filter({ hasText: 'Week at most' })).toContainText(
    timeText(minutes - long.duration),
  );
  await page.keyboard.press('Escape');

  // what a coach does is the coach's
  const coach = await Account.register(url);
  await coach.coaches(athlete);
  const other = week!.workouts.find(({ id, workoutType }) => id !== long.id && workoutType !== 'race')!;
  await coach.call('PATCH', `/api/training-schedule/workouts/${other.id}/reschedule`, { newDate: week!.weekStartDate });
  await expect(badge(page, number, /broken by your coach’s move$|limits not kept$/)).toBeVisible();
});

test('the badge tells what a move breaks before the server has answered', async ({ page, athlete }) => {
  const [, week] = (await athlete.schedule()).weeks;
  const long = week!.workouts.find(({ isLong }) => isLong)!;
  const ahead = page.waitForResponse(/\/proofAhead-/);
  await page.goto('/training-schedule');
  // the response is there before its code has run: until then the server alone proves
  await page.evaluate((chunk) => import(chunk), (await ahead).url());
  let answer = () => {};
  const held = new Promise<void>((go) => (answer = go));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  const card = page.locator(`[data-day="${long.scheduledDate}"] article`).filter({ hasText: long.description });
  // drawn: a phone folds the week, and then the card is not there
  await expect(badge(page, week!.weekNumber, /^Keeps all \d+ limits$/)).toBeVisible();
  if (!(await card.isVisible()))
    await weekOf(page, week!.weekNumber).getByRole('button', { expanded: false }).first().click();
  await card.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^Mon ${Number(week!.weekStartDate.slice(8))} `) }).click();
  await expect(badge(page, week!.weekNumber, /^2 limits broken by your move$/)).toBeVisible();
  answer();
  await expect(page.getByText('Workout Rescheduled').first()).toBeVisible();
  await expect(badge(page, week!.weekNumber, /^2 limits broken by your move$/)).toBeVisible();
});
