import { setUpPush } from '../../test/push.ts';
import { addPushSubscription, pushSubscriptionsOf, removePushSubscription } from './pushSubscription.ts';

const { athlete, clock, coach, deps, inBrowser, later, push, service, titles, write } = setUpPush('2026-11-16');

test('a browser is shown at once that notices are on, encrypted for it and signed by this server', async () => {
  const browser = await inBrowser(athlete);
  await removePushSubscription(deps, browser, (await pushSubscriptionsOf(deps, browser))[0]!.id);
  await addPushSubscription(deps, browser, service.subscription('again'));
  await addPushSubscription(deps, browser, service.subscription('again'));
  expect(service.shown).toEqual([expect.objectContaining({ title: 'Notices are on', tag: 'welcome' })]);
  expect(service.headers[0]).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    authorization: expect.stringMatching(/^vapid t=\S+, k=/),
  });
  expect(String(service.headers[0]!.authorization)).toContain(`k=${deps.push.publicKey}`);
});

test('who signs out, or whose session ends, gets no more', async () => {
  const browser = await inBrowser(athlete);
  await inBrowser(athlete, 'other');
  await deps.db.session.delete({ where: { idHash: browser.sessionHash } });
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(1);
  await deps.db.session.updateMany({ where: { userId: athlete.userId }, data: { expiresAt: clock.now } });
  await write(coach, 'Still there?');
  later(1);
  expect(await push()).toBe(0);
});

test('two windows of a browser that ask at once make one of it', async () => {
  const browser = await inBrowser(athlete);
  const target = service.subscription('elsewhere');
  const made = await Promise.all(Array.from({ length: 4 }, () => addPushSubscription(deps, browser, target)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(titles()).toEqual(['Notices are on']);
});

test('a browser whose address changed is the same browser, whoever had that address before', async () => {
  await inBrowser(coach, 'elsewhere');
  const browser = await inBrowser(athlete);
  const [before] = await pushSubscriptionsOf(deps, browser);
  const elsewhere = service.subscription('elsewhere');
  await addPushSubscription(deps, browser, elsewhere);
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([{ ...before, ...elsewhere }]);
  expect(await pushSubscriptionsOf(deps, coach)).toEqual([]);
});

test('whoever signs in to the same browser takes it over', async () => {
  await inBrowser(athlete);
  await inBrowser(coach);
  await write(coach, 'Only for you');
  later(1);
  expect(await push()).toBe(0);
  expect(await deps.db.pushSubscription.count({ where: { userId: athlete.userId } })).toBe(0);
});

test('a browser that its push service does not know is refused, and so is an address that is none of the public internet', async () => {
  const browser = await inBrowser(athlete);
  service.answers(410);
  await expect(addPushSubscription(deps, browser, service.subscription('gone'))).rejects.toMatchObject({
    code: 'PUSH_REFUSED',
  });
  // a browser has one address: that of before is none any more
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([]);
});
