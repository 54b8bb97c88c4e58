import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { encodeId } from '../core/units/ids.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { startApp } from '../test/app.ts';
import { setUpLive } from '../test/live.ts';
import { workoutsOf } from '../test/schedules.ts';

const live = setUpLive('2026-11-20');
afterEach(() => live.leave());

describe('the upgrade', () => {
  const statusOf = (headers: Record<string, string>, path = live.address) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(path, 'graphql-transport-ws', { headers });
      socket.on('error', () => {});
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
      socket.on('open', () => {
        socket.close();
        resolve(101);
      });
    });

  test.each([
    ['our own origin', () => ({ origin: live.app.base }), 101],
    ['another origin', () => ({ origin: 'https://evil.example' }), 403],
    ['the null origin', () => ({ origin: 'null' }), 403],
    ['no origin, as programs', () => ({}), 101],
    ['no origin, with a token', () => ({ authorization: 'Bearer evp_x' }), 101],
    ['no origin, but a cookie', () => ({ cookie: 'a=b' }), 403],
    ['no origin, a token and a cookie', () => ({ authorization: 'Bearer evp_x', cookie: 'a=b' }), 403],
  ])('from %s', async (_what, headers, status) => {
    expect(await statusOf(headers())).toBe(status);
  });

  test('elsewhere there is no socket', async () => {
    expect(await statusOf({ origin: live.app.base }, live.app.base.replace('http', 'ws') + '/other')).toBe(404);
  });

  test.each(['//', 'http://[', 'http://[::1', '/%ff', '*'])('nor at %s, which is no address', async (address) => {
    const socket = connect(Number(new URL(live.app.base).port), '127.0.0.1');
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });
});

