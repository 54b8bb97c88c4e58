import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { type Account, TODAY } from './account.ts';
import { holdToast, standsStill, test } from './fixtures.ts';

const GOAL_DAY = addDays(TODAY, 115);

interface PlanReply {
  races: { raceName: string; raceDate: string; priority: string }[];
  phases: { phaseName: string; startDate: string; endDate: string; weeklyVolume: number }[];
}

const planOf = async (athlete: Account): Promise<PlanReply> => {
  const { races, phases } = await athlete.call<PlanReply>('GET', '/api/season-plan');
  return {
    races: races.map(({ raceName, raceDate, priority }) => ({ raceName, raceDate, priority })),
    phases: phases.map(({ phaseName, startDate, endDate, weeklyVolume }) => ({
      phaseName,
      startDate,
      endDate,
      weeklyVolume,
    })),
  };
};
const board = (page: Page): Locator => page.getByRole('region', { name: 'What if?' });
const race = (page: Page, name: RegExp): Locator => board(page).getByRole('slider', { name });
const raceDay = async (athlete: Account, name: string) =>
  (await planOf(athlete)).races.find(({ raceName }) => raceName === name)?.raceDate;

async function open(page: Page, athlete: Account): Promise<void> {
  await athlete.call('POST', '/api/season-plan/races', {
    raceName: 'Spring Half',
    raceType: 'half-marathon',
    raceDate: addDays(TODAY, 60),
    priority: 'B',
  });
  await page.goto('/season-plan');
  await page.getByRole('button', { name: 'What If…' }).click();
  await expect(page.getByRole('heading', { name: 'What if?' })).toBeFocused();
}

test('a race is dragged, the plan follows, the change is reviewed, applied and taken back', async ({
  page,
  athlete,
}) => {
  await open(page, athlete);
  const before = await planOf(athlete);
  const handle = race(page, /^Lake Olympic/);
  await handle.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // the panel scrolls itself into sight when it opens: a hand waits until it stands still
  await standsStill(handle);
  const place = (await handle.boundingBox())!;
  const from = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const shown = () => handle.getAttribute('aria-valuenow').then(Number);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 10 });
  await expect.poll(shown).toBeGreaterThan(115 + 5);
  // the axis holds still under the pointer
  const offPointer = async () => {
    const held = (await handle.boundingBox())!;
    return Math.abs(held.x + held.width / 2 - from.x - 60);
  };
  await expect.poll(offPointer).toBeLessThan(6);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toBe(115);
  await page.mouse.up();
  await expect(board(page).getByText('Nothing is changed yet.')).toBeVisible();

  // what stood in the list of changes is gone, and the panel has its old height
  await standsStill(handle);
  const again = (await handle.boundingBox())!;
  await page.mouse.move(again.x + again.width / 2, again.y + again.height / 2);
  await page.mouse.down();
  await page.mouse.move(again.x + again.width / 2 + 60, again.y + again.height / 2, { steps: 10 });
  await page.mouse.up();
  await expect(board(page).getByRole('list', { name: 'Changes to try' })).toContainText('Lake Olympic on');
  await expect(board(page).getByRole('row', { name: /^Race Week/ })).toContainText('changed');
  // the numbers follow the hand
  await standsStill(handle);
  const moved = await shown();
  expect(moved).toBeGreaterThan(115 + 5);
  const form = board(page).getByRole('listitem').filter({ hasText: 'Olympic Triathlon' });
  await expect(form).toContainText(/Form.*[+−]?\d+/);
  expect(await planOf(athlete), 'nothing is written').toEqual(before);

  await board(page).getByRole('button', { name: 'Review This Change' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Season Plan Regeneration Preview')).toBeVisible();
  expect(await planOf(athlete), 'nothing is written').toEqual(before);
  await dialog.getByRole('button', { name: 'Apply Changes' }).click();
  await holdToast(page, 'Season Plan Regenerated');
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Season Chart' })).toBeVisible();
  expect(await raceDay(athlete, 'Lake Olympic')).toBe(addDays(TODAY, moved));

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => planOf(athlete)).toEqual(before);
});

test('by keyboard alone: move, change the priority, lose weeks and hours, review, cancel, discard', async ({
  page,
  athlete,
}) => {
  await open(page, athlete);
  const before = await planOf(athlete);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const reach = async (target: Locator) => {
    for (
      let presses = 0;
      presses < 40 && !(await target.evaluate((node) => node === document.activeElement));
      presses += 1
    )
      await press('Tab');
    await expect(target).toBeFocused();
  };
  await reach(board(page).getByRole('button', { name: 'One hour less' }));
  await press('Enter');
  await reach(board(page).getByRole('button', { name: 'Lose Two Weeks' }));
  await press('Enter');
  await reach(race(page, /^Spring Half/));
  await press('PageUp', 'ArrowRight', 'ArrowLeft');
  await reach(board(page).getByLabel('Priority of Lake Olympic'));
  await press('B');
  const changes = board(page).getByRole('list', { name: 'Changes to try' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^Spring Half on/,
    'Lake Olympic as B race',
    /^No training for 2 weeks/,
    '8:00 h a week instead of 9:00 h',
  ]);
  await reach(board(page).getByRole('button', { name: 'Review This Change' }));
  await press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Apply Changes' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board(page).getByRole('button', { name: 'Review This Change' })).toBeFocused();
  await expect(changes).toHaveCount(4);
  await press('Shift+Tab', 'Enter');
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What If…' })).toBeFocused();
  expect(await planOf(athlete)).toEqual(before);
  expect(await raceDay(athlete, 'Lake Olympic')).toBe(GOAL_DAY);
});

test('by keyboard alone: a race that nobody has entered is tried, moved and added', async ({ page, athlete }) => {
  await open(page, athlete);
  const tryIt = board(page).getByRole('button', { name: 'Try a Race' });
  await tryIt.focus();
  await page.keyboard.press('Enter');
  const tried = race(page, /^Half Marathon, B race/);
  await expect(tried).toBeFocused();
  const day = await tried.getAttribute('aria-valuetext');
  await page.keyboard.press('PageUp');
  await expect(tried).not.toHaveAttribute('aria-valuetext', day!);
  await expect(board(page).getByRole('list', { name: 'Changes to try' })).toHaveText(
    /^Half Marathon on .*, new B race$/,
  );
  await board(page).getByRole('button', { name: 'Actions for Half Marathon' }).focus();
  await page.keyboard.press('Enter');
  const add = page.getByRole('menuitem', { name: 'Add this race…' });
  await expect(add).toBeVisible();
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Race' });
  await expect(dialog.getByLabel(/^Race name/)).toHaveValue('Half Marathon');
  await dialog.getByRole('button', { name: 'Add Race' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // nothing else was tried, so the panel closes over the season that has the race
  await expect(board(page)).toHaveCount(0);
  expect(await raceDay(athlete, 'Half Marathon')).toBeTruthy();
});
