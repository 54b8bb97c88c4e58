import { type IncomingMessage, request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import { METRIC } from './core/units/displayUnits.ts';
import type { Payer } from './admission/payer.ts';
import { type Admission, createAdmission } from './admission/admission.ts';
import { BODIES, RATES, SHARES, UPLOAD_PACE } from './admission/budgets.ts';
import { createAccessToken } from './domain/account/accessToken.ts';
import { hashOfSecret } from './domain/account/account.ts';
import { readUpload } from './rest/upload.ts';
import { activityFile, fitForm } from './test/fitFiles.ts';
import { startApp, type TestApp } from './test/app.ts';
import { statementsOf } from './test/statements.ts';
import type { Browser } from './test/browser.ts';

const PASSWORD = 'correct horse battery';
const HERE: Payer = { address: '127.0.0.1', session: null, account: null };
/** The table with some of its numbers made small, so that a test comes to their end. */
const small = (...rows: [of: string, per: string, points: number][]) =>
  createAdmission({
    rates: RATES.map((rate) => ({
      ...rate,
      // a busy machine may take longer over a test than a rate lasts
      seconds: 600,
      points: rows.find(([of, per]) => of === rate.of && per === rate.per)?.[2] ?? 1_000_000,
    })),
    // a test asks as fast as it can
    paces: [],
  });

let app: TestApp;
let people = 0;
const start = async (admission: Admission, options: Parameters<typeof startApp>[0] = {}) =>
  (app = await startApp({ now: '2026-11-20T12:00:00Z', admission, ...options }));
afterEach(() => app.close());

async function person(): Promise<Browser> {
  const browser = app.browser();
  await browser.post('/api/auth/register', {
    email: `person${(people += 1)}@example.com`,
    password: PASSWORD,
    firstName: 'Robin',
    lastName: 'Vale',
  });
  return browser;
}

/** Sends a body without an end until the connection is closed; bytes that were sent. */
function pouring(path: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { origin: app.base, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const request = httpRequest(`${app.base}${path}`, { method: 'POST', headers }, (response) => response.resume());
    let sent = 0;
    const more = () => {
      while (!request.destroyed && request.write(Buffer.alloc(65_536, ' '))) sent += 65_536;
      sent += 65_536;
    };
    request
      .on('drain', more)
      .on('error', () => {})
      .once('close', () => resolve(sent));
    more();
  });
}

/** The status of a request that says it brings 100 MB, and what becomes of its connection. */
function endless(path: string): Promise<[status: number, connection: string]> {
  return new Promise((resolve, reject) => {
    const headers = { origin: app.base, 'content-type': 'application/json', 'content-length': '100000000' };
    const request = httpRequest(`${app.base}${path}`, { method: 'POST', headers }, (response) => {
      resolve([response.statusCode!, response.headers.connection!]);
      request.destroy();
    });
    request.once('error', reject);
    request.write('{');
  });
}

const WHO = { query: '{ viewer { user { firstName } } }' };
const statuses = async (times: number, ask: () => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let i = 0; i < times; i += 1) found.push((await ask()).status);
  return found;
};

test('a session and an address have rates, told in the words of each door; a neighbour at the same address goes on', async () => {
  await start(small(['request', 'session', 6], ['request', 'nobody', 8], ['file', 'address', 2]));
  const [busy, neighbour] = [await person(), await person()];
  expect(await statuses(8, () => busy.get('/api/auth/user'))).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = await busy.get('/api/auth/user');
  expect([refused.json.code, Number(refused.headers.get('retry-after')) > 0]).toEqual(['RATE_LIMITED', true]);
  const graphql = await busy.post('/graphql', WHO);
  expect([
    graphql.status,
    graphql.json.errors[0].extensions.code,
    Number(graphql.headers.get('retry-after')) > 0,
  ]).toEqual([429, 'RATE_LIMITED', true]);
  expect((await busy.get('/dashboard')).status).toBe(429);
  expect((await neighbour.get('/api/auth/user')).status).toBe(200);
  // two of the eight were the registrations
  expect(await statuses(7, () => app.browser().get('/api/auth/providers'))).toEqual([
    200, 200, 200, 200, 200, 200, 429,
  ]);
  expect(await statuses(3, () => app.browser().get('/robots.txt'))).toEqual([200, 200, 429]);
  expect((await app.browser().get('/healthz')).status).toBe(200);
});

