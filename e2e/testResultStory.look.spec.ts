import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Account } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startServer } from './server.ts';

const QUESTION = 'What was the result of your test?';

test('the result of a test is asked for in its workout and on Today, its zones are shown before they are set, and undo asks again', async ({
  page,
  url,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenpace-test-'));
  const begun = await startServer({ DATA_DIR: dataDir });
  let server = begun;
  try {
    const athlete = await Account.register(begun.url);
    await athlete.onboard();
    await athlete.generate();
    const wish = { request: 'FTP test next week' };
    const { suggestionId } = await athlete.call<{ suggestionId: string }>(
      'POST',
      '/api/training-schedule/suggest',
      wish,
    );
    await athlete.call('POST', '/api/training-schedule/apply-changes', { suggestionId, scope: 'this-week' });
    const workouts = (await athlete.schedule()).weeks.flatMap((week) => week.workouts);
    const day = workouts.find(({ description }) => description.includes('FTP'))!.scheduledDate;
    await begun.stop('SIGTERM', true);
    server = await startServer({ DATA_DIR: dataDir, CLOCK_NOW: `${day}T18:00:00Z` });
    const { email, password } = athlete;
    const login = { data: { email, password }, headers: { origin: server.url } };
    expect((await page.request.post(`${server.url}/api/auth/login`, login)).ok()).toBe(true);

    await page.goto(`${server.url}/training-schedule?day=today`);
    await page.getByRole('button', { name: /^FTP/ }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
    const asked = dialog.getByRole('region', { name: QUESTION });
    await expect(asked.getByRole('spinbutton', { name: 'Mean power of the 20 min, watts' })).toBeInViewport();
    await expect(asked).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.goto(`${server.url}/dashboard`);
    const card = page.getByRole('region', { name: QUESTION });
    await card.getByRole('spinbutton').fill('264');
    await card.getByRole('button', { name: 'Show My Zones' }).press('Enter');
    await expect(card).toContainText('FTP 251 W: Z2');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await card.getByRole('button', { name: 'Set It' }).click();
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone').first()).toBeVisible();
    await page.reload();
    await card.getByRole('button', { name: 'Don’t Ask Again' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Robin' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Next 2 weeks' })).toBeVisible();
    await expect(card).toHaveCount(0);
  } finally {
    // a page that is open tries to reach a server that has gone
    await page.goto(url);
    await server.stop('SIGTERM', true);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
