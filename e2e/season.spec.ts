import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { TODAY } from './account.ts';
import { holdToast, test } from './fixtures.ts';

const GOAL_DAY = addDays(TODAY, 115);

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const timeline = (page: Page) => region(page, 'Training Phases and Race Schedule');
const phaseTexts = (page: Page) =>
  timeline(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .allInnerTexts();
const dialog = (page: Page) => page.getByRole('dialog');

async function addRace(
  page: Page,
  race: { name: string; type: string; date: string; priority?: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Add Race' }).click();
  const submit = dialog(page).getByRole('button', { name: 'Add Race' });
  await dialog(page)
    .getByLabel(/Race name/)
    .fill(race.name);
  await dialog(page)
    .getByLabel(/Race type/)
    .selectOption({ label: race.type });
  await expect(submit).toBeDisabled();
  await dialog(page)
    .getByLabel(/Race date/)
    .fill(race.date);
  if (race.priority)
    await dialog(page)
      .getByRole('radio', { name: new RegExp(`^${race.priority}\\b`) })
      .check();
  await submit.click();
  await expect(dialog(page)).toHaveCount(0);
}

async function openPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Regenerate Plan' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Season Plan Regeneration Preview' })).toBeVisible();
}

test('a season is made, raced, warned of, planned anew and taken back; a second window follows', async ({
  page,
  account,
  context,
}) => {
  await account.onboard();
  await page.goto('/season-plan');
  await page.getByRole('button', { name: 'Create Season Plan' }).click();
  await expect(region(page, 'Race Schedule').getByText('Lake Olympic')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/season-plan');
  await expect(region(second, 'Race Schedule').getByText('Lake Olympic')).toBeVisible();
  // a window behind another draws one picture a second
  await page.bringToFront();

  await test.step('one race is too few to plan anew', async () => {
    await expect(page.getByRole('button', { name: 'Regenerate Plan' })).toBeDisabled();
    await expect(page.getByText('The plan can be regenerated once it has 2 races.')).toBeVisible();
  });

  await test.step('a B race asks to regenerate, a second A race warns; the other window follows', async () => {
    await addRace(page, { name: 'Spring Half', type: 'Half Marathon', date: addDays(TODAY, 60) });
    await expect(page.getByText('Race Added', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Regenerate the plan so that phases/).first()).toBeVisible();
    await expect(region(second, 'Race Schedule').getByText('Spring Half')).toBeVisible();
    await addRace(page, {
      name: 'City Olympic',
      type: 'Olympic Triathlon',
      date: addDays(GOAL_DAY, 70),
      priority: 'A',
    });
    await expect(page.getByText('Race Added with Warning').first()).toBeVisible();
    await expect(page.getByRole('list', { name: 'Warnings about City Olympic' })).toContainText('10 weeks apart');
    await expect(timeline(page).getByText('After these phases')).toBeVisible();
  });

  await test.step('what is shown is applied; undo brings the old plan back', async () => {
    const before = await phaseTexts(page);
    await openPreview(page);
    await expect(dialog(page).getByRole('region', { name: 'Phases' })).toContainText('New');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Regenerate Plan' })).toBeFocused();
    expect(await phaseTexts(page)).toEqual(before);
    await openPreview(page);
    await dialog(page).getByRole('button', { name: 'Apply Changes' }).click();
    await holdToast(page, 'Season Plan Regenerated');
    await expect(timeline(page).getByText('After these phases')).toHaveCount(0);
    await expect(timeline(second).getByText('After these phases')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(timeline(page).getByText('After these phases')).toBeVisible();
    await expect.poll(() => phaseTexts(page)).toEqual(before);
  });
});

test('an edited phase is kept, and a plan that changed since its preview is looked at afresh', async ({
  page,
  athlete,
  context,
}) => {
  await athlete.call('POST', '/api/season-plan/races', {
    raceName: 'Spring Half',
    raceType: 'half-marathon',
    raceDate: addDays(TODAY, 60),
    priority: 'B',
  });
  await page.goto('/season-plan');

  await test.step('an edited phase is marked, and the preview keeps it', async () => {
    await timeline(page)
      .getByRole('button', { name: /^Edit .* phase$/ })
      .nth(1)
      .click();
    await expect(dialog(page).getByLabel('Phase name')).toHaveAttribute('readonly');
    await expect(dialog(page).getByRole('checkbox', { name: 'Running' })).toBeDisabled();
    await expect(dialog(page).getByText('Required for your race type').first()).toBeVisible();
    const update = dialog(page).getByRole('button', { name: 'Update Phase' });
    await dialog(page)
      .getByLabel(/Weekly hours/)
      .fill('');
    await expect(update).toBeDisabled();
    await dialog(page)
      .getByLabel(/Weekly hours/)
      .fill('11');
    await dialog(page)
      .getByLabel(/Focus areas/)
      .fill('Open water');
    await update.click();
    await expect(timeline(page).getByText('Edited')).toBeVisible();
    await expect(timeline(page).getByText('11:00 h/week')).toBeVisible();
    await expect(timeline(page).getByText('Open water')).toBeVisible();
    // a toast that came after the dialog would take the Escape for itself
    await expect(page.getByText('Phase Updated').first()).toBeVisible();
    await openPreview(page);
    await expect(dialog(page).getByText('Edits to a phase are kept')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('a plan that changed since the preview is looked at afresh', async () => {
    const second = await context.newPage();
    await second.goto('/season-plan');
    await page.bringToFront();
    await openPreview(page);
    await second.bringToFront();
    await addRace(second, { name: 'Park Run', type: 'Half Marathon', date: addDays(TODAY, 30), priority: 'C' });
    await page.bringToFront();
    await dialog(page).getByRole('button', { name: 'Apply Changes' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('changed since this preview');
    await dialog(page).getByRole('button', { name: 'Show a Fresh Preview' }).click();
    await expect(dialog(page).getByRole('region', { name: 'Races' })).toContainText('Park Run');
    await dialog(page).getByRole('button', { name: 'Apply Changes' }).click();
    await expect(page.getByText('Season Plan Regenerated').first()).toBeVisible();
  });
});

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never leads there.');
}

test('the keyboard alone adds a race, changes the sports, deletes the race and takes that back', async ({
  page,
  athlete,
}) => {
  expect(athlete.email).toContain('@');
  await page.goto('/season-plan');
  const add = page.getByRole('button', { name: 'Add Race' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByLabel(/Race name/));
  await page.keyboard.type('Night Run');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Half');
  await page.keyboard.press('Tab');
  // day, month and year of a date field in British order
  const [year, month, day] = addDays(TODAY, 40).split('-');
  await page.keyboard.type(`${day}${month}${year}`);
  await tabTo(page, dialog(page).getByRole('radio', { name: /^B\b/ }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  const races = region(page, 'Race Schedule');
  await expect(races.getByRole('listitem').filter({ hasText: 'Night Run' })).toContainText('C · training race');
  await expect(add).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Edit Sports' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('checkbox', { name: 'Strength' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(region(page, 'Sport Focus')).not.toContainText('Strength');
  await expect(page.getByText('The plan no longer fits')).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, races.getByRole('button', { name: 'Delete Night Run' }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog(page).getByRole('button', { name: 'Delete Race' }));
  await page.keyboard.press('Enter');
  await expect(races.getByText('Night Run')).toHaveCount(0);
  await expect(add).toBeFocused();
  // the page may hear that it is gone before the answer, which brings the way back
  await expect(page.getByText('Race Deleted').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(races.getByText('Night Run')).toBeVisible();
});
