import { addDays, mondayOf } from '../api/core/calendar/calendar.ts';
import { Account, TODAY } from './account.ts';
import { expect, test } from './fixtures.ts';

test('the keyboard stays where it was: a refused sign-in, the first screen after it, what works for a while and what goes away', async ({
  page,
  url,
}) => {
  const account = await Account.register(url);
  await account.onboard();
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(account.email);
  await page.getByLabel(/^Password/).fill('not the password');
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.press('Enter');
  await expect(page.getByText('Login failed').first()).toBeVisible();
  await expect(signIn).toBeFocused();
  await page.getByLabel(/^Password/).fill(account.password);
  await signIn.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/settings/coaching');
  const coaching = page.getByRole('region', { name: 'I Coach Athletes' });
  await coaching.getByRole('button', { name: 'Turn On Coaching' }).press('Enter');
  await expect(coaching.getByRole('heading').first()).toBeFocused();
  const make = coaching.getByRole('button', { name: 'Make Invitation' });
  for (const name of ['Kim', 'Robin']) {
    const field = coaching.getByRole('textbox', { name: 'Invite an athlete' });
    await field.fill(name);
    await make.press('Enter');
    await expect(coaching.getByRole('button', { name: `Take Back the invitation ${name}` })).toBeVisible();
    // the list may hear of it before the answer is there
    await expect(field).toHaveValue('');
    await expect(make).toBeFocused();
  }
  // the newest stands first
  await coaching.getByRole('button', { name: 'Take Back the invitation Robin' }).press('Enter');
  await expect(coaching.getByRole('button', { name: 'Take Back the invitation Kim' })).toBeFocused();
});

test('the keyboard goes with a workout that is moved by its menu into another week, and back with it', async ({
  page,
  athlete,
}) => {
  const { weeks } = await athlete.schedule();
  // a name of its own, there and where it goes
  const names = weeks.flatMap(({ workouts }) => workouts.map(({ description }) => description));
  const workout = weeks[1]!.workouts.find(
    ({ description }) => names.filter((name) => name === description).length === 1,
  )!;
  await page.goto('/training-schedule');
  const sunday = addDays(mondayOf(TODAY), 6);
  const card = page.locator(`[data-drag-id="${workout.id}"]`).first();
  const actions = card.getByRole('button', { name: `Actions for ${workout.description}` });
  await actions.press('Enter');
  const name = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(sunday))
    .replace(',', '');
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).press('Enter');
  await expect(
    page.locator(`[data-day="${sunday}"]`).getByRole('button', { name: `Actions for ${workout.description}` }),
  ).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(
    page
      .locator(`[data-day="${workout.scheduledDate}"]`)
      .getByRole('button', { name: `Actions for ${workout.description}` }),
  ).toBeFocused();
});
