import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { addDays, weekdayOf } from '../core/calendar.ts';
import { encodeId } from '../core/ids.ts';
import { endSessions } from '../domain/account.ts';
import { rescheduleWorkout } from '../domain/workout.ts';
import { startApp, type TestApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { onboardingForm } from '../test/builders.ts';
import { workoutsOf } from '../test/schedules.ts';

const TODAY = '2026-11-20';
let app: TestApp;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startApp({ now: `${TODAY}T12:00:00Z` });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});
afterAll(() => app.close());

let people = 0;

/** Someone who is signed in, in a browser. */
async function person(): Promise<{
  browser: Browser;
  athleteId: string;
  userId: string;
  coachId: string | null;
  scope: 'session';
}> {
  people += 1;
  const email = `person${people}@example.com`;
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email,
    password: 'correct horse battery',
    firstName: 'Robin',
    lastName: 'Vale',
  });
  const user = await app.deps.db.user.findUniqueOrThrow({ where: { email }, include: { athlete: true } });
  return { browser, userId: user.id, athleteId: user.athlete!.id, coachId: null, scope: 'session' };
}

async function athlete() {
  const made = await person();
  const { email } = await app.deps.db.user.findUniqueOrThrow({ where: { id: made.userId } });
  await made.browser.post('/api/onboarding/complete', onboardingForm(email, TODAY));
  await made.browser.post('/api/season-plan/create');
  await made.browser.post('/api/training-schedule/generate', { mode: 'season-plan' });
  return made;
}

async function coachOf({ athleteId }: { athleteId: string }) {
  const made = await person();
  const { id: coachId } = await app.deps.db.coach.create({ data: { userId: made.userId } });
  await app.deps.db.coachAssignment.create({ data: { coachId, athleteId } });
  return { ...made, coachId };
}

const address = () => app.base.replace('http', 'ws') + '/graphql';

function socketOf(headers: Record<string, string>) {
  return class extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers });
    }
  };
}

function clientOf(browser: Browser): Client {
  const webSocketImpl = socketOf({ origin: app.base, cookie: browser.cookieHeader() });
  const client = createClient({
    url: address(),
    webSocketImpl,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => {},
  });
  clients.push(client);
  return client;
}

const FOLLOW =
  'subscription ($athleteId: ID!) { scheduleUpdated(athleteId: $athleteId) { revision cause actorRole athlete { scheduleRevision schedule { weeks { workouts { id } } } } } }';

/** All that a subscription sends until it ends, and a way to wait for the nth. */
function follow(client: Client, athleteId: string, query = FOLLOW) {
  const events: { data?: any; errors?: readonly { extensions?: { code?: string } }[] }[] = []; // eslint-disable-line
  const waiting: { count: number; resolve: () => void }[] = [];
  let failure: unknown = null;
  const ended = new Promise<void>((resolve) => {
    client.subscribe(
      { query, variables: { athleteId: encodeId('athlete', athleteId) } },
      {
        next: (event) => {
          events.push(event as (typeof events)[number]);
          for (const { count, resolve: settle } of waiting) if (events.length >= count) settle();
        },
        error: (error) => {
          failure = error;
          resolve();
        },
        complete: () => resolve(),
      },
    );
  });
  const received = (count: number) =>
    events.length >= count ? Promise.resolve() : new Promise<void>((resolve) => waiting.push({ count, resolve }));
  return { events, ended, received, failure: () => failure };
}

/** Settles once the server follows that many topics' worth of schedules. */
async function listening(topics: number): Promise<void> {
  while (followers < topics) await new Promise((resolve) => setTimeout(resolve, 5));
}
let followers = 0;

beforeAll(() => {
  const { events } = app.deps;
  const original = events.follow;
  events.follow = async (whom) => {
    const wakes = await original(whom);
    followers += 1;
    return wakes;
  };
});
beforeEach(() => {
  followers = 0;
});

async function moves(owner: Awaited<ReturnType<typeof athlete>>, count: number): Promise<void> {
  const workout = (await workoutsOf(app.deps, owner)).find(
    ({ scheduledDate }) => scheduledDate > '2026-11-30' && scheduledDate < '2026-12-05',
  )!;
  for (let i = 0; i < count; i += 1) {
    const newDate = addDays(workout.scheduledDate, 1 - (i % 2));
    await rescheduleWorkout(app.deps, owner, workout.id, { newDate, newDayOfWeek: weekdayOf(newDate) });
  }
}

test('the athlete and their coach hear of every change, once and in order, with the schedule as it is', async () => {
  const owner = await athlete();
  const coach = await coachOf(owner);
  const heard = [owner, coach].map(({ browser }) => follow(clientOf(browser), owner.athleteId));
  await listening(2);
  await moves(owner, 12);
  await Promise.all(heard.map(({ received }) => received(12)));
  for (const { events } of heard) {
    expect(events.map(({ data }) => data.scheduleUpdated.revision)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 2),
    );
    expect(events[0]!.data.scheduleUpdated).toMatchObject({ cause: 'MOVE', actorRole: 'ATHLETE' });
    expect(events.at(-1)!.data.scheduleUpdated.athlete.schedule.weeks.length).toBe(4);
  }
});

