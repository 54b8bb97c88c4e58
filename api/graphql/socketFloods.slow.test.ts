import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Payer } from '../admission/payer.ts';
import { createAdmission } from '../admission/admission.ts';
import { SOCKETS } from '../admission/budgets.ts';
import { encodeId } from '../core/units/ids.ts';
import { createLogger } from '../log.ts';
import { createChecker } from './socketDocuments.ts';
import { type LiveApp, type Person, startLive } from '../test/live.ts';

/** Each story floods from an address of its own. */
let address = '127.0.0.1';
let stories = 1;
const here = (): Payer => ({ address, session: null, account: null });
const admission = createAdmission();
const lines: string[] = [];
let live: LiveApp;
/** Statements that asked who somebody is. */
let looks = 0;

beforeAll(async () => {
  live = await startLive('2026-11-20', {
    admission,
    log: createLogger({ to: { write: (line) => void lines.push(line) } }),
  });
  const { db } = live.app.deps;
  const rows = db.$rows.bind(db);
  db.$rows = ((...given: Parameters<typeof rows>) => {
    looks += 1;
    return rows(...given);
  }) as typeof rows;
});
beforeEach(() => {
  [looks, lines.length] = [0, 0];
  address = `127.0.0.${(stories += 1)}`;
});
afterAll(async () => {
  await live.leave();
  await live.close();
});

interface Line {
  socket: WebSocket;
  closed: Promise<number>;
  said: { type: string; id?: string; payload?: { extensions: { code: string } }[] }[];
  say: (message: object) => void;
}

/** A page's socket, acknowledged, with the cookie of that person where one is given. */
async function connect(person?: Person, { init = true } = {}): Promise<Line> {
  const headers = { origin: live.app.base, ...(person && { cookie: person.browser.cookieHeader() }) };
  const socket = new WebSocket(live.address, 'graphql-transport-ws', { headers, localAddress: address });
  const said: Line['said'] = [];
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  const acknowledged = Promise.race([
    new Promise((resolve) => socket.once('message', resolve)),
    closed.then((code) => Promise.reject(new Error(`closed with ${code}`))),
  ]);
  socket.on('message', (data) => said.push(JSON.parse(String(data)) as Line['said'][number]));
  const say = (message: object) => socket.send(JSON.stringify(message));
  acknowledged.catch(() => {});
  if (init) {
    say({ type: 'connection_init' });
    await acknowledged;
  }
  return { socket, closed, said, say };
}

