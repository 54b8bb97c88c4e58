import { Account } from './account.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test, watchConsole } from './fixtures.ts';
import { PHONE } from './sizes.ts';

test('what a coach writes about a week is counted and read on the athlete’s phone, and answered without a reload', async ({
  page,
  account: coach,
  url,
  browser,
}) => {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  const id = await coach.coaches(athlete);

  const theirs = await browser.newContext({ baseURL: url, viewport: PHONE });
  await athlete.enter(theirs);
  const phone = await theirs.newPage();
  const seen = watchConsole(phone);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();

  await page.goto(`/coach/athlete/${id}/training-schedule`);
  await page.getByRole('button', { name: 'Messages about week 1' }).click();
  const sheet = page.getByRole('dialog', { name: 'Week 1: messages' });
  await sheet.getByRole('textbox', { name: 'Message' }).fill('Keep the long one easy.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByRole('log')).toContainText('Keep the long one easy.');
  await expectAccessibleInBothThemes(page);

  // counted on whatever screen is open, then read
  await phone.getByRole('link', { name: 'Messages, 1 unread' }).click();
  const list = phone.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: /^Week 1,.*Robin: Keep the long one easy\..*1 unread$/ })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Write to Robin' })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await expectNoSidewaysScroll(phone);
  await list.getByRole('link', { name: /^Week 1/ }).click();
  await expect(phone.getByRole('log')).toContainText('Keep the long one easy.');
  await expect(phone.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(phone);

  // the answer stands in the coach's open window, and what is written next in the athlete's
  await phone.getByRole('textbox', { name: 'Message' }).fill('I will, and Sunday?');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByRole('log')).toContainText('I will, and Sunday?');
  await sheet.getByRole('textbox', { name: 'Message' }).fill('Rest.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log').getByRole('listitem')).toHaveCount(3);
  await phone.getByRole('link', { name: 'All Messages' }).click();
  await expect(list.getByRole('link', { name: /^Week 1,.*Robin: Rest\./ })).not.toContainText('unread');

  // between the two alone: in a wide window the list stands beside it
  await list.getByRole('link', { name: 'Write to Robin' }).click();
  await phone.getByRole('textbox', { name: 'Message' }).fill('Thank you');
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(phone.getByRole('log')).toContainText('Thank you');
  await page.goto('/messages');
  const desk = page.getByRole('navigation', { name: 'Conversations' });
  await expect(desk.getByRole('link').first()).toContainText('Robin: Thank you');
  await expect(page.getByRole('log')).toContainText('Thank you');
  await desk.getByRole('link', { name: /Week 1/ }).click();
  await expect(page.getByRole('log')).toContainText('I will, and Sunday?');
  await expectAccessibleInBothThemes(page);
  expect(seen, 'the console stays clean').toEqual([]);
  await theirs.close();
});
