import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { createEvents } from '../domain/kernel/events.ts';
import { createRateLimits } from './rateLimits.ts';
import { createRedisBus } from './redis.ts';

let server: ChildProcess;
let folder: string;
let socket: string;
const connections: Redis[] = [];

beforeAll(async () => {
  // a socket of its own: a port that is free when it is looked for may be somebody else's a moment later
  folder = mkdtempSync(path.join(tmpdir(), 'evenpace-redis-'));
  socket = path.join(folder, 'socket');
  server = spawn('redis-server', ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of server.stdout!) if (/ready to accept connections/i.test(String(line))) break;
});
afterAll(async () => {
  for (const connection of connections) connection.disconnect();
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

/** The events of one server process. */
function aProcess() {
  const connection = new Redis(socket);
  connections.push(connection);
  return createEvents(createRedisBus(connection));
}

test('a change announced by one process reaches a reader of another, and of itself', async () => {
  const [one, two] = [aProcess(), aProcess()];
  const readers = await Promise.all([one, two].map((events) => events.follow({ athleteId: 'a', userId: 'u' })));
  await one.publishSchedule({ athleteId: 'a', revision: 1 });
  expect(await Promise.all(readers.map((reader) => reader.next()))).toEqual([
    { done: false, value: undefined },
    { done: false, value: undefined },
  ]);
  await two.publishAccess({ userId: 'u' });
  expect((await readers[0]!.next()).done).toBe(false);
  await Promise.all([one.close(), two.close()]);
});

test("what is a coach's own reaches that coach's readers at another process; what they do to an athlete, that coach's readers of the athlete", async () => {
  const [one, two] = [aProcess(), aProcess()];
  const woken: string[] = [];
  const hear = async (name: string, whom: Parameters<typeof one.follow>[0]) => {
    const reader = await two.follow(whom);
    void reader.next().then(() => woken.push(name));
  };
  const readers: [string, Parameters<typeof hear>[1]][] = [
    ['dashboard', { coachId: 'c', userId: 'u' }],
    ['page', { athleteId: 'a', coachId: 'c', userId: 'u' }],
    ['another dashboard', { coachId: 'd', userId: 'v' }],
    ["another coach's page", { athleteId: 'a', coachId: 'd', userId: 'v' }],
    ["the athlete's own page", { athleteId: 'a', coachId: null, userId: 'w' }],
    ["another athlete's page", { athleteId: 'b', coachId: 'c', userId: 'u' }],
  ];
  for (const [name, whom] of readers) await hear(name, whom);
  const marker = await two.follow({ coachId: 'last', userId: 'x' });
  await one.publishCoach({ coachId: 'c' });
  await one.publishCoach({ coachId: 'last' });
  await marker.next();
  expect(woken).toEqual(['dashboard']);
  await one.publishCoach({ coachId: 'c', athleteId: 'a' });
  await one.publishCoach({ coachId: 'last' });
  await marker.next();
  expect(woken).toEqual(['dashboard', 'page']);
  await Promise.all([one.close(), two.close()]);
});

test('a reader hears of its own athlete and account only', async () => {
  const events = aProcess();
  const reader = await events.follow({ athleteId: 'a', userId: 'u' });
  const woken: string[] = [];
  const first = reader.next().then(() => woken.push('woken'));
  await events.publishSchedule({ athleteId: 'b', revision: 1 });
  await events.publishAccess({ userId: 'v' });
  // what is published later arrives later: by then the others would have arrived
  const other = await events.follow({ athleteId: 'b', userId: 'v' });
  const marker = other.next();
  await events.publishSchedule({ athleteId: 'b', revision: 2 });
  await marker;
  expect(woken).toEqual([]);
  await events.publishSchedule({ athleteId: 'a', revision: 1 });
  await first;
  await events.close();
});

test('one of two readers of a topic leaves; the other still hears', async () => {
  const events = aProcess();
  const [leaving, staying] = [
    await events.follow({ athleteId: 'a', userId: 'u' }),
    await events.follow({ athleteId: 'a', userId: 'u' }),
  ];
  await leaving.return!();
  await events.publishSchedule({ athleteId: 'a', revision: 1 });
  expect((await staying.next()).done).toBe(false);
  expect((await leaving.next()).done).toBe(true);
  await events.close();
});

test('announcements that pile up wake a reader once: it looks for itself', async () => {
  const events = aProcess();
  const reader = await events.follow({ athleteId: 'a', userId: 'u' });
  for (let revision = 1; revision <= 50; revision += 1) await events.publishSchedule({ athleteId: 'a', revision });
  const later = await events.follow({ athleteId: 'z', userId: 'z' });
  await events.publishSchedule({ athleteId: 'z', revision: 1 });
  await later.next();
  expect((await reader.next()).done).toBe(false);
  const second = reader.next();
  await reader.return!();
  expect((await second).done).toBe(true);
  await events.close();
});

test('two processes slow down guesses at one account together', async () => {
  const slowing = {
    signInAgain: { free: 2, firstSec: 600, longestSec: 900 },
    signInOfAccount: { free: 2, firstSec: 600, longestSec: 900 },
  };
  const [one, two] = [0, 1].map(() => {
    const connection = new Redis(socket);
    connections.push(connection);
    return createRateLimits(connection, { slowing });
  });
  const guess = (limits = one!) => limits.takeSlower('signInOfAccount', 'robin');
  expect([await guess(one), await guess(two), await guess(one)]).toEqual([0, 0, 0]);
  for (const limits of [one, two]) expect(await guess(limits)).toBeGreaterThan(500);
  await two!.forget('signInOfAccount', 'robin');
  expect([await guess(one), await guess(two)]).toEqual([0, 0]);
});

test('two processes spend one budget for the language model, and none is left where it is 0', async () => {
  const spent = (modelRequestsADay: number) => {
    const [one, two] = [0, 1].map(() => {
      const connection = new Redis(socket);
      connections.push(connection);
      return createRateLimits(connection, { modelRequestsADay });
    });
    return async (day: string) =>
      [
        await one!.take('askModelOfAll', day),
        await two!.take('askModelOfAll', day),
        await one!.take('askModelOfAll', day),
      ].map((wait) => wait > 0);
  };
  expect(await spent(2)('2027-01-06')).toEqual([false, false, true]);
  expect(await spent(2)('2027-01-07')).toEqual([false, false, true]);
  expect(await spent(0)('2027-01-08')).toEqual([true, true, true]);
});
