import { addDays } from '../api/core/calendar.ts';
import { type Account, TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

interface Screen {
  path: string;
  /** What is there once the screen is. */
  shows: string | RegExp;
}

const PUBLIC: readonly Screen[] = [
  { path: '/', shows: 'Consistency Is King' },
  { path: '/privacy', shows: 'Privacy Policy' },
  { path: '/onboarding', shows: 'Set Your Goal' },
  { path: '/onboarding?step=2', shows: 'Choose a race type first' },
  { path: '/onboarding?step=3', shows: 'Training Availability' },
  { path: '/onboarding?step=4', shows: 'Personal Profile' },
  { path: '/login?error=google', shows: 'Sign in' },
  { path: '/register', shows: 'Create your account' },
  { path: '/no/such/page', shows: '404 Page Not Found' },
];

const SIGNED_IN: readonly Screen[] = [
  { path: '/dashboard', shows: /^Welcome/ },
  { path: '/checkin', shows: 'Weekly Check-in' },
  { path: '/performance', shows: 'Performance' },
  { path: '/training-schedule', shows: 'Training Schedule' },
  { path: '/profile', shows: 'Profile' },
  { path: '/settings', shows: 'Settings' },
  { path: '/workouts', shows: 'Workout Library' },
  // the story of a new account goes on from here
  { path: '/season-plan', shows: 'Season Plan' },
];

async function visit(page: Page, { path, shows }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await page.locator('h1').count(), `${path} has one h1`).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const screen of PUBLIC)
  test(`${screen.path} for a visitor`, async ({ page }) => {
    await visit(page, screen);
  });

test('the screens of a new account', async ({ page, account }) => {
  expect(account.email).toContain('@');
  for (const screen of SIGNED_IN) await visit(page, screen);
  await expect(page.getByRole('link', { name: 'Set Your Goal' })).toHaveAttribute('href', '/onboarding');
});

/** Feedback of each kind on what was planned until today. */
async function tell(athlete: Account): Promise<void> {
  const { weeks } = await athlete.schedule();
  const today = weeks[0]!.workouts.filter(({ dayOfWeek }) => dayOfWeek === 'wednesday');
  const told = [
    { completionStatus: 'partially_completed', actualDuration: 20, reasonForSkip: null },
    { completionStatus: 'skipped', actualDuration: null, reasonForSkip: 'illness' },
  ];
  for (const [index, { id }] of today.slice(0, told.length).entries())
    await athlete.call('POST', `/api/training-schedule/workouts/${id}/feedback`, {
      perceivedExertion: null,
      feelingRating: null,
      notes: null,
      ...told[index],
    });
}

test('the screens of an athlete with a schedule', async ({ page, athlete }) => {
  await tell(athlete);
  for (const screen of SIGNED_IN) await visit(page, screen);
  await page.goto('/training-schedule');
  const partly = page.locator('[data-compliance="far"]').first();
  await expect(partly).toContainText(/Partly: \d+ %/);
  // the edge has the colour of what became of the workout, not of its intensity
  const [edge, hard] = await partly.evaluate((node) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--colors-hard)';
    node.append(probe);
    const colours = [getComputedStyle(node, '::before').backgroundColor, getComputedStyle(probe).color];
    probe.remove();
    return colours;
  });
  expect(edge).toBe(hard);
});

/** One more A race than a season bears, too near to each other, in a plan of two B and C races. */
async function fillSeason(athlete: Account): Promise<void> {
  const add = (raceName: string, raceType: string, day: number, priority: string) =>
    athlete.call('POST', '/api/season-plan/races', { raceName, raceType, raceDate: addDays(TODAY, day), priority });
  await add('Park Ten', 'half-marathon', 25, 'C');
  await add('Spring Half', 'half-marathon', 60, 'B');
  for (const [index, day] of [185, 200, 290].entries()) await add(`City Olympic ${index + 1}`, 'olympic-tri', day, 'A');
}

test('a full season and its dialogs', async ({ page, athlete }, info) => {
  await fillSeason(athlete);
  await visit(page, { path: '/season-plan', shows: 'Season Plan' });
  await expect(page.getByText('Too Many A Races')).toBeVisible();
  await page.screenshot({ path: info.outputPath('season.png'), fullPage: true });
  const dialogs = [
    ['Add Race', 'Add Race'],
    ['Edit Spring Half', 'Edit Race'],
    ['Delete Park Ten', 'Delete Park Ten?'],
    ['Edit Build phase', 'Edit Training Phase'],
    ['Edit Sports', 'Edit Sport Preferences'],
    ['Regenerate Plan', 'Season Plan Regeneration Preview'],
  ] as const;
  for (const [button, title] of dialogs) {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.screenshot({ path: info.outputPath(`${button}.png`) });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the narrowest phone and a small tablet scroll in one direction only', async ({ page, athlete }) => {
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const screen of [...SIGNED_IN, ...PUBLIC.slice(0, 4)]) {
      await page.goto(screen.path);
      await expect(page.getByRole('heading', { name: screen.shows }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  }
  expect(athlete.email).toContain('@');
});
