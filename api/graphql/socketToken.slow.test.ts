import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { WINDOWS } from '../adapters/rateLimits.ts';
import { addDays, weekdayOf } from '../core/calendar/calendar.ts';
import { createAccessToken, revokeAccessToken } from '../domain/account/accessToken.ts';
import { hashOfSecret } from '../domain/account/account.ts';
import { rescheduleWorkout } from '../domain/schedule/workout.ts';
import { follow, type Person, setUpLive } from '../test/live.ts';
import { workoutsOf } from '../test/schedules.ts';

let owner: Person;
const open: Client[] = [];
const live = setUpLive('2026-11-20');
beforeAll(async () => {
  owner = await live.athlete();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.dispose()));
  await live.leave();
});

/** A socket of a program, or of a page where `origin` is given; its token comes with `connection_init` or with the upgrade. */
function socketOf({
  init,
  upgrade,
  origin,
  cookie,
}: {
  init?: string;
  upgrade?: string;
  origin?: string;
  cookie?: string;
}): { client: Client; closed: Promise<number> } {
  const headers = { ...(upgrade && { authorization: upgrade }), ...(origin && { origin }), ...(cookie && { cookie }) };
  const webSocketImpl = class extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers });
    }
  };
  let settle: (code: number) => void;
  const closed = new Promise<number>((resolve) => (settle = resolve));
  const client = createClient({
    url: live.address,
    webSocketImpl,
    retryAttempts: 0,
    ...(init !== undefined && { connectionParams: { authorization: init } }),
    on: { closed: (event) => settle((event as { code: number }).code) },
  });
  open.push(client);
  return { client, closed };
}

const tokenOf = async (person: Person, scope = 'read') => {
  const { token, secret } = await createAccessToken(live.app.deps, person, { name: 'socket', scope });
  return { id: token.id, bearer: `Bearer ${secret}` };
};

async function moveSomething(): Promise<void> {
  const { id, scheduledDate } = (await workoutsOf(live.app.deps, owner)).find(
    (each) => each.scheduledDate > '2026-11-30' && each.scheduledDate < '2026-12-05',
  )!;
  const newDate = addDays(scheduledDate, 1);
  await rescheduleWorkout(live.app.deps, owner, id, { newDate, newDayOfWeek: weekdayOf(newDate) });
}

test.each(['init', 'upgrade'] as const)('a program follows with a token that comes with the %s', async (door) => {
  const { bearer } = await tokenOf(owner);
  const followed = follow(socketOf({ [door]: bearer }).client, owner.athleteId);
  await live.listening(1);
  await moveSomething();
  await followed.received(1);
  expect(followed.events[0]!.data.scheduleUpdated).toMatchObject({ cause: 'MOVE' });
});

test("a page's socket is its token's alone, whatever its cookie says", async () => {
  const stranger = await live.person();
  const { bearer } = await tokenOf(stranger);
  const { client } = socketOf({ init: bearer, origin: live.app.base, cookie: owner.browser.cookieHeader() });
  const { events, ended } = follow(client, owner.athleteId);
  await ended;
  expect(events).toMatchObject([{ errors: [{ extensions: { code: 'NOT_FOUND' } }] }]);
});

test.each([
  ['a token that is not one', { init: 'Bearer evp_nonsense' }],
  ['something else in its place', { init: 'evp_nonsense' }],
  ['no token', {}],
  ['a wrong token at the upgrade', { upgrade: 'Bearer evp_nonsense' }],
])('%s closes the socket with 4403', async (_what, given) => {
  const { client, closed } = socketOf(given);
  follow(client, owner.athleteId);
  expect(await closed).toBe(4403);
});

test('a revoked token ends its subscriptions', async () => {
  const { id, bearer } = await tokenOf(owner);
  const { events, ended } = follow(socketOf({ init: bearer }).client, owner.athleteId);
  await live.listening(1);
  await revokeAccessToken(live.app.deps, owner, id);
  await ended;
  expect(events).toEqual([]);
});

test.each(['init', 'upgrade'] as const)(
  "messages and connections count as requests of the token that came with the %s; others' go on",
  async (door) => {
    const [busy, other] = [await tokenOf(owner), await tokenOf(owner)];
    const key = hashOfSecret(busy.bearer.slice('Bearer '.length));
    for (let i = 0; i < WINDOWS.useToken.points - 3; i += 1) await live.app.deps.limits.take('useToken', key);
    const { client, closed } = socketOf({ [door]: busy.bearer });
    // the third of these is that of the opening
    const followed = [follow(client, owner.athleteId), follow(client, owner.athleteId)];
    await live.listening(2);
    follow(client, owner.athleteId);
    expect(await closed).toBe(4429);
    await Promise.all(followed.map(({ ended }) => ended));

    const again = socketOf({ [door]: busy.bearer });
    follow(again.client, owner.athleteId);
    expect(await again.closed).toBe(4429);
    const rest = await live.app.browser().get('/api/auth/user', { authorization: busy.bearer });
    expect(rest.status).toBe(429);

    const still = follow(socketOf({ [door]: other.bearer }).client, owner.athleteId);
    await live.listening(3);
    await moveSomething();
    await still.received(1);
  },
);
