import { Agent, request as httpRequest } from 'node:http';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { Payer } from './admission/payer.ts';
import { type Admission, createAdmission } from './admission/admission.ts';
import { PACES, PATIENCE, RATES } from './admission/budgets.ts';
import { hashOfSecret } from './domain/account/account.ts';
import { createLogger } from './log.ts';
import { projectRoot } from './root.ts';
import { startApp, type TestApp } from './test/app.ts';
import { signedIn } from './test/testRoutes.ts';
import { statementsOf } from './test/statements.ts';

let app: TestApp;
afterEach(() => app.close());

/** A server whose senders have so many requests a minute without a sign-in, and such a pace. */
async function start(nobody: number, pace: { perSecond: number; atOnce: number }) {
  const admission = createAdmission({
    rates: RATES.map((rate) => ({ ...rate, points: rate.per === 'nobody' ? nobody : 1_000_000 })),
    paces: [{ of: 'request', per: 'payer', ...pace }],
  });
  const refusals: Payer[] = [];
  const noting: Admission = {
    ...admission,
    pace: (what, payer, refused) => {
      if (refused) refusals.push(payer);
      return admission.pace(what, payer, refused);
    },
  };
  const lines: string[] = [];
  const log = createLogger({ to: { write: (line) => void lines.push(line) } });
  app = await startApp({ admission: noting, log });
  return { refusals, lines };
}

/** The statuses of so many connections that ask at the same time, 0 where one was closed. */
function atOnce(count: number, headersOf: (n: number) => Record<string, string> = () => ({})): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const ask = (n: number) =>
    new Promise<number>((resolve) => {
      httpRequest(`${app.base}/api/auth/user`, { agent, headers: headersOf(n) }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode!));
      })
        .on('error', () => resolve(0))
        .end();
    });
  return Promise.all(Array.from({ length: count }, (_, n) => ask(n))).finally(() => agent.destroy());
}

const timesOf = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length;

/** What a connection into which this is written hears until it is closed. */
async function written(text: string): Promise<string> {
  const socket = connect(Number(new URL(app.base).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => (heard += String(part))).on('error', () => {});
  socket.write(text);
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}

const made = (name: string) => ({ authorization: `Bearer evp_${hashOfSecret(name)}` });
const madeCookie = (name: string) => ({ cookie: `sid=s%3A${hashOfSecret(name)}.${hashOfSecret(name)}` });

test.each<[string, (n: number) => Record<string, string>]>([
  ['nothing', () => ({})],
  ['a made-up access token, another one each time', (n) => made(`other ${n}`)],
  ['a made-up cookie, another one each time', (n) => madeCookie(`other ${n}`)],
])(
  'of many refused at once, who send %s, so many are answered, and nothing is asked or written down for them',
  async (_name, headersOf) => {
    const { lines } = await start(1, { perSecond: 0.1, atOnce: 1 });
    const browser = await signedIn(app);
    const over = 30;
    const before = lines.length;
    let told: number[] = [];
    const asked = await statementsOf(async () => void (told = await atOnce(PATIENCE.waiting + over, headersOf)));
    expect([told.length - timesOf(told, 429), timesOf(told, 0)]).toEqual([over, over]);
    expect([asked, lines.length - before]).toEqual([[], 0]);
    expect((await browser.get('/api/auth/user')).status).toBe(200);
  },
);

test('a refusal after its wait has all that refusals have', async () => {
  await start(1, { perSecond: 20, atOnce: 1 });
  const ask = () => app.browser().get('/api/auth/providers');
  await ask();
  const { status, json, headers } = await ask();
  expect([status, json.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('x-request-id')).toBe(json.requestId);
});

test('tokens that do not work make their sender wait for the next, under whatever name; what is merely wrong does not', async () => {
  const { refusals } = await start(1000, { perSecond: 1000, atOnce: 1000 });
  for (const name of ['one', 'two', 'three']) {
    expect((await app.browser().get('/api/auth/user', made(name))).status).toBe(401);
    expect((await app.browser().post('/graphql', { query: '{ viewer { id } }' }, made(name))).status).toBe(401);
  }
  expect(new Set(refusals.map((payer) => payer.address))).toEqual(new Set(['127.0.0.1']));
  expect([refusals.length, refusals.filter(({ account }) => account !== null)]).toEqual([6, []]);
  await app.browser().get('/api/auth/user');
  await app.browser().get('/api/nothing');
  await app.browser().post('/graphql', { query: '{ wrong }' });
  expect(refusals.length).toBe(6);
});

test('of requests that do not wait for answers a connection has so many answered, and then it ends', async () => {
  const { refusals } = await start(100_000, { perSecond: 1000, atOnce: 1000 });
  const text = 'GET /api/auth/providers HTTP/1.1\r\nhost: x\r\n\r\n';
  const [few, many] = await Promise.all([
    written(`${text.repeat(PATIENCE.unanswered - 1)}${text.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}`),
    written(text.repeat(5000)),
  ]);
  expect(few.split('HTTP/1.1 200').length - 1).toBe(PATIENCE.unanswered);
  expect(many.split('HTTP/1.1 ').length - 1).toBeLessThanOrEqual(PATIENCE.unanswered);
  expect(refusals.length).toBe(1);
});

test('a body in tiny parts ends its connection', async () => {
  const { refusals } = await start(100_000, { perSecond: 1000, atOnce: 1000 });
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`;
  const body = JSON.stringify({ query: '{ viewer { id } }' });
  const parts = (text: string) => [...text].map((each) => `1\r\n${each}\r\n`).join('');
  const whole = await written(
    `${head('/graphql').replace('host', 'connection: close\r\nhost')}${parts(body)}0\r\n\r\n`,
  );
  expect(whole).toMatch(/^HTTP\/1\.1 200 /);
  for (const path of ['/graphql', '/api/auth/login', '/dashboard'])
    expect(await written(head(path) + parts('x'.repeat(PATIENCE.parts + 100)))).not.toMatch(/^HTTP\/1\.1 200 /);
  expect(refusals.length).toBe(3);
});

test('a body that does not say its length is read all the same, and ends where it is too large', async () => {
  await start(100_000, { perSecond: 1000, atOnce: 1000 });
  const ask = (length: number) =>
    written(
      `POST /api/auth/login HTTP/1.1\r\nconnection: close\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${(length + 2).toString(16)}\r\n"${'x'.repeat(length)}"\r\n0\r\n\r\n`,
    );
  expect(await ask(10)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await ask(200_000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await ask(2_000_000)).not.toMatch(/^HTTP\/1\.1 2/);
});

test('docs/api.md says the paces', async () => {
  await start(1, { perSecond: 1, atOnce: 1 });
  const text = readFileSync(path.join(projectRoot, 'docs', 'api.md'), 'utf8').replace(/\s+/g, ' ');
  const [payer, address, file] = PACES;
  expect(text).toContain(
    `after ${payer!.atOnce} requests at once, an account or an address without a sign-in is answered ${payer!.perSecond} a second, an address ${address!.perSecond}, and ${file!.perSecond} files`,
  );
  expect(text).toContain(`counts as ${PATIENCE.refusal} of them`);
  expect(text).toContain(`one sender ${PATIENCE.waiting} wait;`);
  expect(text).toContain(`an ${PATIENCE.unanswered + 1}th request before ${PATIENCE.unanswered} are answered`);
  expect(text).toContain('more than 1,000 parts of less than 64 bytes');
  expect([PATIENCE.parts, PATIENCE.bytesOfPart, PATIENCE.mostMs]).toEqual([1000, 64, 1000]);
});
