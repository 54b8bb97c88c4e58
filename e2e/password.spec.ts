import { type MailSink, startMailSink } from '../api/test/mailSink.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { startServer } from './server.ts';

/** A server of its own that sends mail, to a mailbox that the story reads. */
const test = base.extend<{ mailbox: MailSink }>({
  mailbox: async ({}, use) => {
    const mailbox = await startMailSink();
    await use(mailbox);
    await mailbox.close();
  },
  url: async ({ mailbox }, use) => {
    const server = await startServer({ SMTP_URL: mailbox.server, MAIL_FROM: 'Evenpace <mail@run.example>' });
    await use(server.url);
    await server.stop();
  },
});

test('a forgotten password is replaced by the link of an e-mail, and the link is used up', async ({
  page,
  account,
  mailbox,
  url,
}) => {
  // signed in here; the new password ends that too
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  const elsewhere = await page.context().browser()!.newContext({ baseURL: url });
  const visitor = await elsewhere.newPage();
  await visitor.goto('/login');
  await visitor.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await visitor.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await visitor.getByRole('button', { name: 'Send Link' }).click();
  await expect(visitor.getByText(`If there is an account with ${account.email}, a link is on its way.`)).toBeVisible();
  await expectAccessible(visitor);

  const [mail] = await mailbox.emailsTo(account.email);
  const link = mail!.link('/reset-password');
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  const choose = async (password: string) => {
    await visitor.getByLabel(/^New password/).fill(password);
    await visitor.getByLabel(/^Confirm password/).fill(password);
    await visitor.keyboard.press('Enter');
  };
  await expectAccessible(visitor);
  await choose('another staple entirely');
  await expect(visitor.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(visitor.url()).toBe(`${url}/login`);
  await visitor.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await visitor.getByLabel(/^Password/).fill('another staple entirely');
  await visitor.keyboard.press('Enter');
  await expect(visitor).not.toHaveURL(/login/);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // a new page: of the same one only the part behind the # would change
  await visitor.goto('about:blank');
  await visitor.goto(link);
  await choose('a third one altogether');
  await expect(visitor.getByText('This link has expired or was used already.')).toBeVisible();
  await elsewhere.close();
});
