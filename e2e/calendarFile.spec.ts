import { expect, expectAccessible, test } from './fixtures.ts';

const FULL_DAY = 30;

test('a calendar file keeps long training off full days; nothing of its appointments is sent', async ({
  page,
  athlete,
}) => {
  const { weeks } = await athlete.schedule();
  const sunday = weeks[1]!.workouts.reduce((longest, each) => (each.duration > longest.duration ? each : longest));
  const date = sunday.scheduledDate.replaceAll('-', '');
  const minutesThere = async () =>
    (await athlete.schedule()).weeks
      .flatMap(({ workouts }) => workouts)
      .filter(({ scheduledDate }) => scheduledDate === sunday.scheduledDate)
      .reduce((sum, { duration }) => sum + duration, 0);
  expect(await minutesThere()).toBeGreaterThan(FULL_DAY);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Read a Calendar File' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read a Calendar File' });
  await dialog.getByTestId('file').setInputFiles({
    name: 'mine.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:1',
        `DTSTART:${date}T070000`,
        `DTEND:${date}T200000`,
        'SUMMARY:A secret fair',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    ),
  });
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 1 Range' }).click();
  await expect(page.getByRole('group', { name: 'Blocked dates 1' }).getByLabel('Minutes for training')).toHaveValue(
    String(FULL_DAY),
  );
  await page.getByRole('button', { name: 'Save Changes' }).first().click();
  await expect(page.getByText(`: at most ${FULL_DAY} min`)).toBeVisible();
  await expect.poll(minutesThere).toBeLessThanOrEqual(FULL_DAY);
  expect(sent.join()).not.toContain('secret');

  await page.goto(`/training-schedule`);
  await expect(page.locator(`[data-day="${sunday.scheduledDate}"]`).getByText(`At most ${FULL_DAY} min`)).toBeVisible();
});
