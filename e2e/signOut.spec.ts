import { expect, test } from './fixtures.ts';

test('a sign-out without a network holds: with one again, the session ends before anything of it is shown', async ({
  page,
  athlete,
  context,
}) => {
  expect(athlete.email).toContain('@');
  await page.goto('/profile');
  const wayOut = page.getByRole('link', { name: 'Sign out' });
  // the document shows a heading before the application is there
  await expect(wayOut).toHaveAttribute('href', '/api/logout');
  const [session] = await context.cookies();
  await context.setOffline(true);
  await expect(wayOut).toHaveAttribute('href', '/dashboard');
  // the page of the browser's own that would come is no part of this
  await wayOut.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await wayOut.click();
  expect((await context.cookies()).map(({ value }) => value)).toContain(session!.value);

  // a page that closes hears for a moment that the network is back, and would end the session by itself
  await page.evaluate(() => {
    window.fetch = () => new Promise(() => undefined);
  });
  await page.close();
  await context.setOffline(false);
  // what the server drew names whoever has left; without its scripts, the document alone is looked at
  const first = await context.newPage();
  await first.route('**/assets/**', (route) => route.abort());
  const document = await first.goto('/dashboard');
  expect(document!.status()).toBe(200);
  expect(await document!.text()).toContain('Welcome, Robin');
  await expect(first.getByText('Robin')).toHaveCount(0);
  await first.close();

  const next = await context.newPage();
  const asked: string[] = [];
  next.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await next.goto('/training-schedule');
  await expect(next).toHaveURL(/\/login\?next=/);
  await expect(next.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(asked.filter((path) => path === '/api/logout')).toHaveLength(1);
  expect(asked).not.toContain('/graphql');
  // the old cookie opens nothing any more
  const old = await next.request.get('/api/auth/user', { headers: { cookie: `${session!.name}=${session!.value}` } });
  expect(old.status()).toBe(401);
});

test('a sign-out leads to the front page, also where the page hears first that nobody is signed in', async ({
  page,
  athlete,
  url,
}) => {
  expect(athlete.email).toContain('@');
  await page.goto('/training-schedule');
  await expect(page.getByText('Current Week')).toBeVisible();
  await page.route('**/api/logout', async (route) => {
    // what the page does of its own accord, perhaps before the answer is read here
    const ownWay = page.waitForRequest(
      (request) => request.isNavigationRequest() && new URL(request.url()).pathname !== '/api/logout',
    );
    const left = await route.fetch({ maxRedirects: 0 });
    await ownWay;
    await route.fulfill({ response: left }).catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
});
