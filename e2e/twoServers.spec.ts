import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { startEmbedded } from '../api/db/embedded.ts';
import { addDays, weekdayOf } from '../api/core/calendar/calendar.ts';
import { Account } from './account.ts';
import { test } from './fixtures.ts';
import { startServer } from './server.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

test('what one server process changes is seen in a page of the other', async ({ browser }) => {
  const scratch = mkdtempSync(path.join(tmpdir(), 'evenpace-two-'));
  const redisPort = await freePort();
  const redis = spawn('redis-server', ['--port', String(redisPort), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const database = await startEmbedded(path.join(scratch, 'database'), { say: () => {} });
  const shared = {
    DATABASE_URL: database.url('postgres'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    SESSION_SECRET: 'a secret of more than thirty-two bytes, for this test',
  };
  const one = await startServer(shared);
  const two = await startServer(shared);
  try {
    const athlete = await Account.register(one.url);
    await athlete.onboard();
    await athlete.generate();
    const context = await browser.newContext();
    const page = await context.newPage();
    await athlete.signIn(page, two.url);
    await page.goto(`${two.url}/training-schedule`);
    await expect(page.getByText('Current Week')).toBeVisible();
    const week = (await athlete.schedule()).weeks[1]!;
    const workout = week.workouts[0]!;
    const newDate = addDays(week.weekStartDate, workout.scheduledDate === week.weekStartDate ? 4 : 0);
    // the socket of the page may still be opening: it is told what has happened since the page was read
    await athlete.call('PATCH', `/api/training-schedule/workouts/${workout.id}/reschedule`, {
      newDate,
      newDayOfWeek: weekdayOf(newDate),
    });
    const there = page.locator(`[data-day="${newDate}"] article`).filter({ hasText: workout.description });
    await expect(there.first()).toBeVisible();
    await context.close();
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    await database.stop();
    redis.kill();
    rmSync(scratch, { recursive: true, force: true });
  }
});
