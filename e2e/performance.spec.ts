import { TODAY } from './account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const MAX_SHIFT = 0.02;

test('training over time: a workout told elsewhere appears, the range is in the address, all of it is a table too', async ({
  page,
  athlete,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Performance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Performance' })).toBeVisible();
  const weekly = page.getByRole('slider', { name: 'Hours by week' });
  await expect(weekly).toHaveAttribute('aria-valuetext', /^Week 4 – 10 Jan; 0:00 of [\d:]+ h done;/);

  const [today] = (await athlete.schedule()).weeks[0]!.workouts.filter(({ scheduledDate }) => scheduledDate === TODAY);
  await athlete.call('POST', `/api/training-schedule/workouts/${today!.id}/feedback`, {
    completionStatus: 'completed',
    actualDuration: 60,
    perceivedExertion: null,
    feelingRating: null,
    notes: null,
    reasonForSkip: null,
  });
  await expect(weekly).toHaveAttribute('aria-valuetext', /^Week 4 – 10 Jan; 1:00 of [\d:]+ h done;/);
  const curves = page.getByRole('slider', { name: 'Fitness, fatigue and form, by day' });
  await expect(curves).toHaveAttribute('aria-valuetext', /^Wed 6 Jan 2027; load \d+; fitness/);

  // by keyboard: another day, another range
  await curves.focus();
  await page.keyboard.press('ArrowRight');
  await expect(curves).toHaveAttribute('aria-valuetext', /^Wed 13 Jan 2027; load \d+, planned; fitness/);
  await page.getByRole('radio', { name: '12 weeks' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/performance\?weeks=52$/);
  await expect(page.getByRole('radio', { name: '52 weeks' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('radio', { name: '52 weeks' })).toBeChecked();
  await page.getByRole('radio', { name: '6 weeks', exact: true }).click();
  await expect(page).toHaveURL(/weeks=6$/);
  await expect(page.getByText(/since 4 Jan 2027/)).toBeVisible();

  await page.getByRole('radio', { name: 'Load' }).click();
  await expect(page.getByRole('slider', { name: 'Load by week' })).toHaveAttribute(
    'aria-valuetext',
    /^Week 4 – 10 Jan; load [1-9]\d* of \d+ done;/,
  );
  // the lower cards are drawn after the first
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const toggles = page.getByRole('button', { name: 'Show as Table' });
  // each has become a table before the next is pressed: pressed twice, it would be a chart again
  for (let charts = 4; charts > 0; charts -= 1) {
    await expect(toggles).toHaveCount(charts);
    await toggles.first().click();
  }
  await expect(page.getByRole('table')).toHaveCount(4);
  await expect(page.getByRole('row', { name: /^Wed 6 Jan 2027/ })).toContainText('training done');
  await expect(page.getByRole('row', { name: /^Thu 7 Jan 2027/ })).toContainText('plan');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

for (const width of [1440, 390])
  test(`the charts come without a jump, and stay while another range is on its way, at ${width} px`, async ({
    page,
    athlete,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = (): void => {};
    let seen = Promise.resolve();
    const hold = () => (seen = new Promise<void>((resolve) => (answer = resolve)));
    await page.route('**/graphql', async (route) => {
      await seen;
      await route.continue();
    });
    void hold();
    await page.goto('/performance', { waitUntil: 'commit' });
    await expect(page.getByRole('status', { name: 'Loading your performance' })).toBeVisible();
    answer();
    const charts = page.getByRole('region', { name: 'Fitness, Fatigue and Form' });
    await expect(charts).toContainText('since 4 Jan 2027');
    void hold();
    await page.getByRole('radio', { name: '52 weeks' }).click();
    await expect(page.getByRole('radio', { name: '52 weeks' })).toBeChecked();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(1);
    await expect(charts).toBeVisible();
    answer();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(charts).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => done((window as unknown as { shifts: number }).shifts)),
          ),
        ),
    );
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    expect(athlete.email).toContain('@');
  });
