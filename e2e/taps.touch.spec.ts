import type { Locator, Page } from '@playwright/test';
import { addDays } from '../api/core/calendar/calendar.ts';
import { Account, TODAY } from './account.ts';
import { expect, test } from './fixtures.ts';

/** A thumb that counts. A choice in a list of the phone is two taps, what is typed is one. */
class Thumb {
  taps = 0;

  async tap(place: Locator): Promise<void> {
    this.taps += 1;
    await place.tap();
  }

  async choose(list: Locator, word: string): Promise<void> {
    this.taps += 2;
    await list.selectOption(word);
  }

  async type(field: Locator, words: string): Promise<void> {
    this.taps += 1;
    await field.fill(words);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const onDay = async (athlete: Account, day: string) =>
  (await athlete.schedule()).weeks
    .flatMap(({ workouts }) => workouts)
    .filter(({ scheduledDate }) => scheduledDate === day);
const weekdayAndDate = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '');
const todays = async (athlete: Account) => (await onDay(athlete, TODAY))[0]!;

test('who comes to the front page sees a first workout after 26 taps', async ({ page }) => {
  const thumb = new Thumb();
  const next = button(page, 'Next');
  await page.goto('/');
  await thumb.tap(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
  await thumb.tap(page.getByText('Half Marathon', { exact: true }));
  await thumb.type(page.getByLabel('Race name'), 'Lake Half');
  await thumb.type(page.getByLabel('Target date'), addDays(TODAY, 115));
  await thumb.tap(next);
  const running = page.getByRole('group', { name: 'Running' });
  await thumb.choose(running.getByLabel(/Experience level/), 'intermediate');
  await thumb.choose(running.getByLabel(/Current fitness level/), 'moderate');
  await thumb.type(running.getByLabel(/Weekly volume/), '3 hours');
  await thumb.tap(next);
  await thumb.type(page.getByLabel(/Weekly hours available/), '5');
  await thumb.tap(page.getByRole('group', { name: /Preferred long-workout days/ }).getByText('Sun', { exact: true }));
  await thumb.tap(page.getByText('Morning', { exact: true }));
  await thumb.tap(next);
  await thumb.type(page.getByLabel(/First name/), 'Robin');
  await thumb.type(page.getByLabel(/Last name/), 'Vale');
  await thumb.type(page.getByLabel(/^Email/), `taps.${Date.now().toString(36)}@example.com`);
  await thumb.type(page.getByLabel(/^Age/), '38');
  await thumb.choose(page.getByLabel(/Gender/), 'female');
  await thumb.tap(button(page, 'Complete Setup'));
  await thumb.tap(page.getByRole('main').getByRole('link', { name: 'Create an account' }));
  await expect(page.getByLabel(/Confirm password/)).toBeVisible();
  await thumb.type(page.getByLabel('Password').first(), 'correct horse battery');
  await thumb.type(page.getByLabel(/Confirm password/), 'correct horse battery');
  await thumb.tap(button(page, 'Create Account'));
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('link', { name: /^(Run|Strength): / }).first()).toBeInViewport();
  expect(thumb.taps).toBe(26);
});

test('who has an account sees the workout of today after 6 taps', async ({ page, athlete }) => {
  await page.context().clearCookies();
  const { description } = await todays(athlete);
  const thumb = new Thumb();
  await page.goto('/');
  await thumb.tap(button(page, 'Menu'));
  await thumb.tap(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }));
  await thumb.type(page.getByLabel(/^Email/), athlete.email);
  await thumb.type(page.getByLabel(/^Password/), athlete.password);
  await thumb.tap(button(page, 'Sign In'));
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('link', { name: description })).toBeInViewport();
  await thumb.tap(today.getByRole('link', { name: description }));
  await expect(page.getByRole('dialog', { name: description })).toBeVisible();
  expect(thumb.taps).toBe(6);
});

