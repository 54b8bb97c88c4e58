import { expect, watchConsole, test } from './fixtures.ts';
import { PHONE } from './sizes.ts';

test('the theme of the system is there from the first paint on, and the one that is chosen stays', async ({
  browser,
  url,
}) => {
  const context = await browser.newContext({ baseURL: url, colorScheme: 'dark', serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen = watchConsole(page);
  // before any module has run
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.unroute('**/*.js');
  seen.length = 0;
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  // nor did the policy of the page forbid anything
  expect(seen).toEqual([]);
  await context.close();
});

test('on a phone a message does not lie over the Send button of the chat', async ({ page, athlete }) => {
  void athlete;
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  const box = page.getByRole('textbox', { name: 'Your request' });
  await box.fill('Only 40 minutes on Saturday');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Apply Changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Apply/ }).click();
  const message = page.locator('[data-toast]');
  await expect(message).toContainText('Changes applied!');
  const send = page.getByRole('button', { name: /^Send/ }).last();
  // at the lower edge of the screen, where it is while one writes
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const liesApart = async () => {
    const [toast, row] = [(await message.boundingBox())!, (await send.boundingBox())!];
    return toast.y + toast.height <= row.y || row.y + row.height <= toast.y;
  };
  // the message slides in
  await expect.poll(liesApart).toBe(true);
});

test('in forced colours what is pressed and what a colour means can be told apart', async ({ page, athlete }) => {
  void athlete;
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/training-schedule');
  const views = page.getByRole('group', { name: 'View' });
  const backOf = (name: string) =>
    views.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(views.getByRole('button', { name: 'Weeks' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await backOf('Weeks')) === (await backOf('Month'))).toBe(false);
  await page.goto('/season-plan');
  const phases = page.getByRole('listitem').filter({ hasText: /^(Base|Build|Taper|Race)$/ });
  await expect(phases.first()).toBeVisible();
  const colours = await phases
    .locator('span')
    .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
  expect(new Set(colours).size).toBe(colours.length);
});
