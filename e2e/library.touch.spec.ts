import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

for (const [view, address] of [
  ['workouts', '/workouts'],
  ['families', '/workouts?view=families'],
] as const)
  test(`the ${view} of the library are rows on a phone: a tap anywhere on one opens it, the next closes it`, async ({
    page,
    account,
  }) => {
    await page.goto(address);
    expect(account.email).toBeTruthy();
    const row = page.getByRole('article').first();
    await expect(row).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(24);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThan(4);

    const closed = (await row.boundingBox())!;
    expect(closed.height).toBeGreaterThanOrEqual(44);
    expect(closed.height).toBeLessThan(100);
    const name = (await row.getByRole('heading', { level: 2 }).textContent())!;
    const details = row.getByRole('button', { name: `Details of ${name}` });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    // far from the arrow
    await row.getByRole('heading', { level: 2 }).tap({ force: true, position: { x: 4, y: 4 } });
    await expect(row.getByRole('button', { name: `Less of ${name}` })).toHaveAttribute('aria-expanded', 'true');
    expect((await row.boundingBox())!.height).toBeGreaterThan(200);
    await expectAccessible(page);
    await row.getByRole('heading', { level: 2 }).tap({ force: true, position: { x: 4, y: 4 } });
    await expect(details).toBeFocused();
    expect((await row.boundingBox())!.height).toBe(closed.height);
  });
