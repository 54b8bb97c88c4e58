import { Account } from './account.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  holdToast,
  standsStill,
  test,
} from './fixtures.ts';

test('a coach orders the table of athletes, looks for who has written, and opens them from their row', async ({
  page,
  account: coach,
  url,
}) => {
  const planned = await Account.register(url);
  await planned.onboard();
  await planned.generate();
  for (const athlete of [planned, await Account.register(url)]) await coach.coaches(athlete);
  await page.goto('/coach/dashboard');
  const table = page.getByRole('table', { name: 'Your Athletes' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: planned.email })).toContainText('Lake Olympic');
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);

  await table.getByRole('button', { name: 'Next race' }).click();
  await expect(page).toHaveURL(/sort=next-race/);
  await expect(rows.first()).toContainText(planned.email);
  await page.getByLabel('Show').selectOption('Unread messages');
  await expect(page.getByRole('heading', { name: 'No athlete found' })).toBeVisible();
  await page.getByLabel('Show').selectOption('Needs attention');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('No schedule');

  // as it was ordered and chosen, after a reload too; the whole row leads on
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Show').selectOption('Everybody');
  const row = rows.filter({ hasText: planned.email });
  // what comes above it after the reload moves it
  await standsStill(row);
  const last = (await row.getByRole('cell').last().boundingBox())!;
  await page.mouse.click(last.x + last.width / 2, last.y + last.height / 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
});

test('what a coach writes to all who are shown is read by each in their own conversation', async ({
  page,
  account: coach,
  url,
}) => {
  const athletes = [await Account.register(url), await Account.register(url)];
  for (const athlete of athletes) await coach.coaches(athlete);
  await page.goto('/coach/dashboard');
  await page.getByRole('button', { name: 'Message These 2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message Athletes' });
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Track is closed on Tuesday');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Send to 2 Athletes' }).click();
  await holdToast(page, 'Message Sent');
  await expect(dialog).toBeHidden();
  for (const athlete of athletes) {
    const query = '{ viewer { unreadMessages } }';
    const { data } = await athlete.call<{ data: unknown }>('POST', '/graphql', { query });
    expect(data).toEqual({ viewer: { unreadMessages: 1 } });
  }
});
