import { expect, test } from './fixtures.ts';

test('Ctrl+B toggles the sidebar, and a cookie keeps it for seven days', async ({ page, account, context }) => {
  await page.goto('/training-schedule');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Control+b');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  const days = (cookie!.expires - (await page.evaluate(() => Date.now())) / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  const icon = page.getByRole('link', { name: 'Season Plan', exact: true });
  // what places the tooltip comes after the icon, which a hand that rests on it by then does not enter again
  await expect(icon).toHaveAttribute('data-state', 'closed');
  await icon.hover();
  await expect(page.getByRole('tooltip', { name: 'Season Plan' })).toBeVisible();
  expect(account.email).toContain('@');
});

test('the theme is kept, and is there before the app', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  // the app itself never comes: what is drawn then is the document alone
  await page.route('**/assets/*.js', () => {});
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading...');
  await expect(page.getByRole('banner')).toContainText('Evenpace');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(14, 19, 18)');
});

test('the forms for visitors stand in the document before the app, and nothing moves when it comes', async ({
  page,
}) => {
  for (const place of ['/login', '/register', '/onboarding']) {
    await page.route('**/assets/*.js', () => {});
    await page.goto(place, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    const before = await heading.boundingBox();
    await page.unroute('**/assets/*.js');
    await page.goto(place);
    await expect(page.locator('form')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  }
});

test('a signed-in screen and the front page stand in the theme before the app', async ({ page, account }) => {
  await page.goto('/settings');
  await page.getByRole('main').getByText('Dark', { exact: true }).click();
  await page.route('**/assets/*.js', () => {});
  const drawn = [
    { place: '/training-schedule', heading: 'Training Schedule' },
    { place: '/dashboard', heading: 'Welcome, Robin' },
    { place: '/', heading: /Consistency/ },
  ];
  for (const { place, heading } of drawn) {
    await page.goto(place, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 19, 18)');
  }
  expect(account.email).toContain('@');
});

test('a screen asks the API as soon as the scripts that its document names are here', async ({ page, athlete }) => {
  /** What this document fetched, in its order; what is still on its way is not among it. */
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  for (const place of [
    '/dashboard',
    '/training-schedule',
    '/season-plan',
    '/performance',
    '/settings',
    '/checkin',
    '/profile',
    '/workouts',
  ]) {
    const named = await (await page.goto(place))!.text();
    await expect.poll(fetched).toContain('/graphql');
    const paths = await fetched();
    const scripts = paths.slice(0, paths.indexOf('/graphql')).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((path) => !named.includes(path))).toEqual([]);
  }
  expect(athlete.email).toContain('@');
});

test('sign-in leads back to the place that asked for it', async ({ page, account, context }) => {
  await context.clearCookies();
  await page.goto('/season-plan');
  await expect(page).toHaveURL(/\/login\?next=%2Fseason-plan$/);
  await page.getByLabel(/^Email/).fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/season-plan$/);
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('the public screens fetch no data layer', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (response) => void (response.url().endsWith('.js') && scripts.add(response.url())));
  for (const place of ['/', '/login', '/register', '/onboarding']) {
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (place !== '/') await expect(page.getByRole('textbox').or(page.getByRole('combobox')).first()).toBeVisible();
  }
  expect(scripts.size).toBeGreaterThan(8);
  const texts = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await page.request.get(url).then((answer) => answer.text()) })),
  );
  expect(texts.filter(({ text }) => text.includes('RelayModernStore')).map(({ url }) => url)).toEqual([]);
});

test('a page that is opened by its address begins at its top; reloaded and come back to, it stands where it stood', async ({
  page,
  account,
}) => {
  expect(account.email).toContain('@');
  // a page that is just being left cannot say
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY)).catch(() => null);
  const reach = async (y: number) => {
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight).catch(() => 0))
      .toBeGreaterThan(y);
    await page.evaluate((to) => window.scrollTo(0, to), y);
    await expect.poll(scrolled).toBe(y);
  };
  await page.setViewportSize({ width: 900, height: 500 });
  await page.goto('/settings/preferences');
  // drawn: the router scrolls once more as it draws
  await expect(page.getByRole('heading', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await reach(300);
  await page.goto('/checkin');
  await expect(page.getByRole('button', { name: 'Submit Check-in' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await reach(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit Check-in' })).toBeVisible();
  await expect.poll(scrolled).toBe(200);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Keyboard Shortcuts' })).toBeVisible();
  await page.goBack();
  await expect.poll(scrolled).toBe(200);
});
