import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { readFit } from '../api/adapters/fit/read.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('a calendar is subscribed to at the times that were chosen, and ended', async ({ page, athlete, request }) => {
  await page.goto('/settings/training');
  const times = page.getByRole('region', { name: 'Training Times' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await times.getByLabel(day).fill('05:45');
  await times.getByRole('button', { name: 'Save Times' }).click();
  // the button rests while it saves, too
  await expect(page.getByText('Training Times Saved').first()).toBeVisible();
  await expect(times.getByRole('button', { name: 'Save Times' })).toBeDisabled();

  const card = page.getByRole('region', { name: 'Calendar', exact: true });
  await card.getByRole('button', { name: 'Create address: Your training' }).click();
  const address = (await card.getByText(/\.ics$/).textContent())!;
  await expectAccessible(page);
  await expect(card.getByRole('link', { name: 'Open in Calendar App' })).toHaveAttribute(
    'href',
    address.replace('http:', 'webcal:'),
  );
  const feed = await request.get(address);
  expect(feed.status()).toBe(200);
  const events = new ICAL.Component(ICAL.parse(await feed.text()))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
  const { weeks } = await athlete.schedule();
  expect(events.map(({ uid }) => uid).sort()).toEqual(
    weeks.flatMap(({ workouts }) => workouts.map(({ id }) => `${id}@evenpace`)).sort(),
  );
  expect(events.some(({ startDate }) => startDate.toJSDate().toISOString().endsWith('T05:45:00.000Z'))).toBe(true);

  await card.getByRole('button', { name: 'End address: Your training' }).click();
  await page.getByRole('button', { name: 'End Address' }).click();
  await expect(card.getByRole('button', { name: 'Create address: Your training' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('a workout is downloaded from its dialog, with what is lost told first', async ({ page, athlete }) => {
  const { weeks } = await athlete.schedule();
  const swim = weeks.flatMap(({ workouts }) => workouts).find(({ workoutType }) => workoutType === 'swim')!;
  await page.goto(`/training-schedule?workout=${swim.id}`);
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  const fit = page.getByRole('menuitem', { name: /^Watch or bike computer/ });
  await expect(fit).toContainText('No critical swim speed on file');
  await expect(page.getByRole('menuitem', { name: /^Zwift/ })).toContainText('Zwift has no swimming.');
  const [file] = await Promise.all([page.waitForEvent('download'), fit.click()]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${swim.scheduledDate}-[a-z0-9-]+\\.fit$`));
  expect(await readFit(readFileSync(await file.path()))).toMatchObject({
    file: { kind: 'workout', workout: { sport: 'swim', poolLengthM: 25 } },
  });
});

test('weeks are printed with their steps, one to a page, in dark ink on white', async ({ page, athlete }) => {
  await page.addInitScript(() => (window.print = () => {}));
  await page.goto('/training-schedule');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Print all weeks' }).click();
  const sheets = page.locator('[data-week-sheets]');
  await expect(sheets).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(sheets.getByRole('heading', { name: /^Week 1 ·/ })).toHaveCSS('color', 'rgb(21, 32, 28)');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Training Schedule' })).toBeHidden();
  await expect(sheets.getByRole('heading', { level: 3 })).toHaveCount(
    (await athlete.schedule()).weeks.flatMap(({ workouts }) => workouts).length,
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
});
