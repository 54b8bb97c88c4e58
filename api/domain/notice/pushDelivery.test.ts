import { setUpPush } from '../../test/push.ts';
import { addDays } from '../../core/calendar/calendar.ts';
import { claimDuePushes } from './push.ts';
import { pushSubscriptionsOf } from './pushSubscription.ts';

const MONDAY = '2026-11-16';
const { athlete, clock, coach, deps, inBrowser, later, push, service, write } = setUpPush(MONDAY);

test.each([404, 410])('a browser whose push service answers %d gets no more', async (status) => {
  const browser = await inBrowser(athlete);
  service.answers(status);
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(0);
  expect(await pushSubscriptionsOf(deps, browser)).toEqual([]);
});

test('a push service that fails is asked again, and not for ever', async () => {
  await inBrowser(athlete);
  service.answers(503);
  await write(coach, 'Hello');
  later(1);
  expect(await push()).toBe(0);
  expect(await push()).toBe(0);
  expect(service.headers).toHaveLength(2);
  service.answers(201);
  later(2);
  expect(await push()).toBe(1);
  service.answers(503);
  await write(coach, 'Hello again');
  for (let n = 0; n < 40; n += 1) {
    later(2);
    await push();
  }
  const asked = service.headers.length;
  later(2);
  await push();
  expect(service.headers).toHaveLength(asked);
});

test('what another server has in hand is left to it, until its lease ends: it may have died', async () => {
  await inBrowser(athlete);
  await write(coach, 'One');
  later(1);
  expect(await claimDuePushes(deps)).toHaveLength(1);
  later(0.2);
  await write(coach, 'Two');
  later(0.2);
  await push();
  expect(service.shown.map(({ body }) => body)).toEqual(['Two']);
  later(1);
  await push();
  expect(service.shown.map(({ body }) => body)).toEqual(['Two', 'One']);
});

test('a push service that fails in the morning is asked again', async () => {
  await inBrowser(athlete);
  clock.now = new Date(`${MONDAY}T22:30:00Z`);
  await write(coach, 'Sleep well.');
  await push();
  service.answers(503);
  clock.now = new Date(`${addDays(MONDAY, 1)}T07:00:00Z`);
  expect(await push()).toBe(0);
  service.answers(201);
  later(2);
  expect(await push()).toBe(1);
});

test('servers that claim at once do not stand in each other’s way', async () => {
  await inBrowser(athlete);
  for (let n = 0; n < 10; n += 1) await write(coach, `Word ${n}`);
  later(1);
  for (let round = 0; round < 10; round += 1) {
    const claimed = await Promise.all(Array.from({ length: 6 }, () => claimDuePushes(deps)));
    expect(claimed.flat()).toHaveLength(1);
    later(2);
  }
});
