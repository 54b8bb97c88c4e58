import type { Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { FROZEN_NOW } from './server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

/** Looks at a finished screen: findings of axe, and width. */
async function look(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('a visitor gets a plan that keeps their limits and says why', async ({ page }, info) => {
  const email = `visitor.${info.project.name}.${Date.now().toString(36)}@example.com`;

  // the plan that is shown before there is an account is one of the browser's day
  await page.clock.setFixedTime(FROZEN_NOW);

  await test.step('the front page leads to onboarding', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Consistency Is King' })).toBeVisible();
    await look(page);
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/onboarding/);
  });

  await test.step('four steps', async () => {
    await page.getByText('Olympic Triathlon', { exact: true }).click();
    await page.getByLabel('Race name').fill('Lake Olympic');
    await page.getByLabel('Target date').fill(addDays(TODAY, 115));
    await look(page);
    await page.getByRole('button', { name: 'Next' }).click();
    for (const sport of ['Swimming', 'Cycling', 'Running']) {
      const group = page.getByRole('group', { name: sport });
      await group.getByLabel(/Experience level/).selectOption('intermediate');
      await group.getByLabel(/Current fitness level/).selectOption('moderate');
      await group.getByLabel(/Weekly volume/).fill('2');
    }
    await page.getByRole('group', { name: 'Running' }).getByLabel('Recent race or test').fill('10 km in 48:30');
    await expect(page.getByLabel('Your paces').getByText('5:39–6:24 /km')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel(/Weekly hours available/).fill('41');
    const longDays = page.getByRole('group', { name: /Preferred long-workout days/ });
    for (const day of ['Saturday', 'Sunday'])
      await longDays.getByRole('button', { name: day }).or(longDays.getByLabel(day)).click();
    const unavailable = page.getByRole('group', { name: /Unavailable days/ });
    await unavailable.getByRole('button', { name: 'Monday' }).or(unavailable.getByLabel('Monday')).click();
    await page.getByText('Morning', { exact: true }).click();
    await look(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel(/First name/).fill('Robin');
    await page.getByLabel(/Last name/).fill('Vale');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Age/).fill('38');
    await page.getByLabel(/Gender/).selectOption('female');
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan.getByText('Weekly hours must be a whole number from 0 to 40.')).toBeVisible();
    await look(page);
    await plan.getByRole('button', { name: /step 3/ }).click();
    await page.getByLabel(/Weekly hours available/).fill('9');
    await page.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('the plan of these answers, before there is an account', async () => {
    const plan = page.getByRole('region', { name: 'Your plan' });
    await expect(plan.getByText(/leads to Lake Olympic on .* all \d+ limits kept/)).toBeVisible();
    await expect(plan.getByRole('region', { name: 'Your first seven days' })).toBeVisible();
    await look(page);
    // what the server thinks of it is told after signing in
    await page.getByLabel(/^Age/).fill('17');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('an account', async () => {
    await look(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /create|sign up|register/i })
      .click();
    // the sign-in page has fields of these names as well
    await expect(page.getByLabel(/Confirm password/)).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toHaveValue(email);
    await page.getByLabel('Password', { exact: false }).first().fill('correct horse battery');
    await page.getByLabel(/Confirm password/).fill('correct horse battery');
    await look(page);
    await page.getByRole('button', { name: 'Create Account' }).click();
  });

  await test.step('an answer the server refuses stands beside its field, and nothing typed is lost', async () => {
    const refusal = 'You must be at least 18 to use this plan. The service is not for people under 16.';
    await expect(page.getByText(refusal).first()).toBeVisible();
    await expect(page.getByLabel(/^Age/)).toHaveValue('17');
    await page.getByLabel(/^Age/).fill('38');
    // on a phone the message lies over the button while it stays
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  await test.step('the dashboard opens on the plan just made, and shows no example', async () => {
    await expect(page.getByRole('region', { name: 'Next 2 weeks' })).toBeVisible();
    await expect(page.getByText('Example', { exact: true })).toHaveCount(0);
    await expect(page.getByText(/Lake Olympic/).first()).toBeVisible();
    await look(page);
  });

  await test.step('a season plan', async () => {
    await page.goto('/season-plan');
    await expect(page.getByText('Lake Olympic').filter({ visible: true }).first()).toBeVisible();
    await look(page);
  });

  await test.step('four weeks', async () => {
    await page.goto('/training-schedule');
    await expect(page.getByText('Current Week')).toBeVisible();
    await expect(page.getByText('Upcoming', { exact: true })).toHaveCount(3);
    await look(page);
  });

  await test.step('the week proves itself', async () => {
    await page
      .getByRole('button', { name: /Keeps all \d+ limits/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(/Mon/).first()).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
  });

  await test.step('a workout says why', async () => {
    const today = page.locator(`[data-day="${TODAY}"]`);
    await today.locator('[data-drag-focus]').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Why this workout')).toBeVisible();
    await look(page);
    await dialog.getByRole('button', { name: 'Submit Feedback' }).click();
    await expect(page.getByText('Feedback Submitted').first()).toBeVisible();
    // the first hard workout tests what nobody has measured yet
    await expect(dialog.getByRole('region', { name: 'What was the result of your test?' })).toBeVisible();
    await look(page);
    await page.keyboard.press('Escape');
    await expect(today.getByRole('img', { name: /Completed/ }).first()).toBeVisible();
  });
});

test('every other screen', async ({ page, account }) => {
  await page.goto('/training-schedule');
  await expect(page.getByText('Get Started').first()).toBeVisible();
  await page.goto('/season-plan');
  await expect(
    page
      .getByRole('button', { name: /Create Season Plan/ })
      .or(page.getByRole('link', { name: /onboarding|goal/i }))
      .first(),
  ).toBeVisible();
  await look(page);
  await page.goto('/no-such-page');
  await expect(page.getByText('404 Page Not Found')).toBeVisible();
  await look(page);
  expect(account.email).toContain('@');
});
