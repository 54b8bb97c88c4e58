import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, test } from './fixtures.ts';

test('all data is taken along, then the account is deleted and leaves a receipt', async ({ page, athlete }) => {
  await page.goto('/settings/data');
  const card = page.getByRole('region', { name: 'Your data' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Export My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('evenpace-2027-01-06.zip');
  const files = unzipSync(readFileSync(await download.path()));
  expect(JSON.parse(strFromU8(files['account.json']!)).tables.User[0].email).toBe(athlete.email);
  await expect(page.getByText('Your browser has saved the archive.').first()).toBeVisible();

  // by keys alone
  await card.getByRole('button', { name: 'Delete Account…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Delete Account' })).toBeDisabled();
  const password = dialog.getByLabel(/^Your password/);
  await password.fill('wrong horse');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await password.fill(athlete.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Your account is deleted', level: 1 })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Training weeks 4' })).toBeVisible();
  await expectAccessible(page);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(athlete.email);
  await page.getByLabel(/^Password/).fill(athlete.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email or password').first()).toBeVisible();
});
