import { addDays } from '../api/core/calendar/calendar.ts';
import { type Account, TODAY, type WorkoutReply } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { PUBLIC, SIGNED_IN } from './screenList.ts';
import { look, walk } from './walk.ts';

test('the screens of a visitor', async ({ page }) => {
  for (const screen of PUBLIC) {
    await page.goto(screen.path);
    await look(page, screen);
  }
});

test('the screens of a new account', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await walk(page, SIGNED_IN);
  await expect(page.getByRole('link', { name: 'Set Your Goal' })).toHaveAttribute('href', '/onboarding');
});

/** Feedback of each kind on what was planned until today. */
async function tell(athlete: Account): Promise<void> {
  const { weeks } = await athlete.schedule();
  const today = weeks[0]!.workouts.filter(({ dayOfWeek }) => dayOfWeek === 'wednesday');
  const told = [
    ({ duration }: WorkoutReply) => ({
      completionStatus: 'partially_completed',
      // less than half of it
      actualDuration: Math.floor(0.4 * duration),
      reasonForSkip: null,
    }),
    () => ({ completionStatus: 'skipped', actualDuration: null, reasonForSkip: 'illness' }),
  ];
  for (const [index, workout] of today.slice(0, told.length).entries())
    await athlete.call('POST', `/api/training-schedule/workouts/${workout.id}/feedback`, {
      perceivedExertion: null,
      feelingRating: null,
      notes: null,
      ...told[index]!(workout),
    });
}

test('the screens of an athlete with a schedule', async ({ page, athlete }) => {
  await tell(athlete);
  await walk(page, SIGNED_IN);
  await page.goto('/training-schedule');
  const partly = page.locator('[data-compliance="far"]').first();
  await expect(partly).toContainText(/Partly: \d+%/);
  // the edge has the colour of what became of the workout, not of its intensity
  const [edge, hard] = await partly.evaluate((node) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--colors-hard)';
    node.append(probe);
    const colours = [getComputedStyle(node, '::before').backgroundColor, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  expect(edge).toBe(hard);
});

/** One more A race than a season bears, too near to each other, in a plan of two B and C races. */
async function fillSeason(athlete: Account): Promise<void> {
  const add = (raceName: string, raceType: string, day: number, priority: string) =>
    athlete.call('POST', '/api/season-plan/races', { raceName, raceType, raceDate: addDays(TODAY, day), priority });
  await add('Park Ten', 'half-marathon', 25, 'C');
  await add('Spring Half', 'half-marathon', 60, 'B');
  for (const [index, day] of [185, 200, 290].entries()) await add(`City Olympic ${index + 1}`, 'olympic-tri', day, 'A');
}

test('a full season and its dialogs', async ({ page, athlete }) => {
  await fillSeason(athlete);
  await walk(page, [{ path: '/season-plan', shows: 'Season Plan' }]);
  await expect(page.getByText('Too Many A Races')).toBeVisible();
  // a phone folds the phases
  await page
    .locator('details', { hasText: /^All \d+ phases/ })
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  const dialogs = [
    ['Add Race', 'Add Race'],
    ['Edit Spring Half', 'Edit Race'],
    ['Delete Park Ten', 'Delete Park Ten?'],
    ['Edit Build phase', 'Edit Training Phase'],
    ['Edit Sports', 'Edit Sport Preferences'],
    ['Regenerate Plan', 'Season Plan Regeneration Preview'],
  ] as const;
  for (const [button, title] of dialogs) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