test('behind a proxy the address is the one that it names, and without one nobody can make it up', async () => {
  const rates = () => small(['request', 'nobody', 2]);
  await start(rates(), { env: { PUBLIC_URL: 'http://evenpace.example' } });
  const from = (address: string) => app.browser().get('/api/auth/providers', { 'x-forwarded-for': address });
  expect(await statuses(3, () => from('192.0.2.1'))).toEqual([200, 200, 429]);
  expect(await statuses(2, () => from('192.0.2.2'))).toEqual([200, 200]);
  expect(await statuses(3, () => from('2001:db8::' + (people += 1)))).toEqual([200, 200, 429]);
  await app.close();
  await start(rates());
  expect(
    (await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(from))).map(({ status }) => status).sort(),
  ).toEqual([200, 200, 429]);
});

test('a large body is taken from whoever is signed in, and only so much of it', async () => {
  await start(small(['bodyKb', 'account', 250]));
  const [busy, other] = [await person(), await person()];
  const large = { ...WHO, variables: { text: 'x'.repeat(100_000) } };
  const told = await app.browser().post('/graphql', large);
  expect([told.status, told.json.errors[0].extensions.code]).toEqual([413, 'REQUEST_ENTITY_TOO_LARGE']);
  const madeUp = await app.browser().post('/graphql', large, { authorization: 'Bearer evp_made_up' });
  expect(madeUp.status).toBe(401);
  expect(
    (await app.browser().post('/graphql', { ...WHO, variables: { text: 'x'.repeat(BODIES.graphqlOfNobody - 100) } }))
      .status,
  ).toBe(200);
  expect(await statuses(3, () => busy.post('/graphql', large))).toEqual([200, 200, 429]);
  expect((await other.post('/graphql', large)).json.data.viewer.user.firstName).toBe('Robin');
});

test('who has sent too much is refused without a question to the database, and the rest of what is too large is not taken in', async () => {
  await start(small(['bodyKb', 'account', 150]));
  const busy = await person();
  const large = { ...WHO, variables: { text: 'x'.repeat(100_000) } };
  expect(await statuses(2, () => busy.post('/graphql', large))).toEqual([200, 429]);
  const asked = await statementsOf(async () => expect((await busy.post('/graphql', large)).status).toBe(429));
  expect(asked).toEqual([]);
  for (const path of ['/graphql', '/api/profile']) expect(await endless(path)).toEqual([413, 'close']);
  // what the system keeps on both ends of a connection is sent all the same
  for (const path of ['/graphql', '/api/profile']) expect(await pouring(path)).toBeLessThan(100_000_000);
});

test('bodies of many at once are read one at a time, and all are answered', async () => {
  await start(createAdmission({ times: 1000 }));
  const [busy, other] = [await person(), await person()];
  const large = { ...WHO, variables: { text: 'x'.repeat(900_000) } };
  const order: string[] = [];
  const ask = (browser: Browser, name: string) =>
    browser.post('/graphql', large).then(({ status }) => order.push(`${name} ${status}`));
  await Promise.all([...Array.from({ length: 8 }, () => ask(busy, 'busy')), ask(other, 'other')]);
  expect([...order].sort()).toEqual([...Array<string>(8).fill('busy 200'), 'other 200']);
});

