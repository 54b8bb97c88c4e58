import { expect, test } from './fixtures.ts';
import { keptIn, WORKER_COMES } from './kept.ts';

// the other stories do without the worker that this one is about
test.use({ serviceWorkers: 'allow' });

test('the race day that was seen last is read without a network', async ({ page, athlete, context }) => {
  const { races } = await athlete.call<{ races: { id: string }[] }>('GET', '/api/season-plan');
  await page.goto(`/season-plan/race/${races[0]!.id}`);
  const checklist = page.getByRole('list', { name: 'Checklist' });
  await expect(checklist).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), WORKER_COMES)
    .toBe('activated');
  await expect.poll(async () => (await keptIn(page)).text.includes('"checklist":')).toBe(true);
  await context.setOffline(true);
  await expect(page.getByText(/You are offline\./)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/This is the race day as last seen/)).toBeVisible();
  await expect(checklist).toBeVisible();
});
