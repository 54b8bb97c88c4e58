import { activityFile } from '../api/test/fitFiles.ts';
import { TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';

test('a recorded ride completes its workout, moves the charts at once and can be taken back', async ({
  page,
  athlete,
}) => {
  const { id } = (await athlete.schedule()).weeks[0]!.workouts.find(({ workoutType }) => workoutType === 'bike')!;
  await athlete.call('PATCH', `/api/training-schedule/workouts/${id}/reschedule`, { newDate: TODAY });
  const ride = (await athlete.workout(id))!;
  const file = {
    name: 'Morning_Ride.FIT',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      activityFile([{ start: `${ride.scheduledDate}T06:00:00Z`, seconds: 5400, watts: () => 170, speed: 8.5 }]),
    ),
  };
  await page.goto(`/training-schedule?workout=${ride.id}`);
  await page.getByRole('link', { name: 'Upload activity' }).click();
  await expect(page).toHaveURL(/\/performance#activities$/);
  const card = page.getByRole('region', { name: 'Activities' });
  await expect(card.getByRole('heading', { name: 'Activities', exact: true })).toBeInViewport();
  const weekly = page.getByRole('slider', { name: 'Hours by week' });
  await expect(weekly).toHaveAttribute('aria-valuetext', /; 0:00 of [\d:]+ h done;/);

  const input = page.getByTestId('file');
  await input.setInputFiles({ ...file, name: 'ride.jpg' });
  await expect(page.getByText('Please select a .fit file, or a .tcx or .gpx one', { exact: true })).toBeVisible();
  await input.setInputFiles(file);
  await holdToast(page, `Counts for ${ride.description}.`);
  await expect(page.getByText(/^Ride, 1:30 h\. Load \d+ by effort\. Counts for /)).toBeVisible();
  await expect(weekly).toHaveAttribute('aria-valuetext', /; 1:30 of [\d:]+ h done;/);
  const row = card.getByRole('listitem');
  await expect(row).toContainText(`Counts for ${ride.description}`);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByRole('heading', { name: 'No activities yet' })).toBeVisible();
  await expect(weekly).toHaveAttribute('aria-valuetext', /; 0:00 of [\d:]+ h done;/);

  await input.setInputFiles(file);
  await expect(row).toContainText(`Counts for ${ride.description}`);
  // the list may have it before the upload is answered, and one is sent at a time
  await holdToast(page, 'Activity Uploaded');
  await input.setInputFiles(file);
  await expect(page.getByText('You have uploaded this activity already.', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Options for Ride/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change workout' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which workout was it?' });
  await expect(dialog.getByRole('button', { name: /Chosen/ })).toContainText(ride.description);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect((await athlete.workout(ride.id))!.status).toBe('completed');
});
