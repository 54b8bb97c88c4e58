import type { SessionData } from 'express-session';
import { hashOfSecret } from '../domain/account/account.ts';
import { InvalidCredentials } from '../domain/kernel/errors.ts';
import type { Viewer } from '../domain/kernel/access.ts';
import { setUpDeps } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';
import { generationOf, SessionStore, type SignedIn } from './sessionStore.ts';

const START = new Date('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = { now: START };
const after = (ms: number) => new Date(START.getTime() + ms);

let store: SessionStore;
let viewer: Viewer;
const deps = setUpDeps(clock);
beforeAll(() => {
  store = new SessionStore(deps);
});
beforeEach(async () => {
  clock.now = START;
  await deps.db.session.deleteMany();
  viewer = await aViewer(deps);
});

const settled = <T>(act: (done: (error: unknown, value?: T) => void) => void) =>
  new Promise<T | undefined>((resolve, reject) => act((error, value) => (error ? reject(error) : resolve(value))));
const get = (id: string) => settled<SessionData | null>((done) => store.get(id, done));
const set = (id: string, session: object) => settled<void>((done) => store.set(id, session as SessionData, done));
const destroy = (id: string) => settled<void>((done) => store.destroy(id, done));

const cookie = { originalMaxAge: null };
const of = (user: SignedIn | string) => ({ cookie, passport: { user } });
const mine = () => of({ id: viewer.userId, accessGeneration: 0 });
const rows = () => deps.db.session.findMany({ orderBy: { idHash: 'asc' } });

test('a session is a row, found by the hash of its id', async () => {
  await set('one', mine());
  expect(await rows()).toEqual([
    {
      idHash: hashOfSecret('one'),
      userId: viewer.userId,
      data: mine(),
      createdAt: START,
      expiresAt: after(7 * DAY),
      absoluteExpiresAt: after(30 * DAY),
    },
  ]);
  expect(await get('one')).toEqual(mine());
  expect([await get('two'), await get(hashOfSecret('one'))]).toEqual([null, null]);
});

test.each<[string, (id: string) => object, number, boolean]>([
  ['one that waits for an external sign-in', () => ({ cookie, external: { state: 'x' } }), 15 * MINUTE, false],
  ['one of an account', (id) => of({ id, accessGeneration: 0 }), 7 * DAY, true],
  ['one of before the count', (id) => of(id), 7 * DAY, true],
])('%s ends after its time', async (_what, session, idle, isOfAccount) => {
  await set('one', session(viewer.userId));
  expect((await rows()).map(({ userId, expiresAt }) => [userId, expiresAt])).toEqual([
    [isOfAccount ? viewer.userId : null, after(idle)],
  ]);
  clock.now = after(idle - 1);
  expect(await get('one')).toEqual(session(viewer.userId));
  clock.now = after(idle);
  expect(await get('one')).toBeNull();
});

test('one that is used ends after thirty days all the same', async () => {
  await set('one', mine());
  await deps.db.session.updateMany({ data: { expiresAt: after(60 * DAY) } });
  clock.now = after(30 * DAY - 1);
  expect(await get('one')).toEqual(mine());
  clock.now = after(30 * DAY);
  expect(await get('one')).toBeNull();
});

test('saving it again moves its idle end and what it holds, and neither its beginning nor its last day', async () => {
  await set('one', { cookie, external: { state: 'x' } });
  clock.now = after(10 * MINUTE);
  await set('one', mine());
  expect(await rows()).toMatchObject([
    {
      userId: viewer.userId,
      data: mine(),
      createdAt: START,
      expiresAt: after(10 * MINUTE + 7 * DAY),
      absoluteExpiresAt: after(30 * DAY),
    },
  ]);
});

test('whose ways in were ended after the session was let in is not let in', async () => {
  const other = await aViewer(deps);
  await deps.db.user.update({ where: { id: viewer.userId }, data: { accessGeneration: 3 } });
  expect([await generationOf(deps.db, viewer.userId), await generationOf(deps.db, other.userId)]).toEqual([3, 0]);
  for (const accessGeneration of [0, 2, 4])
    await expect(set('one', of({ id: viewer.userId, accessGeneration }))).rejects.toBeInstanceOf(InvalidCredentials);
  await expect(set('one', of({ id: other.userId, accessGeneration: 3 }))).rejects.toBeInstanceOf(InvalidCredentials);
  expect(await rows()).toEqual([]);
  await set('one', of({ id: viewer.userId, accessGeneration: 3 }));
  expect(await get('one')).toEqual(of({ id: viewer.userId, accessGeneration: 3 }));
});

test('a sign-in takes the old sessions of its account away, and nobody else’s', async () => {
  const other = await aViewer(deps);
  await set('old', mine());
  await set('other', of({ id: other.userId, accessGeneration: 0 }));
  await set('waiting', { cookie });
  clock.now = after(MINUTE);
  await set('young', mine());
  clock.now = after(7 * DAY);
  await set('new', mine());
  const left = ['new', 'other', 'waiting', 'young'];
  expect((await rows()).map(({ idHash }) => idHash)).toEqual(left.map(hashOfSecret).sort());
  await set('waiting too', { cookie });
  const still = ['new', 'other', 'waiting too', 'young'];
  expect((await rows()).map(({ idHash }) => idHash)).toEqual(still.map(hashOfSecret).sort());
});

test('one that is ended is gone, and the others stay', async () => {
  await set('one', mine());
  await set('two', mine());
  await destroy('one');
  expect([await get('one'), await get('two')]).toEqual([null, mine()]);
  await destroy('one');
});
