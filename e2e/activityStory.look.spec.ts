import { activityFile } from '../api/test/fitFiles.ts';
import { TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';

test('a recorded ride has a page with its chart, its best efforts and its laps, and can be deleted there', async ({
  page,
  athlete,
}) => {
  expect(athlete.email).toContain('@');
  await page.goto('/performance#activities');
  const activities = page.getByRole('region', { name: 'Activities' });
  await page.getByTestId('file').setInputFiles({
    name: 'ride.fit',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(
      activityFile([
        {
          start: `${TODAY}T06:00:00Z`,
          seconds: 3000,
          watts: (second) => (second === 1500 ? 700 : 180 + (second % 30)),
          heartRate: (second) => 120 + Math.floor(second / 100),
          height: (second) => 400 + 20 * Math.sin(second / 200),
          speed: 8.5,
          laps: 3,
        },
      ]),
    ),
  });
  await holdToast(page, 'Activity Uploaded');
  await activities.getByRole('link', { name: /^Ride on/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/activities\/activity_/);

  const recording = page.getByRole('region', { name: 'Recording' });
  const slider = recording.getByRole('slider', { name: 'Recording over time' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    /^0:06; 0\.1 km; Power \d+ W; Heart rate 120 bpm; Speed 30\.6 km\/h/,
  );
  await recording.getByRole('radio', { name: 'Over distance' }).focus();
  await page.keyboard.press('Space');
  await expect(recording.getByRole('slider', { name: 'Recording over distance' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Best efforts' }).getByRole('row', { name: /^5 s \d+ W Best$/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Laps', exact: true }).getByRole('row')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await recording.getByRole('button', { name: 'Show as Table' }).click();
  await expect(recording.getByRole('table', { name: 'The recording at even steps' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Power curve' }).click();
  await expect(page).toHaveURL(/\/performance\/curves\?sport=CYCLING$/);
  const curve = page.getByRole('slider', { name: 'Power Curve, by length' });
  await expect(curve).toHaveAttribute('aria-valuetext', /^20 min; Six weeks \d+ W; Season \d+ W; All time \d+ W$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Records', exact: true }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/activities\/activity_/);

  await page.reload();
  await expect(recording.getByRole('slider', { name: 'Recording over time' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Activity' }).click();
  await expect(page).toHaveURL(/\/performance#activities$/);
  await expect(activities.getByRole('heading', { name: 'No activities yet' })).toBeVisible();
});