describe('the protocol', () => {
  function raw({ protocol = 'graphql-transport-ws', browser = live.app.browser() } = {}) {
    const headers = { origin: live.app.base, cookie: browser.cookieHeader() };
    const socket = new WebSocket(live.address, protocol, { headers });
    const messages: { type: string; id?: string; payload?: any }[] = []; // eslint-disable-line
    const waiting: (() => void)[] = [];
    socket.on('error', () => {});
    socket.on('message', (data) => {
      messages.push(JSON.parse(String(data)));
      for (const settle of waiting.splice(0)) settle();
    });
    const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const until = async (found: () => boolean) => {
      while (!found()) await new Promise<void>((resolve) => waiting.push(resolve));
    };
    const say = (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    const ready = async () => {
      await opened;
      say({ type: 'connection_init' });
      await until(() => messages.some(({ type }) => type === 'connection_ack'));
    };
    return { socket, messages, opened, closed, until, say, ready };
  }
  const subscribe = (id: string, query: string, extra: object = {}) => ({
    id,
    type: 'subscribe',
    payload: { query, ...extra },
  });

  test.each([
    ['subscribing before the start', 4401, [subscribe('1', 'subscription { x }')]],
    ['starting twice', 4429, [{ type: 'connection_init' }, { type: 'connection_init' }]],
    ['nonsense', 4400, ['not json']],
    ['an unknown type', 4400, [{ type: 'surprise' }]],
    ['silence', 4408, []],
    ['a frame over 64 KiB', 1009, ['x'.repeat(70_000)]],
  ])('%s closes with %i', async (_what, code, messages) => {
    const { opened, closed, say, socket } = raw();
    await opened;
    for (const message of messages) say(message);
    expect(await closed).toBe(code);
    socket.terminate();
  });

  test('another protocol is refused', async () => {
    const { closed } = raw({ protocol: 'graphql-ws' });
    expect(await closed).not.toBe(1000);
  });

  test('an id in use closes with 4409', async () => {
    const owner = await live.person();
    const { ready, say, closed, socket } = raw(owner);
    await ready();
    const query = subscribe(
      '1',
      `subscription { scheduleUpdated(athleteId: "${encodeId('athlete', owner.athleteId)}") { revision } }`,
    );
    say(query);
    say(query);
    expect(await closed).toBe(4409);
    socket.terminate();
  });

  test('a ping is answered', async () => {
    const { opened, say, until, messages, socket } = raw();
    await opened;
    say({ type: 'ping' });
    await until(() => messages.length > 0);
    expect(messages[0]).toEqual({ type: 'pong' });
    socket.terminate();
  });

  test.each([
    ['a query', '{ viewer { user { email } } }', {}, 'WS_SUBSCRIPTIONS_ONLY'],
    ['introspection', '{ __schema { types { name } } }', {}, 'WS_SUBSCRIPTIONS_ONLY'],
    ['a mutation', 'mutation { createSeasonPlan(input: {}) { __typename } }', {}, 'WS_SUBSCRIPTIONS_ONLY'],
    ['a mistake', 'subscription {', {}, 'BAD_USER_INPUT'],
    ['an unknown field', 'subscription { nothing }', {}, 'BAD_USER_INPUT'],
    [
      '200 aliases',
      `subscription { scheduleUpdated(athleteId: "x") { ${Array.from({ length: 200 }, (_, i) => `a${i}: revision`).join(' ')} } }`,
      {},
      'QUERY_TOO_COMPLEX',
    ],
    [
      'too many tokens',
      `subscription { scheduleUpdated(athleteId: "x") { ${'revision '.repeat(5000)} } }`,
      {},
      'QUERY_TOO_COMPLEX',
    ],
    [
      'an unknown persisted id',
      '',
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
      'PERSISTED_QUERY_NOT_IN_LIST',
    ],
  ])('%s gets an error and the socket stays', async (_what, query, extra, code) => {
    const { ready, say, until, messages, socket } = raw(await live.person());
    await ready();
    say(subscribe('1', query, extra));
    await until(() => messages.some(({ type }) => type === 'error'));
    expect(messages.find(({ type }) => type === 'error')!.payload[0].extensions.code).toBe(code);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });

  test('of 200 subscriptions twenty live', async () => {
    const owner = await live.person();
    const { ready, say, until, messages, socket } = raw(owner);
    await ready();
    const query = `subscription { scheduleUpdated(athleteId: "${encodeId('athlete', owner.athleteId)}") { revision } }`;
    for (let i = 0; i < 200; i += 1) say(subscribe(String(i), query));
    const refused = () =>
      messages.filter(({ type }) => type === 'error').map(({ payload }) => payload[0].extensions.code);
    await until(() => refused().length === 180);
    await live.listening(20);
    expect(new Set(refused())).toEqual(new Set(['TOO_MANY_SUBSCRIPTIONS']));
    expect(live.followers()).toBe(20);
    socket.terminate();
  });

  test('a reader that lets more than a megabyte wait is given up with 4429', async () => {
    const owner = await live.athlete();
    const { socket, ready, say, closed } = raw(owner);
    await ready();
    // a long answer of short cost
    const long = Array.from({ length: 29 }, (_, i) => `a${i}: instructions`).join(' ');
    const query = `subscription { scheduleUpdated(athleteId: "${encodeId('athlete', owner.athleteId)}") { athlete { schedule { weeks { workouts { ${long} } } } } } }`;
    for (let i = 0; i < 20; i += 1) say(subscribe(String(i), query));
    await live.listening(20);
    socket.pause();
    // the server's end is of the same class, and the paused one neither sends nor closes
    const sent = jest.spyOn(WebSocket.prototype, 'send');
    const ended = jest.spyOn(WebSocket.prototype, 'close');
    const isGivenUp = () => ended.mock.calls.some(([code]) => code === 4429);
    const { id, scheduledDate } = (await workoutsOf(live.app.deps, owner)).find(
      (each) => each.scheduledDate > '2026-11-30' && each.scheduledDate < '2026-12-05',
    )!;
    // what the two ends of the connection hold themselves is several times that much
    for (let moves = 1; moves <= 15 && !isGivenUp(); moves += 1) {
      const newDate = addDays(scheduledDate, moves % 2);
      await rescheduleWorkout(live.app.deps, owner, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
      while (sent.mock.calls.length < 20 * moves && !isGivenUp())
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const hasGivenUp = isGivenUp();
    sent.mockRestore();
    ended.mockRestore();
    expect(hasGivenUp).toBe(true);
    socket.resume();
    expect(await closed).toBe(4429);
  });

  test('of eleven sockets of one user the newest is closed with 4429, until another has gone', async () => {
    const [owner, other] = [await live.person(), await live.person()];
    const open = Array.from({ length: 10 }, () => raw(owner));
    await Promise.all(open.map(({ ready }) => ready()));
    const newest = raw(owner);
    await newest.opened;
    newest.say({ type: 'connection_init' });
    expect(await newest.closed).toBe(4429);
    expect(open.map(({ socket }) => socket.readyState)).toEqual(open.map(() => WebSocket.OPEN));
    const theirs = raw(other);
    await theirs.ready();

    open[0]!.socket.close();
    // the server lets go before it answers the close
    await open[0]!.closed;
    const next = raw(owner);
    await next.ready();
    for (const { socket } of [...open, theirs, next]) socket.terminate();
  });
});

test('a server that stops says so with 1001', async () => {
  const stopping = await startApp();
  const socket = new WebSocket(stopping.base.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', {
    headers: { origin: stopping.base },
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await stopping.close();
  expect(await closed).toBe(1001);
});
