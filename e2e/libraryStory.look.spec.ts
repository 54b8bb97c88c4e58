import { addDays } from '../api/core/calendar/calendar.ts';
import { workoutFile } from '../api/test/fitWorkoutFiles.ts';
import { Account, TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** A day of the current weeks on which the athlete rests, so that nothing stands against one workout more. */
async function restDay(athlete: Account): Promise<string> {
  const taken = new Set(
    (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts.map(({ scheduledDate }) => scheduledDate)),
  );
  const days = Array.from({ length: 24 }, (_, i) => addDays(TODAY, i + 1));
  return days.find((day) => !taken.has(day)) ?? days[0]!;
}

test('a coach edits the steps of a workout, schedules it for three athletes, takes it back, and uploads another', async ({
  page,
  athlete,
  url,
}) => {
  // open on every day, so that a day of rest is one on which training may be
  await athlete.call('PATCH', '/api/profile', { trainingPreferences: { unavailableDays: [] } });
  const others = [await Account.register(url), await Account.register(url)];
  for (const other of others) await athlete.coaches(other);
  const day = await restDay(athlete);
  const count = async () =>
    (await athlete.schedule()).weeks
      .flatMap(({ workouts }) => workouts)
      .filter(({ description }) => description === 'Recovery Jog').length;

  await page.goto('/workouts');
  await page.getByRole('searchbox').fill('recovery jog');
  await expect(page).toHaveURL(/q=recovery\+jog/);
  await expect(page.getByText('Showing 1 of 74 workouts')).toBeVisible();
  await page.getByRole('button', { name: 'Details of Recovery Jog' }).click();
  await expect(page.getByRole('button', { name: 'Edit Recovery Jog' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Edit Recovery Jog' }).click();
  const line = page.getByRole('textbox', { name: /Line of steps/ });
  await expect(line).toHaveValue('30m gentle');
  await line.fill('20m gentle, 3x(30s 105, 90s gentle)');
  await expect(page.getByText('At 23: a % is missing.')).toBeVisible();
  await line.fill('20m gentle, 3x(30s 105%, 90s gentle)');
  await expect(page.getByLabel(/^Duration/)).toHaveValue('26');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: /^26 min$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Schedule Recovery Jog' }).click();
  await page.getByLabel(/^Date/).fill(day);
  await page.getByRole('button', { name: 'Choose All' }).click();
  await expect(page.getByRole('button', { name: 'Schedule for 3 Athletes' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schedule for 3 Athletes' }).click();
  // the others have no schedule yet: each is told for themself
  await expect(page.getByRole('heading', { name: 'Scheduled for 1 of 3' })).toBeFocused();
  await expect(page.getByText(/^Not scheduled\. Generate their training schedule first/)).toHaveCount(2);
  expect(await count()).toBe(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Scheduling Undone').first()).toBeVisible();
  expect(await count()).toBe(0);

  // a workout comes in as a .fit file, and goes out and comes back
  await page.goto('/workouts');
  await page.getByRole('button', { name: 'Upload .FIT File' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'ride.gpx', mimeType: 'application/xml', buffer: Buffer.from('<gpx/>') });
  await expect(page.getByText('Please select a .fit file').first()).toBeVisible();
  await file.setInputFiles({ name: 'ride.FIT', mimeType: 'application/octet-stream', buffer: Buffer.from('no fit') });
  await expect(page.getByText('Upload failed').first()).toBeVisible();
  const bytes = workoutFile(
    [
      { durationType: 0, duration: 600_000, intensity: 2 },
      { durationType: 0, duration: 1_200_000, targetType: 4, custom: [1240, 1260] },
    ],
    { name: 'Aardvark climb' },
  );
  await file.setInputFiles({ name: 'ride.FIT', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  await expect(page.getByRole('article', { name: 'Aardvark climb' })).toBeVisible();
  await page.getByRole('button', { name: 'Details of Aardvark climb' }).click();
  await page.getByRole('button', { name: 'Delete Aardvark climb' }).click();
  await expect(page.getByRole('article', { name: 'Aardvark climb' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article', { name: 'Aardvark climb' })).toBeVisible();
});

test('a coach looks through the families, and begins a workout of their library with a rung of one', async ({
  page,
  athlete,
}) => {
  await athlete.call('POST', '/api/coach/enable');
  await page.goto('/workouts');
  await page.getByRole('radio', { name: 'Families' }).check();
  await expect(page).toHaveURL(/view=families/);
  await page.getByRole('tab', { name: 'Cycling' }).click();
  await page.getByRole('searchbox').fill('hold for an hour');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Details of Threshold ride' }).click();
  await expect(page.getByRole('list', { name: 'The ladder' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: /New Workout from This.*4 × 5 min/ }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Threshold ride 4 × 5 min');
  await expect(page.getByLabel(/^Duration/)).toHaveValue('57');
  await page.getByRole('button', { name: 'Add to Library' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // the search goes on among the workouts, where the new one has the purpose of its family
  await page.getByRole('radio', { name: 'Workouts' }).check();
  await expect(page.getByRole('article', { name: 'Threshold ride 4 × 5 min' })).toBeVisible();
});
