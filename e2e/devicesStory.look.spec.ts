import { activityFile } from '../api/test/fitFiles.ts';
import { TODAY } from './account.ts';
import { startIntervals } from './devices/intervals.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { startServer } from './server.ts';

/** A server of its own, whose intervals.icu is played by the story. */
const story = test.extend<{ intervals: Awaited<ReturnType<typeof startIntervals>> }>({
  intervals: async ({}, use) => {
    const intervals = await startIntervals();
    await use(intervals);
    await intervals.stop();
  },
  url: async ({ intervals }, use) => {
    const server = await startServer({ DEVICE_INTERVALS_URL: intervals.root });
    await use(server.url);
    await server.stop();
  },
});

story(
  'an account is connected by its key, gets the plan and its changes, hands on a ride, and goes with all of it',
  async ({ page, athlete, intervals }) => {
    const { events, activities, files, key } = intervals.athlete;
    const { workouts } = (await athlete.schedule()).weeks[0]!;
    const { id } = workouts.find(({ workoutType }) => workoutType === 'bike')!;

    // a wrong key is told where it was typed; the keyboard is enough
    await page.goto('/settings#devices');
    const card = page.getByRole('region', { name: 'Devices' });
    const field = card.getByLabel('Personal key');
    await field.fill('not-the-key');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/intervals\.icu does not know this key/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field.fill(key);
    await field.press('Enter');
    await expect(field).toHaveCount(0);
    await expect(card).toBeFocused();
    await expect(card.getByText('Connected', { exact: true })).toBeVisible();
    await expect(card.getByText('Last synced 6 Jan, 09:00.', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // the plan is there, and each workout says so
    const event = () => events.get(id);
    expect(event()).toBeDefined();
    await page.goto(`/training-schedule?workout=${id}`);
    await expect(page.getByRole('dialog').getByText('In your calendar at intervals.icu.')).toBeVisible();
    await expectAccessible(page);
    await athlete.call('PATCH', `/api/training-schedule/workouts/${id}/reschedule`, { newDate: TODAY });
    await expect.poll(() => event()?.['start_date_local']).toContain(TODAY);

    // what is recorded there completes it
    const start = `${TODAY}T06:00:00Z`;
    files.set('ride', activityFile([{ start, seconds: 5400, watts: () => 170, speed: 8.5 }]));
    activities.push({ id: 'ride', source: 'GARMIN_CONNECT', start_date: start });
    await page.goto('/settings#devices');
    await card.getByRole('button', { name: 'Sync Now' }).click();
    await expect.poll(async () => (await athlete.workout(id))?.status).toBe('completed');
    await page.goto('/performance#activities');
    const rows = page.getByRole('region', { name: 'Activities' }).getByRole('listitem');
    await expect(rows).toContainText(`Counts for ${(await athlete.workout(id))!.description}`);

    // a key that was changed there: the account goes on with the new one
    intervals.athlete.key = 'new-key';
    await page.goto('/settings#devices');
    await card.getByRole('button', { name: 'Sync Now' }).click();
    await expect(card.getByRole('status')).toContainText('connect it again');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await field.fill('new-key');
    await field.press('Enter');
    await expect(card.getByText('Connected', { exact: true })).toBeVisible();

    // leaving says what goes, and it goes
    await card.getByRole('button', { name: 'Disconnect' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disconnect intervals.icu?' });
    await expect(dialog).toContainText('Activities and measured values that came from it are deleted here');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('1 activity went with it.', { exact: true })).toBeVisible();
    await expect(field).toBeVisible();
    await expect(card).toBeFocused();
    expect([...events.keys()]).toEqual([]);
    expect((await athlete.workout(id))!.status).toBe('scheduled');
  },
);
