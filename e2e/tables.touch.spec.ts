import { expect, test } from './fixtures.ts';

test('on a phone a table that is wider than the window keeps its words and the names of its rows in sight', async ({
  page,
  athlete: _,
}) => {
  await page.goto('/season-plan');
  await page.getByRole('button', { name: 'Show as Table' }).first().tap();
  const region = page.getByRole('region', { name: 'Season by week; fitness, fatigue and form on Sunday' });
  const box = (await region.boundingBox())!;
  const words = region.locator('caption span');
  const name = region.getByRole('rowheader').first();
  for (const from of ['start', 'end']) {
    if (from === 'end') await region.evaluate((node) => node.scrollTo({ left: node.scrollWidth, behavior: 'instant' }));
    for (const part of [words, name]) {
      const { x, width } = (await part.boundingBox())!;
      expect([from, x >= box.x - 1, x + width <= box.x + box.width + 1]).toEqual([from, true, true]);
    }
  }
});
