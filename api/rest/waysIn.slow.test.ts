import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { WayKind } from '../core/language/endedWays.ts';
import { encodeId } from '../core/units/ids.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { createAccessToken } from '../domain/account/accessToken.ts';
import { signInExternally } from '../domain/account/externalIdentity.ts';
import { sealAccess } from '../domain/device/connection.ts';
import { createCalendarFeed } from '../domain/accountData/calendarFeed.ts';
import { enableCoaching } from '../domain/coaching/coaching.ts';
import { createCoachInvite } from '../domain/coaching/invite.ts';
import { newId } from '../domain/kernel/newId.ts';
import { createWebhook } from '../domain/webhook/webhook.ts';
import { makeResetByHand } from '../domain/account/passwordReset.ts';
import { setUpApp } from '../test/app.ts';
import type { Browser } from '../test/browser.ts';
import { aViewer } from '../test/builders.ts';
import { aCoachOf } from '../test/schedules.ts';

// Whatever lets somebody into an account, tried with its old key after each act that ends ways in.

const OLD = 'correct horse battery';
const NEW = 'another staple entirely';
const app = setUpApp({});

type Key = { key: string; id: string };
type Owner = Viewer & { email: string };
interface Door {
  make(owner: Owner): Promise<Key>;
  /** Does the key still open it? Asking changes nothing. */
  isOpen(key: string): Promise<boolean>;
}

const signedIn = async ({ email }: Owner, password = OLD): Promise<Browser> => {
  const browser = app.browser();
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  return browser;
};
const program = { origin: '', 'sec-fetch-site': '' };

const DOORS: Record<WayKind, Door> = {
  session: {
    make: async (owner) => ({ key: (await signedIn(owner)).cookieHeader(), id: '' }),
    isOpen: async (cookie) => (await app.browser().get('/api/auth/user', { cookie })).status === 200,
  },
  'access-token': {
    make: async (owner) => {
      const { secret, token } = await createAccessToken(app.deps, owner, { name: 'my script', scope: 'write' });
      return { key: secret, id: token.id };
    },
    isOpen: async (secret) =>
      (await app.browser().get('/api/auth/user', { ...program, authorization: `Bearer ${secret}` })).status === 200,
  },
  'calendar-feed': {
    make: async (owner) => {
      const { secret, feed } = await createCalendarFeed(app.deps, owner, { kind: 'full' });
      return { key: secret, id: encodeId('calendar', feed.id) };
    },
    isOpen: async (secret) => (await app.browser().get(`/api/calendar/${secret}.ics`)).status === 200,
  },
  'device-account': {
    make: async ({ athleteId }) => {
      const { db, devices, clock } = app.deps;
      const [id, now] = [newId(clock()), clock()];
      const access = sealAccess(devices.sealing, { kind: 'key', key: 'personal-key' }, id);
      const of = { id, athleteId, provider: 'intervals', externalUserId: athleteId, consentText: '', ...access };
      await db.connection.create({ data: { ...of, consentAt: now, pulledTo: now, waitUntil: now, nextSyncAt: now } });
      return { key: id, id: encodeId('connection', id) };
    },
    isOpen: async (id) => {
      const {
        sealedAccess: sealed,
        keyId,
        nextSyncAt,
      } = await app.deps.db.connection.findUniqueOrThrow({ where: { id } });
      return app.deps.devices.sealing.open({ sealed, keyId }, id) !== null && nextSyncAt !== null;
    },
  },
  webhook: {
    make: async (owner) => {
      const { webhook } = await createWebhook(app.deps, owner, { url: 'http://127.0.0.1:9', topics: ['race'] });
      return { key: webhook.id, id: encodeId('webhook', webhook.id) };
    },
    isOpen: async (id) =>
      (await app.deps.db.webhook.findUniqueOrThrow({ where: { id }, select: { offSince: true } })).offSince === null,
  },
  invitation: {
    make: async (owner) => {
      const coach = { ...owner, coachId: await enableCoaching(app.deps, owner) };
      const { token, invite } = await createCoachInvite(app.deps, coach, { name: 'Mia' }, app.base);
      return { key: token, id: encodeId('invite', invite.id) };
    },
    isOpen: async (token) => {
      const { json } = await app.browser().post('/graphql', {
        query: 'query ($token: String!) { coachInvite(token: $token) { status } }',
        variables: { token },
      });
      return json.data.coachInvite.status === 'OPEN';
    },
  },
  'reset-link': {
    make: async ({ email }) => ({ key: await makeResetByHand(app.deps, email), id: '' }),
    // the password that is refused leaves the link as it is
    isOpen: async (token) =>
      (await app.browser().post('/api/auth/reset-password', { token, newPassword: 'password123' })).status === 400,
  },
};
const KINDS = Object.keys(DOORS) as WayKind[];
const NAMED: readonly WayKind[] = ['access-token', 'calendar-feed', 'device-account', 'webhook', 'invitation'];

