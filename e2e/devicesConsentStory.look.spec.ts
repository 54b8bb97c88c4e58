import { APP } from './devices/consent.ts';
import { startIntervals } from './devices/intervals.ts';
import { startWahoo } from './devices/wahoo.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startServer } from './server.ts';

interface Providers {
  intervals: Awaited<ReturnType<typeof startIntervals>>;
  wahoo: Awaited<ReturnType<typeof startWahoo>>;
}

/** A server of its own with an application at both providers, which are played by the story. */
const story = test.extend<Providers>({
  intervals: async ({}, use) => {
    const intervals = await startIntervals();
    await use(intervals);
    await intervals.stop();
  },
  wahoo: async ({}, use) => {
    const wahoo = await startWahoo();
    await use(wahoo);
    await wahoo.stop();
  },
  url: async ({ intervals, wahoo }, use) => {
    const server = await startServer({
      DEVICE_INTERVALS_URL: intervals.root,
      DEVICE_INTERVALS_CLIENT_ID: APP.clientId,
      DEVICE_INTERVALS_CLIENT_SECRET: APP.clientSecret,
      DEVICE_WAHOO_URL: wahoo.root,
      DEVICE_WAHOO_CLIENT_ID: APP.clientId,
      DEVICE_WAHOO_CLIENT_SECRET: APP.clientSecret,
    });
    await use(server.url);
    await server.stop();
  },
});

story(
  'Wahoo is connected by consent, which may be refused first; it gets rides and runs, says what it cannot hold, and is left',
  async ({ page, athlete, wahoo }) => {
    const { workouts } = (await athlete.schedule()).weeks[0]!;
    const ofType = (type: string) => workouts.find(({ workoutType }) => workoutType === type)!;
    await page.goto('/settings/training#devices');
    const card = page.getByRole('region', { name: 'Devices' });
    const part = card.getByRole('region', { name: 'Wahoo' });
    await expect(card.getByRole('button', { name: 'Connect with intervals.icu' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // no is an answer
    const connect = part.getByRole('button', { name: 'Connect with Wahoo' });
    await connect.click();
    await page.getByRole('link', { name: 'Refuse' }).click();
    await expect(part.getByRole('status')).toHaveText('You did not give consent at Wahoo, so nothing was connected.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await connect.click();
    await page.getByRole('link', { name: 'Allow' }).click();
    await expect(part.getByText('Connected', { exact: true })).toBeVisible();
    await expect(part.getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // what Wahoo has a place for is there, and the rest says why not
    const tokens = () => [...wahoo.athlete.workouts.values()].map(({ workout_token: token }) => token);
    expect(tokens()).toContain(ofType('bike').id);
    await page.goto(`/training-schedule?workout=${ofType('bike').id}`);
    await expect(page.getByRole('dialog').getByText('In your calendar at Wahoo.')).toBeVisible();
    await page.goto(`/training-schedule?workout=${ofType('swim').id}`);
    await expect(page.getByRole('dialog').getByText('Not on Wahoo: swims cannot be sent.')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/settings/training#devices');
    await part.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect Wahoo?' });
    await expect(dialog).toContainText('Access that you gave by consent is given back');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(connect).toBeVisible();
    await expect(card).toBeFocused();
    expect([tokens(), wahoo.athlete.plans.size, wahoo.athlete.isConnected]).toEqual([[], 0, false]);
  },
);

story('the way back from a provider leads nobody in who did not ask', async ({ page, athlete: _athlete }) => {
  const query = new URLSearchParams({ code: 'stolen', state: 'of another' });
  await page.goto(`/api/devices/intervals/callback?${query}`);
  const part = page.getByRole('region', { name: 'intervals.icu' });
  await expect(part.getByRole('status')).toHaveText(
    'The way back came too late, or to another browser. Nothing was connected. Try again.',
  );
  await part.getByRole('button', { name: 'Use a Personal Key' }).click();
  await expect(part.getByLabel('Personal key')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
