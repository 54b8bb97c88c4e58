import { expect, expectAccessible, test } from './fixtures.ts';

const GPX = `<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${Array.from(
  { length: 300 },
  (_, index) => `<trkpt lat="${47 + index * 0.0003}" lon="8"><ele>${450 + 40 * Math.sin(index / 20)}</ele></trkpt>`,
).join('')}</trkseg></trk></gpx>`;

test('a race day is planned over its course, and fits the screen and a sheet of paper', async ({ page, athlete }) => {
  await athlete.call('PATCH', '/api/profile', {
    thresholds: { ftp: 240, runThresholdSpeed: 3.8, css: 1.1 },
  });
  await page.goto('/season-plan');
  await page.getByRole('link', { name: 'Race-day plan of Lake Olympic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lake Olympic' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Splits of the bike' })).toBeVisible();
  const course = { name: 'lake.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) };
  await page.getByTestId('file').last().setInputFiles(course);
  await expect(page.getByRole('img', { name: /^Elevation of the run over 10\skm/ })).toBeVisible();
  await page.getByLabel('Temperature (°C)').fill('30');
  await page.getByLabel('Practised carbohydrate (g per hour)').fill('60');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Heat' })).toContainText('WBGT about');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // what was just said of the page is not printed over it
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Race Day Saved').first()).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});