test('from the first screen, what an athlete does daily takes few taps', async ({ page, athlete }) => {
  const counted: Record<string, number> = {};
  const count = async (what: string, act: (thumb: Thumb) => Promise<void>) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toBeVisible();
    const thumb = new Thumb();
    await act(thumb);
    counted[what] = thumb.taps;
  };
  const workout = await todays(athlete);

  await count('mark done', async (thumb) => {
    await thumb.tap(page.getByRole('region', { name: 'Today', exact: true }).getByRole('link').first());
    await thumb.tap(button(page, 'Done as Planned'));
    await expect.poll(async () => (await athlete.workout(workout.id))?.status).toBe('completed');
  });

  await count('move to tomorrow', async (thumb) => {
    const later = (await athlete.schedule()).weeks[0]!.workouts.find(({ scheduledDate }) => scheduledDate > TODAY)!;
    const next = addDays(later.scheduledDate, 1);
    await thumb.tap(tab(page, 'Calendar'));
    await thumb.tap(
      page.locator(`[data-drag-id="${later.id}"]`).getByRole('button', { name: `Actions for ${later.description}` }),
    );
    await thumb.tap(page.getByRole('menuitem', { name: new RegExp(`^${weekdayAndDate(next)}`) }));
    await expect.poll(async () => (await athlete.workout(later.id))?.scheduledDate).toBe(next);
  });

  await count('tell of a cold', async (thumb) => {
    await thumb.tap(page.getByRole('link', { name: 'Not Feeling 100%' }));
    const dialog = page.getByRole('dialog');
    await thumb.tap(dialog.getByText('Cold', { exact: true }));
    await thumb.tap(dialog.getByRole('button', { name: 'See What Changes' }));
    await thumb.tap(dialog.getByRole('button', { name: 'Adapt My Plan' }));
    await expect(page.getByRole('region', { name: /^Ill since/ })).toBeVisible();
  });

  await count('add a run', async (thumb) => {
    const before = (await onDay(athlete, TODAY)).length;
    await thumb.tap(tab(page, 'Calendar'));
    await thumb.tap(page.getByRole('button', { name: /^Add workout on/ }).first());
    const dialog = dialogOf(page, 'Add Workout');
    await thumb.tap(dialog.getByText('Run', { exact: true }));
    await thumb.type(dialog.getByLabel(/^Duration/), '40');
    await thumb.tap(dialog.getByRole('button', { name: 'Add Workout' }));
    await expect.poll(async () => (await onDay(athlete, TODAY)).length).toBe(before + 1);
  });
  expect(counted).toEqual({ 'mark done': 2, 'move to tomorrow': 3, 'tell of a cold': 4, 'add a run': 5 });
});

test('a comment is answered in 4 taps, and a coach acts for who needs it in 2', async ({
  page,
  account: coach,
  url,
}) => {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  const id = await coach.coaches(athlete);
  await athlete.call('POST', '/api/check-ins', { mood: 2, stress: 9, sleep: 2, mentalReadiness: 2 });

  await page.goto('/coach/dashboard');
  const coaching = new Thumb();
  const attention = page.getByRole('region', { name: 'Needs Attention' });
  await expect(attention.getByText(/^Red check-in/)).toBeInViewport();
  await coaching.tap(attention.getByRole('button', { name: /^Lighter Week for Robin/ }));
  await coaching.tap(dialogOf(page, 'Lighter Week').getByRole('button', { name: 'Apply to 1 Athlete' }));
  await expect(page.getByText('Changes applied!').first()).toBeVisible();
  expect(coaching.taps).toBe(2);

  await page.goto(`/coach/athlete/${id}/training-schedule`);
  await button(page, 'Messages about week 1').tap();
  const sheet = dialogOf(page, 'Week 1: messages');
  await sheet.getByRole('textbox', { name: 'Message' }).fill('Keep the long one easy.');
  await sheet.getByRole('button', { name: 'Send' }).tap();
  await expect(sheet.getByRole('log')).toContainText('Keep the long one easy.');

  await athlete.signIn(page);
  await page.goto('/dashboard');
  const answering = new Thumb();
  await answering.tap(page.getByRole('link', { name: 'Messages, 1 unread' }));
  await answering.tap(page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: /^Week 1/ }));
  await answering.type(page.getByRole('textbox', { name: 'Message' }), 'I will.');
  await answering.tap(button(page, 'Send'));
  await expect(page.getByRole('log')).toContainText('I will.');
  expect(answering.taps).toBe(4);
});
