import { startPushService } from '../api/test/pushReceiver.ts';
import { Account } from './account.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test, watchConsole } from './fixtures.ts';
import { WORKER_COMES } from './kept.ts';
import { startServer } from './server.ts';
import { PHONE } from './sizes.ts';

async function athleteOf(coach: Account, url: string): Promise<{ athlete: Account; id: string }> {
  const athlete = await Account.register(url);
  await athlete.onboard();
  await athlete.generate();
  return { athlete, id: await coach.coaches(athlete) };
}

test('what a coach changes is counted at the bell of the athlete’s phone without a reload, and leads to the plan', async ({
  page,
  account: coach,
  url,
  browser,
}) => {
  const { athlete } = await athleteOf(coach, url);
  const theirs = await browser.newContext({ baseURL: url, viewport: PHONE });
  await athlete.enter(theirs);
  const phone = await theirs.newPage();
  const seen = watchConsole(phone);
  await phone.goto('/dashboard');
  await expect(phone.getByRole('link', { name: /^Notices/ })).toBeVisible();

  // whoever begins with an athlete is told of it
  await page.goto('/notices');
  await expect(page.getByRole('list', { name: 'Notices' })).toContainText('trains with you now');
  await expect(page.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const workout = (await athlete.schedule()).weeks[1]!.workouts[0]!;
  await coach.call('POST', '/graphql', {
    query: 'mutation ($input: UpdateWorkoutInput!) { updateWorkout(input: $input) { __typename } }',
    variables: { input: { workoutId: workout.id, description: 'Along the river' } },
  });
  await phone.getByRole('link', { name: 'Notices, 1 unread' }).click();
  const list = phone.getByRole('list', { name: 'Notices' });
  await expect(list.getByRole('link', { name: /^New: .* changed your plan/ })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(phone);
  await expectNoSidewaysScroll(phone);
  await list.getByRole('link', { name: /changed your plan/ }).click();
  await expect(phone.getByRole('heading', { name: 'Training Schedule' })).toBeVisible();
  expect(seen, 'the console stays clean').toEqual([]);
  await theirs.close();
});

test('notices are shown by a browser that wants them, read by it alone, and no more once it is switched off', async ({
  browser,
}) => {
  // by the real clock: what is pushed waits for a moment first
  const server = await startServer({ CLOCK_NOW: '', ALLOW_PRIVATE_WEBHOOKS: 'true' });
  const service = await startPushService();
  try {
    const coach = await Account.register(server.url);
    const { athlete, id } = await athleteOf(coach, server.url);
    const context = await browser.newContext({
      serviceWorkers: 'allow',
      baseURL: server.url,
      viewport: PHONE,
      permissions: ['notifications'],
    });
    // in place of the browser's own push service, which is not to be reached from here
    await context.addInitScript(({ endpoint, p256dh, auth }) => {
      let held: object | null = null;
      const subscription = {
        options: {},
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => (held = null),
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => held,
        subscribe: async () => (held = subscription),
      });
    }, service.subscription());
    await athlete.enter(context, server.url);
    const phone = await context.newPage();
    await phone.goto('/settings/preferences#notices');
    const card = phone.getByRole('region', { name: 'Notices' });
    await expect
      .poll(() => phone.evaluate(async () => (await navigator.serviceWorker.ready).active?.state), WORKER_COMES)
      .toBe('activated');
    const cdp = await context.newCDPSession(phone);
    const found = new Promise<string>((resolve) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await cdp.send('ServiceWorker.enable');
    const registrationId = await found;
    /** What the push service brings to the browser. */
    const bring = (pushed: object) =>
      cdp.send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId,
        data: JSON.stringify(pushed),
      });
    const shown = () =>
      phone.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
      );

    const toggle = card.getByRole('switch', { name: 'Show notices in this browser' });
    await toggle.click();
    await expect(toggle).toBeChecked();
    expect(service.shown.map(({ title }) => title)).toEqual(['Notices are on']);
    await bring(service.shown[0]!);
    await expect.poll(shown).toEqual(['Notices are on: This browser shows them from now on.']);
    await expectAccessibleInBothThemes(phone);
    await expectNoSidewaysScroll(phone);

    // at any hour at which this runs
    await card.getByRole('combobox', { name: 'Quiet from' }).selectOption('03:00');
    await card.getByRole('combobox', { name: 'Quiet until' }).selectOption('03:00');
    await expect(card.getByText('you are never left alone')).toBeVisible();
    const aboutId = (await athlete.schedule()).weeks[0]!.workouts[0]!.id;
    const write = (key: string, text: string) =>
      coach.call('POST', '/graphql', {
        query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }',
        variables: { input: { athleteId: id, aboutId, key, text } },
      });
    await write('one', 'Keep the long one easy.');
    await expect.poll(() => service.shown.length, WORKER_COMES).toBe(2);
    await bring(service.shown[1]!);
    await expect.poll(shown).toContainEqual(expect.stringMatching(/^Message from .*: Keep the long one easy\.$/));

    // the browser has another address from now on: its worker says so, without a page
    const worker = context.serviceWorkers()[0]!;
    await worker.evaluate(({ endpoint, p256dh, auth }) => {
      const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
      dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { newSubscription, waitUntil: () => {} }));
    }, service.subscription('two'));
    await expect
      .poll(async () => {
        await write(`at ${service.addresses.length}`, 'And the short one too.');
        return service.addresses;
      }, WORKER_COMES)
      .toContain('/two');
    // first a page that opens tells the server of its address anew
    const told = phone.waitForResponse((answer) => /keepPushMutation/.test(answer.request().postData() ?? ''));
    await phone.reload();
    await told;
    await expect(toggle).toBeChecked();
    await toggle.click();
    await expect(toggle).not.toBeChecked();

    // whoever signs out leaves none on the screen
    await phone.goto('/api/logout');
    await expect.poll(shown).toEqual([]);
    await context.close();
  } finally {
    service.stop();
    await server.stop();
  }
});
