import type { Page } from '@playwright/test';
import { Account } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

async function visit(page: Page, path: string, shows: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.locator('h1').count(), `${path} has one h1`).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('the screens of a coach, empty and filled', async ({ page, account: coach, url }) => {
  await coach.call('POST', '/api/coach/enable');
  await visit(page, '/coach/dashboard', 'No athletes yet');
  await visit(page, '/coach/principles', 'No principles yet');
  const [planned, fresh] = [await Account.register(url), await Account.register(url)];
  await planned.onboard();
  await planned.generate();
  for (const athlete of [planned, fresh]) {
    const { token } = await coach.call<{ token: string }>('POST', '/api/coach/invites', {});
    await athlete.call('POST', '/api/coach/invites/accept', { token });
  }
  await planned.call('POST', '/api/check-ins', { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2, notes: 'Quarter end.', travelThisWeek: true });
  await coach.call('POST', '/api/coach/coaching-principle', { principleType: 'training_philosophy', context: 'All athletes', principle: 'No long run on Saturday', scope: 'general' });
  const athletes = await coach.call<{ id: string; email: string }[]>('GET', '/api/coach/athletes');
  const pageOf = (athlete: Account) => `/coach/athlete/${athletes.find(({ email }) => email === athlete.email)!.id}`;

  await visit(page, '/coach/dashboard', 'Needs attention');
  await page.getByRole('button', { name: 'Add Principle' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await visit(page, '/coach/principles', 'Coaching Principles');
  await visit(page, pageOf(planned), 'Latest Check-In');
  await visit(page, `${pageOf(planned)}/season-plan`, 'Race Schedule');
  await visit(page, `${pageOf(planned)}/training-schedule`, /Training Schedule$/);
  await page.getByRole('button', { name: /^Add workout on/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add Workout' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, pageOf(fresh), 'Race Goals');
  await expect(page.getByText('No check-ins recorded yet')).toBeVisible();
  await visit(page, `${pageOf(fresh)}/season-plan`, 'No Season Plan Yet');
  await visit(page, `${pageOf(fresh)}/training-schedule`, 'No training schedule found for this athlete.');
  await visit(page, '/coach/athlete/athlete_00000000-0000-7000-8000-000000000000', 'Athlete not found');
});
