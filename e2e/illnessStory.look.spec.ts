import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY, type WorkoutReply } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, holdToast, test } from './fixtures.ts';

test('an illness clears its days, well again comes back step by step, and undo returns', async ({ page, athlete }) => {
  const workouts = async () => (await athlete.schedule()).weeks.flatMap((week) => week.workouts);
  const on = (day: string, all: WorkoutReply[]) => all.filter(({ scheduledDate }) => scheduledDate === day);
  const plan = async () => (await workouts()).map((one) => JSON.stringify({ ...one, version: 0 })).sort();
  const planned = await plan();
  expect(on(TODAY, await workouts())).not.toHaveLength(0);

  await page.goto('/training-schedule');
  const opener = page.getByRole('button', { name: 'Not Feeling 100%' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Since when/)).toHaveValue(TODAY);
  await dialog.getByLabel(/^Since when/).fill(addDays(TODAY, -2));
  await dialog.getByText('Cold', { exact: true }).click();
  await expect(dialog.getByRole('checkbox', { name: /^Only above the neck/ })).toBeChecked();
  await dialog.getByText('Fever', { exact: true }).click();
  await expect(dialog.getByText(/see a doctor/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'See What Changes' }).click();

  await expect(dialog.getByRole('heading', { name: 'What Would Change' })).toBeVisible();
  await expect(dialog.getByText(/^See a doctor before you train again/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What would change' }).getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  // nothing has changed before it is agreed to
  expect(await plan()).toEqual(planned);
  const agree = dialog.getByRole('button', { name: 'Adapt My Plan' });
  // in sight however much would change
  await expect(agree).toBeInViewport({ ratio: 1 });
  await expect(agree).toBeFocused();
  await page.keyboard.press('Enter');
  await holdToast(page, 'Get Well Soon');
  expect(on(TODAY, await workouts())).toEqual([]);
  await expect(opener).toBeFocused();
  const banner = page.getByRole('region', { name: /^Ill since/ });
  await expect(banner).toContainText('Ill since Monday 4 January');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(plan).toEqual(planned);
  // what was told is taken back with it
  await expect(banner).toBeHidden();

  await page.getByRole('button', { name: 'Not Feeling 100%' }).click();
  await dialog.getByLabel(/^Since when/).fill(addDays(TODAY, -2));
  await dialog.getByRole('button', { name: 'See What Changes' }).click();
  await dialog.getByRole('button', { name: 'Adapt My Plan' }).click();
  await expect(banner).toBeVisible();
  const cleared = await plan();
  await banner.getByRole('button', { name: 'I Feel Well Again' }).click();
  await expect(dialog.getByLabel(/^First day without symptoms/)).toHaveValue(TODAY);
  await dialog.getByRole('button', { name: 'See What Changes' }).click();
  await expect(dialog.getByRole('list', { name: 'What would change' })).toContainText('comes back');
  await expectAccessible(page);
  expect(await plan()).toEqual(cleared);
  await dialog.getByRole('button', { name: 'I Am Well Again' }).click();
  await holdToast(page, 'Good to Have You Back');
  await expect(banner).toBeHidden();
  expect(await plan()).not.toEqual(cleared);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(plan).toEqual(cleared);
  await expect(banner).toBeVisible();
});

test('travel, an absence, tiredness, a full life and an injury are told with their end, seen before they change anything, and undone', async ({
  page,
  athlete,
}) => {
  const plan = async () =>
    (await athlete.schedule()).weeks
      .flatMap((week) => week.workouts)
      .map((one) => JSON.stringify({ ...one, version: 0 }))
      .sort();
  const planned = await plan();
  await page.goto('/training-schedule');
  const dialog = page.getByRole('dialog');
  for (const kind of ['Tired', 'Travelling', 'Away', 'Busy life', 'Injured']) {
    await page.getByRole('button', { name: 'Not Feeling 100%' }).click();
    await dialog.getByText(kind, { exact: true }).click();
    if (kind === 'Injured') await dialog.getByLabel(/^Where does it hurt/).selectOption({ label: 'Calf' });
    else await dialog.getByLabel(/^Last day/).fill(addDays(TODAY, 9));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'See What Changes' }).click();
    await expect(dialog.getByRole('heading', { name: 'What Would Change' })).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Proposed changes' }).getByRole('listitem')).not.toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await plan()).toEqual(planned);
    await expect(dialog.getByRole('button', { name: 'Apply Changes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await holdToast(page, 'Changes applied!');
    expect(await plan()).not.toEqual(planned);
    if (kind === 'Injured') {
      await page.getByRole('button', { name: 'Not Feeling 100%' }).click();
      await dialog.getByText(kind, { exact: true }).click();
      await expect(dialog.getByRole('button', { name: 'My calf Is Better' })).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(plan).toEqual(planned);
  }
});
