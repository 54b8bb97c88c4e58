import { Account } from './account.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';
import { PHONE, WIDE } from './sizes.ts';

/** What a week holds, each workout by its place in the week. */
const held = async (athlete: Account, week: number) =>
  (await athlete.schedule()).weeks[week]!.workouts.map(({ dayOfWeek, description, duration }) => ({
    dayOfWeek,
    description,
    duration,
  }));

for (const size of [WIDE, PHONE])
  test(`a week takes the place of another and gives it back, ${size.width} wide`, async ({ page, athlete }) => {
    await page.setViewportSize(size);
    const [source, before] = [await held(athlete, 1), await held(athlete, 2)];
    await page.goto('/training-schedule');
    const copy = page.getByRole('button', { name: 'Copy the week 11 – 17 Jan' });
    await expect(copy).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await copy.click();
    await page.getByRole('menuitem', { name: '18 – 24 Jan' }).click();
    await holdToast(page, 'Week Copied');
    await expect.poll(() => held(athlete, 2)).toEqual(source);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => held(athlete, 2)).toEqual(before);
    await expectNoSidewaysScroll(page);
  });

test('a coach copies a week of one athlete to another, sees what their limits made of it, and takes it back', async ({
  page,
  account: coach,
  url,
}) => {
  const [one, other] = [await Account.register(url), await Account.register(url)];
  for (const athlete of [one, other]) {
    await athlete.onboard();
    await athlete.generate();
    await coach.coaches(athlete);
  }
  await other.call('PATCH', '/api/profile', {
    firstName: 'Kim',
    trainingPreferences: { weeklyHoursAvailable: 5, unavailableDays: ['monday', 'wednesday'] },
  });
  const before = await held(other, 2);
  await page.goto('/coach/dashboard');
  await page.getByRole('link', { name: 'Robin Vale' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}/training-schedule`);
  await page.getByRole('button', { name: 'Copy the week 11 – 17 Jan' }).click();
  await page.getByRole('menuitem', { name: 'To another athlete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy Week to Another Athlete' });
  await dialog.getByRole('combobox', { name: 'Athlete' }).selectOption('Kim Vale');
  await dialog.getByRole('combobox', { name: 'Week' }).selectOption('18 – 24 Jan');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Copy Week' }).click();
  const made = page.getByRole('dialog', { name: 'Copied to Kim Vale' });
  await expect(
    made.getByRole('list', { name: 'What their limits made of it' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect((await held(other, 2)).map(({ dayOfWeek }) => dayOfWeek)).not.toContain('wednesday');
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect(made).toBeHidden();
  expect(await held(other, 2)).toEqual(before);
});