/** Sends as fast as can be until the server has had enough; at most `most`. */
async function flood({ socket, closed }: Line, most: number, send: (n: number) => void): Promise<number> {
  for (let n = 0; n < most && socket.readyState === socket.OPEN; n += 1) {
    send(n);
    if (n % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return closed;
}

const subscribe = (id: string, query: string) => ({ id, type: 'subscribe', payload: { query } });
const wrong = (n: number) =>
  subscribe(
    String(n),
    `subscription { ${Array.from({ length: 50 }, () => `f${randomUUID().slice(0, 8)}`).join(' ')} }`,
  );
const schedule = ({ athleteId }: Person) =>
  `subscription { scheduleUpdated(athleteId: "${encodeId('athlete', athleteId)}") { revision } }`;
const checkedFor = (payer: Payer) =>
  admission.rateStatus('checkMs', payer).then((status) => status!.limit - status!.left);
const codesOf = ({ said }: Line) =>
  said.filter(({ type }) => type === 'error').map(({ payload }) => payload![0]!.extensions.code);

test('what nobody sends is never parsed; too much of it closes their socket, and the others go on', async () => {
  const other = await live.person();
  const theirs = await connect(other);
  const line = await connect();
  expect(await flood(line, 5000, (n) => line.say(wrong(n)))).toBe(4429);
  expect(await checkedFor(here())).toBe(0);
  expect(line.said.filter(({ type }) => type === 'next').length).toBeLessThanOrEqual(240);

  theirs.say({ type: 'ping' });
  theirs.say(subscribe('1', schedule(other)));
  await live.listening(1);
  expect((await other.browser.get('/api/auth/user')).status).toBe(200);
  expect(lines.length).toBeLessThan(10);
  theirs.socket.terminate();
});

test.each<[string, (line: Line, n: number) => void]>([
  ['pings', ({ say }, n) => say({ type: 'ping', payload: { n } })],
  ['pings of the connection', ({ socket }) => socket.ping()],
  ['pongs of the connection', ({ socket }) => socket.pong()],
  ['bytes that make no message', ({ socket }) => socket.send('x'.repeat(30_000), { fin: false })],
  ['large messages', ({ say }) => say({ type: 'ping', payload: { text: 'x'.repeat(60_000) } })],
])('%s without end close the socket, before its start and after', async (_what, send) => {
  for (const init of [false, true]) {
    address = `127.0.1.${(stories += 1)}`;
    const line = await connect(undefined, { init });
    // 1006: cut off while it was still sending
    expect([4429, 1009, 1006]).toContain(await flood(line, 5000, (n) => send(line, n)));
  }
  expect(lines.length).toBeLessThan(10);
});

test('subscribing and leaving at full speed closes the socket; who it is was asked once, and the database is there for others', async () => {
  const [busy, other] = [await live.person(), await live.person()];
  const { db } = live.app.deps;
  const line = await connect(busy);
  looks = 0;
  const asked = jest.spyOn(db.athlete, 'findFirst');
  const code = await flood(line, 5000, (n) => {
    line.say(subscribe(String(n), schedule(busy)));
    line.say({ id: String(n), type: 'complete' });
  });
  const statements = asked.mock.calls.length;
  asked.mockRestore();
  expect(code).toBe(4429);
  expect(looks).toBeLessThanOrEqual(1);
  // half of the messages of one window, and for each what was there before and after
  expect(statements).toBeLessThanOrEqual(3 * 240);
  expect((await other.browser.get('/api/auth/user')).status).toBe(200);
  expect(lines.length).toBeLessThan(10);
});

test('wrong documents of somebody who is signed in cost so much, then the socket closes', async () => {
  const busy = await live.person();
  const line = await connect(busy);
  const many = (n: number) =>
    line.say(
      subscribe(
        String(n),
        `subscription { ${Array.from({ length: 900 }, () => `f${randomUUID().slice(0, 8)}`).join(' ')} }`,
      ),
    );
  expect(await flood(line, 2000, many)).toBe(4429);
  expect(codesOf(line).filter((code) => code === 'BAD_USER_INPUT').length).toBeLessThanOrEqual(240);
  expect(lines.length).toBeLessThan(10);
});

test('documents that are right stay known, however many wrong ones come, and those of our pages whatever comes', async () => {
  const checked = createChecker(createAdmission({ times: 1000 }));
  const payer = here();
  const right = (n: number) => `subscription { scheduleUpdated(athleteId: "athlete_${n}") { revision } }`;
  const ours = await checked(right(-1), { payer, isOurs: true });
  const theirs = await checked(right(0), { payer, isOurs: false });
  for (let n = 0; n < 150; n += 1)
    expect(await checked(`subscription { x${n} }`, { payer, isOurs: false })).toHaveProperty('errors');
  expect(await checked(right(0), { payer, isOurs: false })).toBe(theirs);
  for (let n = 1; n < 150; n += 1) await checked(right(n), { payer, isOurs: false });
  expect(await checked(right(0), { payer, isOurs: false })).not.toBe(theirs);
  expect(await checked(right(-1), { payer, isOurs: true })).toBe(ours);
});

test('ten pages of one person that come back at once, each with twenty subscriptions, meet no limit', async () => {
  const coach = await live.person();
  const before = live.followers();
  const pages = await Promise.all(Array.from({ length: SOCKETS.ofAccount }, () => connect(coach)));
  for (const { say } of pages)
    for (let n = 0; n < SOCKETS.subscriptions; n += 1) say(subscribe(String(n), schedule(coach)));
  await live.listening(before + SOCKETS.ofAccount * SOCKETS.subscriptions);
  expect(pages.flatMap(codesOf)).toEqual([]);
  expect(pages.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  for (const { socket } of pages) socket.terminate();
});

test('one more than an address may have open without signing in takes the place of the oldest', async () => {
  const first = await connect();
  const rest = await Promise.all(Array.from({ length: SOCKETS.ofNobody }, () => connect()));
  expect(await first.closed).toBe(1013);
  expect(rest.every(({ socket }) => socket.readyState === WebSocket.OPEN)).toBe(true);
  for (const { socket } of rest) socket.terminate();
});
