import { timesText } from '../api/core/units/timeText.ts';
import type { Page } from '@playwright/test';
import { Account, TODAY } from './account.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keptIn, WORKER_COMES } from './kept.ts';

// the other stories do without the worker that this one is about
test.use({ serviceWorkers: 'allow' });

const banner = (page: Page) => page.getByText(/You are offline\./);
/** With the network back, the server is still looked for. */
const outage = (page: Page) => page.getByText(/You are offline\.|cannot be reached\./);
const worker = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

test('the last seen week is read without a network, follows again with one, and goes with its account', async ({
  page,
  athlete,
  context,
  url,
}) => {
  const workout = (await athlete.schedule()).weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate === TODAY);
  const card = () => page.getByRole('button', { name: workout!.description, exact: true }).first();
  await page.goto('/training-schedule');
  await expect(card()).toBeVisible();
  await expect.poll(() => worker(page), WORKER_COMES).toBe('activated');
  // the week, and its workouts in full
  await expect.poll(async () => (await keptIn(page)).text.split(workout!.id).length).toBeGreaterThan(2);
  await expect.poll(async () => (await keptIn(page)).text.includes('"steps":')).toBe(true);

  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/This is the week as last seen \w{3} \d\d:\d\d\./)).toBeVisible();
  await expect(card()).toBeVisible();
  await expectAccessible(page);
  // the workout itself, and a change that cannot be sent loses nothing that was typed
  await card().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Start Workout' }).click();
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'All Details' }).click();
  await dialog.getByLabel(/^Notes/).fill('Legs were heavy');
  await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText(/You are offline: nothing was sent/).first()).toBeVisible();
  await expect(dialog.getByLabel(/^Notes/)).toHaveValue('Legs were heavy');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // another screen says what can be read
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await page.goto('/training-schedule');
  await expect(card()).toBeVisible();

  await context.setOffline(false);
  await expect(outage(page)).toHaveCount(0);
  // what another window does is seen again
  await athlete.call('POST', `/api/training-schedule/workouts/${workout!.id}/feedback`, {
    completionStatus: 'completed',
    actualDuration: 41,
    perceivedExertion: 5,
    feelingRating: 7,
    notes: null,
    reasonForSkip: null,
  });
  await expect(page.getByText(timesText(41, workout!.duration, '/'), { exact: true }).first()).toBeVisible();

  // a session of somebody else takes the place of theirs, unasked
  const other = await Account.register(url);
  await other.signIn(page);
  await page.goto('/training-schedule');
  await expect(page.getByRole('heading', { name: 'Training Schedule' })).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).text.includes(other.email)).toBe(true);
  const { text } = await keptIn(page);
  expect([text.includes(athlete.email), text.includes(workout!.id)]).toEqual([false, false]);
  await expect.poll(async () => (await keptIn(page)).rows).toBeGreaterThan(1);
  await context.setOffline(true);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training Schedule' })).toBeVisible();
  // what waits shows no card either
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(card()).toHaveCount(0);
  await context.setOffline(false);
  await expect(outage(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${url}/`);
  // the public documents are the server's, whatever the worker keeps
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect.poll(async () => (await keptIn(page)).rows).toBe(0);
  const { files } = await keptIn(page);
  expect(
    files.filter((file) => !/^\/(assets\/[\w.-]+\.js|index\.html|manifest\.webmanifest|[\w-]+\.(svg|png))$/.test(file)),
  ).toEqual([]);
  expect(files).toContain('/index.html');
});