test('concurrent writers leave no gap and no double', async () => {
  const owner = await athlete();
  const { events, received } = follow(clientOf(owner.browser), owner.athleteId);
  await listening(1);
  const workouts = (await workoutsOf(app.deps, owner))
    .filter(({ scheduledDate }) => scheduledDate > '2026-11-30')
    .slice(0, 8);
  await Promise.all(
    workouts.map(({ id, scheduledDate }) => {
      const newDate = addDays(scheduledDate, scheduledDate === '2026-12-13' ? -1 : 1);
      return rescheduleWorkout(app.deps, owner, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
    }),
  );
  await received(workouts.length);
  expect(events.map(({ data }) => data.scheduleUpdated.revision)).toEqual(workouts.map((_, i) => i + 2));
});

test('strangers, former coaches and the unknown hear nothing and are told that there is nothing', async () => {
  const owner = await athlete();
  const other = await athlete();
  const former = await coachOf(owner);
  await app.deps.db.coachAssignment.updateMany({ where: { coachId: former.coachId }, data: { endedAt: new Date() } });
  const elsewhere = await coachOf(other);
  for (const { browser } of [other, former, elsewhere]) {
    const { events, ended } = follow(clientOf(browser), owner.athleteId);
    await ended;
    expect(events).toMatchObject([{ errors: [{ message: 'Athlete not found', extensions: { code: 'NOT_FOUND' } }] }]);
  }
  const { events, ended } = follow(clientOf(app.browser()), owner.athleteId);
  await ended;
  expect(events).toMatchObject([{ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] }]);
  expect(followers).toBe(0);
});

test('ended coaching ends the subscription: announced, at once; else at the next change, which is not sent', async () => {
  const owner = await athlete();
  const [told, untold] = [await coachOf(owner), await coachOf(owner)];
  const heard = [told, untold].map(({ browser }) => follow(clientOf(browser), owner.athleteId));
  await listening(2);
  await app.deps.db.coachAssignment.updateMany({
    where: { athleteId: owner.athleteId },
    data: { endedAt: new Date() },
  });
  await app.deps.events.publishAccess({ userId: told.userId });
  await heard[0]!.ended;
  await moves(owner, 1);
  await heard[1]!.ended;
  expect(heard.map(({ events }) => events)).toEqual([[], []]);
});

test('signing out everywhere ends the subscription', async () => {
  const owner = await athlete();
  const { events, ended } = follow(clientOf(owner.browser), owner.athleteId);
  await listening(1);
  await endSessions(app.deps, owner);
  await ended;
  expect(events).toEqual([]);
});

test('a client that leaves is no longer followed', async () => {
  const owner = await athlete();
  const left: string[] = [];
  const { events } = app.deps;
  const original = events.follow;
  events.follow = async (whom) => {
    const wakes = await original(whom);
    const end = wakes.return!.bind(wakes);
    wakes.return = () => {
      left.push(whom.athleteId);
      return end();
    };
    return wakes;
  };
  const client = clientOf(owner.browser);
  follow(client, owner.athleteId);
  await listening(1);
  await client.dispose();
  while (left.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  events.follow = original;
  expect(left).toContain(owner.athleteId);
});

describe('the upgrade', () => {
  const statusOf = (headers: Record<string, string>, path = address()) =>
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
    ['our own origin', () => ({ origin: app.base }), 101],
    ['another origin', () => ({ origin: 'https://evil.example' }), 403],
    ['the null origin', () => ({ origin: 'null' }), 403],
    ['no origin', () => ({}), 403],
    ['no origin, but a token', () => ({ authorization: 'Bearer evp_x' }), 101],
    ['no origin, a token and a cookie', () => ({ authorization: 'Bearer evp_x', cookie: 'a=b' }), 403],
  ])('from %s', async (_what, headers, status) => {
    expect(await statusOf(headers())).toBe(status);
  });

  test('elsewhere there is no socket', async () => {
    expect(await statusOf({ origin: app.base }, app.base.replace('http', 'ws') + '/other')).toBe(404);
  });
});

describe('the protocol', () => {
  function raw(protocol = 'graphql-transport-ws') {
    const socket = new WebSocket(address(), protocol, { headers: { origin: app.base } });
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
    const { closed } = raw('graphql-ws');
    expect(await closed).not.toBe(1000);
  });

  test('an id in use closes with 4409', async () => {
    const owner = await athlete();
    const { ready, say, closed, socket } = raw();
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
    const { ready, say, until, messages, socket } = raw();
    await ready();
    say(subscribe('1', query, extra));
    await until(() => messages.some(({ type }) => type === 'error'));
    expect(messages.find(({ type }) => type === 'error')!.payload[0].extensions.code).toBe(code);
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });

  test('of 200 subscriptions twenty live', async () => {
    const owner = await athlete();
    const socket = new WebSocket(address(), 'graphql-transport-ws', {
      headers: { origin: app.base, cookie: owner.browser.cookieHeader() },
    });
    const refused: string[] = [];
    await new Promise<void>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
      socket.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.type === 'connection_ack') {
          for (let i = 0; i < 200; i += 1) {
            socket.send(
              JSON.stringify(
                subscribe(
                  String(i),
                  `subscription { scheduleUpdated(athleteId: "${encodeId('athlete', owner.athleteId)}") { revision } }`,
                ),
              ),
            );
          }
        }
        if (message.type === 'error') refused.push(message.payload[0].extensions.code);
        if (refused.length === 180) resolve();
      });
    });
    await listening(20);
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_SUBSCRIPTIONS']));
    expect(followers).toBe(20);
    socket.terminate();
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
