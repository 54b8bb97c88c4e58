import { expect, expectAccessible, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';

test('on a phone the tabs lead to what is looked at daily, More to the rest, and nothing lies under them', async ({
  page,
  athlete,
}) => {
  expect(athlete.email).toContain('@');
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await expect(tabs.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  for (const [tab, heading] of [
    ['Calendar', 'Training Schedule'],
    ['Season', 'Season Plan'],
    ['Progress', 'Performance'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).tap();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
  await tabs.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).tap();
  await expect(page).toHaveURL(/\/settings\/preferences$/);
  await expect(page.getByRole('region', { name: 'Units' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // the message of what was saved stands above them, and the keyboard never comes to rest under them
  const top = async () => (await tabs.boundingBox())!.y;
  await page.getByRole('region', { name: 'Units' }).getByText('Imperial').tap();
  await holdToast(page, 'Settings Saved');
  const toast = (await page.locator('[data-toast]').boundingBox())!;
  expect(toast.y + toast.height).toBeLessThanOrEqual(await top());
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator('main :focus');
    if ((await focused.count()) === 0) continue;
    const { y, height } = (await focused.boundingBox())!;
    expect(y + Math.min(height, 40)).toBeLessThanOrEqual(await top());
  }
});

test('an address of the settings as it was once leads on to its part', async ({ page, account }) => {
  expect(account.email).toContain('@');
  await page.goto('/settings#export');
  await expect(page).toHaveURL(/\/settings\/data#export$/);
  await expect(page.getByRole('region', { name: 'Your Data' })).toBeFocused();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Training & Devices' }).tap();
  await expect(page.getByRole('region', { name: 'Training Times' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Your Data' })).toBeVisible();
});
