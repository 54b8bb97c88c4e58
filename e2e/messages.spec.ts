import { expect, holdToast, test } from './fixtures.ts';

test('in a wide window a message lies over nothing that a check-in changed, and its words have room beside or above its button', async ({
  page,
  athlete,
}) => {
  expect((await athlete.schedule()).weeks).not.toHaveLength(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/checkin');
  for (const [name, key] of [
    ['Mood', 'Home'],
    ['Stress', 'End'],
    ['Sleep', 'Home'],
  ] as const) {
    await page.getByRole('slider', { name, exact: true }).focus();
    await page.keyboard.press(key);
  }
  await page.getByRole('button', { name: 'Submit Check-in' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan has changed.' })).toBeFocused();
  await holdToast(page, 'Plan Changed');
  const toast = page.locator('[data-toast]');
  const changed = page.getByRole('status', { name: 'What your check-in changed' });
  const overlap = async () => {
    const [over, under] = [(await toast.boundingBox())!, (await changed.boundingBox())!];
    const shared = (start: 'x' | 'y', size: 'width' | 'height') =>
      Math.max(0, Math.min(over[start] + over[size], under[start] + under[size]) - Math.max(over[start], under[start]));
    return shared('x', 'width') * shared('y', 'height');
  };
  await expect.poll(overlap).toBe(0);
  expect((await toast.getByText('Your plan follows your check-in.').boundingBox())!.width).toBeGreaterThan(170);
});