type Keys = Record<WayKind, Key>;
async function opened(owner: Owner): Promise<Keys> {
  const keys = {} as Keys;
  for (const kind of KINDS) keys[kind] = await DOORS[kind].make(owner);
  expect(await openAmong(keys)).toEqual(KINDS);
  return keys;
}
async function openAmong(keys: Keys): Promise<WayKind[]> {
  const open: WayKind[] = [];
  for (const kind of KINDS) if (await DOORS[kind].isOpen(keys[kind].key)) open.push(kind);
  return open;
}

/** A socket of a page or a program, with its greeting answered; settles once it is closed. */
async function socketOf(headers: Record<string, string>): Promise<{ closed: Promise<unknown> }> {
  const socket = new WebSocket(app.base.replace('http', 'ws') + '/graphql', 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return { closed: once(socket, 'close') };
}

const eventsOf = async ({ userId }: Owner) =>
  (await app.deps.db.accountEvent.findMany({ where: { userId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })).map(
    ({ act, detail }) => (detail === null ? act : `${act} ${detail}`),
  );
const RECORDED = [
  'calendar-ended full',
  'device-ended intervals.icu',
  'invitations-ended 1',
  'token-revoked my script',
  'webhook-ended 127.0.0.1:9',
];
const ended = (
  kinds: readonly WayKind[],
  names: Partial<Record<WayKind, string[]>> = {
    'access-token': ['my script'],
    'calendar-feed': ['full'],
    'device-account': ['intervals.icu'],
    webhook: ['127.0.0.1:9'],
    invitation: ['Mia'],
  },
) => kinds.map((kind) => ({ kind, count: 1, names: names[kind] ?? [] }));

interface Act {
  /** Answers what the act says has ended; `mine` is the browser that acts, another one than the session among the doors. */
  act(owner: Owner, keys: Keys, mine: Browser): Promise<unknown>;
  /** Doors that stay open. */
  open: readonly WayKind[];
  says: unknown;
  /** Records of what was ended with it. */
  records: readonly string[];
}

const post = async (mine: Browser, path: string, body: object) => {
  const { status, json } = await mine.post(path, body);
  expect(status).toBe(200);
  return json.ended as unknown;
};
const ids = (keys: Keys, kinds: readonly WayKind[]) => kinds.map((kind) => keys[kind].id);

const ACTS: Record<string, Act> = {
  'a password is reset by a link': {
    act: async (_owner, keys, mine) =>
      post(mine, '/api/auth/reset-password', { token: keys['reset-link'].key, newPassword: NEW }),
    open: [],
    // with the one that acts, two browsers; the link itself is used up
    says: [{ kind: 'session', count: 2, names: [] }, ...ended(NAMED)],
    records: RECORDED,
  },
  'a password is changed': {
    act: async (_owner, _keys, mine) => post(mine, '/api/auth/password', { currentPassword: OLD, newPassword: NEW }),
    open: [],
    says: ended(KINDS),
    records: RECORDED,
  },
  'a password is changed, and all that can be kept is kept': {
    act: async (_owner, keys, mine) =>
      post(mine, '/api/auth/password', { currentPassword: OLD, newPassword: NEW, keep: ids(keys, NAMED) }),
    open: NAMED,
    says: ended(['session', 'reset-link']),
    records: [],
  },
  'a password is changed, and the calendar is kept': {
    act: async (_owner, keys, mine) =>
      post(mine, '/api/auth/password', { currentPassword: OLD, newPassword: NEW, keep: ids(keys, ['calendar-feed']) }),
    open: ['calendar-feed'],
    says: ended(KINDS.filter((kind) => kind !== 'calendar-feed')),
    records: RECORDED.filter((record) => !record.startsWith('calendar')),
  },
  'browsers are signed out': {
    act: async (_owner, _keys, mine) => post(mine, '/api/auth/end-sessions', {}),
    open: [...NAMED, 'reset-link'],
    says: [{ kind: 'session', count: 2, names: [] }],
    records: [],
  },
  'browsers are signed out, and the token alone is kept': {
    act: async (_owner, keys, mine) => post(mine, '/api/auth/end-sessions', { keep: ids(keys, ['access-token']) }),
    open: ['access-token'],
    says: [
      { kind: 'session', count: 2, names: [] },
      ...ended(['calendar-feed', 'device-account', 'webhook', 'invitation', 'reset-link']),
    ],
    records: RECORDED.filter((record) => !record.startsWith('token')),
  },
  'the account passes to the one whose address it is': {
    act: async ({ email }) =>
      (
        await signInExternally(
          app.deps,
          {
            issuer: 'https://issuer.example',
            subject: email,
            email,
            emailVerified: true,
            firstName: 'Robin',
            lastName: 'Vale',
          },
          'UTC',
        )
      ).takenOver!,
    open: [],
    says: [
      { kind: 'session', count: 2, names: [] },
      ...ended(['access-token', 'calendar-feed', 'device-account', 'webhook', 'invitation', 'reset-link']),
    ],
    records: RECORDED,
  },
};

test.each(Object.keys(ACTS))('%s: old keys open what was kept, and nothing else', async (name) => {
  const { act, open, says, records } = ACTS[name]!;
  const owner = await aViewer(app.deps);
  const [mine, keys] = [await signedIn(owner), await opened(owner)];
  const stranger = await opened(await aViewer(app.deps));
  const before = await eventsOf(owner);
  expect(await act(owner, keys, mine)).toEqual(says);
  expect(await openAmong(keys)).toEqual(open);
  // what is somebody else's is as it was
  expect(await openAmong(stranger)).toEqual(KINDS);
  const made = (await eventsOf(owner)).slice(before.length).filter((event) => /ended \w|revoked/.test(event));
  expect(made.sort()).toEqual(records);
});

test.each(Object.keys(ACTS).filter((name) => !ACTS[name]!.open.includes('access-token')))(
  '%s: open sockets close',
  async (name) => {
    const owner = await aViewer(app.deps);
    const [mine, keys] = [await signedIn(owner), await opened(owner)];
    const sockets = [
      await socketOf({ origin: app.base, cookie: keys.session.key }),
      await socketOf({ authorization: `Bearer ${keys['access-token'].key}` }),
    ];
    await ACTS[name]!.act(owner, keys, mine);
    await Promise.all(sockets.map(({ closed }) => closed));
  },
);

test('who passes an account on is no coach of it any more, and their sockets look again', async () => {
  const owner = await aViewer(app.deps);
  const coach = await aCoachOf(app.deps, owner);
  const woken = await app.deps.events.follow({ athleteId: coach.athleteId, userId: coach.userId });
  await ACTS['the account passes to the one whose address it is']!.act(owner, {} as Keys, app.browser());
  expect((await woken.next()).done).toBe(false);
  expect(await app.deps.db.coachAssignment.count({ where: { athleteId: owner.athleteId, endedAt: null } })).toBe(0);
  expect(await eventsOf(owner)).toContain('coaching-ended');
});

test('a browser that changes its password goes on, and its answer does not count it', async () => {
  const owner = await aViewer(app.deps);
  const mine = await signedIn(owner);
  expect(await post(mine, '/api/auth/password', { currentPassword: OLD, newPassword: NEW })).toEqual([]);
  expect((await mine.get('/api/auth/user')).status).toBe(200);
});

test.each<[string, unknown]>([
  ['no list', 'token_1'],
  ['null', null],
  ['what is no id', ['my script']],
  ['a browser', ['session_00000000-0000-7000-8000-000000000000']],
  ['numbers', [7]],
])('keeping %s is refused by its field, and everything stays', async (_what, keep) => {
  const owner = await aViewer(app.deps);
  const [mine, keys] = [await signedIn(owner), await opened(owner)];
  for (const [path, body] of [
    ['/api/auth/password', { currentPassword: OLD, newPassword: NEW }],
    ['/api/auth/end-sessions', {}],
  ] as const) {
    expect(await mine.post(path, { ...body, keep })).toMatchObject({
      status: 400,
      json: {
        errors: [
          {
            path: 'keep',
            message:
              'Keep must be a list of ids of access tokens, calendar feeds, device accounts, webhooks and invitations.',
          },
        ],
      },
    });
  }
  expect(await openAmong(keys)).toEqual(KINDS);
});

test("another's id keeps nothing, and does the other no harm", async () => {
  const [owner, other] = [await aViewer(app.deps), await aViewer(app.deps)];
  const [mine, keys, theirs] = [await signedIn(owner), await opened(owner), await opened(other)];
  await post(mine, '/api/auth/password', { currentPassword: OLD, newPassword: NEW, keep: ids(theirs, NAMED) });
  expect([await openAmong(keys), await openAmong(theirs)]).toEqual([[], KINDS]);
});

test('every table that keeps the hash of a key is a way in that ends, or says why not', async () => {
  const HELD: Record<string, WayKind | `no: ${string}`> = {
    'AccessToken.tokenHash': 'access-token',
    'CalendarFeed.secretHash': 'calendar-feed',
    'CoachInvite.tokenHash': 'invitation',
    'PasswordReset.tokenHash': 'reset-link',
    'Session.idHash': 'session',
    'ErasedAccount.accountHash': 'no: there is no account any more',
    'IdempotencyKey.requestHash': 'no: it opens nothing',
    'Webhook.sealedSecret': 'webhook',
    'User.passwordHash': 'no: it is what the acts replace or take away',
    'Activity.contentHash': 'no: it opens nothing',
    'DeviceConsent.sessionHash': 'no: it says which session may come back',
    'PushSubscription.sessionHash': 'no: it says with which session it ends',
    'DeviceConsent.stateHash': 'no: it connects a device account, once, in the session that asked',
    'DeviceWorkout.contentHash': 'no: it opens nothing',
    'LibraryWorkout.starterKey': 'no: it opens nothing',
    'ReviewWording.factsHash': 'no: it opens nothing',
  };
  const rows = await app.deps.db.$queryRaw<{ place: string }[]>`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public' and column_name ~ '(Hash|Token|Secret|Key)$'`;
  expect(rows.map(({ place }) => place).sort()).toEqual(Object.keys(HELD).sort());
});