test('new documents cost their sender time and then 429; those that are known, and those of the pages, go on', async () => {
  const persisted = { known: '{ viewer { user { lastName } } }' };
  const admission = small(['checkMs', 'account', 5], ['checkMs', 'nobody', 5]);
  await start(admission, { findPersisted: (id) => (persisted as Record<string, string>)[id] ?? null });
  const [busy, other] = [await person(), await person()];
  const wrong = (n: number) => ({
    query: `{ viewer { ${Array.from({ length: 300 }, (_, i) => `f${n}x${i}`).join(' ')} } }`,
  });
  for (const browser of [busy, app.browser()]) {
    let n = 0;
    const ask = () => browser.post('/graphql', wrong((n += 1)), { accept: 'application/graphql-response+json' });
    let answer = await ask();
    expect(answer.status).toBe(400);
    // how many it takes is for the machine to say, whose clock of work may tick in steps of ten milliseconds
    while (answer.status === 400 && n < 2000) answer = await ask();
    expect(answer.status).toBe(429);
    expect(answer.json.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statuses(5, ask)).toEqual([429, 429, 429, 429, 429]);
    expect((await browser.post('/graphql', { doc_id: 'known' })).status).toBe(200);
  }
  expect((await other.post('/graphql', WHO)).json.data.viewer.user.firstName).toBe('Robin');
  expect((await admission.rateStatus('checkMs', HERE))!.left).toBe(0);
});

test('a token that was never looked up counts as nobody, one that works as its account', async () => {
  await start(small(['request', 'nobody', 6]));
  const browser = await person();
  const user = await app.deps.db.user.findFirstOrThrow({ include: { athlete: true } });
  const { secret } = await createAccessToken(
    app.deps,
    { userId: user.id, athleteId: user.athlete!.id, coachId: null, units: METRIC, scope: 'session' },
    { name: 'script', scope: 'read' },
  );
  const ask = (authorization: string) => app.browser().get('/api/auth/user', { authorization });
  expect(await statuses(8, () => ask(`Bearer ${secret}`))).toEqual(Array(8).fill(200));
  let made = 0;
  expect(await statuses(6, () => ask(`Bearer evp_${hashOfSecret(String((made += 1)))}`))).toEqual([
    401, 401, 401, 401, 429, 429,
  ]);
  expect((await browser.get('/api/auth/user')).status).toBe(200);
});

/** An upload that sends its beginning and then nothing. `answered` hears of the status that it gets all the same. */
function slowUpload(browser: Browser, answered: (status: number) => void) {
  const { port } = new URL(app.base);
  const headers = {
    origin: app.base,
    cookie: browser.cookieHeader(),
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': '500000',
  };
  const request = httpRequest(
    { port, host: '127.0.0.1', path: '/api/activities/upload-fit', method: 'POST', headers },
    (response) => {
      response.resume();
      answered(response.statusCode!);
    },
  );
  request.on('error', () => {});
  request.write('--b\r\nContent-Disposition: form-data; name="fitFile"; filename="a.fit"\r\n\r\nabc');
  return request;
}

test('twenty slow uploads of one account leave room for those of others', async () => {
  await start(createAdmission({ times: 1000 }));
  const [slow, other] = [await person(), await person()];
  const { ofOne, waiting } = SHARES.find(({ of, per }) => of === 'upload' && per === 'account')!;
  const told: number[] = [];
  // as many as may wait do; the rest is told so at once
  let hanging: ReturnType<typeof slowUpload>[] = [];
  await new Promise<void>((resolve) => {
    hanging = Array.from({ length: 20 }, () =>
      slowUpload(slow, (status) => told.push(status) === 20 - ofOne - waiting && resolve()),
    );
  });
  const upload = await other.call(
    'POST',
    '/api/activities/upload-fit',
    fitForm(activityFile([{ sport: 'hiking', start: '2026-11-19T07:00:00Z', seconds: 60 }])),
  );
  expect(upload.status).toBe(201);
  expect(told).toEqual(Array(20 - ofOne - waiting).fill(429));
  for (const request of hanging) request.destroy();
});

test('an upload that hardly moves is given up', async () => {
  const rule = { field: 'fitFile', suffix: '.fit', mostBytes: 1000, messages: { tooLarge: '', wrongType: '' } };
  const body = Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  const read = readUpload(body as unknown as IncomingMessage, rule, { leastBytes: 100, ms: 5 });
  body.write('--b\r\n');
  await expect(read).rejects.toMatchObject({ status: 408, code: 'UPLOAD_TOO_SLOW' });
  expect(UPLOAD_PACE.ms).toBeLessThan(10_000);
  await start(createAdmission());
});
