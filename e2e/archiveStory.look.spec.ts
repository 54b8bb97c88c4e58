import { strToU8, zipSync } from 'fflate';
import { activityFile } from '../api/test/fitFiles.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const RIDES = 8;
const rides = Array.from({ length: RIDES }, (_, i): [string, Uint8Array] => [
  `activities/${i + 1}.fit`,
  activityFile([{ start: `2026-0${(i % 9) + 1}-1${i % 7}T06:00:00Z`, seconds: 1800, watts: () => 180, speed: 8.5 }]),
]);
// as an export of all that a site knows of somebody
const archive = zipSync({
  ...Object.fromEntries(rides.slice(0, 3)),
  'uploads/part1.zip': zipSync(Object.fromEntries(rides.slice(3))),
  'activities/15.fit': strToU8('cut off as it was written'),
  'media/a.jpg': strToU8('photo'),
});

test('years of another site come in as one archive, which says what became of each file', async ({ page, athlete }) => {
  expect(athlete.email).toContain('@');
  await page.goto('/performance#activities');
  await page.getByTestId('file').setInputFiles({
    name: 'export.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive),
  });
  const report = page.getByRole('region', { name: 'Archive of recordings' });
  await expect(report.getByRole('status')).toContainText('The archive was read');
  await expect(report.getByRole('status')).toContainText(`${RIDES} new, 1 could not be read.`);
  await report.getByText('1 file not read').click();
  await expect(report.getByText(/^15\.fit: This is no recording that can be read\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const activities = page.getByRole('region', { name: 'Activities' });
  const shown = activities.getByRole('link', { name: /^Ride on/ });
  await expect(shown.first()).toBeVisible();

  await report.getByRole('button', { name: 'Close' }).click();
  await expect(report).toBeHidden();
  await page.reload();
  await expect(shown.first()).toBeVisible();
  await expect(report).toBeHidden();
  await activities.getByRole('link', { name: 'All activities' }).click();
  await expect(page).toHaveURL(/\/performance\/activities$/);
  await expect(shown).toHaveCount(RIDES);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
