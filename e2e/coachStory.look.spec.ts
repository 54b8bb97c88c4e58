import { Account } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdToast, keepMessages, test } from './fixtures.ts';

test('a coach invites an athlete, eases a week, teaches a principle, plans anew, and takes back what was too much', async ({
  page,
  account: coach,
  url,
  browser,
}) => {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();

  // the role, and an invitation whose link is told once
  await page.goto('/settings/coaching');
  const settings = page.getByRole('region', { name: 'I Coach Athletes' });
  await settings.getByRole('button', { name: 'Turn On Coaching' }).click();
  await settings.getByRole('textbox', { name: 'Invite an athlete' }).fill('Robin from the club');
  await settings.getByRole('button', { name: 'Make Invitation' }).click();
  const link = await settings.getByRole('textbox', { name: 'Link of the invitation' }).inputValue();
  await expect(settings.getByText('Robin from the club').first()).toBeVisible();
  await expectAccessible(page);

  // the athlete looks at it, signs in on the way, and says yes
  const theirs = await browser.newContext({ baseURL: url, viewport: page.viewportSize() });
  await keepMessages(theirs);
  const phone = await theirs.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Robin Vale would like to coach you' })).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('link', { name: 'Sign In' }).last().click();
  await phone.getByLabel(/^Email/).fill(athlete.email);
  await phone.getByLabel(/^Password/).fill(athlete.password);
  await phone.getByRole('button', { name: 'Sign In', exact: true }).click();
  await phone.getByRole('button', { name: 'Accept' }).click();
  await expect(phone.getByRole('heading', { name: 'Robin Vale is your coach now' })).toBeVisible();
  // the roster is open while the athlete checks in
  await page.goto('/coach/dashboard');
  const attention = page.getByRole('region', { name: 'Needs Attention' });
  await expect(attention.getByText('Nobody needs you right now')).toBeVisible();
  const notes = 'My calf hurts badly. Call me!';
  await athlete.call('POST', '/api/check-ins', { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2, notes });
  await phone.goto('/training-schedule');
  // what comes before a page is read is no news to it
  await expect(phone.getByText('Current Week')).toBeVisible();

  // who needs the coach, with the numbers
  await expect(attention.getByText(notes)).toBeVisible();
  await expect(
    attention.getByText(/Red check-in, week of Monday 4 January: .*stress 9.*readiness 11 of 100/),
  ).toBeVisible();
  await expect(page.getByRole('article', { name: 'Total Athletes' })).toContainText('1');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // one look, one click; the athlete sees it at once
  const workouts = async () =>
    (await athlete.schedule()).weeks.flatMap(({ workouts }) =>
      workouts.map((workout) => JSON.stringify({ ...workout, version: 0 })),
    );
  const before = await workouts();
  await attention.getByRole('checkbox', { name: 'Choose Robin Vale' }).check();
  await attention.getByRole('button', { name: 'Lighter Week for 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lighter Week' });
  await dialog.getByLabel('When').selectOption('Next week');
  await expect(dialog.getByText(/still ahead, \d+% less/)).toBeVisible();
  await expectAccessible(page);
  expect(await workouts()).toEqual(before);
  const heard = () => expect(phone.getByText('Your coach changed your schedule').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply to 1 Athlete' }).click();
  await holdToast(page, 'Changes applied!');
  await heard();
  expect(await workouts()).not.toEqual(before);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change Undone').first()).toBeVisible();
  expect(await workouts()).toEqual(before);

  // a principle: looked at, kept, applied at once; the athlete's own card names it
  await page.goto('/coach/principles');
  await page.getByRole('button', { name: 'Add Principle' }).first().click();
  const teaching = page.getByRole('dialog', { name: 'Add Principle' });
  await teaching.getByLabel(/^Context/).fill('Everyone');
  await teaching.getByLabel(/^Principle/).fill('No long run on Sunday');
  await teaching.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(teaching.getByText(/^Would change \d+ workouts? for your athlete/)).toBeVisible();
  await teaching.getByRole('checkbox', { name: /^Change these schedules now/ }).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await workouts()).toEqual(before);
  await teaching.getByRole('button', { name: 'Add Principle' }).click();
  await expect(page.getByText('Changes applied!').first()).toBeVisible();
  await expect(page.getByText('Applied to the schedule of 1 athlete')).toBeVisible();
  const shaped = async () =>
    (await athlete.schedule()).weeks
      .flatMap(({ workouts }) => workouts)
      .find(({ reasons }) =>
        reasons.some(({ text }) => text.includes("Robin Vale's principle: no long run on Sunday.")),
      );
  await phone.goto(`/training-schedule?workout=${(await shaped())!.id}`);
  await expect(phone.getByText("Robin Vale's principle: no long run on Sunday.")).toBeVisible();
  await expectAccessible(phone);

  // one undo for everybody; planned anew by the coach, the weeks follow it again, and the athlete hears of it
  await page.getByRole('button', { name: /^Undo the principle/ }).press('Enter');
  await expect(page.getByText('Change Undone').first()).toBeVisible();
  expect(await workouts()).toEqual(before);
  await phone.goto('/training-schedule');
  await expect(phone.getByText('Current Week')).toBeVisible();
  const [{ id: athleteId }] = (await coach.call<{ id: string }[]>('GET', '/api/coach/athletes')) as [{ id: string }];
  await page.goto(`/coach/athlete/${athleteId}/training-schedule`);
  await page.getByRole('button', { name: 'Regenerate Schedule' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Schedule Generated').first()).toBeVisible();
  await heard();
  expect(await shaped()).toBeDefined();

  // the athlete ends it: nothing is left to see
  await phone.goto('/settings/coaching');
  await phone.getByRole('button', { name: /^End Coaching/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'End Coaching' }).click();
  await expect(phone.getByText('Nobody coaches you.', { exact: false })).toBeVisible();
  await page.goto('/coach/dashboard');
  await expect(page.getByRole('heading', { name: 'No athletes yet' })).toBeVisible();
  await theirs.close();
});
