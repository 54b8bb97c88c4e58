import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '../api/core/calendar/calendar.ts';
import { Account, TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startServer } from './server.ts';

test('after seven days without a word the schedule asks once; one press fills the days, and undo empties them again', async ({
  page,
  url,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evenpace-silent-'));
  const begun = await startServer({ DATA_DIR: dataDir, CLOCK_NOW: `${addDays(TODAY, -9)}T09:00:00Z` });
  let server = begun;
  try {
    const athlete = await Account.register(begun.url);
    await athlete.onboard();
    await athlete.generate();
    await begun.stop('SIGTERM', true);
    server = await startServer({ DATA_DIR: dataDir });
    // the session of nine days ago is over
    const { email, password } = athlete;
    const login = { data: { email, password }, headers: { origin: server.url } };
    expect((await page.request.post(`${server.url}/api/auth/login`, login)).ok()).toBe(true);
    const statuses = async () => {
      const answer = await page.request.get(`${server.url}/api/training-schedule`);
      const { weeks } = (await answer.json()) as { weeks: { workouts: { scheduledDate: string; status: string }[] }[] };
      return weeks
        .flatMap(({ workouts }) => workouts)
        .filter(({ scheduledDate }) => scheduledDate < TODAY)
        .map(({ status }) => status);
    };

    await page.goto(`${server.url}/training-schedule`);
    const question = page.getByRole('region', { name: /^Did you train/ }).or(page.getByLabel(/^Did you train/));
    await expect(question.first()).toBeVisible();
    expect(await statuses()).not.toContain('completed');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await question.first().getByRole('button', { name: 'Yes, as Planned' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['completed']));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(statuses).not.toContain('completed');
    await page.reload();
    await expect(question.first()).toBeVisible();
  } finally {
    // a page that is open tries to reach a server that has gone
    await page.goto(url);
    await server.stop('SIGTERM', true);
    rmSync(dataDir, { recursive: true, force: true });
  }
});
